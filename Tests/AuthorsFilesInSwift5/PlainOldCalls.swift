// swift-format-ignore-file
// Swift 3: labels of the first year, explicit self, fileprivate.
import Intents

@available(iOSApplicationExtension 10.0, *)
class PlainOldCalls: INExtension, INCallsDomainHandling {

    fileprivate var favorites: [String: String] = ["Anna": "+14155550108"]

    func resolveContacts(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping ([INPersonResolutionResult]) -> Swift.Void) {
        reached()
        var results = [INPersonResolutionResult]()
        for contact in intent.contacts ?? [] {
            if self.favorites[contact.displayName] != nil {
                results.append(INPersonResolutionResult.success(with: contact))
            } else {
                results.append(INPersonResolutionResult.unsupported())
            }
        }
        completion(results.isEmpty ? [INPersonResolutionResult.needsValue()] : results)
    }

    func confirm(startAudioCall intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Swift.Void) {
        reached()
        completion(INStartAudioCallIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(startAudioCall intent: INStartAudioCallIntent, completion: @escaping (INStartAudioCallIntentResponse) -> Swift.Void) {
        reached()
        let userActivity = NSUserActivity(activityType: String(describing: INStartAudioCallIntent.self))
        userActivity.webpageURL = URL(string: "https://example.com/call")
        completion(INStartAudioCallIntentResponse(code: .continueInApp, userActivity: userActivity))
    }

    func handle(startVideoCall intent: INStartVideoCallIntent, completion: @escaping (INStartVideoCallIntentResponse) -> Swift.Void) {
        reached()
        completion(INStartVideoCallIntentResponse(code: .failureAppConfigurationRequired, userActivity: nil))
    }

    func resolveCallType(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping (INCallRecordTypeResolutionResult) -> Swift.Void) {
        reached()
        completion(INCallRecordTypeResolutionResult.success(with: .missed))
    }

    func handle(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping (INSearchCallHistoryIntentResponse) -> Swift.Void) {
        reached()
        completion(INSearchCallHistoryIntentResponse(code: .continueInApp, userActivity: nil))
    }
}
