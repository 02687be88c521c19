import Intents
import Parley
import Synchronization
import Testing
import UIKit

@Suite struct DelegateConversationTests {
  // S5 S41
  @Test func `a conversation goes through an app delegate`() async throws {
    let opened = Mutex<[String]>([])
    let rower = App(describedBy: "Rower/Info.plist") { _ in
      let app = RunningApplication { RowerDelegate() }
      return AppCode(
        extension: { RowerExtension() },
        didFinishLaunching: app.finishLaunching,
        handlerFor: app.handler,
        continueActivity: { activity in
          opened.withLock { $0.append(activity.activityType) }
          return app.continue(activity)
        },
        handleIntent: app.handle
      )
    }
    try await replay("Rower/delegate.transcript", with: rower)
    #expect(opened.withLock(\.self) == ["INEndWorkoutIntent"])
  }
}

private final class RowerDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    INVocabulary.shared().setVocabularyStrings(["regatta"], of: .workoutActivityName)
    return true
  }

  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
    intent is INPauseWorkoutIntent ? PauseHandler() : nil
  }

  func application(
    _ application: UIApplication,
    handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    completionHandler(INStartWorkoutIntentResponse(code: .success, userActivity: nil))
  }
}

private final class PauseHandler: NSObject, INPauseWorkoutIntentHandling {
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(code: .success, userActivity: nil)
  }
}

private final class RowerExtension: INExtension, INStartWorkoutIntentHandling,
  INEndWorkoutIntentHandling
{
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    intent.workoutName.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    let activity = NSUserActivity(activityType: "com.example.Rower.start")
    return INStartWorkoutIntentResponse(code: .handleInApp, userActivity: activity)
  }

  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    INEndWorkoutIntentResponse(code: .continueInApp, userActivity: nil)
  }
}
