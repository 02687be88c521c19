/// The inverse of each change that a connection makes, row by row.
///
/// Triggers that belong to the connection alone write, for each row that is added, changed or
/// removed, what reverses that into a table in memory: SQLite's own recipe for undo
/// (sqlite.org/undoredo.html), but with the values in place of a statement that has them in its
/// text, so that each kind of change is reversed by one statement, prepared once. Virtual tables have
/// no rows of which triggers are told; a layout with one keeps it right by triggers of its own on the
/// tables behind it.
struct UndoLog {
  /// The number of the last change before each point that can be restored, in order.
  private var points: [Int] = []

  /// The `data_version` for as long as no other connection commits anything.
  private let version: Int

  /// The statement that reverses each kind of change.
  private let reversals: [Reversal]

  /// The number of points that are kept, the newest ones.
  static let capacity = 200

  init(on connection: Connection) throws {
    let changes = try connection.loggedTables.flatMap(\.changes)
    let width = changes.map(\.values.count).max() ?? 0
    let columns = (0..<width).map { ", value\($0)" }.joined()
    try connection.run("PRAGMA temp_store = MEMORY")
    try connection.script(
      "CREATE TEMP TABLE undo (number INTEGER PRIMARY KEY AUTOINCREMENT, kind INTEGER\(columns));"
        + changes.enumerated().map { $1.trigger(number: $0) }.joined()
    )
    reversals = changes.map { Reversal(sql: $0.reversal, count: $0.values.count) }
    version = try connection.dataVersion
  }
}

/// A statement that reverses a change, with the values of that as its arguments.
private struct Reversal {
  let sql: String
  let count: Int
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

  func hasChanges(since point: Int, on connection: Connection) throws -> Bool {
    try connection.has("SELECT 1 FROM temp.undo WHERE number > ?", point)
  }

  /// Reverses what was changed since a point, the last change first.
  func restore(_ point: Int, on connection: Connection) throws {
    try connection.run("SAVEPOINT reversal")
    do {
      try reverse(since: point, on: connection)
    } catch StorageError.failed(_, _, .brokenReference) {
      // One statement may have changed rows that refer to each other. References are checked at the
      // end then, for which SQLite prepares all statements of the connection anew.
      try connection.run("ROLLBACK TO reversal")
      try connection.run("PRAGMA defer_foreign_keys = ON")
      try reverse(since: point, on: connection)
    }
    try connection.run("RELEASE reversal")
  }

  private func reverse(since point: Int, on connection: Connection) throws {
    for (reversal, values) in try changes(since: point, on: connection) {
      try connection.run(reversal.sql, arguments: values)
    }
    // The reversal was logged as well.
    try connection.run("DELETE FROM temp.undo WHERE number > ?", point)
  }

  /// What reverses the changes since a point, the last change first.
  private func changes(
    since point: Int,
    on connection: Connection
  ) throws -> [(Reversal, values: [Value])] {
    try connection.rows(
      "SELECT * FROM temp.undo WHERE number > ? ORDER BY number DESC",
      point
    ) { row in
      let reversal = reversals[try row["kind"]]
      return (reversal, Array(row.values.dropFirst(2).prefix(reversal.count)))
    }
  }

  /// The statements that reverse the changes since a point, the last change first, with the values
  /// in their texts, for another process to run.
  func reversal(to point: Int, on connection: Connection) throws -> [String] {
    try changes(since: point, on: connection).map { reversal, values in
      let literals: [String] = try values.flatMap { value in
        try connection.rows("SELECT quote(?) AS literal", value) { try $0["literal"] }
      }
      let parts = reversal.sql.split(separator: "?", omittingEmptySubsequences: false)
      return zip(parts, literals + [""]).map { $0 + $1 }.joined()
    }
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

/// A kind of change to the rows of a table.
private struct LoggedChange {
  let table: String

  /// The name of the change in SQL.
  let name: String

  /// What is logged, as expressions of the trigger.
  let values: [String]

  /// The statement that reverses it, with a parameter for each of these values.
  let reversal: String
}

extension LoggedTable {
  var changes: [LoggedChange] {
    let stored = columns + key.filter { !columns.contains($0) }
    // The row as it was left: of one that somebody has changed since, nothing is reversed.
    let known = key + columns.filter { !key.contains($0) }
    let condition = known.map { "\(quoted($0)) IS ?" }.joined(separator: " AND ")
    let assignments = list(columns) { "\(quoted($0)) = ?" }
    let insertion =
      "INSERT INTO \(quoted(name)) (\(list(stored, quoted))) VALUES (\(list(stored) { _ in "?" }))"
    let deletion = "DELETE FROM \(quoted(name)) WHERE \(condition)"
    let update = "UPDATE \(quoted(name)) SET \(assignments) WHERE \(condition)"
    return [
      change("INSERT", known.map(new), reversedBy: deletion),
      change("UPDATE", columns.map(old) + known.map(new), reversedBy: update),
      change("DELETE", stored.map(old), reversedBy: insertion),
    ]
  }

  private func change(
    _ name: String,
    _ values: [String],
    reversedBy reversal: String
  ) -> LoggedChange {
    LoggedChange(table: self.name, name: name, values: values, reversal: reversal)
  }

  private func old(_ column: String) -> String { "old.\(quoted(column))" }

  private func new(_ column: String) -> String { "new.\(quoted(column))" }

  private func list(_ columns: [String], _ part: (String) -> String) -> String {
    columns.map(part).joined(separator: ", ")
  }
}

extension LoggedChange {
  /// The trigger that logs it, as one of a number of kinds.
  func trigger(number: Int) -> String {
    let columns = values.indices.map { ", value\($0)" }.joined()
    let values = values.map { ", \($0)" }.joined()
    return """
      CREATE TEMP TRIGGER \(quoted("undo \(name) \(table)")) AFTER \(name) ON main.\(quoted(table))
      BEGIN INSERT INTO undo (kind\(columns)) VALUES (\(number)\(values)); END;

      """
  }
}

private func quoted(_ name: String) -> String { "\"\(name)\"" }
