internal import Phrases

/// What people call their relations.
enum Relations {
  private static let names: [(relation: String, words: String)] = [
    ("mother", "mother mom mum mommy mummy mama momma ma"),
    ("father", "father dad daddy papa pop pops"),
    ("parent", "parent"),
    ("sister", "sister sis"),
    ("brother", "brother bro"),
    ("child", "child kid"),
    ("son", "son"),
    ("daughter", "daughter"),
    ("friend", "friend"),
    ("spouse", "spouse husband wife hubby"),
    ("partner", "partner boyfriend girlfriend"),
    ("assistant", "assistant secretary"),
    ("manager", "manager boss supervisor"),
    ("grandmother", "grandmother grandma granny nana gran nan nanna"),
    ("grandfather", "grandfather grandpa granddad grandad gramps"),
    ("grandchild", "grandchild grandson granddaughter"),
    ("aunt", "aunt auntie aunty"),
    ("uncle", "uncle"),
    ("cousin", "cousin"),
    ("niece", "niece"),
    ("nephew", "nephew"),
    ("fiance", "fiance fiancee"),
    ("stepmother", "stepmother stepmom stepmum"),
    ("stepfather", "stepfather stepdad"),
    ("stepbrother", "stepbrother"),
    ("stepsister", "stepsister"),
    ("godmother", "godmother"),
    ("godfather", "godfather"),
    ("roommate", "roommate flatmate housemate"),
    ("colleague", "colleague coworker"),
  ]

  /// Every word for a relation, the relation's own name among them.
  static func words(for relation: String) -> [String] {
    let relation = relation.lowercased()
    guard let entry = names.first(where: { $0.relation == relation }) else { return [relation] }
    return entry.words.split(separator: " ").map(String.init)
  }

  /// The words for all of them.
  static var allWords: String { names.map(\.words).joined(separator: " ") }

  /// The relation that a word names.
  static func relation(_ word: Word) -> String? { table[word] }

  /// The relation of a *mums* or *dads* that is an owner's name: where one has several of a relation,
  /// it is more likely their plural.
  static func owner(_ word: Word) -> String? { owners[word] }

  private static let owners: [Word: String] = {
    var table: [Word: String] = [:]
    let single: Set = ["mother", "father", "grandmother", "grandfather"]
    for (relation, words) in names where single.contains(relation) {
      for name in words.split(separator: " ") where name.count > 2 && !name.hasSuffix("s") {
        table[Word("\(name)s")] = String(name)
      }
    }
    return table
  }()

  private static let table: [Word: String] = {
    var table: [Word: String] = [:]
    for (relation, words) in names {
      for word in Word.list(words) { table[word] = relation }
    }
    return table
  }()
}
