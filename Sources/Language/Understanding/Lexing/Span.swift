internal import Automata

/// A stretch of words with a value that a recognizer saw in it.
struct Span {
  var from: Int32
  var to: Int32
  var kind: SlotKinds

  /// The value: an entry of the gazetteer, a plain number, a time and so on.
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

/// The spans that recognizers saw in a sentence, indexed by their first word.
struct Spans {
  private(set) var all: [Span] = []
  private(set) var times: [TimeReading] = []

  /// The spans that begin at each word: the one added last, and the kinds of all.
  private var places: [Place]
  private var nexts: [Int32] = []

  private struct Place {
    var first: Int32 = -1
    var kinds: UInt16 = 0

    /// The kinds that were looked for.
    var sought: UInt16 = 0
  }

  init(count: Int) {
    places = Array(repeating: Place(), count: count + 1)
    all.reserveCapacity(8)
    nexts.reserveCapacity(8)
  }

  mutating func add(_ from: Int, _ to: Int, _ kind: SlotKinds, _ value: Span.Value) {
    nexts.append(places[from].first)
    places[from].first = Int32(all.count)
    places[from].kinds |= kind.rawValue
    all.append(Span(from: Int32(from), to: Int32(to), kind: kind, value: value))
  }

  mutating func add(_ time: TimeReading, _ from: Int, _ to: Int) {
    times.append(time)
    add(from, to, .time, .time(Int32(times.count - 1)))
  }

  /// The first span that begins at a word, or -1; `next(after:)` has the others.
  func first(at index: Int) -> Int32 { places[index].first }

  func next(after span: Int32) -> Int32 { nexts[Int(span)] }

  /// The kinds of the spans that begin at a word.
  func kinds(at index: Int) -> SlotKinds { SlotKinds(rawValue: places[index].kinds) }

  /// Returns whether values of one of some kinds were not looked for at a word.
  func misses(_ kinds: SlotKinds, at index: Int) -> Bool {
    kinds.rawValue & ~places[index].sought != 0
  }

  /// Marks some kinds as looked for at a word.
  ///
  /// - Returns: Those that hadn't been before.
  mutating func claim(_ kinds: SlotKinds, at index: Int) -> SlotKinds {
    let missing = kinds.rawValue & ~places[index].sought
    places[index].sought |= missing
    return SlotKinds(rawValue: missing)
  }
}
