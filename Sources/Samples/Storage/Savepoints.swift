/// The points of a database in memory that can be restored: SQLite's own savepoints, one within the
/// other.
///
/// Nobody else sees such a database, and none of it has to be on a disk, so that one transaction can
/// hold all that is done with it. Whatever a layout forbids to remove is gone with the rest when that
/// is rolled back.
struct Savepoints {
  /// The numbers of those that are open, the outermost first.
  private var numbers: [Int] = []
  private var last = 0

  /// The number of rows that had been written when the innermost one was made or restored.
  private var writes = 0

  /// Set as long as all that was ever written goes when the first one is restored.
  private(set) var isWhole: Bool

  /// The number of savepoints within each other beyond which all are given up: each makes the next
  /// write a little slower, and an outer one can't go alone.
  static let capacity = 400

  init(on connection: Connection) {
    isWhole = connection.start?.writes == connection.writtenRows
  }
}

extension Savepoints {
  /// Makes a point, or returns the innermost one where no row was written since.
  mutating func mark(on connection: Connection) throws -> Int {
    let writes = connection.writtenRows
    if let innermost = numbers.last, writes == self.writes, connection.isInTransaction {
      return innermost
    }
    if numbers.count == Self.capacity {
      for _ in numbers { try connection.run("RELEASE point") }
    }
    if !connection.isInTransaction, !numbers.isEmpty { (numbers, isWhole) = ([], false) }
    try connection.run("SAVEPOINT point")
    last += 1
    numbers.append(last)
    self.writes = writes
    return last
  }

  func reaches(_ point: Int, on connection: Connection) -> Bool {
    // A want of memory ends the transaction.
    connection.isInTransaction && numbers.contains(point)
  }

  /// Restores a point, which stays one; those within it don't.
  mutating func restore(_ point: Int, on connection: Connection) throws {
    while let number = numbers.last, number > point {
      try connection.run("ROLLBACK TO point")
      try connection.run("RELEASE point")
      numbers.removeLast()
    }
    try connection.run("ROLLBACK TO point")
    writes = connection.writtenRows
  }

  /// Restores the state before the first of them.
  mutating func restoreAll(on connection: Connection) throws {
    guard let first = numbers.first else { return }
    try restore(first, on: connection)
    try connection.run("RELEASE point")
    numbers = []
  }
}
