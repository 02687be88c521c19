import Intents
import Storage

/// The call history, on disk.
struct CallStore: Sendable {
  let database: Database

  init(_ location: Location, report: Database.Report? = nil) throws {
    database = try Database(
      location,
      migrations: [Self.layout, Self.laterIndex, Self.openIndex],
      report: report
    )
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

  /// Finds the newest calls of a kind, or with somebody, among any number of others.
  private static let laterIndex = """
    CREATE INDEX call_of_kind ON call (kind, started, number);
    CREATE INDEX call_unseen ON call (started, number) WHERE is_seen = 0;
    CREATE INDEX call_with_picture ON call (started, number) WHERE is_video = 1;
    ALTER TABLE party ADD COLUMN started REAL;
    UPDATE party SET started = (SELECT started FROM call WHERE number = party.call);
    CREATE INDEX party_in_time ON party (user, started, call);
    """

  /// Finds the calls that have not ended, among any number of calls of the last minutes.
  private static let openIndex = """
    CREATE INDEX call_under_way ON call (kind, started) WHERE seconds IS NULL;
    """
}

// MARK: - Keeping

extension CallStore {
  /// Adds a call, once for each request.
  ///
  /// - Returns: `true` if it was new.
  @discardableResult
  func add(_ call: Call, request: String?) throws -> Bool {
    try database.write { connection in
      let isKnown = try connection.has("SELECT 1 FROM call WHERE request = ?", request)
      guard !isKnown else { return false }
      try connection.add(call, request: request)
      return true
    }
  }

  /// True if nothing was ever stored.
  var isEmpty: Bool {
    get throws { try database.isFresh || !database.has(Self.anyCall) }
  }

  /// Fills an empty history, and leaves any other as it is.
  func plant(_ calls: [Call]) throws {
    try database.plant(calls, unless: Self.anyCall) { connection in
      for call in calls { try connection.add(call, request: nil) }
    }
  }

  private static let anyCall = "SELECT 1 FROM call"
  /// Ends the calls that were placed after some time and have not ended since.
  ///
  /// - Returns: `false` if there were none.
  @discardableResult
  func endCalls(placedAfter start: Date, at now: Date) throws -> Bool {
    try database.write { connection in
      guard try connection.hasCall(placedAfter: start) else { return false }
      try connection.run(
        "UPDATE call SET seconds = ? - started WHERE \(Connection.underWay)",
        now.timeIntervalSince1970,
        start.timeIntervalSince1970
      )
      return true
    }
  }

  /// Returns `true` if a call that was placed after some time has not ended yet.
  func hasCall(placedAfter start: Date) throws -> Bool {
    try database.read { try $0.hasCall(placedAfter: start) }
  }

  /// Takes note that the person has looked at the history.
  func markAllSeen() throws {
    try database.write { try $0.run("UPDATE call SET is_seen = 1 WHERE is_seen = 0") }
  }
}

extension Connection {
  /// The condition for calls that have not ended, of those after a time.
  fileprivate static let underWay = "kind = 'outgoing' AND started > ? AND seconds IS NULL"

  fileprivate func hasCall(placedAfter start: Date) throws -> Bool {
    try has("SELECT 1 FROM call WHERE \(Self.underWay)", start.timeIntervalSince1970)
  }

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
        """
        INSERT INTO party (call, user, handle, started)
        SELECT number, ?, ?, started FROM call WHERE identifier = ?
        """,
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
    try database.read { connection in
      // Each kind has an order of its own in the index, and none has to be put into one.
      let found = try query.eachKind.flatMap { try connection.calls(matching: $0, limit: limit) }
      let newest = found.sorted { ($0.call.started, $0.number) > ($1.call.started, $1.number) }
      return try newest.prefix(limit).map { number, call in
        var call = call
        call.people = try connection.parties(of: number)
        return call
      }
    }
  }
}

extension CallQuery {
  /// The same for one kind after the other, if it is for several.
  fileprivate var eachKind: [CallQuery] {
    guard kinds.count > 1 else { return [self] }
    return kinds.map { kind in
      var query = self
      query.kinds = [kind]
      return query
    }
  }

  /// For whom the calls are listed in the order of their time, and by which index.
  fileprivate var source: (table: String, order: String) {
    user == nil
      ? ("call", "call.started DESC, number DESC")
      : ("party JOIN call ON number = call", "party.started DESC, call DESC")
  }

  fileprivate var conditions: Conditions {
    var conditions = Conditions()
    if let user { conditions.require("user = ?", [user]) }
    conditions.require(oneOf: kinds.map(\.rawValue)) { "kind IN (\($0))" }
    // Spelled out, for what is seldom has an index of its own.
    if let isVideo { conditions.require("is_video = \(isVideo ? 1 : 0)", []) }
    if let isSeen { conditions.require("is_seen = \(isSeen ? 1 : 0)", []) }
    conditions.require("call.started", within: period)
    return conditions
  }
}

extension Connection {
  /// Calls with their numbers, newest first, still without their people.
  fileprivate func calls(
    matching query: CallQuery,
    limit: Int
  ) throws -> [(number: Int, call: Call)] {
    let (source, conditions) = (query.source, query.conditions)
    return try rows(
      """
      SELECT DISTINCT number, identifier, kind, is_video, call.started, seconds, is_seen
      FROM \(source.table) WHERE \(conditions.sql) ORDER BY \(source.order) LIMIT ?
      """,
      arguments: conditions.arguments + [limit]
    ) { row in try (row["number"], Call(row)) }
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
