import Characters
import Transcripts

/// A run as the Test Anything Protocol, version 14, has it: a line for each transcript.
package struct TAP: Codable {
  private var number = 0

  package init() {}

  package static let head = "TAP version 14\n"

  /// The lines for a file.
  package mutating func lines(for script: PlayedScript) -> String {
    let points = script.transcripts.map { point($0) }.joined()
    guard let error = script.error else { return points }
    return points + line(isOK: false, script.path) + block(["message": error.description])
  }

  /// The plan, which ends the output: the number of tests.
  package var plan: String { "1..\(number)\n" }

  private mutating func point(_ played: PlayedTranscript) -> String {
    let title = played.title.isEmpty ? "" : " \(played.title)"
    let line = line(isOK: played.differences.isEmpty, played.name + title)
    let blocks = played.differences.map { difference in
      block([
        "kind": difference.kind.rawValue,
        "at": "\(difference.file):\(difference.line)",
        "message": difference.description,
      ])
    }
    return line + blocks.joined()
  }

  private mutating func line(isOK: Bool, _ text: String) -> String {
    number += 1
    // A number sign would begin a directive.
    let text = text.replacing("\\", with: "\\\\").replacing("#", with: "\\#")
    return "\(isOK ? "ok" : "not ok") \(number) - \(text)\n"
  }

  private func block(_ values: KeyValuePairs<String, String>) -> String {
    let lines = values.map { "  \($0.key): \($0.value.inYAML)\n" }
    return "  ---\n\(lines.joined())  ...\n"
  }
}

extension String {
  /// In double quotes, on one line.
  fileprivate var inYAML: String {
    let text = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").withEscapedControls
    // By scalars, for a line feed behind a carriage return is half of a character.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return "\"\(lines.map { String($0) }.joined(separator: "\\n"))\""
  }
}
