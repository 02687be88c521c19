import CSQLite

/// Something that an app does and keeps, with what is said where it is done.
struct Errand {
  /// The app's name.
  let app: String
  let lines: [String]
  let success: String

  /// The beginning of the sentence for an errand that may have been done or not.
  let doubt: String

  /// The query for the number of those that were done.
  let count: String

  static let all = [
    Errand(
      app: "MessageBot",
      lines: ["Send a message to Anna Haro saying hello", "yes"],
      success: "Message to Anna Haro sent.",
      doubt: "I don't know whether",
      count: "SELECT count(*) FROM message WHERE request IS NOT NULL"
    ),
    Errand(
      app: "Ringer",
      lines: ["Call Anna Haro"],
      success: "Calling Anna Haro",
      doubt: "I don't know whether",
      count: "SELECT count(*) FROM call WHERE request IS NOT NULL"
    ),
    Errand(
      app: "MyRide",
      // Only one is booked at a time.
      lines: ["Cancel my ride", "yes", "Get a ride to the airport", "yes"],
      success: "MyRide has confirmed your ride",
      doubt: "I don't know whether",
      count: "SELECT count(*) FROM ride WHERE request IS NOT NULL"
    ),
    Errand(
      app: "CoinPurse",
      lines: ["Send Anna Haro 20 dollars", "yes"],
      success: "Sent $20.00 to Anna Haro.",
      doubt: "I don't know whether",
      count: "SELECT count(*) FROM payment WHERE request IS NOT NULL"
    ),
    Errand(
      app: "Stride",
      // Only one goes on at a time.
      lines: ["End my workout", "Start a run"],
      success: "Your run has started",
      doubt: "I don't know whether",
      count: "SELECT count(*) FROM workout"
    ),
  ]
}

extension Errand {
  /// The number of those that are stored in a data folder.
  func number(in folder: String) throws -> Int {
    var database: OpaquePointer?
    var statement: OpaquePointer?
    defer { sqlite3_close(database) }
    guard sqlite3_open("\(folder)/\(app).sqlite", &database) == SQLITE_OK,
      sqlite3_prepare_v2(database, count, -1, &statement, nil) == SQLITE_OK
    else { throw Unreadable(reason: String(cString: sqlite3_errmsg(database))) }
    defer { sqlite3_finalize(statement) }
    guard sqlite3_step(statement) == SQLITE_ROW else {
      throw Unreadable(reason: String(cString: sqlite3_errmsg(database)))
    }
    return Int(sqlite3_column_int64(statement, 0))
  }

  struct Unreadable: Error {
    let reason: String
  }
}
