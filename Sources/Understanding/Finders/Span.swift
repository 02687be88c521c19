internal import Phrases

/// A stretch of words with a value that a finder saw in it.
struct Span {
  var from: Int32
  var to: Int32
  var kind: SlotKinds

  /// What `value` counts in: an entry of the gazetteer, or a plain number.
  var value: Value

  /// Plain enough to be copied without counting references.
  enum Value {
    case number(Double)
    case ordinal(Int)
    case duration(Double)
    case distance(Double, DistanceUnit)
    case energy(Double, EnergyUnit)
    case money(Money)

    /// The place of a time in the list that the search keeps.
    case time(Int32)

    /// An entry of the gazetteer.
    case name(Int32)

    /// Somebody's home or work: the person's entry, or -1 for the user's own.
    case home(of: Int32)
    case work(of: Int32)
    case here
    case digits
  }
}

/// What the finders saw in a sentence, by the word at which it begins.
struct Spans {
  private(set) var all: [Span] = []
  private(set) var times: [TimeReading] = []
  private var heads: [Int32]
  private var nexts: [Int32] = []

  init(count: Int) {
    heads = Array(repeating: -1, count: count + 1)
  }

  mutating func add(_ from: Int, _ to: Int, _ kind: SlotKinds, _ value: Span.Value) {
    nexts.append(heads[from])
    heads[from] = Int32(all.count)
    all.append(Span(from: Int32(from), to: Int32(to), kind: kind, value: value))
  }

  mutating func add(_ time: TimeReading, _ from: Int, _ to: Int) {
    times.append(time)
    add(from, to, .time, .time(Int32(times.count - 1)))
  }

  /// The first span that begins at a word, or -1; `next(after:)` has the others.
  func first(at index: Int) -> Int32 { heads[index] }

  func next(after span: Int32) -> Int32 { nexts[Int(span)] }
}
