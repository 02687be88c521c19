/// A state of a database that can be restored.
package struct RestorePoint: Hashable, Sendable {
  fileprivate let number: Int
}

extension Database {
  /// Makes a point of the present state, to restore for as long as nobody else has written and two
  /// hundred further points have not been made; in memory all go at once, after some hundreds.
  package func mark() throws -> RestorePoint {
    try withConnection { RestorePoint(number: try $0.mark()) }
  }

  /// `false` once another connection has written something, or the point is too long ago.
  package func canRestore(_ point: RestorePoint) throws -> Bool {
    try withConnection { try $0.reaches(point) }
  }

  /// Restores an earlier state: it is on the disk when this returns.
  ///
  /// - Returns: `false`, with nothing changed, if that can't be done any more.
  package func restore(_ point: RestorePoint) throws -> Bool {
    if let isRestored = try withConnection({ try $0.restoreInMemory(point) }) { return isRestored }
    if try forgetPoints(ifNothingWasWrittenSince: point) { return true }
    return try write { connection in
      guard let log = connection.undoLog, try log.reaches(point.number, on: connection) else {
        return false
      }
      try connection.run(log.steps(to: point.number, on: connection))
      try connection.undoLog?.forget(since: point.number, on: connection)
      return true
    }
  }

  /// The way in which another process can restore an earlier state; `nil` if it can't be restored
  /// any more, or is of a database in memory.
  package func reversal(to point: RestorePoint) throws -> Reversal? {
    try withConnection { connection in
      guard let log = connection.undoLog, try log.reaches(point.number, on: connection) else {
        return nil
      }
      return try log.reversal(to: point.number, on: connection)
    }
  }

  /// Reverses what another process has changed, as that told it; `false`, with nothing changed, if
  /// some of it is no longer as it was left.
  package func perform(_ reversal: Reversal) throws -> Bool {
    try write { connection in
      let isAsLeft = try reversal.conditions.allSatisfy { condition in
        try !connection.rows(condition.sql, arguments: condition.arguments) { _ in true }.isEmpty
      }
      if isAsLeft { try connection.run(reversal.steps) }
      return isAsLeft
    }
  }

  /// Makes a point the newest one, if nothing was written since; returns whether that is so.
  private func forgetPoints(ifNothingWasWrittenSince point: RestorePoint) throws -> Bool {
    try withConnection { connection in
      guard try connection.undoLog?.reaches(point.number, on: connection) == true,
        try connection.undoLog?.hasChanges(since: point.number, on: connection) == false
      else { return false }
      connection.undoLog?.forgetPoints(since: point.number)
      return true
    }
  }
}

extension Connection {
  fileprivate func mark() throws -> Int {
    if isInMemory {
      var points = savepoints ?? Savepoints(on: self)
      defer { savepoints = points }
      return try points.mark(on: self)
    }
    var log = try undoLog ?? UndoLog(on: self)
    defer { undoLog = log }
    return try log.mark(on: self)
  }

  fileprivate func reaches(_ point: RestorePoint) throws -> Bool {
    if isInMemory { return savepoints?.reaches(point.number, on: self) == true }
    return try undoLog?.reaches(point.number, on: self) == true
  }

  /// - Returns: `nil` if the database is a file.
  fileprivate func restoreInMemory(_ point: RestorePoint) throws -> Bool? {
    guard isInMemory else { return nil }
    guard try reaches(point) else { return false }
    try savepoints?.restore(point.number, on: self)
    return true
  }

  private var isInMemory: Bool { start != nil }

  /// Runs the steps of a reversal.
  func run(_ steps: [Command]) throws {
    try run("SAVEPOINT reversal")
    do {
      for step in steps { try run(step.sql, arguments: step.arguments) }
    } catch StorageError.failed(_, _, .brokenReference) {
      // One statement may have changed rows that refer to each other. References are checked at the
      // end then, for which SQLite prepares all statements of the connection anew.
      try run("ROLLBACK TO reversal")
      try run("PRAGMA defer_foreign_keys = ON")
      for step in steps { try run(step.sql, arguments: step.arguments) }
    }
    try run("RELEASE reversal")
  }
}
