@testable import Dialogue

/// A message on its way, and what can be said in it.
enum Sample {
  static let recipients: Slot = "recipients"
  static let content: Slot = "content"
  static let parameters = [Parameter(recipients, isList: true), Parameter(content)]

  static let mike = Value("Mike")
  static let chen = Value("Mike Chen")
  static let abbott = Value("Mike Abbott")
  static let anna = Value("Anna")
  static let lunch = Value("what time is lunch?")

  static func message(to recipients: [Value] = [], saying content: Value? = nil) -> Draft {
    Draft(
      "INSendMessageIntent",
      [Self.recipients: recipients, Self.content: content.map { [$0] } ?? []]
    )
  }

  static func conversation(
    _ draft: Draft,
    _ policy: Policy = Policy(.always)
  ) -> Conversation {
    Conversation(draft, parameters: parameters, policy: policy)
  }

  /// A conversation about nothing but a text.
  static func plain(
    _ text: Value? = nil,
    _ policy: Policy = Policy(.always)
  ) -> Conversation {
    Conversation(message(saying: text), parameters: [Parameter(content)], policy: policy)
  }

  /// A conversation about nothing but a list of people.
  static func list(_ people: Value..., policy: Policy = Policy(.always)) -> Conversation {
    Conversation(
      message(to: people),
      parameters: [Parameter(recipients, isList: true)],
      policy: policy
    )
  }
}

extension Verdict {
  static let ready = Verdict(.ready, code: "ready")
  static let success = Verdict(.success, code: "success")
  static let failure = Verdict(.failure, code: "failure")
  static let failureNeedingApp = Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
}

extension Conversation.Step {
  static func ask(_ kind: Prompt.Kind, attempt: Int = 1, isLast: Bool = false) -> Self {
    .ask(Prompt(kind, attempt: attempt, isLast: isLast))
  }
}
