import Assistant
import Foundation

/// The lines that were said, to go back to before them: the last hundred as they were, and in a
/// journal what is kept of older ones.
struct Turns {
  private let journal: Journal
  private var recent: [Turn] = []
  private var lastOlder: Journal.Place?
  private var olderCount = 0

  /// The last of the older ones by which something was carried out.
  private var lastOlderEffect = -1

  /// The number that is left as it was, at the least.
  static let recentCount = 100

  init(in journal: Journal) {
    self.journal = journal
  }

  var count: Int { olderCount + recent.count }
  var isEmpty: Bool { count == 0 }

  /// The last, as far as it is known.
  var last: PastTurn? { recent.last.map(PastTurn.init) ?? lastOlder.flatMap { try? past($0) } }
}

// MARK: - Adding

extension Turns {
  mutating func append(_ turn: Turn) {
    if recent.count == 2 * Self.recentCount { putBy() }
    recent.append(turn)
  }

  /// Notes what came of the last turn.
  mutating func take(_ event: Event) {
    if !recent.isEmpty { recent[recent.count - 1].events.append(event) }
  }

  /// Puts all but the last hundred into the journal.
  private mutating func putBy() {
    for turn in recent.dropLast(Self.recentCount) {
      let past = PastTurn(turn)
      if !past.effects.isEmpty { lastOlderEffect = olderCount }
      // Texts and flags can always be encoded.
      let text = (try? JSONEncoder().encode(past)).map { String(decoding: $0, as: UTF8.self) }
      lastOlder = journal.add(text ?? "", after: lastOlder)
      olderCount += 1
    }
    recent.removeFirst(recent.count - Self.recentCount)
  }
}

// MARK: - Going back

extension Turns {
  /// The first effect from a turn on, with the turn that had it.
  func firstEffect(from start: Int) throws(Journal.Unreadable) -> (index: Int, effect: String)? {
    if lastOlderEffect >= start, let found = try firstOlderEffect(from: start) { return found }
    for (index, turn) in recent.enumerated() where olderCount + index >= start {
      if let effect = turn.effects.first { return (olderCount + index, effect) }
    }
    return nil
  }

  /// Returns the session's position before a turn; `nil` if it is no longer held in memory.
  func position(before index: Int) -> Session.Position? {
    index < olderCount ? nil : recent[index - olderCount].moment.position
  }

  /// The turn by which something was carried out, by the number of that.
  func index(ofStep number: Int) -> Int? {
    recent.lastIndex { $0.moment.position.nextStep <= number }.map { olderCount + $0 }
  }

  private func firstOlderEffect(
    from start: Int
  ) throws(Journal.Unreadable) -> (index: Int, effect: String)? {
    var found: (index: Int, effect: String)?
    _ = try lastOlder { index, turn in
      if index >= start, let effect = turn.effects.first { found = (index, effect) }
      return index <= start
    }
    return found
  }

  /// The turn before which going back to one really ends: itself, or an older one before which
  /// nothing was asked, as open questions are not kept.
  func start(ofGoingBackTo count: Int) throws(Journal.Unreadable) -> Int {
    if count >= olderCount { return count }
    return try lastOlder { $0 <= count && $1.moment.isAtRest }?.index ?? 0
  }

  /// Forgets all from a turn on, which is one where going back ends.
  ///
  /// - Returns: The recording up to there.
  /// - Throws: `Journal.Unreadable`, with nothing forgotten.
  mutating func cut(
    to start: Int,
    _ session: Session,
    _ recording: Recording
  ) throws(Journal.Unreadable) -> Recording {
    if start >= olderCount {
      let moment = recent[start - olderCount].moment
      recent.removeSubrange((start - olderCount)...)
      return moment.restore(in: session)
    }
    guard let (_, place, turn) = try lastOlder(where: { index, _ in index == start }) else {
      throw Journal.Unreadable()
    }
    lastOlder = try journal.place(before: place)
    (recent, olderCount) = ([], start)
    return turn.moment.restore(in: session, recording)
  }

  /// The last of the older turns of which something holds, with its position.
  private func lastOlder(
    where isMeant: (Int, PastTurn) -> Bool
  ) throws(Journal.Unreadable) -> (index: Int, place: Journal.Place, turn: PastTurn)? {
    var next = lastOlder
    for index in (0..<olderCount).reversed() {
      guard let place = next else { throw Journal.Unreadable() }
      let turn = try past(place)
      if isMeant(index, turn) { return (index, place, turn) }
      next = try journal.place(before: place)
    }
    return nil
  }

  private func past(_ place: Journal.Place) throws(Journal.Unreadable) -> PastTurn {
    let text = try journal.text(at: place)
    guard let turn = try? JSONDecoder().decode(PastTurn.self, from: Data(text.utf8)) else {
      throw Journal.Unreadable()
    }
    return turn
  }
}
