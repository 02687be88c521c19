package import Intents

/// The part of an app that runs when the system opens it.
package protocol AppDelegate: NSObjectProtocol {
  /// Was started.
  func didFinishLaunching()

  /// Gives the handler for an intent that the app handles itself; `nil` for any other.
  func handler(for intent: INIntent) -> Any?

  /// Carries out, in the background, an intent that the extension left to the app.
  func handle(_ intent: INIntent) async -> INIntentResponse

  /// Goes on, on the screen, with what a user activity describes.
  ///
  /// - Returns: `true` if the app knows how to show it.
  func `continue`(_ userActivity: NSUserActivity) -> Bool
}

extension AppDelegate {
  package func didFinishLaunching() {}

  package func handler(for intent: INIntent) -> Any? { nil }

  package func handle(_ intent: INIntent) async -> INIntentResponse { INIntentResponse() }
}
