import Dialogue

/// How much is tried.
package struct Bounds: Sendable {
  /// How many lines are said at most about one intent in one situation.
  package var lines = 400

  /// How many conversations go on, of those that have come to the same question by other values.
  package var questions = 3

  /// The same for the question whether to go ahead: what is handled afterwards differs more.
  package var agreements = 8

  /// After how many calls without an answer an intent is given up.
  package var unanswered = 2

  /// How long, by the machine's time, a handler is waited for: as long as in any conversation,
  /// because a busy machine can make a good handler slow.
  package var patience = TimeLimits().total

  /// The same for an intent that has once not answered.
  package var patienceOnceSpent = Duration.seconds(1)

  package init() {}
}

/// What is alike in conversations that differ only in their values.
struct Shape: Hashable {
  private let question: String
  private let isAgainst: String?
  private let element: Int?
  private let attempt: Int
  private let filled: [Slot: Int]

  /// Whether nothing but a yes is missing.
  let isLast: Bool

  init(_ conversation: Conversation, _ prompt: Prompt) {
    attempt = prompt.attempt
    var filled: [Slot: Int] = [:]
    for slot in conversation.draft.filledSlots { filled[slot] = conversation.draft[slot].count }
    self.filled = filled
    switch prompt.kind {
    case .value(let slot, let element, let reason):
      (question, self.element, isAgainst) = ("value of \(slot)", element, reason.name)
    case .choice(let slot, let element, let options):
      (question, self.element) = ("choice of \(slot) among \(options.count)", element)
      isAgainst = nil
    case .narrowing(let slot, let element, _):
      (question, self.element, isAgainst) = ("narrowing of \(slot)", element, nil)
    case .approval(let slot, let element, _):
      (question, self.element, isAgainst) = ("approval of \(slot)", element, nil)
    case .goAhead: (question, element, isAgainst) = ("go ahead", nil, nil)
    case .openApp(let reason): (question, element, isAgainst) = ("open", nil, reason.name)
    }
    isLast = question == "go ahead"
  }
}

extension Prompt.Reason {
  fileprivate var name: String {
    switch self {
    case .missing: "missing"
    case .unsupported(_, let reason): "unsupported \(reason ?? "")"
    case .declined: "declined"
    case .needed: "needed"
    }
  }
}

extension Prompt.OpenReason {
  fileprivate var name: String {
    switch self {
    case .gaveUp(let slot): "gave up \(slot)"
    case .failed(let verdict): verdict.code
    }
  }
}
