// swift-format-ignore-file
import Contacts
import CoreLocation
import Intents

// A handler with stand-ins for the system's stores, as its unit tests have them.

final class FakeStore: CNContactStore, @unchecked Sendable {
    override func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        reached()
        let contact = CNMutableContact()
        contact.givenName = "Anna"
        return [contact]
    }
}

final class FakeGeocoder: CLGeocoder {
    override func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        reached()
        return [CLPlacemark(location: CLLocation(latitude: 1, longitude: 2), name: addressString, postalAddress: nil)]
    }
}

final class FakeInteraction: INInteraction {
    override class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
        reached()
        completion?(nil)
    }
}

final class FakeStores: INExtension, INSendMessageIntentHandling, INRequestRideIntentHandling {
    private let store: CNContactStore = FakeStore()

    func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
        reached()
        let named = CNContact.predicateForContacts(matchingName: "Anna")
        let found = try? store.unifiedContacts(matching: named, keysToFetch: [])
        guard found?.first?.givenName == "Anna" else { return [.needsValue()] }
        reached()
        return (intent.recipients ?? []).map { .success(with: $0) }
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        reached()
        FakeInteraction.deleteAll { _ in }
        return INSendMessageIntentResponse(code: .success, userActivity: nil)
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
        reached()
        let geocoder: CLGeocoder = FakeGeocoder()
        let places = try? await geocoder.geocodeAddressString("Pier 39")
        return INRequestRideIntentResponse(code: places?.first?.name == "Pier 39" ? .success : .failure, userActivity: nil)
    }
}
