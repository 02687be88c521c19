import Randomness
import Testing

@testable import Dialogue

@Suite struct RandomRepairTests {
  /// Somebody who knows what they want, says it loosely, and changes their mind at any question
  /// gets exactly that, or nothing.
  @Test(arguments: Errand.all, 0..<10)
  func `whatever is corrected, exactly what is wanted is handled`(errand: Errand, batch: UInt64) {
    for seed in 0..<200 {
      var walk = Walk(errand, seed: batch << 32 | UInt64(seed))
      walk.go()
      if let fault = walk.fault {
        Issue.record("Seed \(seed) of batch \(batch), \(errand): \(fault).")
        return
      }
    }
  }

  @Test(arguments: Errand.all)
  func `walks are about something: most are handled, many after a correction`(errand: Errand) {
    var (handled, corrected) = (0, 0)
    for seed in 0..<1_000 {
      var walk = Walk(errand, seed: UInt64(seed))
      walk.go()
      handled += walk.handled
      if walk.handled > 0, walk.corrections > 0 { corrected += 1 }
    }
    #expect(handled > 300)
    #expect(corrected > 150)
  }
}

/// One request between a handler that is particular about names and somebody who changes their
/// mind.
private struct Walk {
  private let errand: Errand
  private var random: SplitMix
  private var conversation: Conversation
  private(set) var fault: String?
  private(set) var handled = 0
  private(set) var corrections = 0

  /// What the person wants by now, in the handler's names.
  private var wanted: [Slot: [Value]]

  /// What the last yes to going ahead was for.
  private var agreed: Draft?
  private var verdict: Verdict?

  init(_ errand: Errand, seed: UInt64) {
    self.errand = errand
    var random = SplitMix(seed: seed)
    wanted = [:]
    for (slot, role) in errand.roles where role != .optional || Bool.random(using: &random) {
      wanted[slot] = Names.wish(for: role, using: &random)
    }
    let said = wanted.mapValues { $0.map { Names.loosely($0, using: &random) } }
    let policy = Policy(
      Policy.Confirmation.allCases.randomElement(using: &random) ?? .always,
      patience: Int.random(in: 1...6, using: &random)
    )
    conversation = Conversation(
      Draft(errand.intent, said.filter { _ in Bool.random(using: &random) }),
      parameters: errand.parameters,
      policy: policy
    )
    // What was left out at first, and nobody asks for, is not wanted.
    for (slot, role) in errand.roles where role == .optional {
      if conversation.draft[slot].isEmpty { wanted[slot] = nil }
    }
    self.random = random
  }

  mutating func go() {
    for _ in 0..<1_000 {
      guard fault == nil else { return }
      switch conversation.step {
      case .resolve(let slot, let draft):
        let role = errand.roles.first { $0.slot == slot }?.role ?? .text
        conversation.resolved(Names.resolutions(of: role, draft[slot], using: &random))
      case .ask(let prompt): answer(prompt)
      case .confirm: confirm()
      case .handle(let draft): handle(draft)
      case .finish: return
      }
    }
    fault = "still going after 1,000 steps"
  }
}

// MARK: - The handler

extension Walk {
  private mutating func confirm() {
    let kinds: [Verdict.Kind] = [.ready, .ready, .ready, .askFirst, .failureNeedingApp]
    let kind = kinds[Int.random(in: kinds.indices, using: &random)]
    let answer = Verdict(kind, code: kind.rawValue)
    agreed = nil
    verdict = answer
    conversation.confirmed(answer)
  }

  private mutating func handle(_ draft: Draft) {
    handled += 1
    let isYesDue = conversation.policy.confirmation == .always || verdict?.kind == .askFirst
    if handled > 1 { fault = "handles twice" }
    if isYesDue, agreed != draft { fault = "handles without a yes to just this" }
    for (slot, _) in errand.roles where draft[slot] != wanted[slot] ?? [] {
      fault = "handles other \(slot) than are wanted"
    }
    let verdicts: [Verdict] = [.success, .failure, .failureNeedingApp]
    conversation.handled(verdicts[Int.random(in: verdicts.indices, using: &random)])
  }
}

// MARK: - The person

extension Walk {
  private mutating func answer(_ prompt: Prompt) {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return heard(.unclear)
    case 1: return heard(.back)
    case 2: return heard(.redo(errand.slot(using: &random)))
    case 3, 4: return changeMind()
    case 5 where prompt.attempt > 1: return heard(.cancel)
    default: break
    }
    switch prompt.kind {
    case .value(let slot, let element, _): heard(value(slot, element))
    case .choice(let slot, let element, let options),
      .narrowing(let slot, let element, let options):
      heard(pick(slot, element, options))
    case .approval(let slot, let element, let value):
      heard(wanted(slot, element).contains(value) ? .yes : .no)
    case .goAhead(let draft):
      agreed = draft
      heard(.yes)
    case .openApp: heard(Bool.random(using: &random) ? .no : .unclear)
    }
  }

  private mutating func heard(_ reply: Reply) {
    conversation.heard(reply)
  }

  /// Wants something else from now on, and says so at once.
  private mutating func changeMind() {
    var change: [Slot: [Value]] = [:]
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let (slot, role) = errand.roles[Int.random(in: errand.roles.indices, using: &random)]
      change[slot] = Names.wish(for: role, using: &random)
    }
    if let fewer = dropped(), Bool.random(using: &random) { change = fewer }
    let said = change.mapValues { $0.map { Names.loosely($0, using: &random) } }
    if !conversation.isCommitted {
      wanted.merge(change) { $1 }
      corrections += 1
    }
    heard(.change(said))
  }

  /// All but one of several people.
  private func dropped() -> [Slot: [Value]]? {
    guard let list = errand.roles.first(where: { $0.role == .people })?.slot,
      let people = wanted[list], people.count > 1
    else { return nil }
    return [list: Array(people.dropLast())]
  }

  /// Says what is wanted, or does without.
  private mutating func value(_ slot: Slot, _ element: Int?) -> Reply {
    let values = wanted(slot, element)
    return values.isEmpty ? .skip : .values(values.map { Names.loosely($0, using: &random) })
  }

  private func pick(_ slot: Slot, _ element: Int?, _ options: [Value]) -> Reply {
    let fitting = options.indices.filter { wanted(slot, element).contains(options[$0]) }
    return fitting.isEmpty ? .no : .options(fitting)
  }

  private func wanted(_ slot: Slot, _ element: Int?) -> [Value] {
    guard let values = wanted[slot] else { return [] }
    return element.map { values.indices.contains($0) ? [values[$0]] : [] } ?? values
  }
}

// MARK: - What is asked for

/// An intent by what its parameters hold, one for each domain.
struct Errand: Sendable, CustomTestStringConvertible {
  enum Role: Sendable {
    /// Several people, or one; by names that may fit more than one of them.
    case people, person
    case text

    /// Not asked for, and may be left out.
    case optional
  }

  let intent: String
  let roles: [(slot: Slot, role: Role)]

  static let all = [
    Errand(
      intent: "INSendMessageIntent",
      roles: [("recipients", .people), ("speakableGroupName", .optional), ("content", .text)]
    ),
    Errand(
      intent: "INStartCallIntent",
      roles: [("contacts", .people), ("callCapability", .optional)]
    ),
    Errand(
      intent: "INRequestRideIntent",
      roles: [
        ("pickupLocation", .person), ("dropOffLocation", .person), ("rideOptionName", .optional),
        ("partySize", .optional),
      ]
    ),
    Errand(
      intent: "INStartWorkoutIntent",
      roles: [("workoutName", .text), ("goalValue", .optional), ("workoutGoalUnitType", .optional)]
    ),
    Errand(
      intent: "INSendPaymentIntent",
      roles: [("payee", .person), ("currencyAmount", .text), ("note", .optional)]
    ),
  ]

  var testDescription: String { intent }

  var parameters: [Parameter] {
    roles.map { Parameter($0.slot, isList: $0.role == .people) }
  }

  func slot(using random: inout SplitMix) -> Slot {
    roles[Int.random(in: roles.indices, using: &random)].slot
  }
}

// MARK: - Names

/// What there is to say, and what the handler makes of it.
private enum Names {
  private static let people = ["Mike Chen", "Mike Abbott", "Anna Haro", "Anna Lee", "Jane Doe"]
    .map { Value($0) }

  private static func people(
    _ counts: ClosedRange<Int>,
    using random: inout SplitMix
  ) -> [Value] {
    Array(people.shuffled(using: &random).prefix(Int.random(in: counts, using: &random)))
  }

  static func wish(for role: Errand.Role, using random: inout SplitMix) -> [Value] {
    switch role {
    case .people: people(1...3, using: &random)
    case .person: people(1...1, using: &random)
    case .text: [Value("text \(Int.random(in: 0..<9, using: &random))")]
    case .optional: [Value("Hikers"), Value("Bakers")].shuffled(using: &random).suffix(1)
    }
  }

  /// A name as people say it, which may leave open who is meant, or be wrong at first.
  static func loosely(_ value: Value, using random: inout SplitMix) -> Value {
    let words = value.spoken.split(separator: " ")
    guard words.count == 2, words[0].first?.isUppercase == true else { return value }
    return switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: Value(String(words[0]))
    case 2: Value("Zorro")
    default: value
    }
  }

  static func resolutions(
    of role: Errand.Role,
    _ values: [Value],
    using random: inout SplitMix
  ) -> [Resolution] {
    if values.isEmpty { return [role == .optional ? .notRequired : .needsValue] }
    return values.map { resolution(of: $0, using: &random) }
  }

  private static func resolution(
    of value: Value,
    using random: inout SplitMix
  ) -> Resolution {
    if value.spoken == "Zorro" { return .unsupported(reason: nil) }
    let namesakes = people.filter { $0.spoken.hasPrefix("\(value.spoken) ") }
    if namesakes.count == 1 { return .confirmationRequired(namesakes[0]) }
    if namesakes.isEmpty { return .success(value) }
    return Bool.random(using: &random)
      ? .disambiguation(namesakes) : .confirmationRequired(namesakes[0])
  }
}
