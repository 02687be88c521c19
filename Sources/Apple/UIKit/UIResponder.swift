public import Intents

/// An object that can be handed events, and put back into a state.
@MainActor open class UIResponder: NSObject, UIUserActivityRestoring {
  open var next: UIResponder? { nil }

  open var userActivity: NSUserActivity?

  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open func updateUserActivityState(_ activity: NSUserActivity) {}
}

/// Goes on with what an activity tells of.
@MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// What an app delegate keeps by habit; nothing is shown.
open class UIWindow: UIResponder {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

/// What a window shows, where there is something to show.
open class UIViewController: UIResponder {
  open var title: String?
}
