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

/// The window that app delegates own by convention; it shows nothing.
open class UIWindow: UIResponder {
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}

/// The contents of a window; never shown.
open class UIViewController: UIResponder {
  open var title: String?
}
