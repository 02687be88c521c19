import Dialogue

/// The apps that there are to talk with, wherever their code comes from.
package struct Repertoire: Sendable {
  /// Starts an app for one conversation; `nil` for an app without code.
  package typealias Launch = @Sendable (AppDescription, Scene) throws -> AppCode?

  /// Starts an app for one conversation, wherever its code is to run.
  package typealias Start = @Sendable (AppDescription, Scene) throws -> (any RunningApp)?

  private let read: @Sendable (WorldFiles) throws -> World
  private var start: Start

  /// True if each app runs in a process of its own.
  package private(set) var isIsolated = false

  /// - Parameters:
  ///   - read: Reads a world, and which apps there are in it.
  ///   - launch: Starts an app for one conversation.
  package init(
    reading read: @escaping @Sendable (WorldFiles) throws -> World = { World($0) },
    launch: @escaping Launch
  ) {
    self.read = read
    start = { app, scene in
      try launch(app, scene).map { LocalApp($0, relaunched: { try launch(app, scene) }) }
    }
  }

  /// The same apps, each started in a process of its own.
  package func isolating(_ start: @escaping Start) -> Repertoire {
    var repertoire = Repertoire(read: read, start: start)
    repertoire.isIsolated = true
    return repertoire
  }

  /// The same apps, each in something that stands between it and the session.
  func wrapping(
    _ wrap: @escaping @Sendable (any RunningApp, AppDescription, Scene) -> any RunningApp
  ) -> Repertoire {
    var repertoire = self
    repertoire.start = { [start] app, scene in
      try start(app, scene).map { wrap($0, app, scene) }
    }
    return repertoire
  }

  private init(read: @escaping @Sendable (WorldFiles) throws -> World, start: @escaping Start) {
    self.read = read
    self.start = start
  }
}

extension Repertoire {
  /// The world of these files, with the apps that there are in it.
  package func world(_ files: WorldFiles) throws -> World {
    try read(files)
  }

  /// Starts the apps that are installed from the start.
  ///
  /// - Throws: Whatever keeps one from starting that can't just be left out.
  package func startingApps(in scene: Scene) throws -> [InstalledApp] {
    try arrivingApps(in: scene).filter(hasStarted)
  }

  /// Begins to start the apps that are installed from the start, all before one is waited for.
  package func arrivingApps(in scene: Scene) throws -> [InstalledApp] {
    try scene.world.startingApps.compactMap { try begun($0, in: scene) }
  }

  /// Starts an app; `nil` if it has no code, or had to be left out.
  package func launched(_ app: AppDescription, in scene: Scene) throws -> InstalledApp? {
    try begun(app, in: scene).flatMap { try hasStarted($0) ? $0 : nil }
  }

  private func hasStarted(_ app: InstalledApp) throws -> Bool {
    do {
      return try app.running.hasStarted()
    } catch let end as AppEnd {
      let (name, method) = (app.description.name, Finding.launchMethod)
      throw AppStartFailure(sentence: EndWording.sentence(onEnd: end, of: name, in: method))
    }
  }

  private func begun(_ app: AppDescription, in scene: Scene) throws -> InstalledApp? {
    try start(app, scene).map { InstalledApp(app, running: $0) }
  }
}

/// The setting of a conversation: the world, the clock, and the apps' storage.
package struct Scene: Sendable {
  package let files: WorldFiles
  package let world: World
  package let clock: any SessionClock

  /// The folder where apps keep what they store; if there is none, it goes with them.
  package let folder: String?

  /// Takes a sentence about an app that had to be left out, or to begin anew.
  ///
  /// Where nobody would read it, there is none, and such an app is an error.
  package let report: (@Sendable (String) -> Void)?

  /// Takes a sentence about something that could not be stored, or read, in a conversation.
  package let storageFailed: (@Sendable (String) -> Void)?

  package init(
    files: WorldFiles,
    world: World,
    clock: any SessionClock,
    folder: String? = nil,
    report: (@Sendable (String) -> Void)? = nil,
    storageFailed: (@Sendable (String) -> Void)? = nil
  ) {
    self.files = files
    self.world = world
    self.clock = clock
    self.folder = folder
    self.report = report
    self.storageFailed = storageFailed
  }
}
