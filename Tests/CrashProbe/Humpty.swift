import Dispatch
import Foundation
import Intents
import Parley

/// An app whose handler goes wrong in the way that the message says, so that tests can see what
/// becomes of the process.
let humpty = App(describedBy: "Info.plist") { HumptyExtension() }

final class HumptyExtension: INExtension {
  override func handler(for intent: INIntent) -> Any { HumptyHandler() }
}

final class HumptyHandler: NSObject, INSendMessageIntentHandling {
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    if intent.content == "trap while resolving" { fatalError("Humpty had a great fall.") }
    return intent.content.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    switch intent.content {
    case "trap": fatalError("Humpty had a great fall.")
    case "abort": abort()
    case "overflow": return INSendMessageIntentResponse(code: code(after: 1), userActivity: nil)
    case "trap later": DispatchQueue.global().async { fatalError("Humpty had a late fall.") }
    default: break
    }
    // Long enough for what was to come later: the process does not live to see its end.
    if intent.content == "trap later" { try? await Task.sleep(for: .seconds(60)) }
    return INSendMessageIntentResponse(code: .success, userActivity: nil)
  }

  /// Goes deeper than any stack.
  private func code(after depth: Int) -> INSendMessageIntentResponseCode {
    let deeper = depth < .max ? code(after: depth + 1) : .failure
    return depth.isMultiple(of: 2) ? deeper : .success
  }
}
