/// The nodes at the word that is being worked on, found by state and context.
///
/// Open addressing; what belongs to an earlier word, of this sentence or another, counts as empty,
/// so nothing is cleared.
struct Frontier: ~Copyable {
  struct Entry: BitwiseCopyable {
    var key: UInt64 = 0
    var turn: UInt32 = 0
    var node: Int32 = -1
  }

  /// The outcome of offering a node.
  enum Answer {
    case kept

    /// Its state was reached in its context already.
    case known(Int32)
    case dropped
  }

  private var entries: Pool<Entry>

  /// For each state how many contexts it was reached in; `node` is their number.
  private var contexts: Pool<Entry>

  /// Counts the words that were worked on; what was entered at another one counts as empty.
  private var turn: UInt32 = 0
  private var count = 0

  /// A state is kept in no more contexts than this.
  ///
  /// More than the words that a name or a place may have: only rules that go on and on are
  /// inside of more, and without a limit each word would add to the work at all that follow.
  static let mostContexts: Int32 = 12

  init() {
    entries = Pool(repeating: Entry(), count: 256)
    contexts = Pool(repeating: Entry(), count: 128)
  }

  /// Goes on to another word, where no node is known yet.
  mutating func move() {
    if turn == .max { self = Frontier() }
    turn += 1
    count = 0
  }

  /// Takes in a node, unless its state is known in its context, or in too many others.
  mutating func offer(_ state: Int32, _ context: Int32, _ node: Int32) -> Answer {
    if count * 2 > contexts.count { grow() }
    let key = UInt64(UInt32(bitPattern: state)) << 32 | UInt64(UInt32(bitPattern: context))
    let entry = Self.entry(for: key, in: entries, at: turn)
    if entries[entry].turn == turn { return .known(entries[entry].node) }
    guard context == 0 || countContext(of: state) else { return .dropped }
    entries[entry] = Entry(key: key, turn: turn, node: node)
    count += 1
    return .kept
  }

  /// Counts one more context of a state; whether that is not too many.
  private mutating func countContext(of state: Int32) -> Bool {
    let key = UInt64(UInt32(bitPattern: state))
    let entry = Self.entry(for: key, in: contexts, at: turn)
    let known = contexts[entry].turn == turn ? contexts[entry].node : 0
    contexts[entry] = Entry(key: key, turn: turn, node: known + 1)
    return known < Self.mostContexts
  }

  /// Returns the index of a key's entry, or of the empty one where it belongs.
  private static func entry(
    for key: UInt64,
    in entries: borrowing Pool<Entry>,
    at turn: UInt32
  ) -> Int {
    let mask = entries.count - 1
    var entry = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while entries[entry].turn == turn, entries[entry].key != key { entry = (entry + 1) & mask }
    return entry
  }

  private mutating func grow() {
    Self.grow(&entries, at: turn)
    Self.grow(&contexts, at: turn)
  }

  private static func grow(_ entries: inout Pool<Entry>, at turn: UInt32) {
    var larger = Pool<Entry>(repeating: Entry(), count: entries.count * 2)
    for index in 0..<entries.count where entries[index].turn == turn {
      larger[entry(for: entries[index].key, in: larger, at: turn)] = entries[index]
    }
    entries = larger
  }
}
