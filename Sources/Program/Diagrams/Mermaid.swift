import Characters
import Terminal

/// A diagram as Mermaid's text, which many places that show Markdown draw.
///
///     sequenceDiagram
///       actor P0 as You
///       participant P1 as Parley
///       P0->>P1: Call Anna
package struct Mermaid {
  private let diagram: SequenceDiagram

  package init(_ diagram: SequenceDiagram) {
    self.diagram = diagram
  }

  package var text: String {
    let title = diagram.title.isEmpty ? [] : ["  title \(diagram.title.inMermaid)"]
    let lines = ["sequenceDiagram"] + title + heads + diagram.steps.map { "  \(line($0))" }
    return lines.map { $0 + "\n" }.joined()
  }

  private var heads: [String] {
    diagram.parties.map { party in
      let sort = party == .person ? "actor" : "participant"
      return "  \(sort) \(identifier(party)) as \(party.name.inMermaid)"
    }
  }

  /// A name without any sign that means something to Mermaid.
  private func identifier(_ party: SequenceDiagram.Party) -> String {
    "P\(diagram.parties.firstIndex(of: party) ?? 0)"
  }

  private func line(_ step: SequenceDiagram.Step) -> String {
    switch step {
    case .message(_, let from, let to, let lines):
      "\(identifier(from))->>\(identifier(to)): \(lines.inMermaid)"
    case .answer(_, let from, let to, let lines):
      "\(identifier(from))-->>\(identifier(to)): \(lines.inMermaid)"
    case .note(.setting, _, let lines):
      "Note over \(identifier(.person)),\(last): \(lines.inMermaid)"
    case .note(_, let party, let lines):
      "Note over \(identifier(party)): \(lines.inMermaid)"
    }
  }

  private var last: String { "P\(diagram.parties.count - 1)" }
}

extension [String] {
  /// Lines as one text; nothing at all would be an error.
  fileprivate var inMermaid: String {
    // Mermaid breaks no lines by itself, but makes room for the longest.
    let lines = flatMap { $0.wrapped(width: 48, hanging: 2) }
    let text = lines.map(\.inMermaid).joined(separator: "<br/>")
    return text.isEmpty ? "#32;" : text
  }
}

extension String {
  /// The text with entities for the signs that mean something to Mermaid: a semicolon ends a
  /// statement, a percent sign begins a comment or a directive, “wrap:” a layout.
  fileprivate var inMermaid: String {
    let isLayout = ["wrap:", "nowrap:"].contains { lowercased().hasPrefix($0) }
    let text = unicodeScalars.map { scalar in
      switch scalar {
      case ":" where isLayout: "#58;"
      case "#", ";", "<", ">", "&", "%", "\\", "\"": "#\(scalar.value);"
      case _ where scalar.isControl: " "
      default: String(scalar)
      }
    }
    return text.joined()
  }
}
