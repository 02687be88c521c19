import Intents
import Testing
import UIKit
import os

@Suite struct RunningApplicationTests {
  private var intent: INStartWorkoutIntent { INStartWorkoutIntent() }

  @Test func `a delegate's methods are called, from whichever thread`() async {
    let application = RunningApplication { TodaysDelegate() }
    application.finishLaunching()
    #expect(application.handler(for: intent) is WorkoutHandler)
    #expect(application.handler(for: INSendMessageIntent()) == nil)
    #expect(application.continue(NSUserActivity(activityType: "run")))
    #expect(!application.continue(NSUserActivity(activityType: "swim")))
    let response = await application.handle(intent) as? INStartWorkoutIntentResponse
    #expect(response?.code == .success)
  }

  @Test @MainActor func `a delegate's methods are called from the main actor`() async {
    let application = RunningApplication { TodaysDelegate() }
    application.finishLaunching()
    #expect(application.handler(for: intent) is WorkoutHandler)
    #expect(application.continue(NSUserActivity(activityType: "run")))
  }

  @Test func `a delegate of iOS 11 goes on with activities too`() {
    #expect(RunningApplication { EarlierDelegate() }.continue(NSUserActivity(activityType: "run")))
  }

  @Test func `an async delegate handles`() async {
    let response = await RunningApplication { EarlierDelegate() }.handle(intent)
    #expect((response as? INStartWorkoutIntentResponse)?.code == .failure)
  }

  @Test func `a delegate that writes nothing does nothing`() async {
    let application = RunningApplication { EmptyDelegate() }
    application.finishLaunching()
    #expect(application.handler(for: intent) == nil)
    #expect(!application.continue(NSUserActivity(activityType: "run")))
    #expect(type(of: await application.handle(intent)) == INIntentResponse.self)
  }

  @Test func `of two apps at once each finds its own delegate`() async {
    let applications = ["ferry", "taxi"].map { name in
      RunningApplication { NamedDelegate(name) }
    }
    for application in applications { application.finishLaunching() }
    for (application, name) in zip(applications, ["ferry", "taxi"]) {
      #expect(application.handler(for: intent) as? String == name)
      let response = await application.handle(intent)
      #expect(response.userActivity?.activityType == name)
    }
  }

  @Test @MainActor func `an app that awaits still finds its own delegate afterwards`() async {
    let (ferry, taxi) = (NamedDelegate("ferry"), NamedDelegate("taxi"))
    let taxiApplication = RunningApplication { taxi }
    ferry.meanwhile = { taxiApplication.finishLaunching() }
    let response = await RunningApplication { ferry }.handle(intent)
    #expect(response.userActivity?.activityType == "ferry")
  }

  @Test func `what a delegate tells reaches the host of whoever called it`() async {
    let host = Listener()
    Hosts(intents: host).provide {
      RunningApplication { TodaysDelegate() }.finishLaunching()
    }
    #expect(host.words == ["Morning Mile"])
  }
}

private class EmptyDelegate: UIResponder, UIApplicationDelegate {}

private class TodaysDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    INVocabulary.shared().setVocabularyStrings(["Morning Mile"], of: .workoutActivityName)
    return true
  }

  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? {
    intent is INStartWorkoutIntent ? WorkoutHandler() : nil
  }

  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    restorationHandler([self])
    return self.userActivity?.activityType == "run"
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) { userActivity = activity }

  func application(
    _ application: UIApplication,
    handle intent: INIntent,
    completionHandler: @escaping (INIntentResponse) -> Void
  ) {
    completionHandler(INStartWorkoutIntentResponse(code: .success, userActivity: nil))
  }
}

/// Says whose delegate is the shared application's.
private class NamedDelegate: UIResponder, UIApplicationDelegate {
  let name: String
  var meanwhile: () -> Void = {}

  init(_ name: String) { self.name = name }

  private var sharedName: String? { (UIApplication.shared.delegate as? NamedDelegate)?.name }

  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { sharedName }

  func application(_ application: UIApplication, handle intent: INIntent) async -> INIntentResponse
  {
    meanwhile()
    await Task.yield()
    let response = INStartWorkoutIntentResponse(code: .success, userActivity: nil)
    response.userActivity = sharedName.map { NSUserActivity(activityType: $0) }
    return response
  }
}

private class EarlierDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool { true }

  func application(_ application: UIApplication, handle intent: INIntent) async -> INIntentResponse
  {
    INStartWorkoutIntentResponse(code: .failure, userActivity: nil)
  }
}

private class WorkoutHandler: NSObject, INStartWorkoutIntentHandling {
  func handle(
    intent: INStartWorkoutIntent,
    completion: @escaping (INStartWorkoutIntentResponse) -> Void
  ) {}
}

/// Keeps the words that an app tells.
private final class Listener: Intents.Host {
  private let kept = OSAllocatedUnfairLock(initialState: [String]())

  var words: [String] { kept.withLock { $0 } }

  func vocabularyChanged(_ type: INVocabularyStringType?, _ terms: [VocabularyTerm]) {
    kept.withLock { $0 += terms.map(\.spokenPhrase) }
  }

  func defaultAnswered(_ method: String) {}
  func spelled(_ method: String, as name: String, of intent: String) {}
  func answeredAgain(_ method: String) {}
  func neverAnswered(_ method: String) {}
  func donated(_ interaction: INInteraction) {}
  func deleted(_ interactions: DeletedInteractions) {}
  var siriAuthorizationStatus: INSiriAuthorizationStatus { .authorized }
  func requestSiriAuthorization(_ answer: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
  }
  var languageCode: String { "en-US" }
}
