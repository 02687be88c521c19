internal import Phrases

/// What is known about sequences of words, by their hash: open addressing, at most half full.
///
/// Each prefix of a name is in it too, so that looking up a name takes as many steps as it has
/// words, however many names there are.
struct NameTable: Sendable {
  /// What is known about one sequence.
  struct Node: BitwiseCopyable, Sendable {
    fileprivate var hash: UInt64 = 0

    /// The first of the entries that are called so, or -1.
    var entry: Int32 = -1

    /// Whether longer names begin with it.
    var continues = false
    fileprivate var isUsed = false
  }

  private var nodes: [Node]
  private var count = 0

  init(expecting names: Int) {
    var capacity = 64
    while capacity < names * 2 { capacity *= 2 }
    nodes = Array(repeating: Node(), count: capacity)
  }

  subscript(hash: UInt64) -> Node? {
    let place = place(of: hash)
    return nodes[place].isUsed ? nodes[place] : nil
  }

  /// Changes what is known about a sequence.
  mutating func update<Result>(_ hash: UInt64, _ change: (inout Node) -> Result) -> Result {
    var place = place(of: hash)
    if !nodes[place].isUsed {
      if count * 2 >= nodes.count {
        grow()
        place = self.place(of: hash)
      }
      count += 1
      nodes[place].hash = hash
      nodes[place].isUsed = true
    }
    return change(&nodes[place])
  }

  private func place(of hash: UInt64) -> Int {
    let mask = nodes.count - 1
    // The bits in the middle: those at the ends vary less.
    var place = Int(truncatingIfNeeded: hash >> 20) & mask
    while nodes[place].isUsed, nodes[place].hash != hash { place = (place + 1) & mask }
    return place
  }

  private mutating func grow() {
    let old = nodes
    nodes = Array(repeating: Node(), count: old.count * 2)
    for node in old where node.isUsed { nodes[place(of: node.hash)] = node }
  }
}
