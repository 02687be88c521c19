package import Intents
package import Storage

/// An app that can be installed.
package struct SampleApp: Sendable {
  package let bundleIdentifier: String
  /// Starts the app; its database is opened, or made.
  ///
  /// - Throws: `StorageError` if the database cannot be used, `ResourceError` if a file that came
  ///   with the app cannot be read.
  package let launch: @Sendable (Surroundings) throws -> LaunchedApp

  package static let all = [
    SampleApp(bundleIdentifier: "com.example.MessageBot") { try MessageBotService($0).app },
    SampleApp(bundleIdentifier: "com.example.Ringer") { try RingerService($0).app },
    SampleApp(bundleIdentifier: "com.example.MyRide") { try MyRideService($0).app },
    SampleApp(bundleIdentifier: "com.example.Stride") { try StrideService($0).app },
    SampleApp(bundleIdentifier: "com.example.CoinPurse") { try CoinPurseService($0).app },
    SampleApp(bundleIdentifier: "com.example.UnicornChat") { try UnicornChatService($0).app },
  ]

  /// The app with a bundle identifier, if there is one.
  package static func named(_ bundleIdentifier: String) -> SampleApp? {
    all.first { $0.bundleIdentifier == bundleIdentifier }
  }
}

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
