package import Dialogue
package import Intents

/// One kind of intent: how it is made from a draft, and how its handlers are called.
///
/// ```
/// let schema = Schema.named("INSendMessageIntent")
/// let intent = schema.makeIntent(from: draft)
/// let adapter = schema.adapter(for: intentExtension.handler(for: intent))
/// await adapter.resolve("recipients", of: intent, in: voice)   // [.disambiguation([…])]
/// ```
package struct Schema: Sendable {
  private let schema: any IntentSchema.Type

  init(_ schema: any IntentSchema.Type) {
    self.schema = schema
  }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.intent, $0) })

  /// The schema of an intent by its class name; `nil` for an intent that isn't known.
  package static func named(_ intent: String) -> Schema? {
    byName[intent]
  }
}

extension Schema {
  /// The intent's class name.
  package var intent: String { schema.intentName }

  /// Everything that a draft can hold for the intent, in the intent's order.
  package var parameters: [Parameter] { schema.parameters }

  /// The parameters that a handler is asked to resolve, in that order.
  package var resolved: [Parameter] { schema.resolved }

  package var confirmation: Policy.Confirmation { schema.confirmation }

  /// True if the device has to be unlocked, whatever the app says.
  package var needsUnlocking: Bool { schema.needsUnlocking }

  /// True if the intent only looks something up, so that dropping it loses nothing.
  package var isQuestion: Bool { schema.isQuestion }

  /// True if App Store Connect may not know the intent.
  package var isDisputed: Bool { schema.isDisputed }

  /// True if Siri asks no app for the intent any more.
  package var isRetired: Bool { schema.isRetired }

  /// The look-up of an identifier that the intent carries and nobody says.
  package var lookup: Lookup? { schema.lookup }

  /// The names of the codes that a handler can give a response.
  package var codes: [String] { schema.verdicts.filter { !$0.isUnspecified }.map(\.code) }

  /// Returns the verdict of a response code; a failure if the intent has no such code.
  package func verdict(code: String) -> Verdict {
    schema.verdicts.first { $0.code == code } ?? Verdict(.failure, code: code)
  }

  /// Returns `true` if a response code of an intent means that the request failed.
  package static func isFailure(_ code: String, of intent: String) -> Bool {
    named(intent)?.verdict(code: code).kind.isFailure ?? true
  }

  package func makeIntent(from draft: Draft) -> INIntent {
    schema.makeIntent(from: draft)
  }

  /// Returns the activity that opens an app which has been asked for nothing but to resolve.
  package func activity(for draft: Draft) -> NSUserActivity {
    NSUserActivity(default: makeIntent(from: draft), nil)
  }

  /// The way to call a handler.
  ///
  /// - Returns: `nil` if the object does not adopt the intent's handling protocol, which is the
  ///   finding `wrong-handler`.
  package func adapter(for handler: Any) -> (any HandlerAdapter)? {
    func adapter<Kind: IntentSchema>(of kind: Kind.Type) -> (any HandlerAdapter)? {
      Kind.handler(handler).map { TypedAdapter<Kind>(handler: $0) }
    }
    return adapter(of: schema)
  }

  /// Returns the answer in a response of the app's own, as when it handled the intent in the
  /// background.
  ///
  /// - Returns: `nil` if it is a response to another kind of intent.
  package func answer(
    _ response: INIntentResponse,
    to intent: INIntent,
    in voice: Voice
  ) -> Answer? {
    func answer<Kind: IntentSchema>(of kind: Kind.Type) -> Answer? {
      (response as? Kind.Response).map {
        Answer(Kind.verdict(of: $0), to: intent, $0, in: voice)
      }
    }
    return answer(of: schema)
  }
}
