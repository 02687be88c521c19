public import Foundation
public import Intents

/// The app that runs.
///
/// It has no windows, and opens nothing.
open class UIApplication: UIResponder {
  /// The app whose delegate is being called; where it goes on by itself, as on a queue, the app
  /// that was called last.
  public static var shared: UIApplication { called ?? calledLast }

  @TaskLocal private static var called: UIApplication?
  private static var calledLast = UIApplication()

  open weak var delegate: (any UIApplicationDelegate)?

  public enum State: Int, Sendable { case active, inactive, background }

  open var applicationState: State { .background }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }

  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Posted when memory is short, which on Linux only an interruption that is staged makes it.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )

  /// Posted when the device is locked while a handler is called, which an interruption stages.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable"
  )

  /// Posted when it is unlocked.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable"
  )

  /// Why an app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = Self(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey"
    )
    public static let userActivityDictionary = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey"
    )
    public static let userActivityType = Self(
      rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey"
    )
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey"
    )
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
  }
}

// MARK: - Several apps in one process

extension UIApplication {
  /// Does something as this app: meanwhile it is `shared`, for tasks that begin there too.
  func run<Result>(_ body: () -> Result) -> Result {
    Self.calledLast = self
    return Self.$called.withValue(self, operation: body)
  }

  func runAsynchronously<Result>(_ body: () async -> Result) async -> Result {
    Self.calledLast = self
    return await Self.$called.withValue(self, operation: body)
  }
}

/// The name of the keys before Swift 4.2.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
