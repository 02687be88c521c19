import Randomness
import Testing

@testable import Dialogue

@Suite struct RandomConversationTests {
  /// However handler and user behave, a conversation ends, nothing is handled twice or without a
  /// yes where one is due, and what is handled is what was agreed to.
  @Test(arguments: 0..<10)
  func `always ends, and acts once, on what was agreed to`(batch: UInt64) {
    for seed in 0..<1_100 {
      var run = Run(seed: batch << 32 | UInt64(seed))
      run.play()
      if let fault = run.fault {
        Issue.record("Seed \(seed) of batch \(batch): \(fault).")
        return
      }
    }
  }

  @Test func `random conversations reach every kind of outcome`() {
    var outcomes: Set<String> = []
    for seed in 0..<2_000 {
      var run = Run(seed: UInt64(seed))
      run.play()
      if case .finish(let outcome) = run.conversation.step { outcomes.insert(outcome.name) }
    }
    #expect(
      outcomes == [
        "handled", "failed", "openedApp", "declinedApp", "cancelled", "notUnderstood", "broken",
      ]
    )
  }
}

/// One conversation between a random handler and a random user, under watch.
private struct Run {
  var random: SplitMix
  var conversation: Conversation
  var fault: String?

  /// What the last call of confirm answered.
  private var verdict: Verdict?

  /// The draft of the last go-ahead question that got a yes.
  private var agreed: Draft?
  private var handled = 0

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    let policy = Policy(
      Policy.Confirmation.allCases.randomElement(using: &random) ?? .always,
      patience: Int.random(in: 0...3, using: &random),
      optionsListed: Int.random(in: 2...4, using: &random)
    )
    let people = Array(Pool.values.prefix(Int.random(in: 0...3, using: &random)))
    conversation = Conversation(
      Draft("INSendMessageIntent", ["recipients": people]),
      parameters: Pool.parameters,
      policy: policy
    )
  }

  mutating func play() {
    for _ in 0..<500 {
      guard fault == nil else { return }
      switch conversation.step {
      case .resolve(let slot, let draft): resolve(slot, draft)
      case .ask(let prompt): answer(prompt)
      case .confirm: confirm()
      case .handle(let draft): handle(draft)
      case .finish: return
      }
    }
    fault = "still going after 500 steps"
  }

  private mutating func resolve(_ slot: Slot, _ draft: Draft) {
    if draft != conversation.draft { fault = "resolves another draft than its own" }
    agreed = nil
    let isList = Pool.parameters.contains { $0.slot == slot && $0.isList }
    let count = isList && Int.random(in: 0..<8, using: &random) > 0 ? draft[slot].count : 1
    let resolutions = (0..<count).map { _ in Pool.resolution(using: &random) }
    conversation.resolved(resolutions)
  }

  private mutating func answer(_ prompt: Prompt) {
    if prompt.attempt > max(1, conversation.policy.patience) { fault = "asks beyond patience" }
    let reply = Pool.reply(using: &random)
    if case .goAhead(let draft) = prompt.kind, reply == .yes { agreed = draft }
    conversation.heard(reply)
  }

  private mutating func confirm() {
    let answer = Pool.verdict(using: &random)
    verdict = answer
    conversation.confirmed(answer)
  }

  private mutating func handle(_ draft: Draft) {
    handled += 1
    let isYesDue = conversation.policy.confirmation == .always || verdict?.kind == .askFirst
    if handled > 1 { fault = "handles twice" }
    if isYesDue, agreed != draft { fault = "handles what nobody agreed to" }
    if draft != conversation.draft { fault = "handles another draft than its own" }
    conversation.handled(Pool.verdict(using: &random))
  }
}

/// What handlers and users come up with.
private enum Pool {
  static let values = ["a", "b", "c", "d", "e"].map { Value($0) }
  static let parameters = [
    Parameter("recipients", isList: true), Parameter("content"), Parameter("groupName"),
  ]

  static func some(_ counts: ClosedRange<Int>, using random: inout SplitMix) -> [Value] {
    (0..<Int.random(in: counts, using: &random)).map { _ in value(using: &random) }
  }

  static func value(using random: inout SplitMix) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  static func resolution(using random: inout SplitMix) -> Resolution {
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: .success(value(using: &random))
    case 5: .notRequired
    case 6, 7: .needsValue
    case 8, 9: .disambiguation(some(0...7, using: &random))
    case 10: .confirmationRequired(Bool.random(using: &random) ? value(using: &random) : nil)
    default: .unsupported(reason: Bool.random(using: &random) ? "noAccount" : nil)
    }
  }

  static func reply(using random: inout SplitMix) -> Reply {
    switch Int.random(in: 0..<18, using: &random) {
    case 0..<4: .yes
    case 4: .no
    case 5: .cancel
    case 6: .options([])
    case 7, 8: .options([Int.random(in: -1...3, using: &random)])
    case 9: .options([0, Int.random(in: 0...3, using: &random)])
    case 10, 11: .values(some(0...2, using: &random))
    case 12, 13: .change(change(using: &random))
    case 14: .back
    case 15: .skip
    case 16: .redo(change(using: &random).keys.first ?? "content")
    default: .unclear
    }
  }

  static func change(using random: inout SplitMix) -> [Slot: [Value]] {
    let slots: [Slot] = ["recipients", "content", "groupName", "sender"]
    let slot = slots[Int.random(in: slots.indices, using: &random)]
    return [slot: some(0...2, using: &random)]
  }

  static func verdict(using random: inout SplitMix) -> Verdict {
    let kinds = Verdict.Kind.allCases + [.ready, .ready, .success, .success]
    let kind = kinds[Int.random(in: kinds.indices, using: &random)]
    return Verdict(kind, code: kind.rawValue)
  }
}

extension Outcome {
  fileprivate var name: String {
    switch self {
    case .handled: "handled"
    case .failed: "failed"
    case .openedApp: "openedApp"
    case .declinedApp: "declinedApp"
    case .cancelled: "cancelled"
    case .notUnderstood: "notUnderstood"
    case .broken: "broken"
    }
  }
}
