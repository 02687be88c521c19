// swift-format-ignore-file
//  Written against the iOS 10 SDK in Swift 3.

import Intents
import CoreLocation

@available(iOS 10.0, *)
class TaxiIntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any? {
        reached()
        if intent is INRequestRideIntent || intent is INListRideOptionsIntent || intent is INGetRideStatusIntent {
            return TaxiHandler()
        }
        if #available(iOS 11.0, *), intent is INCancelRideIntent || intent is INSendRideFeedbackIntent {
            return TaxiHandler()
        }
        return nil
    }
}

@available(iOS 10.0, *)
fileprivate final class TaxiHandler: NSObject, INRidesharingDomainHandling {

    fileprivate let geofence = CLCircularRegion(center: CLLocationCoordinate2DMake(37.78, -122.41), radius: 50_000, identifier: "city")

    override init() {
        super.init()
    }

    // MARK: options

    func handle(listRideOptions intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Swift.Void) {
        reached()
        let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
        let black = INRideOption(name: "Black", estimatedPickupDate: Date(timeIntervalSinceNow: 6 * 60))
        black.priceRange = INPriceRange(firstPrice: NSDecimalNumber(string: "18.50"), secondPrice: NSDecimalNumber(string: "24"), currencyCode: "USD")
        black.disclaimerMessage = "The fare may rise in traffic"
        response.rideOptions = [black]
        response.expirationDate = Date(timeIntervalSinceNow: 300)
        completion(response)
    }

    func resolvePickupLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Swift.Void) {
        reached()
        guard let place = intent.pickupLocation else { completion(INPlacemarkResolutionResult.needsValue()); return }
        completion(place.location.map { geofence.contains($0.coordinate) } == true ? INPlacemarkResolutionResult.success(with: place) : INPlacemarkResolutionResult.unsupported())
    }

    // MARK: request

    func resolvePickupLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping (INPlacemarkResolutionResult) -> Swift.Void) {
        reached()
        if let p = intent.pickupLocation {
            completion(INPlacemarkResolutionResult.success(with: p))
        } else {
            let here = CLPlacemark(location: CLLocation(latitude: 37.78, longitude: -122.41), name: "Here", postalAddress: nil)
            completion(INPlacemarkResolutionResult.confirmationRequired(with: here))
        }
    }

    func resolvePartySize(forRequestRide intent: INRequestRideIntent, with completion: @escaping (INIntegerResolutionResult) -> Swift.Void) {
        reached()
        switch intent.partySize {
        case .some(let n) where n > 4: completion(INIntegerResolutionResult.unsupported())
        case .some(let n): completion(INIntegerResolutionResult.success(with: n))
        case .none: completion(INIntegerResolutionResult.notRequired())
        }
    }

    func confirm(requestRide intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Swift.Void) {
        reached()
        completion(INRequestRideIntentResponse(code: INRequestRideIntentResponseCode.ready, userActivity: nil))
    }

    func handle(requestRide intent: INRequestRideIntent, completion: @escaping (INRequestRideIntentResponse) -> Swift.Void) {
        reached()
        let ride = INRideStatus()
        ride.rideIdentifier = UUID().uuidString
        ride.phase = INRidePhase.received
        let car = INRideVehicle()
        car.manufacturer = "Toyota"; car.model = "Prius"; car.registrationPlate = "7ABC123"
        car.location = CLLocation(latitude: 37.77, longitude: -122.40)
        car.mapAnnotationImage = INImage(named: "car")
        ride.vehicle = car
        ride.driver = INRideDriver(handle: "+14155550188", displayName: "Lee", image: INImage(named: "lee"), rating: "4.9", phoneNumber: "+14155550188")
        ride.estimatedPickupDate = Date().addingTimeInterval(240)
        ride.pickupLocation = intent.pickupLocation
        ride.dropOffLocation = intent.dropOffLocation
        let option = INRideOption(name: intent.rideOptionName?.spokenPhrase ?? "Black", estimatedPickupDate: ride.estimatedPickupDate!)
        option.fareLineItems = [
            INRideFareLineItem(title: "Base", price: NSDecimalNumber(value: 4), currencyCode: "USD")!,
            INRideFareLineItem(title: "Booking", price: NSDecimalNumber(value: 1.5), currencyCode: "USD")
        ]
        ride.rideOption = option
        let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
        response.rideStatus = ride
        completion(response)
    }

    // MARK: status

    func handle(getRideStatus intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Swift.Void) {
        reached()
        completion(INGetRideStatusIntentResponse(code: .failureRequiringAppLaunch, userActivity: nil))
    }

    func startSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver) {
        reached()
    }

    func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) {
        reached()
    }

    // MARK: later additions of the umbrella

    func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void) {
        reached()
        completion(INCancelRideIntentResponse(code: .failure, userActivity: nil))
    }

    func handle(sendRideFeedback sendRideFeedbackintent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void) {
        reached()
        completion(INSendRideFeedbackIntentResponse(code: .failure, userActivity: nil))
    }
}
