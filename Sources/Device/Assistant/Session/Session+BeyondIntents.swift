import Dialogue
import Domains
import Understanding

// What SiriKit has no room for in a request is said, rather than left out without a word.

// MARK: - One person at a time

extension Session {
  /// Takes several people out of where an intent holds one, and says why: the app asks for one.
  func withOnePersonEach(_ reading: Reading, _ intent: String, with app: AppDescription) -> Reading
  {
    guard crowded(reading.slots, intent) != nil else { return reading }
    say(SessionWording.onePerson(app.name))
    var reading = reading
    while let slot = crowded(reading.slots, intent)?.slot {
      reading.slots.removeAll { $0.name == slot }
    }
    return reading
  }

  /// The place for one person for whom several were named.
  func crowded(_ slots: [SlotReading], _ intent: String) -> IntentRow.Column? {
    let single = Schema.named(intent)?.parameters.filter { !$0.isList }.map(\.slot) ?? []
    return IntentRow.row(for: intent)?.columns.first { column in
      column.kind == .people && single.contains(column.parameter)
        && slots.count { $0.name == column.slot } > 1
    }
  }
}

// MARK: - Now or never

extension Reading {
  /// Whether a call is wanted at another time, which no intent can hold.
  var isForLater: Bool {
    Manner.of(intent).isImmediate && slots.contains { $0.name == Self.later }
  }

  /// The same at once.
  var atOnce: Reading {
    var copy = self
    if isForLater { copy.slots.removeAll { $0.name == Self.later } }
    return copy
  }

  private static let later = "callTime"
}

extension Session {
  /// Whether an answer wants what is done at once done at another time.
  func isForLater(_ slots: [SlotReading], _ exchange: Exchange, _ prompt: Prompt) -> Bool {
    guard case .goAhead = prompt.kind,
      Manner.of(intent: exchange.conversation.draft.intent).isImmediate, !slots.isEmpty
    else { return false }
    return slots.allSatisfy { $0.name == "time" || $0.name == "date" }
  }
}

// MARK: - Figures that fit nowhere

extension Session {
  func refuseNegativeSum() {
    stage = .idle
    state(.refused("not-supported"))
    say(SessionWording.negativeSum)
  }

  /// Says which figures and times a reading by the words alone has no room for.
  func tellOfFigures(leftOutOf reading: Reading) {
    if !reading.leftOut.isEmpty { say(SessionWording.leftOut(reading.leftOut)) }
  }
}

extension Understood {
  /// Whether somebody is to get less than nothing: “send Jane -5”, which is no message either.
  func isOfNegativeSum(_ line: String) -> Bool {
    switch self {
    case .reading(let reading, _) where Manner.of(reading.intent).delivers == .text:
      let content = reading.slots.first { $0.name == "content" }?.wording
      guard let content, content.mayBeLess, line.contains(Self.giving) else { return false }
      return content.wholeMatch(of: Self.less) != nil
    case .refused(let refusal):
      guard let nearest = refusal.nearest, Manner.of(nearest).delivers == .money else {
        return false
      }
      return line.contains(Self.lessOf)
    case .reading(let reading, _), .doubtful(let reading):
      guard Manner.of(reading.intent).delivers == .money else { return false }
      guard let amount = reading.slots.first(where: { $0.name == "amount" || $0.name == "sum" })
      else { return line.contains(Self.lessOf) }
      // A note may have any sign in it.
      let before = String(decoding: line.utf8.prefix(amount.range.lowerBound), as: UTF8.self)
      return ["-", "−", "minus "].contains { before.hasSuffix($0) }
    case .nearTie: return false
    }
  }

  // Nobody changes a regular expression.
  nonisolated(unsafe) private static let giving = /^\s*(?:send|ask)\b/.ignoresCase()
  nonisolated(unsafe) private static let less =
    /(?:for )?(?:[-−]|minus )[$€£]?\d[\d.,]*(?: \w+)?/.ignoresCase()
  nonisolated(unsafe) private static let lessOf = /(?:^|\s)(?:[-−]|minus )[$€£]?\d/.ignoresCase()
}

extension String {
  /// Whether it begins as a negative sum in a message does, with “for”, “minus” or a sign: to try
  /// a regular expression on each message takes as long as to read it.
  fileprivate var mayBeLess: Bool {
    guard let first = utf8.first else { return false }
    return "-fm−".utf8.contains(first | 0x20)
  }
}

// MARK: - What is asked before anything is done

extension Session {
  /// What a request would do, after “to”, with whom it is for: “call Anna”.
  func deed(of reading: Reading) -> String {
    guard reading.slots.contains(where: \.isSomebody), let app = requests.apps(for: reading).first,
      let intent = requests.intent(for: reading, app: app)
    else { return SessionWording.deed(of: reading.intent) }
    let draft = requests.draft(for: reading, intent: intent, app: app)
    return wording.deed(of: draft, with: app.name)
  }
}

extension SlotReading {
  fileprivate var isSomebody: Bool {
    if case .person = meaning { true } else { false }
  }
}
