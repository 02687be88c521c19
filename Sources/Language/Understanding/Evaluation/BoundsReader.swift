internal import Automata

/// Reads amounts with bounds: `under 15 euros`, `between 10 and 20 dollars`, `3 to 5 miles`.
struct BoundsReader {
  let line: Line

  struct Amount<Value, Unit> {
    var value: Value
    var unit: Unit
    var end: Int
  }

  struct Found<Value: Sendable & Hashable, Unit> {
    var bounds: Bounds<Value>
    var unit: Unit
  }

  /// The first amount in the line; `number` reads the start of a range whose unit comes later.
  func first<Value, Unit>(
    amount: (Int) -> Amount<Value, Unit>?,
    number: (Int) -> (value: Value, end: Int)?
  ) -> Found<Value, Unit>? {
    for start in 0..<line.count {
      if let (low, end) = amount(start).map({ ($0.value, $0.end) }) ?? number(start),
        let high = joint(end, start).flatMap(amount)
      {
        return Found(bounds: .between(low, high.value), unit: high.unit)
      }
      if !line.isTied(start), let one = amount(start) {
        return Found(bounds: bounds(one.value, start), unit: one.unit)
      }
    }
    return nil
  }

  /// The word after *to*, *and* or a dash.
  private func joint(_ index: Int, _ start: Int) -> Int? {
    switch line.role(index) {
    case .to: index + 1
    case .and where opens(start): index + 1
    default: line.marks(index).hasAny(of: .dashes) ? index : nil
    }
  }

  private func opens(_ start: Int) -> Bool {
    start > 0 && [.between, .from].contains(line.role(start - 1))
  }

  private func bounds<Value>(_ value: Value, _ start: Int) -> Bounds<Value> {
    guard start > 0 else { return .exactly(value) }
    let last = line.sentence.tokens[start - 1].word
    let before = start > 1 ? line.sentence.tokens[start - 2].word : last
    if Self.upper.contains(last) { return .atMost(value) }
    if Self.lower.contains(last) { return .atLeast(value) }
    guard last == Self.than || last == Self.to else { return .exactly(value) }
    if Self.less.contains(before) { return .atMost(value) }
    guard Self.more.contains(before) else { return .exactly(value) }
    let isDenied = start > 2 && Self.denials.contains(line.sentence.tokens[start - 3].word)
    return isDenied ? .atMost(value) : .atLeast(value)
  }

  private static let upper = words("under below most maximum max beneath within")
  private static let lower = words("over above least minimum min exceeding beyond")
  private static let less = words("less lower fewer cheaper smaller shorter up")
  private static let more = words("more greater higher longer larger bigger further farther")
  private static let denials = words("no not")
  private static let than = Word("than")
  private static let to = Word("to")

  private static func words(_ text: String) -> Set<Word> {
    Set(text.split(separator: " ").map { Word(String($0)) })
  }
}
