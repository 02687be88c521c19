import Foundation

/// The words and numbers that stand in a world and in a conversation, none of which an invention
/// may be.
///
/// A number of one or two figures tells nothing of anybody, and is not kept here.
struct Originals {
  private var words: Set<String> = []
  private var numbers: Set<String> = []

  init() {}

  /// - Parameter texts: The files of the world and the lines of the conversation.
  init(in texts: [String]) {
    for token in texts.flatMap(\.tokens) { insert(token.text) }
  }

  private mutating func insert(_ token: String) {
    if token.contains(where: \.isLetter) {
      words.formUnion([token.lowercased(), token.withoutPossessive.lowercased()])
    } else {
      numbers.formUnion(token.spellings)
    }
  }
}

extension Originals {
  /// Returns whether a word in lower case is one of them.
  func contains(word: String) -> Bool { words.contains(word) }

  /// Returns whether a number is one of them, be it written as 850.25, 850.250 or 85025.
  func contains(number: String) -> Bool { !numbers.isDisjoint(with: number.spellings) }

  /// Returns whether an amount is one of them, in whole units or in hundredths.
  func contains(amount: Double) -> Bool { contains(number: String(format: "%.2f", amount)) }

  /// Returns whether one of the numbers in a text is one of them: of a telephone, each group.
  func containsNumber(of text: String) -> Bool {
    text.tokens.contains { $0.text.allSatisfy { !$0.isLetter } && contains(number: $0.text) }
  }
}

extension String {
  /// The figures of a number, and those that are left without a fraction of zeros and without all
  /// zeros at its ends; only if there are three of them at least.
  fileprivate var spellings: Set<String> {
    let figures = filter(\.isASCIIDigit)
    let parts = split { !$0.isASCIIDigit }
    let isWhole = parts.last?.allSatisfy { $0 == "0" } == true
    let whole = isWhole ? parts.dropLast().joined() : figures
    let significant = String(figures.trimmingPrefix { $0 == "0" }.reversed())
      .trimmingPrefix { $0 == "0" }
    return Set([figures, whole, String(significant.reversed())].filter { $0.count > 2 })
  }
}
