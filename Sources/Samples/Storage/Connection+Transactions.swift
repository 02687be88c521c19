/// The step that puts a transaction on the disk.
package enum Commit {
  /// Ends the transaction that is open; tests put in its place what a failing disk does.
  @TaskLocal package static var step: @Sendable (Connection) throws -> Void = {
    try $0.run("COMMIT")
  }
}

extension Connection {
  enum Kind: String {
    /// Sees one state of the database from its first to its last statement.
    case read = "BEGIN"
    /// Waits for its turn to write before it reads anything, so that it never has to start over.
    case write = "BEGIN IMMEDIATE"
  }

  /// Runs the body in a transaction: all that it wrote is kept, or, if it throws, nothing.
  ///
  /// - Throws: Besides what the body throws, `StorageError.undecided` if nobody can know which.
  func transaction<Result>(
    _ kind: Kind,
    _ body: () throws -> Result
  ) throws -> Result {
    if savepoints != nil, isInTransaction { return try step(kind, body) }
    try run(kind.rawValue)
    do {
      let result = try body()
      try commit(kind)
      return result
    } catch {
      // SQLite has already rolled back after some failures (a full disk, for one).
      if isInTransaction { try run("ROLLBACK") }
      throw error
    }
  }

  /// Runs the body within the savepoints of a database in memory, of which nothing is committed.
  private func step<Result>(_ kind: Kind, _ body: () throws -> Result) throws -> Result {
    guard kind == .write else { return try body() }
    try run("SAVEPOINT step")
    do {
      let result = try body()
      try run("RELEASE step")
      return result
    } catch {
      if isInTransaction {
        try run("ROLLBACK TO step")
        try run("RELEASE step")
      }
      throw error
    }
  }

  private func commit(_ kind: Kind) throws {
    guard kind == .write else { return try run("COMMIT") }
    guard !hasMoved else { throw StorageError.removed(path: path) }
    do {
      try Commit.step(self)
    } catch StorageError.failed(_, _, let code) where code.primary == .failedInputOrOutput {
      // The log may hold the whole transaction by now, though nobody has said that it is safe
      // there. Who recovers it after a crash takes it for committed then.
      throw StorageError.undecided(path: path, code)
    }
  }
}
