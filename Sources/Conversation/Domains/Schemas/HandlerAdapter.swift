package import Dialogue
package import Intents

/// A handler object, called in the terms of the dialogue.
///
/// It takes the intent along, because the same object was shown to `handler(for:)`. The intent
/// has to come from the same schema.
package protocol HandlerAdapter {
  /// Asks the handler about one parameter: one resolution, or one for each element of a list.
  func resolve(_ slot: Slot, of intent: INIntent, in voice: Voice) async -> [Resolution]

  func confirm(_ intent: INIntent, in voice: Voice) async -> Answer

  func handle(_ intent: INIntent, in voice: Voice) async -> Answer
}

struct TypedAdapter<Schema: IntentSchema>: HandlerAdapter {
  let handler: Schema.Handler

  func resolve(_ slot: Slot, of intent: INIntent, in voice: Voice) async -> [Resolution] {
    let results = await Schema.resolve(slot, of: typed(intent), by: handler)
    return results?.map { Resolution($0, in: voice) } ?? [.notRequired]
  }

  func confirm(_ intent: INIntent, in voice: Voice) async -> Answer {
    let intent = typed(intent)
    let response = await Schema.confirm(intent, by: handler)
    return Answer(Schema.verdict(of: response), to: intent, response, in: voice)
  }

  func handle(_ intent: INIntent, in voice: Voice) async -> Answer {
    let intent = typed(intent)
    let response = await Schema.handle(intent, by: handler)
    return Answer(Schema.verdict(of: response), to: intent, response, in: voice)
  }

  private func typed(_ intent: INIntent) -> Schema.Intent {
    guard let intent = intent as? Schema.Intent else {
      preconditionFailure("Expected an intent of class \(Schema.Intent.self).")
    }
    return intent
  }
}
