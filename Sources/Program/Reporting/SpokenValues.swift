import Dialogue
import Foundation
import Transcripts

/// The values that a conversation was about, as its facts have them.
struct SpokenValues {
  /// Texts by their words in lower case, the longest first.
  private(set) var texts: [[String]] = []

  /// Amounts of money.
  private(set) var amounts: Set<Double> = []

  init(in performance: Performance, _ language: CommonWords) {
    for value in performance.facts.flatMap(\.values) { add(value, language) }
    texts.sort { $0.count > $1.count }
  }

  private mutating func add(_ value: Value, _ language: CommonWords) {
    switch value.content {
    case .text(let text): addText(text)
    case .phrase(let phrase) where !language.isTerm(phrase.spoken): addText(phrase.spoken)
    case .money(let money):
      if let amount = money.amount.flatMap(Double.init) { amounts.insert(amount) }
    case .boolean, .integer, .decimal, .term, .terms, .phrase, .person, .place, .period,
      .callRecord, .paymentMethod:
      break
    }
  }

  private mutating func addText(_ text: String) {
    let words = text.tokens.map { $0.text.lowercased() }
    if !words.isEmpty, !texts.contains(words) { texts.append(words) }
  }

  /// The positions in a line at which one of the texts stands.
  func places(in words: [String]) -> IndexSet {
    var places = IndexSet()
    for text in texts where text.count <= words.count {
      for start in 0...words.count - text.count
      where words[start..<start + text.count].elementsEqual(text) {
        places.insert(integersIn: start..<start + text.count)
      }
    }
    return places
  }
}

extension Fact {
  fileprivate var values: [Value] {
    switch self {
    case .intent(let draft, _): draft.filledSlots.flatMap { draft[$0] }
    case .resolve(_, let resolutions): resolutions.flatMap(\.values)
    case .handler, .confirm, .handle, .open, .defaulted, .finding, .refused, .cancelled,
      .interrupted, .speaker:
      []
    }
  }
}

extension Resolution {
  fileprivate var values: [Value] {
    switch self {
    case .success(let value): [value]
    case .confirmationRequired(let value): value.map { [$0] } ?? []
    case .disambiguation(let options): options
    case .notRequired, .needsValue, .unsupported: []
    }
  }
}
