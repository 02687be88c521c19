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
    let interpreter: Interpreter
  }

  /// The one used last at the end.
  private let known = Mutex<[Known]>([])
  private let capacity: Int

  /// Creates a maker that keeps so many interpreters; each takes memory for every name it knows.
  package init(keeping capacity: Int = 1) {
    self.capacity = capacity
  }

  func interpreter(knowing names: KnownNames) -> Interpreter {
    known.withLock { known in
      if let place = known.lastIndex(where: { $0.names == names }) {
        known.append(known.remove(at: place))
      } else {
        let interpreter = names.interpreter
        if known.count == capacity { known.removeFirst() }
        known.append(Known(names: names, interpreter: interpreter))
      }
      return known[known.count - 1].interpreter
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
