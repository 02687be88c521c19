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
  private var lastOlderDeed = -1

  /// The number that is left as it was, at the least.
  static let recentCount = 100

  init(in journal: Journal) {
    self.journal = journal
  }

  var count: Int { olderCount + recent.count }
  var isEmpty: Bool { count == 0 }

  /// The last, as far as it is known.
  var last: PastTurn? { recent.last.map(PastTurn.init) ?? lastOlder.flatMap(past) }

  /// The turns that are held in memory.
  var heldCount: Int { recent.count }
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
      if !past.deeds.isEmpty { lastOlderDeed = olderCount }
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
  /// The first deed from a turn on, and by which that was done.
  func firstDeed(from start: Int) -> (index: Int, deed: String)? {
    if lastOlderDeed >= start, let found = firstOlderDeed(from: start) { return found }
    for (index, turn) in recent.enumerated() where olderCount + index >= start {
      if let deed = turn.deeds.first { return (olderCount + index, deed) }
    }
    return nil
  }

  /// Returns the session's position before a turn; `nil` if it is no longer held in memory.
  func position(before index: Int) -> Session.Position? {
    index < olderCount ? nil : recent[index - olderCount].moment.position
  }

  /// The turn by which something was carried out, by the number of that.
  func index(ofDeed number: Int) -> Int? {
    recent.lastIndex { $0.moment.position.nextDeed <= number }.map { olderCount + $0 }
  }

  private func firstOlderDeed(from start: Int) -> (index: Int, deed: String)? {
    var found: (index: Int, deed: String)?
    for (index, turn) in older where index >= start {
      if let deed = turn.deeds.first { found = (index, deed) }
    }
    return found
  }

  /// The turn before which going back to one really ends: itself, or an older one before which
  /// nothing was asked, as open questions are not kept; `nil` if that can't be read any more.
  func start(ofGoingBackTo count: Int) -> Int? {
    if count >= olderCount { return count }
    return older.first { $0.0 <= count && $0.1.moment.isAtRest }?.0
  }

  /// Forgets all from a turn on, which is one where going back ends.
  ///
  /// - Returns: The recording up to there; `nil` if it can't be read any more.
  mutating func cut(to start: Int, _ session: Session, _ recording: Recording) -> Recording? {
    if start >= olderCount {
      let moment = recent[start - olderCount].moment
      recent.removeSubrange((start - olderCount)...)
      return moment.restore(in: session)
    }
    guard let moment = older.first(where: { $0.0 == start })?.1.moment else { return nil }
    recent = []
    lastOlder = (start..<olderCount).reduce(lastOlder) { place, _ in place.flatMap(journal.place) }
    olderCount = start
    return moment.restore(in: session, recording)
  }

  /// Older turns with their positions, the last one first.
  private var older: some Sequence<(Int, PastTurn)> {
    places(back: olderCount).enumerated().lazy.compactMap { [olderCount] back, place in
      past(place).map { (olderCount - 1 - back, $0) }
    }
  }

  /// The places of so many older turns, the last one first.
  private func places(back count: Int) -> some Sequence<Journal.Place> {
    sequence(state: lastOlder) { next in
      defer { next = next.flatMap(journal.place) }
      return next
    }.prefix(count)
  }

  private func past(_ place: Journal.Place) -> PastTurn? {
    journal.text(at: place).flatMap {
      try? JSONDecoder().decode(PastTurn.self, from: Data($0.utf8))
    }
  }
}
