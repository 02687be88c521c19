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

  /// The relation of a *mums* or *dads* that is an owner's name: where one has several of a relation,
  /// it is more likely their plural.
  static func owner(_ word: Word) -> String? { owners[word] }

  private static let owners: [Word: String] = {
    var table: [Word: String] = [:]
    let owning = Words(English.owningRelations)
    for (relation, words) in English.relations where owning.contains(Word(relation)) {
      for name in words.split(separator: " ") where name.count > 2 && !name.hasSuffix("s") {
        table[Word("\(name)s")] = String(name)
      }
    }
    return table
  }()

  private static let table: [Word: String] = {
    var table: [Word: String] = [:]
    for (relation, words) in English.relations {
      for word in Word.list(words) { table[word] = relation }
    }
    return table
  }()
}
