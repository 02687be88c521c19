/// The inverse of each change that a connection makes, row by row.
///
/// Triggers that belong to the connection alone write, for each row that is added, changed or
/// removed, the statement that reverses that into a table in memory: SQLite's own recipe for undo
/// (sqlite.org/undoredo.html). Virtual tables have no rows of which triggers are told; a layout with
/// one keeps it right by triggers of its own on the tables behind it.
struct UndoLog {
  /// The number of the last statement before each point that can be restored, in order.
  private var points: [Int] = []

  /// The `data_version` for as long as no other connection commits anything.
  private let version: Int

  /// The number of points that are kept, the newest ones.
  static let capacity = 200

  init(on connection: Connection) throws {
    try connection.run("PRAGMA temp_store = MEMORY")
    try connection.script(
      "CREATE TEMP TABLE undo (number INTEGER PRIMARY KEY AUTOINCREMENT, statement TEXT NOT NULL)"
    )
    for table in try connection.loggedTables { try connection.script(table.triggers) }
    version = try connection.dataVersion
  }
}

// MARK: - Points

extension UndoLog {
  /// Makes a point of the present state, and forgets the oldest one beyond the capacity.
  mutating func mark(on connection: Connection) throws -> Int {
    let last: [Int] = try connection.rows(
      "SELECT seq FROM temp.sqlite_sequence WHERE name = 'undo'"
    ) { try $0["seq"] }
    points.append(last.first ?? 0)
    if points.count > Self.capacity {
      points.removeFirst()
      try connection.run("DELETE FROM temp.undo WHERE number <= ?", points[0])
    }
    return last.first ?? 0
  }

  /// `false` for a point that is forgotten, and once another connection has committed something.
  func reaches(_ point: Int, on connection: Connection) throws -> Bool {
    try points.contains(point) && connection.dataVersion == version
  }

  /// Reverses what was changed since a point, the last change first.
  func restore(_ point: Int, on connection: Connection) throws {
    try connection.run("PRAGMA defer_foreign_keys = ON")
    let statements: [String] = try connection.rows(
      "SELECT statement FROM temp.undo WHERE number > ? ORDER BY number DESC",
      point
    ) { try $0["statement"] }
    for statement in statements { try connection.script(statement) }
    // The reversal was logged as well.
    try connection.run("DELETE FROM temp.undo WHERE number > ?", point)
  }

  /// Forgets the points that lay behind one that was restored.
  mutating func forget(after point: Int) {
    points.removeAll { $0 > point }
  }
}

// MARK: - Tables

/// A table whose changes are logged.
private struct LoggedTable {
  let name: String
  let columns: [String]

  /// The columns that tell its rows apart.
  let key: [String]
}

extension Connection {
  /// A number that changes whenever another connection commits.
  fileprivate var dataVersion: Int {
    get throws {
      let versions: [Int] = try rows("PRAGMA data_version") { try $0["data_version"] }
      return versions.first ?? 0
    }
  }

  fileprivate var loggedTables: [LoggedTable] {
    get throws {
      let names: [String] = try rows(
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'"
      ) { try $0["name"] }
      return try names.filter { !$0.hasPrefix("sqlite_") }.map(loggedTable)
    }
  }

  private func loggedTable(_ name: String) throws -> LoggedTable {
    func columns(_ condition: String) throws -> [String] {
      try rows("SELECT name FROM pragma_table_info(?) \(condition)", name) { try $0["name"] }
    }
    let (primary, numbers) = (try columns("WHERE pk"), try columns("WHERE type = 'INTEGER' AND pk"))
    let hasRowNumbers = try !has(
      "SELECT 1 FROM pragma_table_list WHERE schema = 'main' AND name = ? AND wr",
      name
    )
    // The one number that is a primary key is the row's.
    let isNumbered = primary.count == 1 && numbers == primary
    return LoggedTable(
      name: name,
      columns: try columns(""),
      key: hasRowNumbers && !isNumbered ? ["rowid"] : primary
    )
  }
}

extension LoggedTable {
  /// A trigger for each kind of change.
  var triggers: String {
    let stored = columns + key.filter { !columns.contains($0) }
    let insertion =
      "INSERT INTO \(quoted(name)) (\(list(stored, quoted))) VALUES (\(list(stored, old)))"
    let assignments = list(columns) { "\(quoted($0)) = \(old($0))" }
    return [
      trigger("INSERT", "DELETE FROM \(quoted(name)) WHERE \(condition("new"))"),
      trigger("UPDATE", "UPDATE \(quoted(name)) SET \(assignments) WHERE \(condition("new"))"),
      trigger("DELETE", insertion),
    ].joined(separator: "\n")
  }

  /// A trigger that writes a statement; values of the row are spliced into its text.
  private func trigger(_ change: String, _ statement: String) -> String {
    """
    CREATE TEMP TRIGGER \(quoted("undo \(change) \(name)")) AFTER \(change) ON main.\(quoted(name))
    BEGIN INSERT INTO undo (statement) VALUES ('\(statement)'); END;
    """
  }

  private func condition(_ row: String) -> String {
    key.map { "\(quoted($0)) IS \(spliced($0, of: row))" }.joined(separator: " AND ")
  }

  private func old(_ column: String) -> String { spliced(column, of: "old") }

  /// Closes the statement's text around a value, and opens it again.
  private func spliced(_ column: String, of row: String) -> String {
    "' || quote(\(row).\(quoted(column))) || '"
  }

  private func list(_ columns: [String], _ part: (String) -> String) -> String {
    columns.map(part).joined(separator: ", ")
  }

  private func quoted(_ name: String) -> String { "\"\(name)\"" }
}
