import Synchronization

/// The mutants that would have answered otherwise in a conversation that has been played.
package final class MutantNotes: Sendable {
  private let noted = Mutex<(order: [Mutant], all: Set<Mutant>)>(([], []))

  package init() {}

  /// In the order in which they came by.
  package var mutants: [Mutant] { noted.withLock(\.order) }

  fileprivate func note(_ mutants: [Mutant]) {
    noted.withLock { noted in
      for mutant in mutants where noted.all.insert(mutant).inserted { noted.order.append(mutant) }
    }
  }
}

extension Repertoire {
  /// The same apps, of whose answers it is noted how they could be bent.
  package func noting(in notes: MutantNotes) -> Repertoire {
    passing { app, _ in
      { call, result, _ in
        notes.note(Mutant.mutants(bending: result, of: call, in: app.name))
        return result
      }
    }
  }
}
