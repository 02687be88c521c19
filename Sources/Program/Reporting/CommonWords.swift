import Assistant
import Foundation
import Understanding

/// The words that belong to everybody: those of the language, and those that apps tell of
/// themselves.
struct CommonWords {
  private let interpreter: Interpreter
  private let apps: Set<String>

  init(_ world: World) {
    interpreter = Interpreter(lexicon: Lexicon(), region: Region(world.locale))
    apps = Set(world.apps.flatMap(\.words).flatMap { $0.tokens.map { $0.text.lowercased() } })
  }

  func isOwn(_ word: String) -> Bool {
    let bare = word.withoutPossessive
    return apps.contains(bare.lowercased()) || interpreter.isOfLanguage(bare)
  }

  /// Returns whether a word is everybody's, or training has met it.
  func isKnown(_ word: String) -> Bool {
    isOwn(word) || interpreter.isLearned(word.withoutPossessive)
  }

  /// Returns whether a sentence may be understood by a word: a known one, or one with a typing error.
  func isTelling(_ word: String) -> Bool {
    isKnown(word) || interpreter.isMisspelling(word.withoutPossessive)
  }

  /// Returns whether a text is of a closed list, or of an app's own words.
  func isTerm(_ text: String) -> Bool {
    areOfOneList([text]) || text.tokens.allSatisfy { apps.contains($0.text.lowercased()) }
  }

  /// Returns whether a word is one of grammar, which says nothing by itself.
  func isOfGrammar(_ word: String) -> Bool { interpreter.isOfGrammar(word) }

  /// Returns whether a word speaks of somebody, or of a place, without a name: *my*, *mother*.
  func isOfMention(_ word: String) -> Bool { interpreter.isOfMention(word.withoutPossessive) }

  /// Returns whether words are of one closed list, as those are by which apps tell kinds apart.
  func areOfOneList(_ words: [String]) -> Bool {
    let lists = words.map(interpreter.slots(ofTerm:))
    return lists.dropFirst().reduce(lists.first ?? []) { $0.intersection($1) }.isEmpty == false
  }
}

extension AppDescription {
  /// The names of the app, and the words of its vocabulary.
  fileprivate var words: [String] {
    [name] + otherNames + vocabularies.flatMap { $0.items.flatMap { $0.phrases.map(\.spoken) } }
  }
}

extension String {
  /// *Anna* of *Anna's*.
  var withoutPossessive: String {
    for end in ["'s", "’s"] where lowercased().hasSuffix(end) { return String(dropLast(2)) }
    return self
  }
}
