import Synchronization

/// Connections to databases in memory that nobody uses any more, each as it was when it was opened,
/// the latest last.
///
/// To read a layout and prepare statements and triggers takes longer than most conversations do with
/// them.
private let idle = Mutex<[Idle]>([])

/// A connection that waits for the next database with the same image.
///
/// Sendable because it is the only reference: a database hands its connection over when it goes.
private struct Idle: @unchecked Sendable {
  let image: Image
  let connection: Connection

  /// A check holds conversations with a few databases, in as many sessions as there are jobs.
  static let most = 8
}

extension Connection {
  /// Opens a database in memory with all that an image has, or takes one that was left.
  static func holding(_ image: Image) throws -> Connection {
    let known = idle.withLock { idle in
      idle.lastIndex { $0.image == image }.map { idle.remove(at: $0) }
    }
    if let known { return known.connection }
    let connection = try Connection(to: .memory)
    try connection.load(image)
    try connection.run("PRAGMA foreign_keys = ON")
    connection.start = image
    return connection
  }

  /// Leaves the connection, which nobody else has, to whoever opens a database like it next, if all
  /// that was done with it can be reversed.
  func leave() {
    guard let start, (try? restore(start)) == true else { return }
    let left = Idle(image: start, connection: self)
    idle.withLock { idle in
      idle.append(left)
      if idle.count > Idle.most { idle.removeFirst() }
    }
  }
}

extension Connection {
  /// Reverses all that was written since it was opened with an image.
  ///
  /// - Returns: `false` if that is not known, or more than rows was changed.
  private func restore(_ start: Image) throws -> Bool {
    guard !isInTransaction, var log = undoLog, log.isWhole else { return false }
    let versions: [Int] = try rows("PRAGMA schema_version") { try $0["schema_version"] }
    guard versions == [start.schemaVersion] else { return false }
    if try log.hasChanges(since: 0, on: self) {
      try transaction(.write) { try run(log.steps(to: 0, on: self)) }
      try log.forget(since: -1, on: self)
    }
    log.forgetPoints(since: -1)
    undoLog = log
    return true
  }
}

extension Image {
  /// The number that changes with the layout (sqlite.org/fileformat2.html#database_header).
  fileprivate var schemaVersion: Int {
    count < 44 ? 0 : self[40..<44].reduce(0) { $0 << 8 | Int($1) }
  }
}
