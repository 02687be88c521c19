// swift-format-ignore-file
import Foundation
import Intents
import UIKit
import os.log

// How long a ride takes, from what the app has noted, with objects in the log and a picture of the
// app's own.

final class TimedRides: NSObject, INListRideOptionsIntentHandling {
    private static let log = OSLog(subsystem: "com.example.taxi", category: "rides")

    func confirm(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
        reached()
        os_log("confirming %@ for %{public}@", log: TimedRides.log, type: .info, intent, self)
        NSLog("%@", NSNumber(value: 3))
        let error = NSError(domain: "taxi", code: 4)
        os_log("%{public}@ at %@", log: TimedRides.log, type: .error, error, Date(timeIntervalSince1970: 0) as NSDate)
        completion(INListRideOptionsIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(intent: INListRideOptionsIntent, completion: @escaping (INListRideOptionsIntentResponse) -> Void) {
        reached()
        let defaults = UserDefaults(suiteName: "com.example.taxi") ?? .standard
        let minutes = defaults.value(forKey: "minutes") as? Double ?? 5
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.hour, .minute]
        formatter.includesApproximationPhrase = true
        formatter.maximumUnitCount = 1
        let option = INRideOption(name: formatter.string(from: minutes * 60) ?? "soon", estimatedPickupDate: Date(timeIntervalSince1970: 0))
        option.userActivityForBookingInApplication = UIImage(named: "taxi")?.pngData().map { _ in NSUserActivity(activityType: "ride") }
        let clock = DateComponentsFormatter.localizedString(from: DateComponents(minute: 4, second: 5), unitsStyle: .positional)
        let response = INListRideOptionsIntentResponse(code: clock == nil ? .failure : .success, userActivity: nil)
        response.rideOptions = [option]
        completion(response)
    }
}
