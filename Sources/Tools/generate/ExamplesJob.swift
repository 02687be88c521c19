/// Writes the Swift file that carries the sentences by which requests are shown.
///
/// A name on a line is a request; the lines below it, further in, are its sentences.
func writeExamples(of inputs: [String], to output: String) throws {
  let lines = try inputs.flatMap { try contents(of: $0).split(separator: "\n") }
    .filter { !$0.hasPrefix("#") }
  let entries = lines.map { line in
    line.hasPrefix("  ") ? "      \(literal(line.dropFirst(2)))," : "    ],\n    .\(line): ["
  }
  let source = """
    extension IntentName {
      /// The sentences in Sources/Language/English/requests.examples.
      package static let examples: [IntentName: [String]] = [
    \(entries.joined(separator: "\n").dropFirst("    ],\n".count))
        ],
      ]
    }

    """
  try write(source, to: output + "/RequestExamples.swift")
}
