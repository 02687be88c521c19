public import Intents

/// An app that runs, called as the system calls its delegate, from wherever the caller is.
///
///     let app = RunningApplication { AppDelegate() }
///     AppCode(
///       extension: { IntentHandler() },
///       didFinishLaunching: app.finishLaunching,
///       handlerFor: app.handler,
///       continueActivity: app.continue,
///       handleIntent: app.handle
///     )
///
/// The delegate is made at the first call, and kept.
public final class RunningApplication: Sendable {
  private let makeDelegate: @MainActor @Sendable () -> any UIApplicationDelegate
  @MainActor private var running: (UIApplication, any UIApplicationDelegate)?

  public init(delegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate) {
    makeDelegate = delegate
  }

  /// Calls the delegate while its application is the shared one.
  @MainActor private func call<Result>(
    _ body: (UIApplication, any UIApplicationDelegate) -> Result
  ) -> Result {
    let (application, delegate) = start()
    return application.run { body(application, delegate) }
  }

  @MainActor private func start() -> (UIApplication, any UIApplicationDelegate) {
    if let running { return running }
    let application = UIApplication()
    let delegate = application.run(makeDelegate)
    application.delegate = delegate
    running = (application, delegate)
    return (application, delegate)
  }
}

// MARK: - Calling the delegate

extension RunningApplication {
  /// The app was started: `application(_:didFinishLaunchingWithOptions:)` and what comes before.
  @Sendable public func finishLaunching() {
    onMainActor {
      self.call { application, delegate in
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      }
    }
  }

  /// Asks for a handler: `application(_:handlerFor:)`.
  @Sendable public func handler(for intent: INIntent) -> Any? {
    let intent = Handed(intent)
    return onMainActor {
      self.call { Handed($1.application($0, handlerFor: intent.object)) }
    }.object
  }

  /// Opens the app: `application(_:continue:restorationHandler:)`.
  ///
  /// What the app wants restored, is.
  ///
  /// - Returns: `true` if the app continued the activity.
  @Sendable public func `continue`(_ activity: NSUserActivity) -> Bool {
    let activity = Handed(activity)
    return onMainActor {
      let restore: ([any UIUserActivityRestoring]?) -> Void = { objects in
        MainActor.assumeIsolated {
          for object in objects ?? [] { object.restoreUserActivityState(activity.object) }
        }
      }
      return self.call {
        $1.application($0, continue: activity.object, restorationHandler: restore)
      }
    }
  }

  /// Has the app do a request in the background: `application(_:handle:completionHandler:)`.
  @Sendable public func handle(_ intent: INIntent) async -> INIntentResponse {
    await handle(Handed(intent)).object
  }

  @MainActor private func handle(_ intent: Handed<INIntent>) async -> Handed<INIntentResponse> {
    let (application, delegate) = start()
    return await application.runAsynchronously {
      Handed(await delegate.application(application, handle: intent.object))
    }
  }
}
