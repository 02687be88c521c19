package import Dialogue
package import Domains
package import Foundation
package import Intents
package import Transcripts

/// An app as a session deals with it, wherever its code runs: values go in, and values come out.
///
/// Its code may run in this process (``LocalApp``) or in a process of its own (``ProcessApp``). What
/// it does besides answering reaches the host that it was attached to.
package protocol RunningApp: Sendable {
  /// The things that the app can do, as far as they are not in its property lists.
  var traits: AppTraits { get }

  /// The cost of its last call in its process; `nil` where it has none of its own.
  var cost: CallCost? { get }

  /// The system's number for its process, if it has one of its own at the moment.
  var process: Int32? { get }

  /// True if its code runs in a process of its own.
  var isIsolated: Bool { get }

  /// Waits until the app has been started.
  ///
  /// - Returns: `false` for an app without code.
  /// - Throws: Whatever keeps it from starting; `AppEnd`, if its process ended.
  func hasStarted() throws -> Bool

  /// `true` once it is known what comes of starting the app.
  var isReady: Bool { get }

  /// The state of what the app stores, in words of its own, as far as its code tells it; empty for an
  /// app whose process has ended.
  var state: [String: String] { get }

  /// Has `take` told what the app does besides answering, wherever nobody else is told.
  func attach(_ take: @escaping @Sendable (AppNote) -> Void)

  /// Ends the app as the system or the user does, without asking it; whoever needs it next starts it
  /// anew.
  func end(because cause: AppEnd.Cause)

  /// Ends the app as the system does, and begins to start it anew, which misbehaves at that.
  func startAnew(misbehaving misbehavior: Misbehavior)

  /// Tells the app that it has been launched, so that it can tell its user's own words.
  func finishLaunching(_ facts: DeviceFacts) throws(AppEnd)

  /// Calls a handler.
  func perform(_ call: AppCall, _ facts: DeviceFacts) async -> AppCall.Result

  /// Opens the app in front, to go on with the activity of an answer, or else with the usual one
  /// for a draft.
  ///
  /// - Returns: `false` if the app declined the activity.
  func open(_ opening: AppOpening, _ facts: DeviceFacts) throws(AppEnd) -> Bool

  /// The workouts that the app has recorded and that began in an interval.
  func workouts(
    begunIn interval: DateInterval,
    _ facts: DeviceFacts
  ) throws(AppEnd) -> [RecordedWorkout]

  /// Makes a point of the present state of all that the app stores; `nil` if it can't.
  func makeRestorePoint(_ facts: DeviceFacts) -> AppCode.RestorePoint?

  /// Takes back what another process of the app has changed, as that told it; `false` if it can't.
  func reverse(_ changes: [UInt8], _ facts: DeviceFacts) -> Bool

  /// Holds the present state of all that the app stores; `nil` if it can't.
  func makeSnapshot() -> AppCode.Snapshot?

  /// Has the app ready to tell what becomes of a ride.
  ///
  /// - Parameters:
  ///   - isInApp: Has the app itself asked, not its extension.
  ///   - facts: The facts that the app's code can see.
  ///   - voice: The voice at the moment of each update.
  ///   - take: Is told the card of each update, on any thread.
  /// - Returns: `nil` if the app gives no handler for the status of rides.
  /// - Throws: `AppEnd`, if the app's process ended.
  func makeRideWatch(
    isInApp: Bool,
    _ facts: DeviceFacts,
    voice: @escaping @Sendable () -> Voice,
    take: @escaping @Sendable (Card) -> Void
  ) throws(AppEnd) -> RideWatch?
}

/// The things that an app can do, as far as they are not in its property lists.
package struct AppTraits: Sendable, Hashable, Codable {
  /// Tells of the workouts that it has recorded.
  package var recordsWorkouts = false

  /// Can do in the background what its extension left to it.
  package var handlesInBackground = false

  /// Can hold the present state of all that it stores.
  package var holdsState = false

  /// Tells the present state of what it stores, in words of its own.
  package var tellsState = false

  /// The names of all files that it stores anything in; `nil` if that isn't known.
  package var files: Set<String>?

  /// The names of those that change whenever it stores something, and that alone decide what a
  /// launch of it does; `nil` if that isn't known.
  package var signs: Set<String>?

  package init() {}
}

/// The facts of the device that an app's code can see at one moment.
package struct DeviceFacts: Sendable {
  /// The language and the time.
  package var voice: Voice
  package var siri: INSiriAuthorizationStatus
  package var isContactsAllowed: Bool

  /// Set if what the app does besides answering is part of the conversation.
  package var isRecorded = true

  package init(voice: Voice, siri: INSiriAuthorizationStatus, isContactsAllowed: Bool) {
    self.voice = voice
    self.siri = siri
    self.isContactsAllowed = isContactsAllowed
  }
}

/// A reason to open an app in front.
package struct AppOpening: Sendable {
  package var draft: Draft

  /// The answer whose activity it goes on with; the usual one of the draft if it is `nil`.
  package var answer: Answer?

  package init(for draft: Draft, after answer: Answer?) {
    self.draft = draft
    self.answer = answer
  }

  /// The activity's type.
  package var activityType: String { answer?.activityType ?? draft.intent }
}

/// A way to have an app tell what becomes of a ride.
package struct RideWatch: Sendable {
  package let start: @Sendable () -> Void
  package let stop: @Sendable () -> Void

  package init(start: @escaping @Sendable () -> Void, stop: @escaping @Sendable () -> Void) {
    (self.start, self.stop) = (start, stop)
  }
}

/// Something that an app's code did, or left undone, behind its answers.
package enum AppNote: Sendable, Hashable, Codable {
  case defaultAnswered(method: String)

  /// A method, by its name without labels, is called in a spelling; of several the last was written.
  case spelled(_ spelling: String, _ name: String, intent: String)
  case answeredAgain(method: String)
  case neverAnswered(method: String)

  /// A call that had been cut off came to an end after all.
  case answeredLate(method: String)
  case donated(Donation)
  case vocabularyChanged(INVocabularyStringType?, [VocabularyTerm])

  /// It printed something, in a process of its own.
  case printed(String)

  /// Its process ended while nobody waited for an answer; in a method, if one had been called.
  case ended(AppEnd, app: String, method: String?)
}
