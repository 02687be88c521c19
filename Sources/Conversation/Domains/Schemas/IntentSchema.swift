import Dialogue
import Intents

/// The assistant's knowledge of one kind of intent.
///
/// The conformances are generated from the catalogue: nothing in one needs thought.
protocol IntentSchema: SendableMetatype {
  associatedtype Intent: INIntent
  associatedtype Response: INIntentResponse

  /// The handling protocol, such as `any INSendMessageIntentHandling`.
  associatedtype Handler

  static var intentName: String { get }
  static var confirmation: Policy.Confirmation { get }

  /// True if the device has to be unlocked, whatever the app says.
  static var needsUnlocking: Bool { get }

  /// True if the intent only looks something up, so that dropping it loses nothing.
  static var isQuestion: Bool { get }

  /// True if App Store Connect may not know the intent.
  static var isDisputed: Bool { get }

  /// True if Siri asks no app for the intent any more.
  static var isRetired: Bool { get }

  /// The look-up of an identifier that nobody says.
  static var lookup: Lookup? { get }

  /// Everything that a draft can hold for the intent, in the intent's order.
  static var parameters: [Parameter] { get }

  /// The parameters that a handler is asked to resolve, in that order.
  static var resolved: [Parameter] { get }

  /// The verdicts of the response's codes.
  static var verdicts: [Verdict] { get }

  static func makeIntent(from draft: Draft) -> Intent

  /// The object as a handler of this intent; `nil` if it is none.
  static func handler(_ object: Any) -> Handler?

  /// - Returns: `nil` for a parameter that no handler is asked about.
  static func resolve(
    _ slot: Slot,
    of intent: Intent,
    by handler: Handler
  ) async -> [INIntentResolutionResult]?

  static func confirm(_ intent: Intent, by handler: Handler) async -> Response
  static func handle(_ intent: Intent, by handler: Handler) async -> Response
  static func verdict(of response: Response) -> Verdict
}

extension IntentSchema {
  static var needsUnlocking: Bool { false }
  static var isQuestion: Bool { false }
  static var isDisputed: Bool { false }
  static var isRetired: Bool { false }
  static var lookup: Lookup? { nil }
}
