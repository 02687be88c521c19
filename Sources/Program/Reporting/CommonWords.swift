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

  /// Returns whether a word stands in the names of places without naming one.
  func isOfPlaces(_ word: String) -> Bool { word.count < 4 && isOwn(word) }
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
