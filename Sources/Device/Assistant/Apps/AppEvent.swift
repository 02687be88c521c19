import Foundation
import Synchronization

/// Something that happens in an app's process while a handler is called.
package enum AppEvent: Sendable, Hashable, Codable {
  case memoryWarning

  /// Protected files can't be read from here on, and can again.
  case locked
  case unlocked

  /// From here on no request over HTTP leads anywhere; only in a process of the app's own.
  case networkGone
}

// MARK: - Notifications

extension AppEvent {
  /// Tells the app's code, where there is a notification for it.
  func notify() {
    guard let notification else { return }
    NotificationCenter.default.post(name: Notification.Name(notification), object: nil)
  }

  /// UIKit's name for it.
  private var notification: String? {
    switch self {
    case .memoryWarning: "UIApplicationDidReceiveMemoryWarningNotification"
    case .locked: "UIApplicationProtectedDataWillBecomeUnavailable"
    case .unlocked: "UIApplicationProtectedDataDidBecomeAvailable"
    case .networkGone: nil
    }
  }
}

// MARK: - The network

extension AppEvent {
  /// The environment's proxies as they were; `nil` while the network is there.
  private static let proxies = Mutex<[String: String?]?>(nil)

  /// URLSession is made of libcurl, which looks for proxies at each transfer.
  private static let names = ["http_proxy", "https_proxy", "all_proxy"]

  /// A place where nobody listens.
  private static let deadEnd = "http://127.0.0.1:9"

  static func cutNetwork() {
    proxies.withLock { proxies in
      guard proxies == nil else { return }
      let environment = ProcessInfo.processInfo.environment
      proxies = Dictionary(uniqueKeysWithValues: names.map { ($0, environment[$0]) })
      for name in names { setenv(name, deadEnd, 1) }
    }
  }

  static func restoreNetwork() {
    proxies.withLock { proxies in
      for (name, value) in proxies ?? [:] {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
      proxies = nil
    }
  }
}
