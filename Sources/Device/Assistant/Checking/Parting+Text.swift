import Dialogue
import Transcripts

// MARK: - As a document

extension Partings: CustomStringConvertible {
  /// A section of a report, as Markdown.
  package var description: String {
    (["## Against the other build", summary] + all.map(\.paragraph)).joined(separator: "\n\n")
      + "\n"
  }

  private var summary: String {
    let conversations = parted == 1 ? "1 conversation parts" : "\(parted) conversations part"
    return (parted == 0 ? "No difference" : "In \(conversations)")
      + ", of \(compared) lines compared; \(onlyHere) were said here only, \(onlyThere) there only."
  }
}

extension Parting {
  fileprivate var paragraph: String {
    "**\(kind.rawValue)** · \(intent)\n\n```diff\n\(diff.joined(separator: "\n"))\n```"
  }

  /// The conversation, and what came of its last line there (`-`) and here (`+`).
  package var diff: [String] {
    lines.map { " \($0)" } + there.map { "-\($0)" } + here.map { "+\($0)" }
  }
}
