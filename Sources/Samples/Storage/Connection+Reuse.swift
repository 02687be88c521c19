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
    connection.start = (image, connection.writtenRows)
    return connection
  }

  /// Leaves the connection, which nobody else has, to whoever opens a database like it next, if all
  /// that was done with it can be reversed.
  func leave() {
    guard let start, isInTransaction, var points = savepoints, points.isWhole,
      (try? points.restoreAll(on: self)) != nil
    else { return }
    savepoints = nil
    self.start = (start.image, writtenRows)
    let left = Idle(image: start.image, connection: self)
    idle.withLock { idle in
      idle.append(left)
      if idle.count > Idle.most { idle.removeFirst() }
    }
  }
}
