import Assistant
import Dialogue
import Domains
import Understanding

/// A reading with the people, places and words that it means: what an app would be asked for.
struct GroundedRequest: Encodable {
  var app: String
  var intent: String

  /// The values by their parameters, in the assistant's words.
  var values: [String: [String]]
}

extension GroundedRequest: CustomStringConvertible {
  var description: String {
    "An app is asked for it: \(intent) of \(app)"
      + values.sorted { $0.key < $1.key }
      .map { "\n  \($0.key): \($0.value.joined(separator: ", "))" }.joined()
  }
}

extension Reader {
  /// The request that a sentence comes to; `nil` if it is none, or of no app.
  func grounded(_ explanation: Explanation) -> GroundedRequest? {
    guard case .reading(let reading, _) = explanation.outcome,
      let app = grounding.apps(for: reading).first,
      let intent = grounding.intent(for: reading, app: app)
    else { return nil }
    let draft = grounding.draft(for: reading, intent: intent, app: app)
    let values = draft.filledSlots.map { ($0.rawValue, draft[$0].map(\.spoken)) }
    return GroundedRequest(
      app: app.name,
      intent: intent,
      values: Dictionary(uniqueKeysWithValues: values)
    )
  }
}
