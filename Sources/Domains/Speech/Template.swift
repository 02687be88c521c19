/// A sentence with gaps: `"What do you want to say[ to {recipients}]?"`.
///
/// `{name}` is a gap; a part in square brackets is left out if a gap in it has nothing to hold.
/// What fills a gap is never read as a template.
struct Template: Sendable, Hashable, ExpressibleByStringLiteral {
  private indirect enum Part: Sendable, Hashable {
    case text(String)
    case gap(String)
    case optional([Part])
  }

  private let parts: [Part]

  init(stringLiteral text: String) {
    self.init(text)
  }

  init(_ text: String) {
    var rest = text[...]
    parts = Self.parts(of: &rest)
  }

  private static func parts(of rest: inout Substring) -> [Part] {
    var parts: [Part] = []
    while let character = rest.first, character != "]" {
      switch character {
      case "[":
        rest.removeFirst()
        parts.append(.optional(Self.parts(of: &rest)))
        rest = rest.dropFirst()
      case "{":
        let name = rest.dropFirst().prefix { $0 != "}" }
        parts.append(.gap(String(name)))
        rest = rest.dropFirst(name.count + 2)
      default:
        let text = rest.prefix { !"[]{".contains($0) }
        parts.append(.text(String(text)))
        rest = rest.dropFirst(text.count)
      }
    }
    return parts
  }
}

extension Template {
  /// The sentence.
  ///
  /// A gap outside of brackets that has nothing to hold stays empty.
  func filled(_ filling: (String) -> String?) -> String {
    parts.map { Self.text(of: $0, filling) ?? "" }.joined()
  }

  /// The names of the gaps, in order.
  var gaps: [String] {
    parts.flatMap(Self.gaps)
  }

  /// - Returns: `nil` for a gap that nothing fills.
  private static func text(of part: Part, _ filling: (String) -> String?) -> String? {
    switch part {
    case .text(let text): return text
    case .gap(let name): return filling(name)
    case .optional(let parts):
      let texts = parts.map { text(of: $0, filling) }
      return texts.contains(nil) ? "" : texts.compactMap { $0 }.joined()
    }
  }

  private static func gaps(of part: Part) -> [String] {
    switch part {
    case .text: []
    case .gap(let name): [name]
    case .optional(let parts): parts.flatMap(gaps)
    }
  }
}
