import Intents
import Storage

/// The rides that were booked, on disk.
struct RideStore: Sendable {
  let database: Database

  init(_ location: Location, report: Database.Report? = nil) throws {
    database = try Database(location, migrations: [Self.layout, Self.feedback], report: report)
  }

  private static let layout = """
    CREATE TABLE ride (
      number INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      request TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL,
      party_size INTEGER,
      pickup TEXT NOT NULL,
      drop_off TEXT NOT NULL,
      driver TEXT NOT NULL,
      booked REAL NOT NULL,
      pickup_date REAL NOT NULL,
      is_scheduled INTEGER NOT NULL,
      canceled REAL,
      fee INTEGER
    ) STRICT
    """

  private static let feedback = """
    ALTER TABLE ride ADD COLUMN stars INTEGER;
    ALTER TABLE ride ADD COLUMN tip INTEGER
    """

  /// The result of booking a ride.
  enum Booking: Sendable {
    case booked(Ride)
    /// Another ride is still on its way.
    case busy(Ride)
  }

  /// Books a ride, once for each request, unless another one is still active.
  func book(_ ride: Ride, request: String, now: Date) throws -> Booking {
    let pickup = try ride.pickup.text
    let dropOff = try ride.dropOff.text
    return try database.write { connection in
      let known = try connection.rides("WHERE request = ?", request)
      if let ride = known.first { return .booked(ride) }
      if let last = try connection.latestRide, last.isActive(at: now) { return .busy(last) }
      try connection.run(
        """
        INSERT INTO ride (identifier, request, kind, party_size, pickup, drop_off, driver,
          booked, pickup_date, is_scheduled)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        ride.identifier,
        request,
        ride.kind.rawValue,
        ride.partySize,
        pickup,
        dropOff,
        ride.driver,
        ride.booked.timeIntervalSince1970,
        ride.pickupDate.timeIntervalSince1970,
        ride.isScheduled
      )
      return .booked(ride)
    }
  }

  /// The ride that was booked last, whatever became of it.
  var latest: Ride? {
    get throws { try database.read { try $0.latestRide } }
  }

  /// The number of rides ever booked.
  var count: Int {
    get throws {
      try database.read { connection in
        // None is ever removed, so that the last one's number is how many there are.
        try connection.rows("SELECT max(number) AS count FROM ride") { try $0["count"] as Int? }
      }.first.flatMap { $0 } ?? 0
    }
  }

  /// The ride that an earlier try of the same request has booked.
  func ride(forRequest request: String) throws -> Ride? {
    try database.read { try $0.rides("WHERE request = ?", request).first }
  }

  func ride(_ identifier: String) throws -> Ride? {
    try database.read { try $0.rides("WHERE identifier = ?", identifier).first }
  }

  /// Keeps what was said of a ride.
  ///
  /// - Returns: `false` if something else was said of it before.
  func keep(_ feedback: Ride.Feedback, on identifier: String) throws -> Bool {
    try database.write { connection in
      let earlier = try connection.rows(
        "SELECT stars, tip FROM ride WHERE identifier = ?",
        arguments: [identifier]
      ) { row -> (stars: Int?, tip: Int?) in (try row["stars"], try row["tip"]) }
      guard let earlier = earlier.first,
        (earlier.stars ?? feedback.stars) == (feedback.stars ?? earlier.stars),
        (earlier.tip ?? feedback.tip) == (feedback.tip ?? earlier.tip)
      else { return false }
      try connection.run(
        "UPDATE ride SET stars = ?, tip = ? WHERE identifier = ?",
        feedback.stars ?? earlier.stars,
        feedback.tip ?? earlier.tip,
        identifier
      )
      return true
    }
  }

  /// Calls a ride off.
  ///
  /// What was called off before stays as it was.
  func cancel(_ identifier: String, _ cancellation: Ride.Cancellation) throws {
    try database.write { connection in
      try connection.run(
        "UPDATE ride SET canceled = ?, fee = ? WHERE identifier = ? AND canceled IS NULL",
        cancellation.date.timeIntervalSince1970,
        cancellation.fee,
        identifier
      )
    }
  }
}

extension Connection {
  fileprivate var latestRide: Ride? {
    get throws { try rides("ORDER BY number DESC LIMIT 1").first }
  }

  fileprivate func rides(_ clause: String, _ arguments: String...) throws -> [Ride] {
    try rows("SELECT * FROM ride \(clause)", arguments: arguments) { try Ride($0) }
  }
}

extension Ride {
  fileprivate init(_ row: Row) throws {
    let kind: String = try row["kind"]
    let canceled: Double? = try row["canceled"]
    self.init(
      identifier: try row["identifier"],
      kind: RideKind(rawValue: kind) ?? .sedan,
      partySize: try row["party_size"],
      pickup: try Place(text: row["pickup"]),
      dropOff: try Place(text: row["drop_off"]),
      driver: try row["driver"],
      booked: Date(timeIntervalSince1970: try row["booked"]),
      pickupDate: Date(timeIntervalSince1970: try row["pickup_date"]),
      isScheduled: try row["is_scheduled"],
      cancellation: try canceled.map {
        Cancellation(date: Date(timeIntervalSince1970: $0), fee: try row["fee"])
      }
    )
  }
}

extension Place {
  fileprivate var text: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }

  fileprivate init(text: String) throws {
    self = try JSONDecoder().decode(Place.self, from: Data(text.utf8))
  }
}
