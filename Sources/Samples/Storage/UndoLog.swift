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

  /// The number of the last change, and how many rows the connection had written by then.
  private var last: (number: Int, writes: Int)

  /// The `data_version` for as long as no other connection commits anything.
  private let version: Int

  /// The kinds of changes, by their numbers.
  private let kinds: [LoggedChange]

  /// The number of points that are kept, the newest ones.
  static let capacity = 200

  init(on connection: Connection) throws {
    kinds = try connection.tables.map(connection.loggedTable).flatMap(\.changes)
    let width = kinds.map(\.values.count).max() ?? 0
    let columns = (0..<width).map { ", value\($0)" }.joined()
    try connection.run("PRAGMA temp_store = MEMORY")
    try connection.script(
      "CREATE TEMP TABLE undo (number INTEGER PRIMARY KEY AUTOINCREMENT, kind INTEGER\(columns));"
        + kinds.enumerated().map { $1.trigger(number: $0) }.joined()
    )
    version = try connection.dataVersion
    last = (0, connection.writtenRows)
  }
}

/// The way back from some changes, for a connection that has not made them.
package struct Reversal: Hashable, Sendable, Codable {
  /// Queries that give a row each for as long as all that was changed is as it was left.
  let conditions: [Command]

  /// The statements that reverse the changes, the last change first.
  let steps: [Command]
}

/// A statement with its arguments.
struct Command: Hashable, Sendable, Codable {
  let sql: String
  let arguments: [Value]
}

// MARK: - Points

extension UndoLog {
  /// Makes a point of the present state, and forgets the oldest one beyond the capacity.
  mutating func mark(on connection: Connection) throws -> Int {
    let number = try lastNumber(on: connection)
    points.append(number)
    if points.count > Self.capacity {
      points.removeFirst()
      try connection.run("DELETE FROM temp.undo WHERE number <= ?", points[0])
    }
    return number
  }

  /// The number of the last change; asked for only where a row was written since it was.
  private mutating func lastNumber(on connection: Connection) throws -> Int {
    let writes = connection.writtenRows
    guard last.writes != writes else { return last.number }
    let numbers: [Int] = try connection.rows(
      "SELECT seq FROM temp.sqlite_sequence WHERE name = 'undo'"
    ) { try $0["seq"] }
    last = (numbers.first ?? 0, writes)
    return last.number
  }

  /// `false` for a point that is forgotten, and once another connection has committed something.
  func reaches(_ point: Int, on connection: Connection) throws -> Bool {
    try points.contains(point) && connection.dataVersion == version
  }

  mutating func hasChanges(since point: Int, on connection: Connection) throws -> Bool {
    guard try lastNumber(on: connection) > point else { return false }
    return try connection.has("SELECT 1 FROM temp.undo WHERE number > ?", point)
  }

  /// The statements that reverse the changes since a point, the last change first.
  func steps(to point: Int, on connection: Connection) throws -> [Command] {
    try changes(since: point, on: connection).map { kind, values in
      Command(sql: kind.reversal, arguments: values)
    }
  }

  /// The same for another connection, which can't know whether somebody has written since.
  func reversal(to point: Int, on connection: Connection) throws -> Reversal {
    var (conditions, seen): ([Command], Set<Command>) = ([], [])
    for (kind, values) in try changes(since: point, on: connection) {
      let row = Command(sql: kind.table.selection, arguments: kind.key.map { values[$0] })
      guard seen.insert(row).inserted else { continue }
      let stored = try connection.rows(row.sql, arguments: row.arguments, as: \.values).first
      conditions.append(
        stored.map { Command(sql: kind.table.presence, arguments: row.arguments + $0) }
          ?? Command(sql: kind.table.absence, arguments: row.arguments)
      )
    }
    return Reversal(conditions: conditions, steps: try steps(to: point, on: connection))
  }

  /// The changes since a point, the last one first, each with what was logged of it.
  private func changes(
    since point: Int,
    on connection: Connection
  ) throws -> [(LoggedChange, values: [Value])] {
    try connection.rows(
      "SELECT * FROM temp.undo WHERE number > ? ORDER BY number DESC",
      point
    ) { row in
      let kind = kinds[try row["kind"]]
      return (kind, Array(row.values.dropFirst(2).prefix(kind.values.count)))
    }
  }

  /// Forgets the points that were made since one with no changes behind it.
  mutating func forgetPoints(since point: Int) {
    points.removeAll { $0 > point }
  }

  /// Forgets what was logged, and the points that were made, since a point that is restored.
  mutating func forget(since point: Int, on connection: Connection) throws {
    forgetPoints(since: point)
    // The reversal was logged as well.
    try connection.run("DELETE FROM temp.undo WHERE number > ?", point)
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

  fileprivate var tables: [String] {
    get throws {
      try rows(
        """
        SELECT name FROM pragma_table_list
        WHERE schema = 'main' AND type = 'table' AND name NOT GLOB 'sqlite_*'
        """
      ) { try $0["name"] }
    }
  }

  fileprivate func loggedTable(_ name: String) throws -> LoggedTable {
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
  let table: LoggedTable

  /// The name of the change in SQL.
  let name: String

  /// The values to log, as expressions of the trigger.
  let values: [String]

  /// The places of the row's key among these values.
  let key: [Int]

  /// The statement that reverses it, with a parameter for each of these values.
  let reversal: String
}

extension LoggedTable {
  var changes: [LoggedChange] {
    let stored = columns + key.filter { !columns.contains($0) }
    let assignments = list(columns) { "\(quoted($0)) = ?" }
    let insertion =
      "INSERT INTO \(quoted(name)) (\(list(stored, quoted))) VALUES (\(list(stored) { _ in "?" }))"
    let deletion = "DELETE FROM \(quoted(name)) WHERE \(matches(key))"
    let update = "UPDATE \(quoted(name)) SET \(assignments) WHERE \(matches(key))"
    return [
      change("INSERT", key.map(new), key: key.map(new), reversedBy: deletion),
      change("UPDATE", columns.map(old) + key.map(new), key: key.map(new), reversedBy: update),
      change("DELETE", stored.map(old), key: key.map(old), reversedBy: insertion),
    ]
  }

  private func change(
    _ name: String,
    _ values: [String],
    key: [String],
    reversedBy reversal: String
  ) -> LoggedChange {
    let places = key.compactMap { values.lastIndex(of: $0) }
    return LoggedChange(table: self, name: name, values: values, key: places, reversal: reversal)
  }

  /// The query for the row with a key.
  var selection: String {
    "SELECT \(list(columns, quoted)) FROM \(quoted(name)) WHERE \(matches(key))"
  }

  /// A query that gives a row if there is one with a key and with values.
  var presence: String { "SELECT 1 FROM \(quoted(name)) WHERE \(matches(key + columns))" }

  /// A query that gives a row if there is none with a key.
  var absence: String { "SELECT 1 WHERE NOT EXISTS (\(selection))" }

  private func matches(_ columns: [String]) -> String {
    columns.map { "\(quoted($0)) IS ?" }.joined(separator: " AND ")
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
      CREATE TEMP TRIGGER \(quoted("undo \(name) \(table.name)")) AFTER \(name)
      ON main.\(quoted(table.name))
      BEGIN INSERT INTO undo (kind\(columns)) VALUES (\(number)\(values)); END;

      """
  }
}

private func quoted(_ name: String) -> String { "\"\(name)\"" }
