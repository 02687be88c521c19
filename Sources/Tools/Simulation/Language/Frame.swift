import Dialogue

/// A sentence with gaps for values: `get me a ride[ to {destination}]`.
///
/// What stands in square brackets is said if its values are to be said.
package struct Frame: Sendable, Hashable {
  private indirect enum Part: Sendable, Hashable {
    case text(String)
    case gap(String)
    case optional([Part])
  }

  private let parts: [Part]

  /// The gaps that always have to be filled.
  let required: Set<String>
  let gaps: Set<String>

  /// As it is written.
  package let source: String

  /// - Returns: `nil` if brackets are not closed.
  init?(_ source: String) {
    self.source = source
    var rest = source[...]
    guard let parts = Self.parts(of: &rest, isInside: false), rest.isEmpty else { return nil }
    self.parts = parts
    required = Self.gaps(in: parts, optional: false)
    gaps = Self.gaps(in: parts, optional: true)
  }

  private static func parts(of text: inout Substring, isInside: Bool) -> [Part]? {
    var parts: [Part] = []
    while let first = text.first {
      switch first {
      case "]":
        guard isInside else { return nil }
        text.removeFirst()
        return parts
      case "[":
        text.removeFirst()
        guard let inner = Self.parts(of: &text, isInside: true) else { return nil }
        parts.append(.optional(inner))
      case "{":
        guard let end = text.firstIndex(of: "}") else { return nil }
        parts.append(.gap(String(text[..<end].dropFirst())))
        text = text[text.index(after: end)...]
      default:
        let end = text.firstIndex { "[]{".contains($0) } ?? text.endIndex
        parts.append(.text(String(text[..<end])))
        text = text[end...]
      }
    }
    return isInside ? nil : parts
  }
}

// MARK: - Gaps

extension Frame {
  private static func gaps(in parts: [Part], optional: Bool) -> Set<String> {
    parts.reduce(into: []) { gaps, part in
      switch part {
      case .text: break
      case .gap(let name): gaps.insert(name)
      case .optional(let inner):
        if optional { gaps.formUnion(Self.gaps(in: inner, optional: true)) }
      }
    }
  }

  /// The sentence with these values, without what is left open.
  func filled(with values: [String: String]) -> String {
    Self.text(of: parts, values)
  }

  private static func text(of parts: [Part], _ values: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .gap(let name): values[name] ?? ""
      case .optional(let inner):
        gaps(in: inner, optional: true).isSubset(of: values.keys) ? text(of: inner, values) : ""
      }
    }.joined()
  }
}
