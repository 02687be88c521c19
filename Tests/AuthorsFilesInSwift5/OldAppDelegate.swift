// swift-format-ignore-file
// As of Swift 4: option types with their old names, restoration with [Any].

import UIKit
import Intents
import os.log

private let appLog = OSLog(subsystem: "com.example.sprint", category: "AppDelegate")

@available(iOS 10.0, *)
class OldAppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        reached()
        window = UIWindow()
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        os_log("launched with %d options", log: appLog, type: .info, launchOptions?.count ?? 0)
        return true
    }

    func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void) -> Bool {
        reached()
        os_log("%{public}@", log: appLog, type: .debug, userActivity.activityType)
        if let intent = userActivity.interaction?.intent as? INStartWorkoutIntent {
            start(intent)
            return true
        } else if userActivity.activityType == "INStartWorkoutIntent" || userActivity.activityType == NSStringFromClass(INEndWorkoutIntent.self) {
            restorationHandler(nil)
            return true
        }
        return false
    }

    private func start(_ intent: INStartWorkoutIntent) {
        let goal = intent.goalValue ?? 0
        os_log(.error, log: appLog, "goal %.1f for %{private}@", goal, intent.workoutName?.spokenPhrase ?? "none")
    }
}
