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
