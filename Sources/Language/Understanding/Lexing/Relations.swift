internal import Automata
internal import English

/// The words for relations.
enum Relations {
  /// Every word for a relation, the relation's own name among them.
  static func words(for relation: String) -> [String] {
    let relation = relation.lowercased()
    guard let entry = English.relations.first(where: { $0.key == relation }) else {
      return [relation]
    }
    return entry.value.split(separator: " ").map(String.init)
  }

  /// The words for all of them.
  static var allWords: String { English.relations.map(\.value).joined(separator: " ") }

  /// The relation that a word names.
  static func relation(_ word: Word) -> String? { table[word] }

  /// Returns whether one has a single person of a relation, whom no name tells from others.
  static func isSole(_ relation: String) -> Bool { sole.contains(Word(relation)) }

  private static let sole = Words(English.soleRelations)

  /// Returns whether *moms* is an owner's name, for a word such as *mom*: where one has several of
  /// a relation, it is more likely their plural.
  static func owns(_ word: Word) -> Bool {
    relation(word).map { owning.contains(Word($0)) } ?? false
  }

  private static let owning = Words(English.owningRelations)

  private static let table: [Word: String] = {
    var table: [Word: String] = [:]
    for (relation, words) in English.relations {
      for word in Word.list(words) { table[word] = relation }
    }
    return table
  }()
}
