import Intents
import Storage

/// The call history, on disk.
struct CallStore: Sendable {
  private let database: Database

  init(_ location: Location) throws {
    database = try Database(location, migrations: [Self.layout])
  }

  private static let layout = """
    CREATE TABLE call (
      number INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      request TEXT UNIQUE,
      kind TEXT NOT NULL,
      is_video INTEGER NOT NULL,
      started REAL NOT NULL,
      seconds REAL,
      is_seen INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX call_in_time ON call (started, number);
    CREATE TABLE party (
      call INTEGER NOT NULL REFERENCES call,
      user TEXT,
      handle TEXT
    ) STRICT;
    CREATE INDEX party_of_call ON party (call);
    """
}

// MARK: - Keeping

extension CallStore {
  /// Adds a call, once for each request.
  ///
  /// - Returns: Whether it was new.
  @discardableResult
  func add(_ call: Call, request: String?) throws -> Bool {
    try database.write { connection in
      let isKnown = try connection.has("SELECT 1 FROM call WHERE request = ?", request)
      guard !isKnown else { return false }
      try connection.add(call, request: request)
      return true
    }
  }

  /// Whether nothing was ever stored.
  var isEmpty: Bool {
    get throws { try !database.has("SELECT 1 FROM call") }
  }

  /// Fills an empty history, and leaves any other as it is.
  func plant(_ calls: [Call]) throws {
    try database.write { connection in
      guard try !connection.has("SELECT 1 FROM call") else { return }
      for call in calls { try connection.add(call, request: nil) }
    }
  }

  /// Takes note that the person has looked at the history.
  func markAllSeen() throws {
    try database.write { try $0.run("UPDATE call SET is_seen = 1 WHERE is_seen = 0") }
  }
}

extension Connection {
  fileprivate func add(_ call: Call, request: String?) throws {
    try run(
      """
      INSERT INTO call (identifier, request, kind, is_video, started, seconds, is_seen)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """,
      call.identifier,
      request,
      call.kind.rawValue,
      call.isVideo,
      call.started.timeIntervalSince1970,
      call.seconds,
      call.isSeen
    )
    for party in call.people {
      try run(
        "INSERT INTO party SELECT number, ?, ? FROM call WHERE identifier = ?",
        party.user,
        party.handle,
        call.identifier
      )
    }
  }
}

// MARK: - Looking

extension CallStore {
  /// Finds calls, newest first.
  func calls(matching query: CallQuery, limit: Int) throws -> [Call] {
    let conditions = query.conditions
    return try database.read { connection in
      let found = try connection.rows(
        """
        SELECT number, identifier, kind, is_video, started, seconds, is_seen FROM call
        WHERE \(conditions.sql) ORDER BY started DESC, number DESC LIMIT ?
        """,
        arguments: conditions.arguments + [limit]
      ) { row in try (row["number"] as Int, Call(row)) }
      return try found.map { number, call in
        var call = call
        call.people = try connection.parties(of: number)
        return call
      }
    }
  }
}

extension CallQuery {
  fileprivate var conditions: Conditions {
    var conditions = Conditions()
    conditions.require(oneOf: kinds.map(\.rawValue)) { "kind IN (\($0))" }
    if let user { conditions.require("number IN (SELECT call FROM party WHERE user = ?)", [user]) }
    if let isVideo { conditions.require("is_video = ?", [isVideo]) }
    if let isSeen { conditions.require("is_seen = ?", [isSeen]) }
    conditions.require("started", within: period)
    return conditions
  }
}

extension Connection {
  fileprivate func parties(of number: Int) throws -> [Call.Party] {
    try rows("SELECT user, handle FROM party WHERE call = ? ORDER BY rowid", number) { row in
      try Call.Party(user: row["user"], handle: row["handle"])
    }
  }
}

extension Call {
  fileprivate init(_ row: Row) throws {
    let kind: String = try row["kind"]
    self.init(
      identifier: try row["identifier"],
      kind: Kind(rawValue: kind) ?? .missed,
      isVideo: try row["is_video"],
      people: [],
      started: Date(timeIntervalSince1970: try row["started"]),
      seconds: try row["seconds"],
      isSeen: try row["is_seen"]
    )
  }
}
