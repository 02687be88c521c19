import Dialogue
import Transcripts

// MARK: - As a document

extension Partings {
  /// The sentence on how much was compared, and in how much the two differ.
  package var sentence: String {
    let outcome =
      switch parted {
      case 0: isEmpty ? "Nothing could be compared." : "No difference."
      case 1: "1 conversation parts."
      default: "\(parted) conversations part."
      }
    let (lines, here) = (compared == 1 ? "line was" : "lines were", onlyHere == 1 ? "was" : "were")
    return "\(outcome) \(compared) \(lines) compared; \(onlyHere) \(here) said only here, "
      + "\(onlyThere) only there."
  }
}

extension Parting {
  /// A paragraph of Markdown, with the conversation as a diff.
  var paragraph: String {
    "**\(kind.rawValue)** · \(intent)\n\n```diff\n\(diff.joined(separator: "\n"))\n```"
  }

  /// The conversation, and what came of its last line there (`-`) and here (`+`).
  package var diff: [String] {
    lines.map { " \($0)" } + there.map { "-\($0)" } + here.map { "+\($0)" }
  }
}
