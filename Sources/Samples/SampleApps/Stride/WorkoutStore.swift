import Intents
import Storage

/// The workouts, on disk: at most one that goes on, and the log of the others.
struct WorkoutStore: Sendable {
  let database: Database

  init(_ location: Location, report: Database.Report? = nil) throws {
    database = try Database(location, migrations: [Self.layout, Self.laterIndex], report: report)
  }

  private static let layout = """
    CREATE TABLE workout (
      number INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      activity TEXT NOT NULL,
      goal_value REAL,
      goal_unit TEXT,
      place TEXT,
      state TEXT NOT NULL,
      began REAL NOT NULL,
      elapsed REAL NOT NULL,
      running_since REAL
    ) STRICT;
    CREATE UNIQUE INDEX only_one_goes_on ON workout ((1)) WHERE state IN ('running', 'paused');
    CREATE TABLE request (identifier TEXT PRIMARY KEY) STRICT;
    """

  /// Finds what is asked for at every start and end among any number of workouts.
  private static let laterIndex = """
    CREATE INDEX workout_in_order ON workout (number) WHERE state <> 'cancelled';
    CREATE INDEX workout_in_time ON workout (began, number) WHERE state <> 'cancelled';
    """
}

// MARK: - Looking

extension WorkoutStore {
  /// The workout that runs or is paused.
  var ongoing: Workout? {
    get throws { try database.read { try $0.ongoing } }
  }

  /// The workout that a change is about: the one that goes on; to go on with, also one that has just
  /// ended.
  func workout(for change: Workout.Change, at now: Date) throws -> Workout? {
    try database.read { try $0.workout(for: change, at: now) }
  }

  /// The workout begun last, unless it was called off.
  var last: Workout? {
    get throws {
      try database.read {
        try $0.workouts("WHERE state <> 'cancelled' ORDER BY number DESC LIMIT 1").first
      }
    }
  }

  /// The finished workouts, newest first.
  var log: [Workout] {
    get throws {
      try database.read { try $0.workouts("WHERE state = 'ended' ORDER BY number DESC") }
    }
  }

  /// The workouts that began in an interval and were not called off, oldest first; of more than
  /// anybody does in a week, the newest.
  func workouts(begunIn interval: DateInterval) throws -> [Workout] {
    try database.read { connection in
      try connection.rows(
        """
        SELECT * FROM workout WHERE state <> 'cancelled' AND began >= ? AND began < ?
        ORDER BY began DESC, number DESC LIMIT 100
        """,
        interval.start.timeIntervalSince1970,
        interval.end.timeIntervalSince1970
      ) { try Workout($0) }.reversed()
    }
  }

  /// The workouts that began in an interval, and the one that goes on, whenever it began: a clock
  /// that is set in the meantime ends no workout.
  func workouts(toTellOf interval: DateInterval) throws -> [Workout] {
    let begun = try workouts(begunIn: interval)
    guard let ongoing = try ongoing,
      !begun.contains(where: { $0.identifier == ongoing.identifier })
    else { return begun }
    return begun + [ongoing]
  }

  /// Returns `true` if a request has been carried out.
  func hasDone(_ request: String) throws -> Bool {
    try database.read { try $0.hasDone(request) }
  }
}

// MARK: - Changing

extension WorkoutStore {
  /// Begins a workout, once for each request.
  ///
  /// - Returns: `true` if it is under way; `false` if another one is.
  func begin(_ workout: Workout, request: String) throws -> Bool {
    try database.write { connection in
      if try connection.hasDone(request) { return true }
      guard try connection.ongoing == nil else { return false }
      try connection.add(workout)
      try connection.noteDone(request)
      return true
    }
  }

  /// Changes the workout that goes on, once for each request.
  ///
  /// - Parameters:
  ///   - change: The change to make.
  ///   - activity: The required activity; `nil` for any.
  ///   - request: The request that asks for it.
  ///   - now: The time of the change.
  /// - Returns: `true` if there was such a workout, in a state for the change.
  /// - Throws: `StorageError`.
  func change(
    _ change: Workout.Change,
    of activity: Activity?,
    request: String,
    now: Date
  ) throws -> Bool {
    try database.write { connection in
      if try connection.hasDone(request) { return true }
      guard var workout = try connection.workout(for: change, at: now),
        workout.apply(change, at: now)
      else {
        return false
      }
      guard activity == nil || activity == workout.plan.activity else { return false }
      try connection.update(workout)
      try connection.noteDone(request)
      return true
    }
  }
}

// MARK: - Rows

extension Connection {
  fileprivate var ongoing: Workout? {
    get throws { try workouts("WHERE state IN ('running', 'paused')").first }
  }

  fileprivate func workout(for change: Workout.Change, at now: Date) throws -> Workout? {
    if let ongoing = try ongoing { return ongoing }
    guard change == .resume else { return nil }
    let last = try workouts("WHERE state <> 'cancelled' ORDER BY number DESC LIMIT 1").first
    return last.flatMap { $0.canBeReopened(at: now) ? $0 : nil }
  }

  fileprivate func workouts(_ clause: String) throws -> [Workout] {
    try rows("SELECT * FROM workout \(clause)") { try Workout($0) }
  }

  fileprivate func hasDone(_ request: String) throws -> Bool {
    try has("SELECT 1 FROM request WHERE identifier = ?", request)
  }

  fileprivate func noteDone(_ request: String) throws {
    try run("INSERT INTO request VALUES (?)", request)
  }

  fileprivate func add(_ workout: Workout) throws {
    try run(
      """
      INSERT INTO workout (identifier, activity, goal_value, goal_unit, place, state, began,
        elapsed, running_since)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      workout.identifier,
      workout.plan.activity.rawValue,
      workout.plan.goal?.value,
      workout.plan.goal?.unit.rawValue,
      workout.plan.place?.rawValue,
      workout.state.rawValue,
      workout.began.timeIntervalSince1970,
      workout.elapsed,
      workout.runningSince?.timeIntervalSince1970
    )
  }

  fileprivate func update(_ workout: Workout) throws {
    try run(
      "UPDATE workout SET state = ?, elapsed = ?, running_since = ? WHERE identifier = ?",
      workout.state.rawValue,
      workout.elapsed,
      workout.runningSince?.timeIntervalSince1970,
      workout.identifier
    )
  }
}

extension Workout {
  fileprivate init(_ row: Row) throws {
    let state: String = try row["state"]
    let runningSince: Double? = try row["running_since"]
    self.init(
      identifier: try row["identifier"],
      plan: try WorkoutPlan(row),
      state: State(rawValue: state) ?? .ended,
      began: Date(timeIntervalSince1970: try row["began"]),
      elapsed: try row["elapsed"],
      runningSince: runningSince.map(Date.init(timeIntervalSince1970:))
    )
  }
}

extension WorkoutPlan {
  fileprivate init(_ row: Row) throws {
    let activity: String = try row["activity"]
    let place: String? = try row["place"]
    let unit: String? = try row["goal_unit"]
    let value: Double? = try row["goal_value"]
    self.init(
      activity: Activity(rawValue: activity) ?? .run,
      goal: value.flatMap { value in
        unit.flatMap(Unit.init(rawValue:)).map { Goal(value: value, unit: $0) }
      },
      place: place.flatMap(Place.init(rawValue:))
    )
  }
}
