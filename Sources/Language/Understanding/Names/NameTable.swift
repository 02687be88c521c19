/// A hash table of sequences of words, with open addressing.
///
/// Each prefix of a name is in it too, so that looking up a name takes as many steps as it has
/// words, however many names there are.
struct NameTable: Sendable {
  /// The data stored for one sequence.
  struct Prefix {
    /// The first of the entries that are called so, or -1.
    var entry: Int32 = -1

    /// Indicates whether longer names begin with it.
    var continues = false
  }

  /// Sixteen bytes, because there may be a million; all zero where there is nothing.
  private struct Place: BitwiseCopyable {
    var hash: UInt64 = 0
    private var packed: UInt32 = 0

    var isEmpty: Bool { packed == 0 }

    var prefix: Prefix {
      get { Prefix(entry: Int32(packed >> 1) - 2, continues: packed & 1 != 0) }
      set { packed = UInt32(newValue.entry + 2) << 1 | (newValue.continues ? 1 : 0) }
    }
  }

  private var places: [Place]
  private var count = 0

  /// Something of each place that was read before its update, so that no compiler leaves out reading
  /// what nothing is done with.
  private var traceOfReading: UInt64 = 0

  init(expecting names: Int) {
    var capacity = 64
    while capacity < names * 2 { capacity *= 2 }
    places = Array(repeating: Place(), count: capacity)
  }

  subscript(hash: UInt64) -> Prefix? {
    let place = places[index(of: hash)]
    return place.isEmpty ? nil : place.prefix
  }

  /// Changes what is known about a sequence.
  @discardableResult
  mutating func update<Result>(_ hash: UInt64, _ change: (inout Prefix) -> Result) -> Result {
    if count * 4 >= places.count * 3 { grow() }
    let index = index(of: hash)
    if places[index].isEmpty {
      count += 1
      places[index].hash = hash
      places[index].prefix = Prefix()
    }
    return change(&places[index].prefix)
  }

  /// Reads the places where sequences are, or would be put, so that their updates find them near.
  ///
  /// The places lie far apart. Read one behind the other, with nothing else between, they come from
  /// memory together; each update alone would wait for its own.
  mutating func readPlaces(of hashes: some Sequence<UInt64>) {
    let mask = places.count - 1
    for hash in hashes { traceOfReading ^= places[Int(truncatingIfNeeded: hash) & mask].hash }
  }

  /// Returns the index of a sequence, or of the empty place where it belongs.
  private func index(of hash: UInt64) -> Int {
    let mask = places.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while !places[index].isEmpty, places[index].hash != hash { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() {
    let old = places
    places = Array(repeating: Place(), count: old.count * 2)
    for place in old where !place.isEmpty { places[index(of: place.hash)] = place }
  }
}
