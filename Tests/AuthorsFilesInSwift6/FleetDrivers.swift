// swift-format-ignore-file
import Intents

// Drivers that know more than a driver does, made as people are made.

final class FleetDriver: INRideDriver {
    var stars = 0

    override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?) {
        super.init(personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    }

    override init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool) {
        super.init(personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: isMe)
    }

    override init(phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, rating: String?) {
        super.init(phoneNumber: phoneNumber, nameComponents: nameComponents, displayName: displayName, image: image, rating: rating)
        stars = rating?.count ?? 0
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class Regular: INPerson {
    // Not of INPerson's own designated initialisers, so that there is nothing to override.
    init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?) {
        super.init(personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: false)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

final class FleetDrivers: NSObject, INGetRideStatusIntentHandling {
    func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void) {
        reached()
        let status = INRideStatus()
        let byHandle = FleetDriver(personHandle: INPersonHandle(value: "lee", type: .unknown), nameComponents: nil, displayName: "Lee", image: nil, contactIdentifier: nil, customIdentifier: "7")
        let byNumber = FleetDriver(phoneNumber: "+14155550188", nameComponents: nil, displayName: "Kim", image: nil, rating: "****")
        status.driver = byNumber.stars > 3 ? byNumber : byHandle
        let response = INGetRideStatusIntentResponse(code: byHandle.rating == nil ? .success : .failure, userActivity: nil)
        response.rideStatus = status
        completion(response)
    }

    func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver) {
        reached()
    }

    func stopSendingUpdates(for intent: INGetRideStatusIntent) {
        reached()
    }
}
