// swift-format-ignore-file
import Contacts
import CoreLocation
import Intents

/// Tells errors apart by their codes, in all the ways there are.
final class CaughtErrors: INExtension, INSendMessageIntentHandling, INRequestRideIntentHandling {
    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        reached()
        do {
            _ = try CNContactStore().unifiedContact(withIdentifier: "nobody", keysToFetch: [])
            return INSendMessageIntentResponse(code: .success, userActivity: nil)
        } catch CNError.recordDoesNotExist, CNError.authorizationDenied {
            reached()
        } catch {
            return INSendMessageIntentResponse(code: .failure, userActivity: nil)
        }
        switch (CNError(.dataAccessError) as any Error) as NSError {
        case let error where error.domain == CNErrorDomain && error.code == CNError.dataAccessError.rawValue:
            reached()
        default: break
        }
        return INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil)
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        reached()
        do {
            _ = try await CLGeocoder().geocodeAddressString("Nowhere")
        } catch CLError.denied {
            return INRequestRideIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil)
        } catch CLError.geocodeFoundNoResult {
            reached()
        } catch {
            return INRequestRideIntentResponse(code: .failure, userActivity: nil)
        }
        return book()
    }

    private func book() -> INRequestRideIntentResponse {
        do {
            throw INIntentError(.requestTimedOut)
        } catch let error {
            switch error as any Error {
            case INIntentError.noAppAvailable: break
            case INIntentError.requestTimedOut: reached()
            default: break
            }
        }
        let error = CLError(.denied) as any Error as NSError
        if error.domain == kCLErrorDomain, error.code == CLError.Code.denied.rawValue, case CLError.denied = error as any Error {
            reached()
        }
        if let error = CLError(.network) as any Error as? CLError, error.code == .network { reached() }
        return INRequestRideIntentResponse(code: .failureRequiringAppLaunchNoServiceInArea, userActivity: nil)
    }
}
