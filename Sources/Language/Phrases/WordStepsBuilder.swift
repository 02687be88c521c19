package import Automata

/// Lays rows of steps into one table.
struct WordStepsBuilder {
  /// The steps of a row, in rising order of the words.
  typealias Row = [Step]

  struct Step: Hashable, Comparable {
    var word: UInt16
    var target: UInt16

    static func < (one: Step, other: Step) -> Bool {
      (one.word, one.target) < (other.word, other.target)
    }
  }

  private(set) var cells: [WordSteps.Cell] = []

  /// The start of each row.
  private(set) var places: [Row: UInt32] = [[]: WordSteps.none]

  /// The full cells and the places at which a row begins, as bits.
  private var full: [UInt64] = [0]
  private var taken: Set<Int> = []
  private let width: Int

  /// - Parameters:
  ///   - rows: The steps of each state.
  ///   - width: The number of words.
  init(_ rows: some Sequence<Row>, width: Int) {
    self.width = width
    // The long ones first, while there is room; what is short fits in between.
    let sorted = Set(rows).subtracting([[]]).sorted {
      $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
    }
    var start = 0
    var length = 0
    for row in sorted {
      // Where one has found no room, none as long will.
      if row.count != length { (start, length) = (0, row.count) }
      start = place(for: row, from: start)
      put(row, at: start)
    }
    cells += Array(repeating: .init(), count: max(0, full.count * 64 + width - cells.count))
  }

  /// The first place, of those in a block of 64 and behind, where a row meets no other.
  private func place(for row: Row, from start: Int) -> Int {
    var block = start / 64
    while true {
      var free = ~row.reduce(UInt64(0)) { $0 | window(at: block * 64 + Int($1.word)) }
      while free != 0 {
        let place = block * 64 + free.trailingZeroBitCount
        if isFree(place) { return place }
        free &= free &- 1
      }
      block += 1
    }
  }

  /// Returns `true` if no row begins at the place, and the bits that cells keep of it are neither
  /// of the reserved values.
  private func isFree(_ place: Int) -> Bool {
    let row = UInt16(truncatingIfNeeded: place)
    return row != UInt16(WordSteps.none) && row != WordSteps.Cell().row && !taken.contains(place)
  }

  /// The 64 cells from a place on, as bits.
  private func window(at place: Int) -> UInt64 {
    let (block, shift) = (place / 64, UInt64(place % 64))
    let low = block < full.count ? full[block] >> shift : 0
    let high = block + 1 < full.count && shift > 0 ? full[block + 1] << (64 - shift) : 0
    return low | high
  }

  private mutating func put(_ row: Row, at start: Int) {
    places[row] = UInt32(start)
    taken.insert(start)
    for step in row {
      let place = start + Int(step.word)
      while full.count <= place / 64 { full.append(0) }
      full[place / 64] |= 1 << UInt64(place % 64)
      while cells.count <= place { cells.append(.init()) }
      cells[place].row = UInt16(truncatingIfNeeded: start)
      cells[place].target = step.target
    }
  }
}
