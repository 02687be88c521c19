/// A state of a database that can be restored.
package struct RestorePoint: Hashable, Sendable {
  fileprivate let number: Int
}

extension Database {
  /// Makes a point of the present state, to restore for as long as nobody else has written and two
  /// hundred further points have not been made.
  package func mark() throws -> RestorePoint {
    try withConnection { connection in
      var log = try connection.undoLog ?? UndoLog(on: connection)
      defer { connection.undoLog = log }
      return RestorePoint(number: try log.mark(on: connection))
    }
  }

  /// `false` once another connection has written something, or the point is too long ago.
  package func canRestore(_ point: RestorePoint) throws -> Bool {
    try withConnection { try $0.undoLog?.reaches(point.number, on: $0) == true }
  }

  /// Restores an earlier state: it is on the disk when this returns.
  ///
  /// - Returns: `false`, with nothing changed, if that can't be done any more.
  package func restore(_ point: RestorePoint) throws -> Bool {
    if try isUnchanged(since: point) { return true }
    return try write { connection in
      guard let log = connection.undoLog, try log.reaches(point.number, on: connection) else {
        return false
      }
      try log.restore(point.number, on: connection)
      connection.undoLog?.forget(after: point.number)
      return true
    }
  }

  /// The statements that another process can restore an earlier state with; `nil` if it can't be
  /// restored any more.
  package func reversal(to point: RestorePoint) throws -> [String]? {
    try withConnection { connection in
      guard let log = connection.undoLog, try log.reaches(point.number, on: connection) else {
        return nil
      }
      return try log.reversal(to: point.number, on: connection)
    }
  }

  /// Reverses what another process has changed, as that told it; `false`, with nothing changed, if
  /// some of it is no longer as it was left.
  package func reverse(_ statements: [String]) throws -> Bool {
    do {
      try write { connection in
        try connection.run("PRAGMA defer_foreign_keys = ON")
        for statement in statements {
          try connection.script(statement)
          guard connection.changes == 1 else { throw ChangedSince() }
        }
      }
      return true
    } catch is ChangedSince {
      return false
    }
  }

  /// Returns `true` if nothing was written since a point, which is the newest one then.
  private func isUnchanged(since point: RestorePoint) throws -> Bool {
    try withConnection { connection in
      guard let log = connection.undoLog, try log.reaches(point.number, on: connection),
        try !log.hasChanges(since: point.number, on: connection)
      else { return false }
      connection.undoLog?.forget(after: point.number)
      return true
    }
  }
}

/// A row is no longer as it was left.
private struct ChangedSince: Error {}
