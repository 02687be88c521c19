package import Foundation
import Intents
package import Transcripts

/// Plays transcripts: says what the user says in them, and takes down what happens.
///
/// Every transcript is played in a world of its own, with apps that know nothing of the others',
/// on a clock that only moves when the transcript says so.
package struct Player: Sendable {
  /// Starts an app for one transcript; `nil` for an app without code.
  package typealias Launch = @Sendable (AppDescription, Scene) throws -> AppCode?

  private let world: World

  /// What could not be used of the world of transcripts that name no other.
  package var problems: [Problem] { world.problems }

  private let files: WorldFiles
  private let launch: Launch

  /// - Parameters:
  ///   - files: The world of transcripts that name no other.
  ///   - launch: Starts an app for one transcript.
  package init(files: WorldFiles, launch: @escaping Launch) {
    self.files = files
    self.launch = launch
    world = World(files)
  }
}

/// What a transcript is played in.
package struct Scene: Sendable {
  package let files: WorldFiles
  package let world: World
  package let clock: ManualClock
}

// MARK: - Playing

extension Player {
  /// Plays a transcript from its start to its end.
  ///
  /// - Throws: Whatever keeps an app from starting.
  package func play(_ transcript: Transcript) async throws -> Performance {
    let scene = try scene(for: transcript)
    let notes = Notes()
    let session = Session(
      world: scene.world,
      apps: try installedApps(in: scene),
      clock: scene.clock,
      report: notes.take
    )
    for (line, setting) in transcript.startSettings {
      try apply(setting, to: session, scene, at: line, of: transcript)
    }
    let start = notes.drain()
    var turns: [Performance.Turn] = []
    for (line, input) in transcript.inputs {
      switch input {
      case .user(let text): await session.hear(text)
      case .setting(let setting):
        try apply(setting, to: session, scene, at: line, of: transcript)
      }
      turns.append(Performance.Turn(input, notes.drain()))
    }
    return Performance(start: start, turns: turns)
  }

  private func installedApps(in scene: Scene) throws -> [InstalledApp] {
    try scene.world.startingApps.compactMap { try launched($0, scene) }
  }

  private func launched(_ app: AppDescription, _ scene: Scene) throws -> InstalledApp? {
    try launch(app, scene).map { InstalledApp(app, code: $0) }
  }
}

/// What a session reports, one input at a time.
private final class Notes {
  private var events: [Performance.Event] = []

  func take(_ event: Event) {
    switch event {
    case .heard: break
    case .said(let lines): events += lines.map { .said($0) }
    case .fact(let fact): events.append(.fact(fact))
    }
  }

  func drain() -> [Performance.Event] {
    defer { events = [] }
    return events
  }
}

// MARK: - The start

extension Player {
  /// Friday, 20 November 2026, 9:41 in San Francisco: when a transcript is played that names no
  /// other time.
  private static let usualNow = Date(timeIntervalSince1970: 1_795_196_460)

  private func scene(for transcript: Transcript) throws -> Scene {
    var (files, world, now) = (files, world, Self.usualNow)
    for (line, setting) in transcript.startSettings {
      switch setting {
      case .world(let folder):
        files = try self.files(in: folder, at: line, of: transcript)
        world = World(files)
      case .now(let time): now = time.date
      case .locale(let name): world.locale = Locale(identifier: name)
      case .timeZone(let name): world.timeZone = TimeZone(identifier: name) ?? world.timeZone
      default: break
      }
    }
    return Scene(files: files, world: world, clock: ManualClock(now: now))
  }
}

extension Player {
  /// The world in a folder that is named as seen from the transcript's own.
  private func files(
    in folder: String,
    at line: Int,
    of transcript: Transcript
  ) throws -> WorldFiles {
    let base = URL(filePath: transcript.file).deletingLastPathComponent()
    let files = WorldFiles(folder: URL(filePath: folder, relativeTo: base))
    guard files.isFound else {
      throw UnplayableSetting(
        file: transcript.file,
        line: line,
        expected: "the folder of a world",
        found: folder
      )
    }
    return files
  }
}

// MARK: - On the way

extension Player {
  private func apply(
    _ setting: Setting,
    to session: Session,
    _ scene: Scene,
    at line: Int,
    of transcript: Transcript
  ) throws {
    switch setting {
    case .advance(let delay): scene.clock.advance(by: delay.duration)
    case .now(let time): scene.clock.set(to: time.date)
    case .contacts(let access): session.permit { $0.contacts = access == .allowed }
    case .siri(let status): session.permit { $0.siri = .init(status) }
    case .locked: session.permit { $0.isLocked = true }
    case .unlocked: session.permit { $0.isLocked = false }
    case .install(let name):
      let app = try app(called: name, scene, at: line, of: transcript)
      session.install(try launched(app, scene).map { [$0] } ?? [])
    case .uninstall(let name):
      session.uninstall([try app(called: name, scene, at: line, of: transcript).identifier])
    case .fault(let fault): session.faults.append(fault)
    // What a session is made with is settled at the start; the last bears on comparing only.
    case .locale, .timeZone, .world, .allFacts: break
    }
  }

  private func app(
    called name: String,
    _ scene: Scene,
    at line: Int,
    of transcript: Transcript
  ) throws -> AppDescription {
    guard let app = scene.world.apps.first(where: { $0.names.contains(name) }) else {
      let known = scene.world.apps.map(\.name).joined(separator: ", ")
      throw UnplayableSetting(
        file: transcript.file,
        line: line,
        expected: "an app of the world (\(known))",
        found: name
      )
    }
    return app
  }
}

/// A setting of a transcript names something that isn't there.
package struct UnplayableSetting: Error, CustomStringConvertible {
  let file: String
  let line: Int
  let expected: String
  let found: String

  package var description: String {
    "\(file):\(line): Expected \(expected), found “\(found)”."
  }
}

extension Timestamp {
  fileprivate var date: Date {
    Date(timeIntervalSince1970: Double(secondsSince1970))
  }
}

extension INSiriAuthorizationStatus {
  fileprivate init(_ setting: Setting.SiriAuthorization) {
    self =
      switch setting {
      case .notDetermined: .notDetermined
      case .restricted: .restricted
      case .denied: .denied
      case .authorized: .authorized
      }
  }
}
