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

    /// The code for the outcome: every intent has its own four.
    func code<Code>(done: Code, noMatch: Code, failed: Code, undecided: Code) -> Code {
      switch self {
      case .done: done
      case .noMatch: noMatch
      case .failed: failed
      case .undecided: undecided
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

// MARK: - Pausing

extension OngoingWorkoutHandler: INPauseWorkoutIntentHandling {
  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(
      code: check(.pause, intent.workoutName)
        .code(
          done: .ready,
          noMatch: .failureNoMatchingWorkout,
          failed: .failure,
          undecided: .failureRequiringAppLaunch
        ),
      userActivity: nil
    )
  }

  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(
      code: make(.pause, for: intent, intent.workoutName)
        .code(
          done: .success,
          noMatch: .failureNoMatchingWorkout,
          failed: .failure,
          undecided: .failureRequiringAppLaunch
        ),
      userActivity: nil
    )
  }
}

// MARK: - Resuming

extension OngoingWorkoutHandler: INResumeWorkoutIntentHandling {
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    INResumeWorkoutIntentResponse(
      code: check(.resume, intent.workoutName)
        .code(
          done: .ready,
          noMatch: .failureNoMatchingWorkout,
          failed: .failure,
          undecided: .failureRequiringAppLaunch
        ),
      userActivity: nil
    )
  }

  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    INResumeWorkoutIntentResponse(
      code: make(.resume, for: intent, intent.workoutName)
        .code(
          done: .success,
          noMatch: .failureNoMatchingWorkout,
          failed: .failure,
          undecided: .failureRequiringAppLaunch
        ),
      userActivity: nil
    )
  }
}

// MARK: - Ending

extension OngoingWorkoutHandler: INEndWorkoutIntentHandling {
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(
      code: check(.end, intent.workoutName)
        .code(
          done: .ready,
          noMatch: .failureNoMatchingWorkout,
          failed: .failure,
          undecided: .failureRequiringAppLaunch
        ),
      userActivity: nil
    )
  }

  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(
      code: make(.end, for: intent, intent.workoutName)
        .code(
          done: .success,
          noMatch: .failureNoMatchingWorkout,
          failed: .failure,
          undecided: .failureRequiringAppLaunch
        ),
      userActivity: nil
    )
  }
}

// MARK: - Calling off

extension OngoingWorkoutHandler: INCancelWorkoutIntentHandling {
  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(
      code: check(.cancel, intent.workoutName)
        .code(
          done: .ready,
          noMatch: .failureNoMatchingWorkout,
          failed: .failure,
          undecided: .failureRequiringAppLaunch
        ),
      userActivity: nil
    )
  }

  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(
      code: make(.cancel, for: intent, intent.workoutName)
        .code(
          done: .success,
          noMatch: .failureNoMatchingWorkout,
          failed: .failure,
          undecided: .failureRequiringAppLaunch
        ),
      userActivity: nil
    )
  }
}
