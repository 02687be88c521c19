import Assistant
import Properties

/// Replaces in a file of an app what is the user's own.
///
/// What an app has stored is disguised as a whole; what it tells of itself, only where it names
/// somebody.
struct FileDisguise {
  private let identifiers: [String: String]
  private let language: Language
  private let vocabulary: AppVocabulary
  private let isData: Bool

  init(
    _ identifiers: [String: String],
    _ language: Language,
    _ vocabulary: AppVocabulary,
    isData: Bool
  ) {
    (self.identifiers, self.language) = (identifiers, language)
    (self.vocabulary, self.isData) = (vocabulary, isData)
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
      return vocabulary.terms.contains(entry) ? property : .text(content(text, &disguise))
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

  /// A text that an app has stored.
  ///
  /// A word of the language alone is a term, unless it is a name; a date stays one.
  private func content(_ text: String, _ disguise: inout Disguise) -> String {
    if text.tokens.count == 1, language.isOwn(text), !disguise.isOfName(text) { return text }
    if text.prefixMatch(of: /\d{4}-\d{2}-\d{2}/) != nil { return text }
    return text.replacingTokens { token in
      token.contains(where: \.isLetter) ? disguise.word(token) : disguise.number(token)
    }
  }

  private func mention(_ text: String, _ disguise: inout Disguise) -> String {
    text.replacingTokens { token in
      let isName = vocabulary.names.contains(token.lowercased())
      let isTaken = language.isOwn(token) && token.first?.isUppercase != true
      return isName && !isTaken ? disguise.name(token) : token
    }
  }
}

// MARK: - Words

/// The terms and names in the files of apps, as far as the whole world tells.
struct AppVocabulary {
  /// The names of entries that tell kinds apart: each value is one word, and some come again.
  let terms: Set<String>

  /// The words of people's and places' names, in lower case.
  let names: Set<String>

  init(of backdrop: Backdrop) {
    var values: [String: [String]] = [:]
    for file in backdrop.appFiles where file.isData {
      file.property.collect(of: "", into: &values)
    }
    let kinds = values.filter { _, texts in
      texts.allSatisfy { $0.tokens.count == 1 } && Set(texts).count < texts.count
    }
    terms = Set(kinds.keys)
    names = backdrop.nameWords
  }
}

extension Backdrop {
  /// The words of the names in it, in lower case.
  var nameWords: Set<String> {
    let names = contacts.flatMap(\.names) + groups.map(\.name) + places.flatMap(\.names)
    return Set(names.flatMap { $0.tokens.map { $0.text.lowercased() } })
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
