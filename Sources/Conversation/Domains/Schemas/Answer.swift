package import Dialogue
package import Intents

/// A handler's response to confirm or handle, ready to be shown.
///
/// As a value for another process it has all that is shown and said of it; the response itself stays
/// where the app is.
package struct Answer: Sendable, Codable {
  package var verdict: Verdict

  /// The card to show; `nil` if the response holds nothing to be seen.
  package var card: Card?

  /// The things that later requests can refer to.
  package var mentions: Mentions

  /// The response's properties that the user should be shown and that are not there, by name.
  package var omissions: [String] = []

  /// The type of the activity that opens the app.
  package var activityType: String

  /// The number under which the app's process keeps the response; `nil` for one of this process, and
  /// where the app is not opened to go on with it.
  package var number: Int?

  /// The response; `nil` for one of another process.
  private var origin: Origin?

  private enum CodingKeys: CodingKey {
    case verdict, card, mentions, omissions, activityType, number
  }

  /// Sendable because that intent was made for one call, and a handler must not touch a response
  /// after answering with it, which is SiriKit's rule.
  private struct Origin: @unchecked Sendable {
    let intent: INIntent
    let response: INIntentResponse
  }
}

extension Answer {
  /// An answer of another process.
  package init(_ verdict: Verdict, mentions: Mentions, opening activityType: String) {
    (self.verdict, self.mentions, self.activityType) = (verdict, mentions, activityType)
  }

  init(
    _ verdict: Verdict,
    to intent: INIntent,
    _ response: INIntentResponse,
    in voice: Voice
  ) {
    let report = response as? any Report
    var verdict = verdict
    verdict.isOpen = report?.leavesOpen ?? false
    self.init(
      verdict: verdict,
      card: report?.card(aboutAny: intent, in: voice),
      mentions: report?.mentions ?? Mentions(),
      omissions: report?.omissions(after: verdict.kind) ?? [],
      activityType: response.userActivity?.activityType ?? type(of: intent).intentName,
      origin: Origin(intent: intent, response: response)
    )
  }
}

// MARK: - Opening the app

extension Answer {
  /// The activity that opens the app: the handler's own, or else the default one.
  ///
  /// The default's type is the intent's class name. Its interaction holds the intent and the
  /// response. It is made on demand: most answers open nothing.
  ///
  /// - Returns: `nil` for an answer of another process.
  package var activity: NSUserActivity? {
    guard let origin else { return nil }
    let (intent, response) = (origin.intent, origin.response)
    let interaction = INInteraction(intent: intent, response: response)
    interaction.intentHandlingStatus = INIntentHandlingStatus(verdict.kind)
    let activity =
      response.userActivity?.copy() as? NSUserActivity ?? NSUserActivity(default: intent, response)
    activity.interaction = interaction
    return activity
  }
}

extension INIntentHandlingStatus {
  fileprivate init(_ kind: Verdict.Kind) {
    self =
      switch kind {
      case .ready: .ready
      case .askFirst: .userConfirmationRequired
      case .success: .success
      case .inProgress: .inProgress
      case .continueInApp, .handleInApp: .deferredToApplication
      case .failure, .failureNeedingApp: .failure
      }
  }
}
