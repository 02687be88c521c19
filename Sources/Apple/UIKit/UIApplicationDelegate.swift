public import Intents

/// An app's way to be told of its life, and SiriKit's way into the app itself.
///
/// ``RunningApplication`` calls the methods that have to do with intents; of the others, those
/// that belong to being launched.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  // MARK: Life

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )

  // MARK: Activities

  func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Before iOS 12.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  )
  func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

  // MARK: Intents

  /// The object that handles an intent in the app itself.
  func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any?

  /// Does what the app's extension answered `handleInApp` to.
  func application(
    _ application: UIApplication,
    handle intent: INIntent,
    completionHandler: @escaping @Sendable (INIntentResponse) -> Void
  )
  func application(_ application: UIApplication, handle intent: INIntent) async -> INIntentResponse
}

/// The defaults for the methods that an app leaves out.
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func application(
    _ app: UIApplication,
    open url: URL,
    options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  public func application(
    _ application: UIApplication,
    willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    let earlier: ([Any]?) -> Void = { objects in
      restorationHandler(objects?.compactMap { $0 as? any UIUserActivityRestoring })
    }
    return self.application(application, continue: userActivity, restorationHandler: earlier)
  }
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([Any]?) -> Void
  ) -> Bool { false }
  public func application(
    _ application: UIApplication,
    didFailToContinueUserActivityWithType userActivityType: String,
    error: any Error
  ) {}
  public func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {}

  public func application(_ application: UIApplication, handlerFor intent: INIntent) -> Any? { nil }

  /// An answer that fits no intent: the assistant says that the app did not do it.
  public func application(
    _ application: UIApplication,
    handle intent: INIntent,
    completionHandler: @escaping @Sendable (INIntentResponse) -> Void
  ) {
    completionHandler(INIntentResponse())
  }
  public func application(
    _ application: UIApplication,
    handle intent: INIntent
  ) async -> INIntentResponse {
    await answer(
      to: "application(_:handle:completionHandler:)",
      otherwise: INIntentResponse()
    ) { self.application(application, handle: intent, completionHandler: $0) }
  }
}
