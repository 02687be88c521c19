import Intents
import Storage

/// The state and dependencies that Stride's handlers share.
struct StrideService: Sendable {
  let store: WorkoutStore
  let now: @Sendable () -> Date
  let newIdentifier: @Sendable () -> String

  init(_ surroundings: Surroundings) throws {
    store = try WorkoutStore(surroundings.storage, report: surroundings.report)
    now = surroundings.now
    newIdentifier = surroundings.newIdentifier
  }

  var app: LaunchedApp {
    LaunchedApp(
      makeExtension: { StrideExtension(service: self) },
      makeDelegate: { StrideApp(service: self) },
      database: store.database,
      workouts: { interval in
        (try? store.workouts(toTellOf: interval).map { LoggedWorkout($0, at: now()) }) ?? []
      }
    )
  }

  /// Begins a workout, once for each request.
  ///
  /// - Returns: `true` if it is under way; `false` if another one is.
  func begin(_ plan: WorkoutPlan, request: String) throws -> Bool {
    let now = now()
    let workout = Workout(
      identifier: newIdentifier(),
      plan: plan,
      state: .running,
      began: now,
      elapsed: 0,
      runningSince: now
    )
    return try store.begin(workout, request: request)
  }
}

/// The way into Stride for the system.
final class StrideExtension: INExtension {
  private let service: StrideService

  init(service: StrideService) {
    self.service = service
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INStartWorkoutIntent: StartWorkoutHandler(service: service)
    case is INPauseWorkoutIntent, is INResumeWorkoutIntent, is INEndWorkoutIntent,
      is INCancelWorkoutIntent:
      OngoingWorkoutHandler(service: service)
    default: nil
    }
  }
}

/// Stride itself, when it is opened or woken.
final class StrideApp: NSObject, AppDelegate {
  private let service: StrideService

  init(service: StrideService) {
    self.service = service
  }

  /// Returns the handler for changes of the workout under way, which the app itself makes.
  func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INPauseWorkoutIntent, is INResumeWorkoutIntent, is INEndWorkoutIntent,
      is INCancelWorkoutIntent:
      OngoingWorkoutHandler(service: service)
    default: nil
    }
  }

  /// Begins, in the background, a workout that the extension has agreed to.
  func handle(_ intent: INIntent) async -> INIntentResponse {
    INStartWorkoutIntentResponse(code: begin(intent), userActivity: nil)
  }

  private func begin(_ intent: INIntent) -> INStartWorkoutIntentResponseCode {
    guard let intent = intent as? INStartWorkoutIntent, let plan = WorkoutPlan(intent) else {
      return .failureNoMatchingWorkout
    }
    let request = intent.identifier ?? service.newIdentifier()
    do {
      return try service.begin(plan, request: request) ? .success : .failureOngoingWorkout
    } catch StorageError.undecided {
      // Of all that there is to answer, this alone leaves open whether it has begun.
      return .unspecified
    } catch {
      return .failure
    }
  }

  /// Begins a workout on the screen.
  func `continue`(_ userActivity: NSUserActivity) -> Bool {
    guard let (plan, request) = WorkoutPlan.planAndRequest(in: userActivity) else {
      return userActivity.interaction != nil
    }
    return (try? service.begin(plan, request: request)) ?? false
  }
}
