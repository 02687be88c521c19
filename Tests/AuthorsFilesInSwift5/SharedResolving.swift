// swift-format-ignore-file
import Intents

// What all handlers of this app have in common, as a protocol with an implementation.

protocol SignedIn: AnyObject {
    var user: String? { get }
}

extension SignedIn {
    func ready<Response>(_ make: (Bool) -> Response, _ completion: (Response) -> Void) {
        completion(make(user != nil))
    }
}

class HandlerBase: NSObject, SignedIn {
    var user: String? = "me"
}

final class PauseHandler: HandlerBase, INPauseWorkoutIntentHandling {
    func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        reached()
        ready({ INPauseWorkoutIntentResponse(code: $0 ? .ready : .failureRequiringAppLaunch, userActivity: nil) }, completion)
    }

    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        reached()
        completion(INPauseWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }
}

final class ResumeHandler: HandlerBase, INResumeWorkoutIntentHandling {
    func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping (INSpeakableStringResolutionResult) -> Void) {
        reached()
        completion(.notRequired())
    }

    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        reached()
        completion(INResumeWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }
}

final class SharedResolving: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        reached()
        if intent is INPauseWorkoutIntent { return PauseHandler() }
        if intent is INResumeWorkoutIntent { return ResumeHandler() }
        return nil
    }
}
