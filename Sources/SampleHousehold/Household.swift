package import Assistant
import Dialogue
import Foundation
import SampleApps
import Storage

/// The sample apps, started in a world.
///
/// It stands for the device: gives each app its storage, the time, and the people it knows.
package struct Household: Sendable {
  package let files: WorldFiles
  package let world: World
  package let clock: any SessionClock
  let storage: Storage

  /// Where the apps keep what they store.
  package enum Storage: Sendable {
    /// A folder, with one database for each app.
    case folder(String)

    /// Nowhere: it goes with the apps. Identifiers come out alike every time.
    case memory
  }

  package init(
    files: WorldFiles,
    world: World,
    clock: any SessionClock,
    storage: Storage
  ) {
    self.files = files
    self.world = world
    self.clock = clock
    self.storage = storage
  }
}

// MARK: - Starting apps

extension Household {
  /// Starts the apps that are installed from the start.
  ///
  /// `report` takes a sentence about a database that had to be set aside, and about an app that
  /// had to be left out. Throws if a database can't be used.
  package func installedApps(report: (String) -> Void) throws -> [InstalledApp] {
    try world.startingApps.compactMap { app in
      try installed(app, report: report)
    }
  }

  /// Starts an app, or says why it is left out: a file that it came with can't be read.
  private func installed(
    _ app: AppDescription,
    report: (String) -> Void
  ) throws -> InstalledApp? {
    do {
      if let code = try code(of: app, report: report) { return InstalledApp(app, code: code) }
      report(
        "Apps/\(app.name): Expected one of the sample apps, whose code is built in. "
          + "This one is left out."
      )
      return nil
    } catch let error as ResourceError {
      report("Apps/\(app.name): \(error) The app is left out.")
      return nil
    }
  }

  /// Starts an app.
  ///
  /// - Returns: `nil` for an app that is described but has no code here.
  package func code(of app: AppDescription, report: (String) -> Void) throws -> AppCode? {
    guard let sample = SampleApp.named(app.identifier) else { return nil }
    let surroundings = surroundings(of: app)
    do {
      return AppCode(try sample.launch(surroundings))
    } catch StorageError.damaged(let path, let finding) {
      report(try setAside(path, finding))
      return AppCode(try sample.launch(surroundings))
    }
  }

  /// Moves a damaged database out of the way, so that the app can start with a new one.
  private func setAside(_ path: String, _ finding: String) throws -> String {
    let stamp = clock.now.formatted(.iso8601.dateSeparator(.omitted).timeSeparator(.omitted))
    let place = try Database.setAside(path, as: "damaged-\(stamp)")
    return "The database \(path) is damaged: \(finding). It was set aside as \(place), and a new "
      + "one begun."
  }
}

extension AppCode {
  fileprivate init(_ app: LaunchedApp) {
    self.init(
      extension: app.makeExtension,
      didFinishLaunching: { app.makeDelegate().didFinishLaunching() },
      handlerFor: { app.makeDelegate().handler(for: $0) },
      continueActivity: { app.makeDelegate().continue($0) },
      handleIntent: { intent in await app.makeDelegate().handle(intent) }
    )
  }
}

// MARK: - What apps get from the device

extension Household {
  private func surroundings(of app: AppDescription) -> Surroundings {
    let (files, clock) = (files, clock)
    return Surroundings(
      storage: location(of: app),
      addressBook: world.addressBook,
      timeZone: world.timeZone,
      now: { clock.now },
      newIdentifier: storage.identifiers,
      resource: { name in
        let bytes = files.contents(of: "Apps/\(app.name)/\(name)") ?? files.contents(of: name)
        return bytes.map { String(decoding: $0, as: UTF8.self) }
      },
      schedule: { delay, action in
        let cancellation = clock.schedule(after: delay, action)
        return { cancellation() }
      }
    )
  }

  private func location(of app: AppDescription) -> Location {
    switch storage {
    case .folder(let folder): .file("\(folder)/\(app.name).sqlite")
    case .memory: .memory
    }
  }
}

extension Household.Storage {
  /// What must differ from all that is stored already, or else be alike in every replay.
  fileprivate var identifiers: @Sendable () -> String {
    switch self {
    case .folder: { UUID().uuidString }
    case .memory: Count().next
    }
  }
}
