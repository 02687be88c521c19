import Dialogue

/// The limits of an exploration.
package struct Bounds: Sendable {
  /// The maximum number of lines about one intent in one situation.
  package var lines = 400

  /// The number of sentences that begin a conversation about one intent; where there are more, only
  /// the plainest of each kind are said.
  package var openings = Int.max

  /// The number of conversations to continue, of those that reach the same question with other
  /// values.
  package var questions = 3

  /// The same for the question whether to go ahead: what is handled afterwards differs more.
  package var agreements = 8

  /// The number of sentences, for each intent that looks something up, by which a person sees what
  /// has come of an interrupted request.
  package var questionsAfterwards = 6

  /// After how many calls without an answer an intent is given up.
  package var unanswered = 2

  /// After how many ends of the app's process an exploration is given up.
  package var ends = 3

  /// The longest wait for a handler, by the machine's time: as long as in any conversation, because
  /// a busy machine can make a good handler slow.
  package var patience = TimeLimits().total

  /// The same for an intent that has once not answered.
  package var patienceOnceSpent = Duration.seconds(1)

  package init() {}
}

/// The common shape of conversations that differ only in their values.
struct Shape: Hashable {
  private let question: String
  private let isAgainst: String?
  private let element: Int?
  private let attempt: Int
  private let filled: [Slot: Int]

  /// True if only a yes is missing.
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
