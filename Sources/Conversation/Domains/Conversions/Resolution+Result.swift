import Dialogue
import Foundation
import Intents

extension Resolution {
  /// Converts a handler's result object, in values with words.
  init(_ result: INIntentResolutionResult, in voice: Voice) {
    self =
      switch result.state {
      case .success(let object): Self.success(of: object, voice)
      case .notRequired: .notRequired
      case .needsValue: .needsValue
      case .disambiguation(let objects):
        .disambiguation(objects.compactMap { Self.value(of: $0, voice) })
      case .confirmationRequired(let object):
        .confirmationRequired(object.flatMap { Self.value(of: $0, voice) })
      case .unsupported(let reason): .unsupported(reason: reason)
      }
  }

  /// Success with an object that stands for no value leaves the parameter without one.
  private static func success(of object: Any, _ voice: Voice) -> Resolution {
    value(of: object, voice).map(Resolution.success) ?? .notRequired
  }

  private static func value(of object: Any, _ voice: Voice) -> Value? {
    (object as? any ValueConvertible)?.content.map(voice.value)
  }
}
