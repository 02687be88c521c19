import Properties

/// Replaces in a file of an app what is the user's own.
///
/// What an app has stored is disguised as a whole; what it tells of itself, only where it names
/// somebody.
struct FileDisguise {
  private let identifiers: [String: String]
  private let language: Language
  private let terms: Set<String>
  private let isData: Bool

  init(
    _ identifiers: [String: String],
    _ language: Language,
    _ terms: Set<String>,
    isData: Bool
  ) {
    (self.identifiers, self.language) = (identifiers, language)
    (self.terms, self.isData) = (terms, isData)
  }

  /// `entry` is the name of the entry that a property is of, or the elements of its list are.
  func disguised(
    _ property: Property,
    of entry: String = "",
    with disguise: inout Disguise
  ) -> Property {
    switch property {
    case .text(let text):
      if let identifier = identifiers[text] { return .text(identifier) }
      guard isData else { return .text(mention(text, &disguise)) }
      return terms.contains(entry) ? property : .text(content(text, &disguise))
    case .number(let number): return isData ? .number(disguise.quantity(number)) : property
    case .list(let elements):
      return .list(elements.map { disguised($0, of: entry, with: &disguise) })
    case .entries(let entries):
      let sorted = entries.sorted { $0.key < $1.key }
      let pairs = sorted.map { ($0, disguised($1, of: $0, with: &disguise)) }
      return .entries(Dictionary(uniqueKeysWithValues: pairs))
    case .flag, .nothing, .other: return property
    }
  }

  /// A text that an app has stored. A word of the language alone is a term, unless it is a name; a
  /// date stays one.
  private func content(_ text: String, _ disguise: inout Disguise) -> String {
    if text.tokens.count == 1, language.isOwn(text), !disguise.isOfName(text) { return text }
    if text.prefixMatch(of: /\d{4}-\d{2}-\d{2}/) != nil { return text }
    return text.replacingTokens { token in
      token.contains(where: \.isLetter) ? disguise.word(token) : disguise.number(token)
    }
  }

  private func mention(_ text: String, _ disguise: inout Disguise) -> String {
    text.replacingTokens { token in
      disguise.isOfName(token) && !language.isOwn(token) ? disguise.name(token) : token
    }
  }
}

// MARK: - Terms

extension Backdrop {
  /// The names of entries of apps' files that tell kinds apart: each value is one word, and some come
  /// again.
  var terms: Set<String> {
    var values: [String: [String]] = [:]
    for file in appFiles where file.isData { file.property.collect(of: "", into: &values) }
    let kinds = values.filter { _, texts in
      texts.allSatisfy { $0.tokens.count == 1 } && Set(texts).count < texts.count
    }
    return Set(kinds.keys)
  }
}

extension Property {
  fileprivate func collect(of entry: String, into values: inout [String: [String]]) {
    switch self {
    case .text(let text): values[entry, default: []].append(text)
    case .list(let elements): for element in elements { element.collect(of: entry, into: &values) }
    case .entries(let entries):
      for (name, value) in entries { value.collect(of: name, into: &values) }
    case .number, .flag, .nothing, .other: break
    }
  }
}
