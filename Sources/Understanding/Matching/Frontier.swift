/// The nodes at the word that is being worked on, found by state and context.
///
/// Open addressing; what belongs to an earlier word counts as empty, so nothing is cleared.
struct Frontier: ~Copyable {
  struct Entry: BitwiseCopyable {
    var key: UInt64 = 0
    var place: Int32 = -1
    var node: Int32 = -1
  }

  private var entries: Pool<Entry>
  private var place: Int32 = -1
  private(set) var count = 0

  init() {
    entries = Pool(repeating: Entry(), count: 128)
  }

  /// Goes on to another word, where no node is known yet.
  mutating func move(to place: Int) {
    self.place = Int32(place)
    count = 0
  }

  /// The node of a state in a context, or -1 after keeping the given one as that.
  mutating func node(_ state: Int32, _ context: Int32, orKeep node: Int32) -> Int32 {
    if count * 2 > entries.count { grow() }
    let key = UInt64(UInt32(bitPattern: state)) << 32 | UInt64(UInt32(bitPattern: context))
    let entry = self.entry(for: key)
    if entries[entry].place == place { return entries[entry].node }
    entries[entry] = Entry(key: key, place: place, node: node)
    count += 1
    return -1
  }

  /// Where a key is, or where it has to be put.
  private func entry(for key: UInt64) -> Int {
    let mask = entries.count - 1
    var entry = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while entries[entry].place == place, entries[entry].key != key { entry = (entry + 1) & mask }
    return entry
  }

  private mutating func grow() {
    let old = entries.elements.filter { $0.place == place }
    entries = Pool(repeating: Entry(), count: entries.count * 2)
    for known in old { entries[entry(for: known.key)] = known }
  }
}
