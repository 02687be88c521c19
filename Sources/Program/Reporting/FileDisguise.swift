import Assistant
import Properties

/// Replaces in a file of an app what is the user's own.
///
/// What an app has stored is disguised as a whole; what it tells of itself, only where it names
/// somebody.
struct FileDisguise {
  private let identifiers: [String: String]
  private let language: CommonWords
  private let vocabulary: AppVocabulary
  private let isData: Bool

  init(
    _ identifiers: [String: String],
    _ language: CommonWords,
    _ vocabulary: AppVocabulary,
    isData: Bool
  ) {
    (self.identifiers, self.language) = (identifiers, language)
    (self.vocabulary, self.isData) = (vocabulary, isData)
  }

  /// `entry` is the name of the entry that a property is of, or the elements of its list are.
  ///
  /// A number beside a currency is money, and one of an entry that is money elsewhere.
  func disguised(
    _ property: Property,
    of entry: String = "",
    isMoney: Bool = false,
    with disguise: inout Disguise
  ) -> Property {
    switch property {
    case .text(let text):
      if let identifier = identifiers[text] { return .text(identifier) }
      guard isData else { return .text(mention(text, &disguise)) }
      return vocabulary.terms.contains(entry) ? property : .text(content(text, &disguise))
    case .number(let number):
      let isMoney = isMoney || vocabulary.amounts.contains(entry)
      return isData ? .number(disguise.quantity(number, isMoney: isMoney)) : property
    case .list(let elements):
      return .list(elements.map { disguised($0, of: entry, isMoney: isMoney, with: &disguise) })
    case .entries(let entries):
      let isMoney = isMoney || entries.values.contains(where: \.isCurrency)
      let pairs = entries.sorted { $0.key < $1.key }.map {
        (named($0, &disguise), disguised($1, of: $0, isMoney: isMoney, with: &disguise))
      }
      return .entries(Dictionary(pairs) { first, _ in first })
    case .flag, .nothing, .other: return property
    }
  }

  /// The name of an entry, which programs write as one word in lower case; others may be people's.
  private func named(_ name: String, _ disguise: inout Disguise) -> String {
    if let identifier = identifiers[name] { return identifier }
    let isProgram = name.wholeMatch(of: /[a-z]+([A-Z_][a-z]*)*/) != nil
    return isData && !isProgram ? content(name, &disguise) : mention(name, &disguise)
  }

  /// A text that an app has stored; a date stays one.
  private func content(_ text: String, _ disguise: inout Disguise) -> String {
    let date = /\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?/
    if text.wholeMatch(of: date) != nil { return text }
    return text.replacingTokens { token in
      token.contains(where: \.isLetter) ? disguise.word(token) : disguise.number(token)
    }
  }

  /// A text of the app's, in which only the names of people and places are the user's.
  private func mention(_ text: String, _ disguise: inout Disguise) -> String {
    text.replacingTokens { token in
      let isTaken = language.isOwn(token) && token.first?.isUppercase != true
      return vocabulary.names.contains(token.lowercased()) && !isTaken
        ? disguise.name(token) : token
    }
  }
}

// MARK: - Words

/// The terms, names and amounts in the files of apps, as far as the whole world tells.
struct AppVocabulary {
  /// The names of entries that tell kinds apart: their values are words of one closed list, and
  /// nobody's names.
  let terms: Set<String>

  /// The words of people's and places' names, in lower case.
  let names: Set<String>

  /// The names of entries that hold amounts, as one of their numbers tells: it has a fraction, or is
  /// an amount that the conversation was about.
  let amounts: Set<String>

  init(of backdrop: Backdrop, _ language: CommonWords, _ spoken: Set<Double> = []) {
    var values = EntryValues()
    for file in backdrop.appFiles where file.isData { values.add(file.property, of: "") }
    let names = backdrop.nameWords.filter { !language.isOfMention($0) }
    let cents = Set(spoken.map { $0 * 100 })
    amounts = Set(
      values.numbers.filter { _, numbers in
        numbers.contains { $0 != $0.rounded() || spoken.contains($0) || cents.contains($0) }
      }.keys
    )
    let kinds = values.texts.filter { _, texts in
      texts.allSatisfy { !names.contains($0.lowercased()) } && language.areOfOneList(texts)
    }
    terms = Set(kinds.keys)
    self.names = names
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
  /// True if it is the code of a currency, as of ISO 4217.
  fileprivate var isCurrency: Bool {
    guard case .text(let text) = self else { return false }
    return text.wholeMatch(of: /[A-Z]{3}/) != nil
  }
}

/// The texts and numbers of all entries, by the names of these.
private struct EntryValues {
  private(set) var texts: [String: [String]] = [:]
  private(set) var numbers: [String: [Double]] = [:]

  mutating func add(_ property: Property, of entry: String) {
    switch property {
    case .text(let text): texts[entry, default: []].append(text)
    case .number(let number): numbers[entry, default: []].append(number)
    case .list(let elements): for element in elements { add(element, of: entry) }
    case .entries(let entries): for (name, value) in entries { add(value, of: name) }
    case .flag, .nothing, .other: break
    }
  }
}
