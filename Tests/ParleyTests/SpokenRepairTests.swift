import Assistant
import Dialogue
import Foundation
import Randomness
import SampleDevice
import Testing

@testable import ParleyTerminal

/// Somebody who talks with the sample apps, says loosely what they want, and changes their mind in
/// words.
@Suite struct SpokenRepairTests {
  @Test(arguments: Wish.all, 0..<4)
  func `in every domain, what is corrected in words is what is done`(
    wish: Wish,
    batch: UInt64
  ) async throws {
    var (done, corrected) = (0, 0)
    for seed in 0..<15 {
      let talker = try Talker(wish, seed: batch << 32 | UInt64(seed))
      await talker.talk()
      if let fault = talker.fault {
        Issue.record("Seed \(seed) of batch \(batch), \(wish): \(fault): \(talker.lines)")
        return
      }
      done += talker.done
      if talker.done > 0, talker.corrections > 0 { corrected += 1 }
    }
    #expect(done > 5)
    #expect(corrected > 0)
  }
}

/// A request with parts that can be said, and put right, in several words.
struct Wish: Sendable, CustomTestStringConvertible {
  let intent: String

  /// Begins the request with the words for its first parts.
  let opening: @Sendable ([String]) -> String
  let parts: [Part]

  /// Puts several parts right in one line: “no, Jane, and make it $25”.
  var joint: [Joint] = []

  /// True if nothing is done without a yes to what is shown.
  var needsYes = true

  var testDescription: String { intent }

  struct Part: Sendable {
    let slot: Slot

    /// What can be wanted: words that say it, and how the assistant says it back.
    let choices: [(words: [String], value: String)]

    /// Puts it right: “no, send it to Jane”.
    let corrections: [@Sendable (String) -> String]

    /// True if it is part of the opening.
    var isSaidFirst = true
  }

  struct Joint: Sendable {
    let slots: [Slot]
    let correction: @Sendable ([String]) -> String
  }
}

// MARK: - The five domains

extension Wish {
  private static let people: [(words: [String], value: String)] = [
    (["Anna", "Annie", "Anna Haro"], "Anna Haro"), (["Jane Doe"], "Jane Doe"),
    (["Mike", "Mike Chen"], "Mike Chen"), (["Mike Abbott", "Mike"], "Mike Abbott"),
    (["John", "John Baily"], "John Baily"),
  ]

  static let all = [message, call, ride, workout, payment]

  private static let message = Wish(
    intent: "INSendMessageIntent",
    opening: { "Text \($0[0]) \($0[1])" },
    parts: [
      Part(
        slot: "recipients",
        choices: people,
        corrections: [{ "no, send it to \($0)" }, { "actually send it to \($0)" }]
      ),
      Part(
        slot: "content",
        choices: [(["I'm late"], "I'm late"), (["see you soon"], "see you soon")],
        corrections: [{ "say \($0) instead" }, { "change the message to \($0)" }]
      ),
    ],
    joint: [
      Joint(slots: ["recipients", "content"]) { "no, to \($0[0]), and say \($0[1])" },
      Joint(slots: ["recipients", "content"]) { "no, \($0[0]), and make it \($0[1])" },
    ]
  )

  private static let call = Wish(
    intent: "INStartCallIntent",
    opening: { "Call \($0[0])" },
    parts: [
      Part(
        slot: "contacts",
        choices: people.map { (["Priya and \($0.words[0])"], "Dr. Priya Patel ; \($0.value)") },
        corrections: [{ "no, call \($0)" }]
      ),
      Part(
        slot: "callCapability",
        choices: [(["video"], "video"), (["audio"], "audio")],
        corrections: [{ "make it \($0 == "video" ? "a" : "an") \($0) call" }],
        isSaidFirst: false
      ),
    ]
  )

  private static let ride = Wish(
    intent: "INRequestRideIntent",
    opening: { "Get me a ride to \($0[0])" },
    parts: [
      Part(
        slot: "dropOffLocation",
        choices: [
          (["the airport"], "San Francisco International Airport"),
          (["the Ferry Building"], "Ferry Building"),
        ],
        corrections: [{ "no, to \($0)" }, { "actually to \($0)" }]
      ),
      Part(
        slot: "partySize",
        choices: [(["two", "2"], "2"), (["three", "3"], "3")],
        corrections: [{ "make it \($0) people" }, { "for \($0) people" }],
        isSaidFirst: false
      ),
      Part(
        slot: "rideOptionName",
        choices: [(["SUV"], "SUV"), (["sedan"], "Sedan")],
        corrections: [{ "make it \($0 == "SUV" ? "an" : "a") \($0)" }],
        isSaidFirst: false
      ),
    ],
    joint: [
      Joint(slots: ["dropOffLocation", "partySize"]) { "no, to \($0[0]), for \($0[1]) people" }
    ]
  )

  private static let workout = Wish(
    intent: "INStartWorkoutIntent",
    opening: { _ in "Start a workout" },
    parts: [
      Part(
        slot: "workoutName",
        choices: [(["a swim", "swim"], "swim"), (["a run", "run"], "run")],
        corrections: [{ "no, \($0)" }],
        isSaidFirst: false
      ),
      Part(
        slot: "goalValue",
        choices: [(["30"], "30"), (["40"], "40")],
        corrections: [{ "make it \($0) minutes" }],
        isSaidFirst: false
      ),
    ],
    needsYes: false
  )

  private static let payment = Wish(
    intent: "INSendPaymentIntent",
    opening: { "Send \($0[0]) \($0[1])" },
    parts: [
      Part(
        slot: "payee",
        choices: people,
        corrections: [{ "no, send it to \($0)" }, { "actually send it to \($0)" }]
      ),
      Part(
        slot: "currencyAmount",
        choices: [(["20 dollars", "$20"], "$20.00"), (["25 dollars"], "$25.00")],
        corrections: [{ "make it \($0)" }, { "no, \($0)" }]
      ),
      Part(
        slot: "note",
        choices: [(["lunch"], "lunch"), (["the taxi"], "the taxi")],
        corrections: [{ "change the note to \($0)" }, { "for \($0)" }],
        isSaidFirst: false
      ),
    ],
    joint: [
      Joint(slots: ["payee", "currencyAmount"]) { "no, \($0[0]), and make it \($0[1])" },
      Joint(slots: ["currencyAmount", "note"]) { "actually \($0[0]) for \($0[1])" },
    ]
  )
}

// MARK: - Talking

/// One conversation of somebody with a wish.
private final class Talker {
  private let wish: Wish
  private let session: Session
  private let log = Log()
  private var random: SplitMix
  private(set) var lines: [String] = []
  private(set) var fault: String?
  private(set) var corrections = 0

  /// In which lines it was done; an app may take two steps for it.
  private var doneIn: Set<Int> = []
  var done: Int { doneIn.count }

  /// Which choice of each part is wanted by now; a part that nobody spoke of is not.
  private var wanted: [Slot: Int] = [:]

  /// What the handler accepted last for each part.
  private var accepted: [Slot: String] = [:]
  private var hasAgreed = false

  init(_ wish: Wish, seed: UInt64) throws {
    self.wish = wish
    random = SplitMix(seed: seed &* 31 &+ 7)
    session = try Session.sample(report: log.take)
  }

  /// What happened since somebody looked last.
  private final class Log {
    private var events: [Event] = []

    func take(_ event: Event) { events.append(event) }

    func drain() -> [Event] {
      defer { events = [] }
      return events
    }
  }

  private func take(_ event: Event) {
    switch event {
    case .fact(.resolve(let slot, let resolutions)):
      let values = resolutions.compactMap { resolution in
        if case .success(let value) = resolution { value.spoken } else { nil }
      }
      accepted[slot] = values.isEmpty ? nil : values.joined(separator: " ; ")
    case .fact(.handle(wish.intent, _)): handle()
    case .heard, .said, .fact, .watched, .called, .printed: break
    }
  }

  private func handle() {
    doneIn.insert(lines.count)
    if done > 1 { fault = "done twice" }
    if wish.needsYes, !hasAgreed { fault = "done without a yes" }
    for part in wish.parts {
      guard let choice = wanted[part.slot] else { continue }
      let value = part.choices[choice].value
      if accepted[part.slot] != value {
        fault = "\(part.slot) is \(accepted[part.slot] ?? "nothing"), not \(value)"
      }
    }
  }

  func talk() async {
    let first = wish.parts.filter(\.isSaidFirst).map { want($0) }
    await say(wish.opening(first))
    for _ in 0..<40 {
      guard fault == nil, let line = answer() else { return }
      await say(line)
    }
    fault = "still talking after 40 lines"
  }

  private func say(_ line: String) async {
    lines.append(line)
    await session.hear(line)
    log.drain().forEach(take)
  }

  /// Wants one of the choices, and picks the words for it.
  private func want(_ part: Wish.Part) -> String {
    let choice = Int.random(in: part.choices.indices, using: &random)
    wanted[part.slot] = choice
    return part.choices[choice].words.randomElement(using: &random) ?? ""
  }
}

// MARK: - Answering

extension Talker {
  /// What to say next; `nil` when it is over.
  private func answer() -> String? {
    hasAgreed = false
    guard case .talking(let exchange) = session.stage,
      case .ask(let prompt) = exchange.conversation.step
    else {
      if session.stage != .idle { fault = "an unexpected question of the session's own" }
      return nil
    }
    if lines.count < 12, let line = interjection(at: prompt) { return line }
    return plainAnswer(to: prompt)
  }

  /// A change of mind, or something that changes nothing.
  private func interjection(at prompt: Prompt) -> String? {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return "repeat"
    case 1: return "what can I say?"
    case 2:
      guard !prompt.takesAnyText, let joint = wish.joint.randomElement(using: &random) else {
        return nil
      }
      corrections += 1
      return joint.correction(wish.parts.filter { joint.slots.contains($0.slot) }.map(want))
    case 3, 4, 5:
      guard !prompt.takesAnyText, let part = wish.parts.randomElement(using: &random) else {
        return nil
      }
      corrections += 1
      let words = want(part)
      return part.corrections.randomElement(using: &random)?(words)
    default: return nil
    }
  }

  private func plainAnswer(to prompt: Prompt) -> String {
    switch prompt.kind {
    case .value(let slot, _, _): words(for: slot)
    case .choice(let slot, _, let options), .narrowing(let slot, _, let options):
      position(ofWanted: slot, in: options)
    case .approval(let slot, _, let value): isWanted(value, slot) ? "yes" : "no"
    case .goAhead: agree()
    case .openApp: "no"
    }
  }

  private func agree() -> String {
    hasAgreed = true
    return "yes"
  }

  private func words(for slot: Slot) -> String {
    guard let part = wish.parts.first(where: { $0.slot == slot }) else { return "skip" }
    guard let choice = wanted[slot] else { return want(part) }
    return part.choices[choice].words.last ?? ""
  }

  /// One person's several numbers are all as good as each other.
  private func position(ofWanted slot: Slot, in options: [Value]) -> String {
    let index = options.firstIndex { isWanted($0, slot) }
    return index.map { "\($0 + 1)" } ?? "no"
  }

  private func isWanted(_ value: Value, _ slot: Slot) -> Bool {
    guard let part = wish.parts.first(where: { $0.slot == slot }), let choice = wanted[slot] else {
      return false
    }
    return part.choices[choice].value.contains(value.name)
  }
}

extension Value {
  /// Without the kind of number: “Mike Abbott (work)”.
  fileprivate var name: String {
    String(spoken.split(separator: " (").first ?? "")
  }
}

extension Prompt {
  /// True if all that is said is taken for the answer.
  fileprivate var takesAnyText: Bool {
    switch kind {
    case .value("content", _, _), .value("note", _, _): true
    case .value, .choice, .narrowing, .approval, .goAhead, .openApp: false
    }
  }
}
