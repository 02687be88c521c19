import Intents
import Storage

/// Pauses, resumes, ends and calls off the workout that goes on: one handler for four intents.
final class OngoingWorkoutHandler: NSObject {
  private let service: StrideService

  init(service: StrideService) {
    self.service = service
  }

  private enum Outcome {
    case done, noMatch, failed

    /// Nobody knows whether it was done: the app shows what there is.
    case undecided

    /// Returns the code for the outcome; `done` tells what was asked for.
    func code<Code: WorkoutChangeCode>(done: Code) -> Code {
      switch self {
      case .done: done
      case .noMatch: .failureNoMatchingWorkout
      case .failed: .failure
      case .undecided: .failureRequiringAppLaunch
      }
    }
  }

  /// Checks the change without making it.
  private func check(_ change: Workout.Change, _ name: INSpeakableString?) -> Outcome {
    do {
      let now = service.now()
      guard var workout = try service.store.workout(for: change, at: now) else { return .noMatch }
      let fits = workout.apply(change, at: now) && name.fits(workout.plan.activity)
      return fits ? .done : .noMatch
    } catch {
      return .failed
    }
  }

  private func make(
    _ change: Workout.Change,
    for intent: INIntent,
    _ name: INSpeakableString?
  )
    -> Outcome
  {
    let activity = name.flatMap(Activity.init)
    if activity == nil, let name, !name.isAnyWorkout { return .noMatch }
    do {
      let done = try service.store.change(
        change,
        of: activity,
        request: intent.identifier ?? service.newIdentifier(),
        now: service.now()
      )
      return done ? .done : .noMatch
    } catch StorageError.undecided {
      return .undecided
    } catch {
      return .failed
    }
  }
}

extension INSpeakableString? {
  /// Returns `true` if the name, or its absence, can stand for the activity.
  fileprivate func fits(_ activity: Activity) -> Bool {
    guard let self, !self.isAnyWorkout else { return true }
    return Activity(self) == activity
  }
}

// MARK: - Codes

/// The codes for a change that was not made, which all four intents have.
private protocol WorkoutChangeCode {
  static var failure: Self { get }
  static var failureNoMatchingWorkout: Self { get }
  static var failureRequiringAppLaunch: Self { get }
}

extension INPauseWorkoutIntentResponseCode: WorkoutChangeCode {}
extension INResumeWorkoutIntentResponseCode: WorkoutChangeCode {}
extension INEndWorkoutIntentResponseCode: WorkoutChangeCode {}
extension INCancelWorkoutIntentResponseCode: WorkoutChangeCode {}

// MARK: - Pausing

extension OngoingWorkoutHandler: INPauseWorkoutIntentHandling {
  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(
      code: check(.pause, intent.workoutName).code(done: .ready),
      userActivity: nil
    )
  }

  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(
      code: make(.pause, for: intent, intent.workoutName).code(done: .success),
      userActivity: nil
    )
  }
}

// MARK: - Resuming

extension OngoingWorkoutHandler: INResumeWorkoutIntentHandling {
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    INResumeWorkoutIntentResponse(
      code: check(.resume, intent.workoutName).code(done: .ready),
      userActivity: nil
    )
  }

  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    INResumeWorkoutIntentResponse(
      code: make(.resume, for: intent, intent.workoutName).code(done: .success),
      userActivity: nil
    )
  }
}

// MARK: - Ending

extension OngoingWorkoutHandler: INEndWorkoutIntentHandling {
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(
      code: check(.end, intent.workoutName).code(done: .ready),
      userActivity: nil
    )
  }

  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(
      code: make(.end, for: intent, intent.workoutName).code(done: .success),
      userActivity: nil
    )
  }
}

// MARK: - Calling off

extension OngoingWorkoutHandler: INCancelWorkoutIntentHandling {
  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(
      code: check(.cancel, intent.workoutName).code(done: .ready),
      userActivity: nil
    )
  }

  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(
      code: make(.cancel, for: intent, intent.workoutName).code(done: .success),
      userActivity: nil
    )
  }
}
