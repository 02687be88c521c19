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
  @MainActor private var keptDelegate: (any UIApplicationDelegate)?

  public init(delegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate) {
    makeDelegate = delegate
  }

  @MainActor private var delegate: any UIApplicationDelegate {
    if let keptDelegate { return keptDelegate }
    let delegate = makeDelegate()
    keptDelegate = delegate
    UIApplication.shared.delegate = delegate
    return delegate
  }
}

// MARK: - Calling the delegate

extension RunningApplication {
  /// The app was started: `application(_:didFinishLaunchingWithOptions:)` and what comes before.
  @Sendable public func finishLaunching() {
    onMainActor {
      _ = self.delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = self.delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    }
  }

  /// Asks for a handler: `application(_:handlerFor:)`.
  @Sendable public func handler(for intent: INIntent) -> Any? {
    let intent = Handed(intent)
    return onMainActor {
      Handed(self.delegate.application(.shared, handlerFor: intent.object))
    }.object
  }

  /// Opens the app: `application(_:continue:restorationHandler:)`.
  ///
  /// What the app wants restored, is.
  ///
  /// - Returns: Whether the app went on with the activity.
  @Sendable public func `continue`(_ activity: NSUserActivity) -> Bool {
    let activity = Handed(activity)
    return onMainActor {
      let restore: ([any UIUserActivityRestoring]?) -> Void = { objects in
        MainActor.assumeIsolated {
          for object in objects ?? [] { object.restoreUserActivityState(activity.object) }
        }
      }
      return self.delegate.application(
        .shared,
        continue: activity.object,
        restorationHandler: restore
      )
    }
  }

  /// Has the app do a request in the background: `application(_:handle:completionHandler:)`.
  @Sendable public func handle(_ intent: INIntent) async -> INIntentResponse {
    await handle(Handed(intent)).object
  }

  @MainActor private func handle(_ intent: Handed<INIntent>) async -> Handed<INIntentResponse> {
    Handed(await delegate.application(.shared, handle: intent.object))
  }
}
