// swift-format-ignore-file
import Intents

// TODO: everything

class UnfinishedHandler: INExtension, INRequestRideIntentHandling {

    override func handler(for intent: INIntent) -> Any? {
        reached()
        return self
    }

    func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
        reached()
        // TODO
        completion(.notRequired())
    }

    func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Void) {
        reached()
        // FIXME: ask
        completion(.notRequired())
    }

    func confirm(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        reached()
        // nothing calls the completion yet
    }

    func handle(intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Void) {
        reached()
        completion(INRequestRideIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
    }
}
