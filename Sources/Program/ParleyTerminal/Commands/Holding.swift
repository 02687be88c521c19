import Assistant
import Domains
import Parley
import Transcripts

/// The invariants that `--holding` names: the lines `= never …` of transcripts.
struct Holding {
  private(set) var invariants: [Invariant] = []

  /// The paths of the files, and of those that they include.
  private(set) var inputs: [String] = []

  /// - Throws: A sentence about a file that can't be read, or states nothing, or about something that
  ///   can't happen because there is nothing of that name.
  init(paths: [String], allowed: [String]) throws {
    for path in paths {
      let transcripts = try Script(path: path, allowed: allowed).document.get().transcripts
      let stated = try transcripts.flatMap(\.prohibitions).map { place, pattern in
        if let unknown = UnknownName(in: pattern.text, at: place) { throw unknown }
        return Invariant.never(pattern, at: place)
      }
      guard !stated.isEmpty else { throw NoInvariants(path: path) }
      invariants += stated
      inputs += [path] + transcripts.flatMap(\.lines).compactMap(\.source)
    }
  }
}

/// An intent, or one of its codes, that there is none of: what never happens to it holds for ever.
private struct UnknownName: Error, CustomStringConvertible {
  let place: Place
  let expected: String
  let name: String
  let known: [String]

  var description: String {
    let suggestion = name.nearest(among: known).map { " Did you mean “\($0)”?" } ?? ""
    return "\(place): Expected \(expected), found “\(name)”.\(suggestion)"
  }

  init?(in fact: String, at place: Place) {
    let words = fact.split(separator: " ").map(String.init)
    guard words.count > 1, words[1].hasPrefix("IN"), !words[1].contains("[") else { return nil }
    let name = words[1]
    self.place = place
    guard let codes = Schema.named(name)?.codes else {
      (expected, self.name, known) = ("an intent", name, Schema.all.map(\.intent))
      return
    }
    guard let arrow = words.firstIndex(of: "->"), let code = words[(arrow + 1)...].first,
      !code.contains("["), !codes.contains(code)
    else { return nil }
    (expected, self.name, known) = ("a code of \(name)", code, codes)
  }
}

/// A file that was to state what has to hold, and doesn't.
private struct NoInvariants: Error, CustomStringConvertible {
  let path: String

  var description: String { "Expected a line “= never …” in \(path), found none." }
}
