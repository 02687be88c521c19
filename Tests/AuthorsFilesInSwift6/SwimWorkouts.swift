// swift-format-ignore-file
import Intents
import OSLog

private let logger = Logger(subsystem: "com.example.swim", category: "workouts")

final class SwimWorkouts: NSObject {
    nonisolated(unsafe) static var isSwimming = false
}

extension SwimWorkouts: INStartWorkoutIntentHandling {
    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        reached()
        logger.debug("name \(intent.workoutName?.spokenPhrase ?? "none", privacy: .private)")
        guard let name = intent.workoutName else { return .needsValue() }
        return name.spokenPhrase.localizedCaseInsensitiveContains("swim") ? .success(with: name) : .confirmationRequired(with: INSpeakableString(spokenPhrase: "Swim"))
    }

    func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
        reached()
        return switch intent.goalValue {
        case let goal? where goal <= 5_000: .success(with: goal)
        case nil: .notRequired()
        default: .unsupported()
        }
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        reached()
        guard !Self.isSwimming else {
            return INStartWorkoutIntentResponse(code: .failureOngoingWorkout, userActivity: nil)
        }
        logger.notice("starting \(intent.goalValue ?? 0, format: .fixed(precision: 1)) \(String(describing: intent.workoutGoalUnitType), privacy: .public)")
        return INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
    }
}

extension SwimWorkouts: INEndWorkoutIntentHandling, INCancelWorkoutIntentHandling {
    func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
        reached()
        logger.info("ended")
        return INEndWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
    }

    func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
        reached()
        logger.error("cancelled after \(12) minutes")
        return INCancelWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}
