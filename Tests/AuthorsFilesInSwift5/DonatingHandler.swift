// swift-format-ignore-file
import Intents

class DonatingHandler: INExtension, INSendMessageIntentHandling, INStartWorkoutIntentHandling {

    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        reached()
        let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
        let interaction = INInteraction(intent: intent, response: response)
        interaction.identifier = UUID().uuidString
        interaction.groupIdentifier = "messages"
        interaction.direction = .outgoing
        interaction.dateInterval = DateInterval(start: Date(), duration: 1)
        interaction.donate { error in
            if let error = error as NSError? {
                NSLog("donation failed: %@", error)
            }
        }
        completion(response)
    }

    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        reached()
        guard INPreferences.siriAuthorizationStatus() == .authorized else {
            completion(INStartWorkoutIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
            return
        }
        let plans = NSMutableOrderedSet()
        for plan in ["Tempo", "Long Run"] {
            plans.add(INSpeakableString(vocabularyIdentifier: plan, spokenPhrase: plan, pronunciationHint: nil))
        }
        INVocabulary.shared().setVocabulary(plans, of: .workoutActivityName)
        INInteraction.delete(with: "messages") { _ in }
        let english = INPreferences.siriLanguageCode().hasPrefix("en")
        intent.suggestedInvocationPhrase = english ? "Start my tempo run" : nil
        intent.setImage(INImage(named: "tempo"), forParameterNamed: \.workoutName)
        completion(INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil))
    }
}
