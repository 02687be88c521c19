public import Foundation
public import Intents

/// The code of an app: what SiriKit calls, as closures.
///
///     AppCode(extension: { IntentHandler() })
///
/// The closures after the first stand for the methods of an app delegate that SiriKit uses.
public struct AppCode: Sendable {
  /// Makes the principal object of the app's Intents extension.
  public var makeExtension: @Sendable () -> any INIntentHandlerProviding

  /// `application(_:didFinishLaunchingWithOptions:)`: the app was started, and can tell its
  /// user's own words (`INVocabulary`).
  public var didFinishLaunching: (@Sendable () -> Void)?

  /// `application(_:handlerFor:)`: a handler in the app itself.
  public var handlerForIntent: (@Sendable (INIntent) -> Any?)?

  /// `application(_:continue:restorationHandler:)`: the app is opened, to go on with something.
  public var continueActivity: (@Sendable (NSUserActivity) -> Bool)?

  /// `application(_:handle:completionHandler:)`: the app, in the background, does what its
  /// extension answered `handleInApp` to.
  public var handleIntent: (@Sendable (INIntent) async -> INIntentResponse)?

  /// Makes a point of the present state of all that the app stores, before it carries something out:
  /// whoever takes back a line of the conversation takes back what was done by it, too; `nil` for an
  /// app that can't.
  public var restorePoint: (@Sendable () -> RestorePoint?)?

  /// Takes back what another process of the app has changed, as that told it
  /// (``RestorePoint/reversal``); `false`, with nothing changed, if that can't be done.
  package var reverse: (@Sendable ([UInt8]) -> Bool)?

  /// The names, in the folder of the device, of all files that the app stores anything in; `nil` if
  /// that isn't known.
  ///
  /// What apps have stored is kept as it was before they change it, for a conversation that is
  /// saved: of an app whose files are known, these alone.
  public var files: Set<String>?

  /// The names of the files that change whenever the app stores something, and that decide what a
  /// launch of it does; `nil` if that isn't known.
  package var signs: Set<String>?

  /// Holds the present state of all that the app stores, in a time that doesn't grow with it: its
  /// files are copied only if somebody asks for that state; `nil` for an app that can't.
  package var snapshot: (@Sendable () -> Snapshot?)?

  /// The workouts that the app has recorded and that began in an interval, with the one that goes
  /// on, whenever that began; `nil` for an app that records none.
  ///
  /// SiriKit has nothing of the kind: on a device the user's Health data have the workouts.
  public var workouts: (@Sendable (DateInterval) -> [RecordedWorkout])?

  /// The state of what the app stores, in words of its own, such as `["bookings": "2"]`: invariants
  /// can hold it against the conversation, and a broken one shows it after each step.
  public var state: (@Sendable () -> [String: String])?

  public init(
    extension makeExtension: @escaping @Sendable () -> any INIntentHandlerProviding,
    didFinishLaunching: (@Sendable () -> Void)? = nil,
    handlerFor handlerForIntent: (@Sendable (INIntent) -> Any?)? = nil,
    continueActivity: (@Sendable (NSUserActivity) -> Bool)? = nil,
    handleIntent: (@Sendable (INIntent) async -> INIntentResponse)? = nil,
    restorePoint: (@Sendable () -> RestorePoint?)? = nil,
    files: Set<String>? = nil,
    workouts: (@Sendable (DateInterval) -> [RecordedWorkout])? = nil
  ) {
    self.makeExtension = makeExtension
    self.didFinishLaunching = didFinishLaunching
    self.handlerForIntent = handlerForIntent
    self.continueActivity = continueActivity
    self.handleIntent = handleIntent
    self.restorePoint = restorePoint
    self.files = files
    self.workouts = workouts
  }
}

extension AppCode {
  /// An earlier state of what an app stores.
  public struct RestorePoint: Sendable {
    /// `false` once the state can't be restored any more, such as when somebody else has written.
    public var isReachable: @Sendable () -> Bool

    /// Restores the state; `false`, with nothing changed, if that can't be done.
    public var restore: @Sendable () -> Bool

    /// The changes for another process of the app to take back, in an encoding of the app's own;
    /// `nil` if none can.
    package var reversal: (@Sendable () -> [UInt8]?)?

    public init(
      isReachable: @escaping @Sendable () -> Bool,
      restore: @escaping @Sendable () -> Bool
    ) {
      self.isReachable = isReachable
      self.restore = restore
    }
  }
}

extension AppCode {
  /// A state of what an app stores that is held, and can be written to a folder.
  package struct Snapshot: Sendable {
    /// The size of its files, in bytes.
    package let size: @Sendable () throws -> Int

    /// Indicates whether it costs more by now to hold it than to write it.
    package let isCostly: @Sendable () -> Bool

    /// Writes its files, under their names, to a folder where they aren't yet, and lets go of it.
    package let write: @Sendable (_ folder: String) throws -> Void

    /// `false` once the process that held it has ended.
    package let isHeld: @Sendable () -> Bool

    package init(
      size: @escaping @Sendable () throws -> Int,
      isCostly: @escaping @Sendable () -> Bool,
      write: @escaping @Sendable (_ folder: String) throws -> Void,
      isHeld: @escaping @Sendable () -> Bool = { true }
    ) {
      self.size = size
      self.isCostly = isCostly
      self.write = write
      self.isHeld = isHeld
    }
  }
}

/// An app that can be asked: what its property lists say, and where it runs.
///
/// Whoever has to do with it shares it: so much is in it that copies of it would add up.
package final class InstalledApp: Sendable {
  package let description: AppDescription
  package let running: any RunningApp

  package init(_ description: AppDescription, running: any RunningApp) {
    self.description = description
    self.running = running
  }

  /// An app whose code runs in this process.
  package convenience init(_ description: AppDescription, code: AppCode) {
    self.init(description, running: LocalApp(code))
  }
}
