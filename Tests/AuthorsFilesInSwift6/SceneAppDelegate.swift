// swift-format-ignore-file
import Intents
import UIKit

class SceneAppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        reached()
        return true
    }

    func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
        reached()
        switch intent {
        case is INPauseWorkoutIntent: return WorkoutControls(remote: self)
        default: return nil
        }
    }

    func application(_ application: UIApplication, handle intent: INIntent) async -> INIntentResponse {
        reached()
        return INStartWorkoutIntentResponse(code: isPaused ? .failureOngoingWorkout : .success, userActivity: nil)
    }

    private var isPaused = false

    func pause() {
        isPaused = true
    }

    // MARK: UISceneSession Lifecycle

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    }
}

final class WorkoutControls: NSObject, INPauseWorkoutIntentHandling {
    let remote: SceneAppDelegate

    init(remote: SceneAppDelegate) {
        self.remote = remote
    }

    func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
        reached()
        await remote.pause()
        return INPauseWorkoutIntentResponse(code: .success, userActivity: nil)
    }
}
