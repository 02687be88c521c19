import Dialogue
import Domains
import English

/// Looks through an AppIntentVocabulary.plist.
struct VocabularyLint {
  private let list: PropertyList

  /// The app's, in its order.
  private let intents: [String]

  /// By what the app can be called.
  private let names: [String]

  init(_ list: PropertyList, intents: [String], names: [String]) {
    self.list = list
    self.intents = intents
    self.names = names
  }

  func inspect() {
    inspectExamples()
    for entry in list.dictionaries("ParameterVocabularies") { inspect(vocabulary: entry) }
  }
}

// MARK: - Examples

extension VocabularyLint {
  private func inspectExamples() {
    var withExamples: Set<String> = []
    for entry in list.dictionaries("IntentPhrases") {
      let intent = entry.string("IntentName") ?? ""
      let examples = entry.strings("IntentExamples")
      if !examples.isEmpty { withExamples.insert(intent) }
      if !intents.contains(intent) {
        entry.report(
          .foreignExamples,
          at: "IntentName",
          "Expected an intent that the app supports, and found \(intent.isEmpty ? "none" : intent)."
        )
      }
      for (index, example) in examples.enumerated() {
        inspect(example, number: index + 1, in: entry)
      }
    }
    for intent in intents where !withExamples.contains(intent) {
      list.report(
        .missingExamples,
        at: "IntentPhrases",
        "Expected an example for \(intent), and found none."
      )
    }
  }

  private func inspect(_ example: String, number: Int, in entry: PropertyList) {
    let place = "IntentExamples \(number)"
    let words = example.lowercased()
    if !names.contains(where: { words.contains($0.lowercased()) }) {
      entry.report(
        .namelessExample,
        at: place,
        "Expected the app's name in “\(example)”, and found none."
      )
    }
    if let found = English.pleasantries.first(where: words.hasPrefix) {
      entry.report(
        .wordyExample,
        at: place,
        "Expected an example that comes to the point, and found “\(found)” in “\(example)”."
      )
    }
  }
}

// MARK: - Vocabulary

extension VocabularyLint {
  private func inspect(vocabulary: PropertyList) {
    for name in vocabulary.strings("ParameterNames") { inspect(parameter: name, in: vocabulary) }
    var identifiers: Set<String> = []
    var owners: [String: String] = [:]
    for item in vocabulary.dictionaries("ParameterVocabulary") {
      let phrases = phrases(of: item)
      guard let identifier = identifier(of: item) else { continue }
      if !identifiers.insert(identifier).inserted {
        item.report(.doubleItem, "Expected each identifier once, and found \(identifier) again.")
      }
      for phrase in phrases {
        if let owner = owners.updateValue(identifier, forKey: phrase), owner != identifier {
          item.report(
            .doublePhrase,
            "Expected each phrase for one item, and found “\(phrase)” for \(owner) too."
          )
        }
      }
    }
  }

  /// An item's identifier, by which alone it can be compared with others.
  private func identifier(of item: PropertyList) -> String? {
    guard let identifier = item.string("VocabularyItemIdentifier"), !identifier.isEmpty else {
      item.report(
        .missingItemIdentifier,
        "Expected VocabularyItemIdentifier, and found none."
      )
      return nil
    }
    return identifier
  }

  private func inspect(parameter name: String, in vocabulary: PropertyList) {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let intent = parts.first ?? ""
    let parameters = Schema.named(intent)?.parameters.map(\.slot.rawValue)
    let key = "ParameterNames"
    guard IntentKnowledge(intent) != .unknown, parts.count == 2,
      parameters?.contains(parts[1]) ?? true
    else {
      return vocabulary.report(
        .unknownParameter,
        at: key,
        "Expected a parameter of an intent, and found \(name)."
      )
    }
    if !intents.contains(intent) {
      vocabulary.report(
        .foreignParameter,
        at: key,
        "Expected a parameter of an intent that the app supports, and found \(name)."
      )
    }
    if parameters != nil, !Self.openParameters.contains(parts[1]) {
      vocabulary.report(
        .closedParameter,
        at: key,
        "Expected a ride option or a workout's name, and found \(name)."
      )
    }
  }

  private static let openParameters: Set<String> = ["rideOptionName", "workoutName"]
}

// MARK: - Items

extension VocabularyLint {
  /// Looks through an item, and gives its phrases as they are compared.
  private func phrases(of item: PropertyList) -> [String] {
    let synonyms = item.dictionaries("VocabularyItemSynonyms")
    if synonyms.isEmpty {
      item.report(.missingPhrase, "Expected a phrase, and found none.")
    }
    if synonyms.count > 3 {
      item.report(
        .manySynonyms,
        at: "VocabularyItemSynonyms",
        "Expected up to three, and found \(synonyms.count)."
      )
    }
    return synonyms.compactMap(inspect(synonym:))
  }

  private func inspect(synonym: PropertyList) -> String? {
    guard let phrase = synonym.string("VocabularyItemPhrase"), !phrase.isEmpty else {
      synonym.report(.missingPhrase, "Expected VocabularyItemPhrase, and found none.")
      return nil
    }
    if phrase.isHardToRead, synonym.string("VocabularyItemPronunciation") == nil {
      synonym.report(
        .missingPronunciation,
        "Expected a hint how “\(phrase)” sounds, and found none."
      )
    }
    return phrase.lowercased()
  }
}

extension String {
  /// True if the pronunciation differs from the spelling: digits, initials, capitals within a word.
  fileprivate var isHardToRead: Bool {
    split(separator: " ").contains { word in
      word.contains(where: \.isNumber) || word.dropFirst().contains(where: \.isUppercase)
    }
  }
}
