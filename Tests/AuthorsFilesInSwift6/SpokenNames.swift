// swift-format-ignore-file
import Foundation
import Intents

// Names that are spoken, read as today's SDK has them and as that of iOS 10 had them.

final class SpokenNames: NSObject, INStartWorkoutIntentHandling {
    func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
        reached()
        guard let name = intent.workoutName else { return .needsValue() }
        let phrase = name.spokenPhrase
        print(name.spokenPhrase.isEmpty ? "" : "", terminator: "")
        switch name.spokenPhrase {
        case "": return .needsValue()
        case "rest": return .unsupported()
        default: break
        }
        let known = ["Swim", "Climb"].first { $0.lowercased() == name.spokenPhrase.lowercased() }
        let title = "A " + name.spokenPhrase + " of " + (intent.goalValue.map { "\($0)" } ?? "any length")
        let words: [String] = phrase.components(separatedBy: " ") + [title]
        return known == nil || words.isEmpty ? .confirmationRequired(with: name) : .success(with: INSpeakableString(spokenPhrase: phrase))
    }

    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
        reached()
        // As a name was optional.
        guard let name = intent.workoutName, let phrase = name.spokenPhrase, !phrase.isEmpty,
              let lowercase = name.spokenPhrase?.lowercased() else {
            return INStartWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil)
        }
        let activity = NSUserActivity(activityType: "workout")
        activity.title = name.spokenPhrase ?? "workout"
        activity.userInfo = ["name": name.spokenPhrase!, "key": lowercase, "pieces": [name].map { $0.spokenPhrase }]
        if let person = INPerson?.none, let called = person.spokenPhrase { activity.title = called }
        return INStartWorkoutIntentResponse(code: .continueInApp, userActivity: activity)
    }
}

