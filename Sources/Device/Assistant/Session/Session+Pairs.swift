import Dialogue
import Domains
import Understanding

/// What else was asked for in a line, of which the first request is under way.
struct Sequel: Sendable, Hashable {
  /// In the order in which they were said; never empty.
  var readings: [Reading]

  /// Whether the request before has been done; else it is asked whether the next is still wanted.
  var isDue = false
}

// MARK: - Several requests in a line

extension Session {
  /// Takes the first of several requests that a line makes, “send Anna 20 and text her thanks”, and
  /// keeps the others until that is over.
  ///
  /// - Returns: Whether the line makes several.
  func takeSeveral(_ line: String, understood: Understood) async -> Bool {
    for (before, after) in line.pairs {
      guard let first = clearRequest(before) else { continue }
      if let activity = first.onlyActivity, let place = knownPlace(after) {
        say(SessionWording.one(activity, place))
        await dispatch(first)
        return true
      }
      let others = requests(in: after, behind: first, saidAs: before)
      guard let second = others.first, first.canBeFollowed(by: second),
        !understood.isOne(of: first, second, upTo: before)
      else { continue }
      say(SessionWording.afterThat(others.map(promise)))
      sequel = Sequel(readings: others)
      await dispatch(first)
      return true
    }
    return false
  }

  /// The requests that the rest of a line makes; none if it is not plain requests to its end.
  private func requests(in rest: String, behind first: Reading, saidAs line: String) -> [Reading] {
    if let reading = clearRequest(rest) ?? payment(rest, like: first, saidAs: line) {
      return [reading]
    }
    for (before, after) in rest.pairs {
      guard let reading = clearRequest(before), !reading.hasText else { continue }
      let others = requests(in: after, behind: reading, saidAs: before)
      if !others.isEmpty { return [reading] + others }
    }
    return []
  }

  private func clearRequest(_ words: String) -> Reading? {
    guard case .reading(let reading, _) = interpreter.read(words, at: civilNow),
      reading.score >= Self.clear, !IntentName.references.contains(reading.intent)
    else { return nil }
    return reading
  }

  /// Below this a part of a line rather belongs to another part.
  private static let clear = 0.85

  /// “Jane 20” behind “pay Anna 10”: the same for somebody else, who gets another amount.
  private func payment(_ words: String, like first: Reading, saidAs line: String) -> Reading? {
    guard Manner.of(first.intent).delivers == .money,
      let verb = line.split(whereSeparator: \.isWhitespace).first,
      let reading = clearRequest("\(verb) \(words)"), reading.intent == first.intent,
      reading.slots.contains(where: { $0.name == "amount" || $0.name == "sum" })
    else { return nil }
    return reading
  }

  /// A place by its name, and nothing else: “home” of “a ride to work, then home”.
  private func knownPlace(_ words: String) -> String? {
    guard case .values(let slots) = read(words, to: Question(.value(slot: "destination"))),
      slots.count == 1, case .place(let mention) = slots[0].meaning, mention != .unknown
    else { return nil }
    return slots[0].wording
  }

  /// Who “her” is then is not known yet.
  private func promise(_ reading: Reading) -> String {
    if let record = Manner.of(reading.intent).record { return record.deed }
    let isToBeSeen = reading.slots.contains(where: \.isPronoun)
    return isToBeSeen ? SessionWording.deed(of: reading.intent) : deed(of: reading)
  }
}

// MARK: - The next of them

extension Session {
  /// Goes on with the next request once the one before is over.
  func takeSequel() async {
    guard stage == .idle, suspended.isEmpty, var rest = sequel else { return }
    let (next, isDue) = (rest.readings.removeFirst(), rest.isDue)
    rest.isDue = false
    sequel = rest.readings.isEmpty ? nil : rest
    guard isDue else {
      stage = .doubting(next)
      return repeatPrompt()
    }
    await dispatch(next)
    await takeSequel()
  }
}

extension Reading {
  /// What goes to a place and can't be had twice at a time: a ride.
  fileprivate var onlyActivity: Manner.Activity? {
    let manner = Manner.of(intent)
    guard manner.isOneAtATime,
      IntentRow.rows(for: intent).contains(where: { row in
        row.columns.contains { $0.slot == "destination" }
      })
    else { return nil }
    return manner.effect?.activity
  }

  /// Whether another request may come behind it: whatever is behind a text belongs to that.
  fileprivate func canBeFollowed(by other: Reading) -> Bool {
    !hasText && (intent != other.intent || other.slots.contains(where: \.isSomebodyNamed))
  }
}

extension Understood {
  /// Whether a line is one request after all, with a value of its own behind the first half.
  fileprivate func isOne(of first: Reading, _ second: Reading, upTo half: String) -> Bool {
    guard case .reading(let whole, _) = self, whole.clues.isEmpty else { return false }
    let end = half.utf8.count
    let rest = whole.slots.filter { $0.range.upperBound > end }
    if whole.intent == second.intent, first.intent == second.intent { return !rest.isEmpty }
    return rest.contains { !$0.isOfAnyWords }
  }
}

extension SlotReading {
  fileprivate var isSomebodyNamed: Bool {
    if case .person(let mention) = meaning { mention.pronoun == nil } else { false }
  }

  /// Whether any words could stand there, be they a request.
  fileprivate var isOfAnyWords: Bool {
    switch meaning {
    case .text: true
    case .person(let mention): mention.candidates.isEmpty && mention.pronoun == nil
    case .place(let mention): mention == .unknown
    default: false
    }
  }
}

extension String {
  /// What stands before and behind each word that can join two requests, the first such word first.
  ///
  /// None in a long line, which is a text or a story.
  fileprivate var pairs: [(String, String)] {
    guard utf8.count <= 200, hasJoint else { return [] }
    return matches(of: Self.joint).map { match in
      (String(self[..<match.range.lowerBound]), String(self[match.range.upperBound...]))
    }
  }

  /// Whether there is anything that can join requests; in bytes, since every line is looked through.
  private var hasJoint: Bool {
    utf8.contains(UInt8(ascii: ";"))
      || utf8.split(separator: UInt8(ascii: " ")).contains { word in
        Self.joints.contains { word.elementsEqual($0.utf8) }
      }
  }

  private static let joints = ["and", "then", "also"]

  // Nobody changes a regular expression.
  nonisolated(unsafe) private static let joint =
    /(?:\s*[,;]\s*|\s+)(?:and\s+then|and\s+also|then\s+also|and|then|also)\s+|\s*;\s*/.ignoresCase()
}
