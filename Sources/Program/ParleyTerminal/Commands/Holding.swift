import Assistant
import Parley
import Transcripts

/// The invariants that `--holding` names: the lines `= never …` of transcripts.
struct Holding {
  let paths: [String]
  let allowed: [String]

  /// - Throws: A sentence about a file that can't be read, or states nothing.
  var invariants: [Invariant] {
    get throws {
      try paths.flatMap { path in
        let transcripts = try Script(path: path, allowed: allowed).document.get().transcripts
        let invariants = transcripts.flatMap(\.prohibitions).map { place, pattern in
          Invariant.never(pattern, at: place)
        }
        guard !invariants.isEmpty else { throw NoInvariants(path: path) }
        return invariants
      }
    }
  }
}

/// A file that was to state what has to hold, and doesn't.
private struct NoInvariants: Error, CustomStringConvertible {
  let path: String

  var description: String { "Expected a line “= never …” in \(path), found none." }
}
