import Synchronization
import Understanding

/// Makes interpreters for sessions, one for all that know the same names.
///
/// To make one takes as long as many a conversation. Conversations in one world know one of a few
/// lists of names, by whether contacts are allowed and by what apps have told; so those used last
/// are kept.
package final class Interpreters: Sendable {
  private struct Known {
    let names: KnownNames
    let cached: CachedInterpreter
  }

  /// The one used last at the end.
  private let known = Mutex<[Known]>([])
  private let capacity: Int
  private let lines: Int

  /// - Parameters:
  ///   - capacity: The number of interpreters to keep; each takes memory for every name it knows.
  ///   - lines: The number of lines to keep of each, for conversations that say the same again.
  package init(keeping capacity: Int = 1, lines: Int = 0) {
    (self.capacity, self.lines) = (capacity, lines)
  }

  func cached(knowing names: KnownNames) -> CachedInterpreter {
    known.withLock { known in
      if let place = known.lastIndex(where: { $0.names == names }) {
        known.append(known.remove(at: place))
      } else {
        let cached = CachedInterpreter(names.interpreter, keeping: lines)
        if known.count == capacity { known.removeFirst() }
        known.append(Known(names: names, cached: cached))
      }
      return known[known.count - 1].cached
    }
  }
}

/// Hears lines by one interpreter, and knows those again that it has heard.
final class CachedInterpreter: Sendable {
  let interpreter: Interpreter
  private let capacity: Int
  private let heard = Mutex<[Heard: Utterance]>([:])

  /// A line at a time, which both decide what it means.
  private struct Heard: Hashable {
    let line: String
    let now: CivilTime
  }

  init(_ interpreter: Interpreter, keeping capacity: Int) {
    (self.interpreter, self.capacity) = (interpreter, capacity)
  }

  func hear(_ line: String, at now: CivilTime) -> Utterance {
    guard capacity > 0 else { return interpreter.hear(line, at: now) }
    let key = Heard(line: line, now: now)
    if let known = heard.withLock({ $0[key] }) { return known }
    let utterance = interpreter.hear(line, at: now)
    return heard.withLock { heard in
      // Another session may have been as quick.
      if let known = heard[key] { return known }
      if heard.count == capacity { heard.removeAll(keepingCapacity: true) }
      heard[key] = utterance
      return utterance
    }
  }
}

/// The names that can be said on a device, as they stand in what they come from.
///
/// To compare these takes one look where they have the same memory, as those of one world have; to
/// list the names takes as long as to understand several lines.
struct KnownNames: Sendable {
  let world: World
  let apps: [AppDescription]
  let vocabulary: UserVocabulary
  let isContactsAllowed: Bool

  fileprivate var interpreter: Interpreter {
    let lexicon = Lexicon(
      world: world,
      apps: apps,
      vocabulary: vocabulary,
      isContactsAllowed: isContactsAllowed
    )
    return Interpreter(lexicon: lexicon, region: Region(world.locale))
  }
}

extension KnownNames: Equatable {
  static func == (one: KnownNames, other: KnownNames) -> Bool {
    one.isContactsAllowed == other.isContactsAllowed && one.vocabulary == other.vocabulary
      && one.apps == other.apps && one.world.hasSameNames(as: other.world)
  }
}

extension World {
  fileprivate func hasSameNames(as other: World) -> Bool {
    contacts.contacts == other.contacts.contacts && contacts.groups == other.contacts.groups
      && places == other.places && locale == other.locale
  }
}
