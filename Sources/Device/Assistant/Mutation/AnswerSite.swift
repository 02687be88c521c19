import Dialogue
import Domains

/// A method of an app's, where it gives a certain kind of answer.
///
/// A mutant answers otherwise there, wherever it comes by in a conversation.
package struct AnswerSite: Sendable, Hashable {
  package let app: String

  /// The intent's class name.
  package let intent: String
  package let phase: AppCall.Phase

  /// The kind of the answer: of a resolution, such as `needsValue`, or a response code; `nil` where
  /// it doesn't matter.
  package let answer: String?
}

extension AnswerSite {
  /// As facts begin that tell of it: `resolve recipients`.
  package var subject: String {
    switch phase {
    case .resolve(let slot): "resolve \(slot)"
    case .confirm: "confirm"
    case .handle, .handleInBackground: "handle"
    }
  }

  /// As facts name the method where a default has answered for it.
  package var method: String {
    switch phase {
    case .resolve(let slot): slot.resolveMethod
    case .confirm: "confirm"
    case .handle, .handleInBackground: "handle"
    }
  }
}

extension AnswerSite {
  /// The places that a call comes by with its result.
  static func sites(of result: AppCall.Result, to call: AppCall, in app: String) -> [AnswerSite] {
    kinds(of: result).map {
      AnswerSite(app: app, intent: call.draft.intent, phase: call.phase, answer: $0)
    }
  }

  /// The kinds of answer in a result, each once, and before them that of any.
  private static func kinds(of result: AppCall.Result) -> [String?] {
    switch result {
    case .resolutions(let resolutions):
      resolutions.map(\.kindName).reduce(into: [nil]) { kinds, kind in
        if !kinds.contains(kind) { kinds.append(kind) }
      }
    case .answer(let answer): [nil, answer.verdict.code]
    case .noHandler, .wrongHandler, .ended: []
    }
  }
}
