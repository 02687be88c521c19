package import Intents
package import Storage

/// The two ways into an app that runs: its extension, and the app itself.
package struct LaunchedApp: Sendable {
  /// Makes the extension's entry point, as the system does when it loads the extension.
  package let makeExtension: @Sendable () -> INExtension
  /// Makes the app's delegate, as the system does when it opens the app.
  package let makeDelegate: @Sendable () -> any AppDelegate
  /// Everything that the app stores.
  package let database: Database
  /// Indicates whether an earlier state of that may be restored.
  package let canTakeBack: Bool

  /// The workouts that the app has recorded and that began in an interval, oldest first; `nil` for
  /// an app that records none.
  package let workouts: (@Sendable (DateInterval) -> [LoggedWorkout])?

  init(
    makeExtension: @escaping @Sendable () -> INExtension,
    makeDelegate: @escaping @Sendable () -> any AppDelegate,
    database: Database,
    canTakeBack: Bool = true,
    workouts: (@Sendable (DateInterval) -> [LoggedWorkout])? = nil
  ) {
    self.makeExtension = makeExtension
    self.makeDelegate = makeDelegate
    self.database = database
    self.canTakeBack = canTakeBack
    self.workouts = workouts
  }
}
