import Dialogue
import Domains
import Foundation
import Intents
import Transcripts

/// A message of a session to an app's process.
enum SessionMessage: Sendable, Hashable {
  /// Has the app started, or started anew, for one conversation; each has a number of its own.
  case setUp(Int, AppSetup)

  /// Calls a handler; the answer has the same number.
  ///
  /// With `point`, a point of what is stored is made before, and told of the other process of the app
  /// after it: one message brings three answers.
  case call(Int, SentFacts, AppCall, point: PointNumbers?)

  /// Asks for something else; the reply has the same number.
  case ask(Int, SentFacts, AppRequest)

  /// Has the app close what it has open, and the process end.
  case leave
}

/// The numbers of the replies about a point that is made with a call.
struct PointNumbers: Sendable, Hashable {
  /// Of the reply to ``AppRequest/mark``, which comes before anything else is done.
  var made: Int

  /// Of the reply to ``AppRequest/reversal(_:)``, which comes after the answer.
  var settled: Int
}

/// A message of an app's process to the session.
enum AppMessage: Sendable {
  /// A message of the app by itself, with the number of its setting-up.
  case own(Int, OwnMessage)
  case result(Int, AppCall.Result, CallCost)
  case reply(Int, AppReply)

  /// In place of a message that is longer than any may be; nothing follows.
  case tooLong
}

/// A message of an app that has not been asked for.
enum OwnMessage: Sendable {
  case started(AppTraits)

  /// There is no code for the app.
  case absent

  /// The app can't be started, as a sentence says.
  case failed(String)

  /// The app did something besides answering.
  case noted(AppNote)

  /// The card of a ride that is watched, by the number of the watch.
  case ride(Int, Card)

  /// A sentence about an app that had to begin anew.
  case reported(String)

  /// A sentence about something that could not be stored, or read.
  case storageFailed(String)
}

/// The setting in which an app is started.
struct AppSetup: Sendable, Hashable, Codable {
  /// The bundle identifier.
  var app: String

  /// The folder of the world; the sample world if it is `nil`.
  var world: String?
  var locale: String
  var timeZone: String
  var now: Date

  /// Set if the time goes on while nobody is called.
  var goesOn: Bool

  /// The folder where the app keeps what it stores.
  var storage: String?

  /// Set if somebody reads what `Scene.report` takes.
  var isReported: Bool
  var isStorageReported: Bool

  /// The misbehaviour that is staged for the start.
  var misbehavior: Misbehavior?
}

/// A request to an app that is no call of a handler.
enum AppRequest: Sendable, Hashable, Codable {
  case finishLaunching

  /// With the number of the answer whose activity it goes on with.
  case open(Draft, answer: Int?)
  case workouts(DateInterval)

  /// The state of what is stored, in words of the app's own.
  case state

  // Points of what is stored, by their numbers.
  case mark
  case reaches(Int)
  case restore(Int)

  // What another process can restore one with.
  case reversal(Int)
  case reverse([UInt8])

  // States that are held, by their numbers.
  case hold
  case sizeOfHeld(Int)
  case isHeldCostly(Int)
  case writeHeld(Int, folder: String)

  // Rides that are watched, by numbers that the session gives.
  case makeWatch(Int, isInApp: Bool)
  case startWatch(Int)
  case stopWatch(Int)
}

enum AppReply: Sendable {
  case flag(Bool)
  case number(Int?)
  case changes([UInt8]?)
  case workouts([SentWorkout])
  case state([String: String])

  /// It can't be done, as a sentence says.
  case failed(String)
}

// The contents of replies of each kind. What can't be done has come to nothing.
extension AppReply {
  /// The error for a reply of another kind than the request, which no app's process of ours sends.
  struct OtherKind: Error {}

  typealias Contents<Value> = Result<Value, OtherKind>

  var flag: Contents<Bool> {
    switch self {
    case .flag(let flag): .success(flag)
    case .failed: .success(false)
    case .number, .changes, .workouts, .state: .failure(OtherKind())
    }
  }

  var number: Contents<Int?> {
    switch self {
    case .number(let number): .success(number)
    case .failed: .success(nil)
    case .flag, .changes, .workouts, .state: .failure(OtherKind())
    }
  }

  var changes: Contents<[UInt8]?> {
    switch self {
    case .changes(let changes): .success(changes)
    case .failed: .success(nil)
    case .flag, .number, .workouts, .state: .failure(OtherKind())
    }
  }

  var workouts: Contents<[SentWorkout]> {
    switch self {
    case .workouts(let workouts): .success(workouts)
    case .failed: .success([])
    case .flag, .number, .changes, .state: .failure(OtherKind())
    }
  }

  var state: Contents<[String: String]> {
    switch self {
    case .state(let state): .success(state)
    case .failed: .success([:])
    case .flag, .number, .changes, .workouts: .failure(OtherKind())
    }
  }

  /// The contents, or the sentence that says why there are none.
  func result<Value>(
    _ contents: (Self) -> Contents<Value>
  ) -> Contents<Result<Value, AppStartFailure>> {
    guard case .failed(let sentence) = self else { return contents(self).map(Result.success) }
    return .success(.failure(AppStartFailure(sentence: sentence)))
  }
}

// MARK: - Values as they are sent

/// The facts that an app's code can see; language and place are those that it was set up with.
struct SentFacts: Sendable, Hashable {
  var now: Date
  var siri: Int
  var isContactsAllowed: Bool
  var isRecorded: Bool

  init(now: Date, siri: Int, isContactsAllowed: Bool, isRecorded: Bool) {
    (self.now, self.siri) = (now, siri)
    (self.isContactsAllowed, self.isRecorded) = (isContactsAllowed, isRecorded)
  }

  init(_ facts: DeviceFacts) {
    now = facts.voice.now
    siri = facts.siri.rawValue
    isContactsAllowed = facts.isContactsAllowed
    isRecorded = facts.isRecorded
  }
}

struct SentWorkout: Sendable, Codable {
  private enum State: Codable { case running, paused, ended }

  private var name: String
  private var state: State
  private var start: Date
  private var duration: Double
  private var distance: Double?
  private var energy: Double?
  private var goal: Double?
  private var goalUnit: Int

  init(_ workout: RecordedWorkout) {
    (name, start, duration) = (workout.name, workout.start, workout.duration)
    (distance, energy, goal) = (workout.distance, workout.energy, workout.goal)
    goalUnit = workout.goalUnit.rawValue
    state =
      switch workout.state {
      case .running: .running
      case .paused: .paused
      case .ended: .ended
      }
  }

  var workout: RecordedWorkout {
    let state: RecordedWorkout.State =
      switch state {
      case .running: .running
      case .paused: .paused
      case .ended: .ended
      }
    return RecordedWorkout(
      name,
      state,
      start: start,
      duration: duration,
      distance: distance,
      energy: energy,
      goal: goal,
      goalUnit: INWorkoutGoalUnitType(rawValue: goalUnit) ?? .unknown
    )
  }
}

// As its number.
extension INVocabularyStringType: Codable {}
