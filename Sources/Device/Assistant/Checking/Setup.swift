import Dialogue
import Intents
import Transcripts

/// The parts for starting an app, and sessions with it.
struct Setup: Sendable {
  let files: WorldFiles
  let world: World
  let app: AppDescription

  /// Things to say of people, places and words of the app.
  let samples: Samples
  let repertoire: Repertoire

  /// Shared by all sessions: they know a few lists of names, and hear the same lines.
  let interpreters: Interpreters
  let patience: Patience
  let budget: CallBudget

  /// The spellings of the app's methods that were learned in all sessions.
  let spellings = Spellings()

  /// Is told before each call of a handler.
  var willCall: CallNote.Listener?
}

/// The state of things before the conversations that are tried.
package struct Situation: Sendable, Hashable, Codable {
  package var isContactsDenied = false
  package var isLocked = false

  /// The lines said beforehand, so that there is a ride to cancel.
  package var prelude: [String] = []

  /// The only intent that the app declares, where another one would take its requests.
  package var onlyIntent: String?
}

// MARK: - Starting sessions

extension Setup {
  /// A session with an app that knows nothing of any other, in a situation before its prelude.
  ///
  /// - Throws: Whatever keeps the app from starting.
  func session(
    in situation: Situation,
    about intent: String,
    on thread: SessionThread,
    storage: String? = nil,
    report: @escaping (Event) -> Void
  ) throws -> Session {
    let clock = ManualClock(now: ManualClock.usualNow, patience: patience[intent])
    let scene = Scene(files: files, world: world, clock: clock, folder: storage)
    let description = situation.onlyIntent.map(app.declaring) ?? app
    let session = Session(
      world: world,
      apps: neighbors + [try repertoire.launched(description, in: scene)].compactMap { $0 },
      clock: clock,
      interpreters: interpreters,
      thread: thread,
      report: report
    )
    session.device.recorder.spellings = spellings
    session.caller.willCall = willCall
    session.caller.canTakeBack = true
    session.caller.budget = budget
    session.caller.place = "one of the conversations that were tried"
    session.device.permit { permissions in
      permissions.contacts = !situation.isContactsDenied
      permissions.isLocked = situation.isLocked
    }
    return session
  }

  /// The other apps of the device: they are known by name, and have no code.
  private var neighbors: [InstalledApp] {
    world.startingApps.filter { $0.identifier != app.identifier }
      .map { InstalledApp($0, code: AppCode(extension: { INExtension() })) }
  }

  /// True if the app runs in a process of its own.
  var isIsolated: Bool { repertoire.isIsolated }

  /// Returns the settings that reproduce the situation in a transcript.
  func settings(of situation: Situation) -> [Setting] {
    var settings: [Setting] = []
    if !world.startingApps.contains(where: { $0.identifier == app.identifier }) {
      settings.append(.install(app.name))
    }
    if situation.isContactsDenied { settings.append(.contacts(.denied)) }
    if situation.isLocked { settings.append(.locked) }
    return settings
  }
}

extension AppDescription {
  /// The app as if it took one kind of intent only.
  fileprivate func declaring(only intent: String) -> AppDescription {
    var copy = self
    copy.extensionIntents = extensionIntents.filter { $0 == intent }
    copy.inAppIntents = inAppIntents.filter { $0 == intent }
    return copy
  }
}
