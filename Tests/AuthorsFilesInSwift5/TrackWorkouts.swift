// swift-format-ignore-file
import Intents

// One class, an extension for each protocol.

class TrackWorkouts: INExtension {
    private let supported = ["run", "walk", "row"]

    override func handler(for intent: INIntent) -> Any {
        reached()
        guard intent is INStartWorkoutIntent || intent is INPauseWorkoutIntent || intent is INResumeWorkoutIntent || intent is INEndWorkoutIntent || intent is INCancelWorkoutIntent else {
            fatalError("Unhandled intent type: \(intent)")
        }
        return self
    }

    func activity(_ type: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.track.\(type)")
        activity.title = type.capitalized
        activity.isEligibleForSearch = true
        activity.isEligibleForPrediction = true
        activity.addUserInfoEntries(from: ["type": type, "date": Date()])
        activity.requiredUserInfoKeys = ["type"]
        activity.becomeCurrent()
        return activity
    }
}

extension TrackWorkouts: INStartWorkoutIntentHandling {
    func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
        reached()
        guard let name = intent.workoutName else { return completion(.needsValue()) }
        let phrase: String = name.spokenPhrase
        if supported.contains(phrase.lowercased()) {
            completion(.success(with: name))
        } else {
            completion(.disambiguation(with: supported.map { INSpeakableString(vocabularyIdentifier: $0, spokenPhrase: $0, pronunciationHint: nil) }))
        }
    }

    func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping (INDoubleResolutionResult) -> Void) {
        reached()
        if let goal = intent.goalValue { completion(.success(with: goal)) } else { completion(.notRequired()) }
    }

    func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutGoalUnitTypeResolutionResult) -> Void) {
        reached()
        switch intent.workoutGoalUnitType {
        case .minute, .hour, .second: completion(.success(with: intent.workoutGoalUnitType))
        case .unknown: completion(.notRequired())
        default: completion(.unsupported())
        }
    }

    func resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: @escaping (INWorkoutLocationTypeResolutionResult) -> Void) {
        reached()
        completion(intent.workoutLocationType == .unknown ? .notRequired() : .success(with: intent.workoutLocationType))
    }

    func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping (INBooleanResolutionResult) -> Void) {
        reached()
        completion(.success(with: intent.isOpenEnded ?? (intent.goalValue == nil)))
    }

    func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        reached()
        completion(INStartWorkoutIntentResponse(code: .ready, userActivity: activity("start")))
    }

    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        reached()
        if #available(iOS 11.0, *) {
            completion(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: activity("start")))
        } else {
            completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: activity("start")))
        }
    }
}

extension TrackWorkouts: INPauseWorkoutIntentHandling {
    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        reached()
        completion(INPauseWorkoutIntentResponse(code: .handleInApp, userActivity: activity("pause")))
    }
}

extension TrackWorkouts: INResumeWorkoutIntentHandling {
    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        reached()
        completion(INResumeWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil))
    }
}

extension TrackWorkouts: INEndWorkoutIntentHandling {
    func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
        reached()
        completion(intent.workoutName.map { .success(with: $0) } ?? .notRequired())
    }

    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        reached()
        completion(INEndWorkoutIntentResponse(code: .success, userActivity: nil))
    }
}

extension TrackWorkouts: INCancelWorkoutIntentHandling {
    func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        reached()
        completion(INCancelWorkoutIntentResponse(code: .success, userActivity: nil))
    }
}
