import Dialogue
import Domains
import Understanding

/// The second of two requests that were made in one line.
struct Sequel: Sendable, Hashable {
  var reading: Reading

  /// Whether the first has been done; else it is asked whether the second is still wanted.
  var isDue = false
}

// MARK: - Two requests in a line

extension Session {
  /// Takes the first of two requests that a line makes, “send Anna 20 and text her thanks”, and keeps
  /// the second until that is over.
  ///
  /// - Returns: Whether the line makes two.
  func takeTwo(_ line: String, understood: Understood) async -> Bool {
    for (before, after) in line.pairs {
      guard let first = clearRequest(before) else { continue }
      if first.intent == .requestRide, let place = knownPlace(after) {
        say(SessionWording.oneRide(place))
        await dispatch(first)
        return true
      }
      guard let second = clearRequest(after), first.canBeFollowed(by: second),
        !understood.isOne(of: first, second, upTo: before)
      else { continue }
      say(SessionWording.afterThat(deed(of: second)))
      sequel = Sequel(reading: second)
      await dispatch(first)
      return true
    }
    return false
  }

  /// A place by its name, and nothing else: “home” of “a ride to work, then home”.
  private func knownPlace(_ words: String) -> String? {
    guard case .values(let slots) = read(words, to: Question(.value(slot: "destination"))),
      slots.count == 1, case .place(let mention) = slots[0].meaning, mention != .unknown
    else { return nil }
    return slots[0].wording
  }

  private func clearRequest(_ words: String) -> Reading? {
    guard case .reading(let reading, _) = interpreter.read(words, at: civilNow),
      reading.score >= Self.clear, !IntentName.references.contains(reading.intent)
    else { return nil }
    return reading
  }

  /// Below this a half of a line rather belongs to the other half.
  private static let clear = 0.85

  /// Goes on with the second request once the first is over.
  func takeSequel() async {
    guard stage == .idle, suspended.isEmpty, let next = sequel else { return }
    sequel = nil
    if next.isDue { return await dispatch(next.reading) }
    stage = .doubting(next.reading)
    repeatPrompt()
  }
}

extension Reading {
  /// Whether another request may come behind it: whatever is behind a text belongs to that.
  fileprivate func canBeFollowed(by other: Reading) -> Bool {
    guard !hasText else { return false }
    return intent != other.intent || other.slots.contains(where: \.isSomebodyNamed)
  }
}

extension Understood {
  /// Whether a line is one request after all, with a value of its own behind the first half.
  fileprivate func isOne(of first: Reading, _ second: Reading, upTo half: String) -> Bool {
    guard case .reading(let whole, _) = self else { return false }
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
    guard utf8.count <= 200, contains(";") || contains(where: \.isWhitespace) && hasJoint else {
      return []
    }
    return matches(of: Self.joint).map { match in
      (String(self[..<match.range.lowerBound]), String(self[match.range.upperBound...]))
    }
  }

  private var hasJoint: Bool {
    split(whereSeparator: \.isWhitespace).contains {
      ["and", "then", "also"].contains($0.lowercased())
    }
  }

  // Nobody changes a regular expression.
  nonisolated(unsafe) private static let joint =
    /(?:\s*[,;]\s*|\s+)(?:and\s+then|and\s+also|then\s+also|and|then|also)\s+|\s*;\s*/.ignoresCase()
}
