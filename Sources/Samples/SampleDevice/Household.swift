package import Assistant
import Dialogue
import Foundation
import SampleApps
import Storage
import Wire

extension Repertoire {
  /// The sample apps, as far as a world describes them.
  package static var sampleApps: Repertoire {
    let (decoded, addressBooks) = (DecodedTexts(), AddressBooks())
    // All apps share the address book: it is made before this process is copied for each of them.
    @Sendable func read(_ files: WorldFiles) -> World {
      let world = World(files)
      _ = addressBooks.addressBook(of: world.contacts)
      return world
    }
    return Repertoire(reading: read) { app, scene in
      let household = Household(scene: scene, decoded: decoded, addressBooks: addressBooks)
      guard let report = scene.report else { return try household.code(of: app) }
      return try household.codeOrExplain(app, report: report)
    }
  }
}

/// The device that the sample apps run on: it gives each its storage, the time, and the people
/// it knows.
struct Household: Sendable {
  let scene: Scene

  /// The files decoded at earlier starts.
  let decoded: DecodedTexts
  let addressBooks: AddressBooks
}

// MARK: - Starting apps

extension Household {
  /// Starts an app, or says why it is left out: a file that it came with can't be read.
  ///
  /// `report` takes that sentence, and one about a database that had to be set aside. Throws if
  /// a database can't be used.
  fileprivate func codeOrExplain(
    _ app: AppDescription,
    report: (String) -> Void
  ) throws -> AppCode? {
    do {
      if let code = try codeOrSetAside(app, report: report) { return code }
      report(
        "Apps/\(app.name): Expected one of the sample apps, whose code is built in. "
          + "This one is left out."
      )
    } catch let error as ResourceError {
      report("Apps/\(app.name): \(error) The app is left out.")
    }
    return nil
  }

  /// Starts an app.
  ///
  /// - Returns: `nil` for an app that is described but has no code here.
  fileprivate func code(of app: AppDescription) throws -> AppCode? {
    guard let sample = SampleApp.named(app.identifier) else { return nil }
    let surroundings = surroundings(of: app)
    return AppCode(try sample.launch(surroundings), in: surroundings.storage)
  }

  /// Starts an app, with a new database where its own is damaged.
  private func codeOrSetAside(
    _ app: AppDescription,
    report: (String) -> Void
  ) throws -> AppCode? {
    do {
      return try code(of: app)
    } catch StorageError.damaged(let path, let finding) {
      report(try setAside(path, finding))
      return try code(of: app)
    }
  }

  /// Moves a damaged database out of the way, so that the app can start with a new one.
  private func setAside(_ path: String, _ finding: String) throws -> String {
    let place = try Database.setAside(path, as: scene.clock.now.suffixOfDamaged)
    return "The database \(path) is damaged: \(finding). It was set aside as \(place), and a new "
      + "one begun."
  }
}

extension AppCode {
  fileprivate init(_ app: LaunchedApp, in storage: Location) {
    self.init(
      extension: app.makeExtension,
      didFinishLaunching: { app.makeDelegate().didFinishLaunching() },
      handlerFor: { app.makeDelegate().handler(for: $0) },
      continueActivity: { app.makeDelegate().continue($0) },
      handleIntent: { intent in await app.makeDelegate().handle(intent) }
    )
    files = Set(storage.files.map { URL(filePath: $0).lastPathComponent })
    signs = Set(storage.signs.map { URL(filePath: $0).lastPathComponent })
    snapshot = { app.database.snapshot }
    // In memory nothing is anybody's: it goes with the conversation.
    if app.canTakeBack || storage == .memory {
      restorePoint = { app.database.restorePoint }
      reverse = { changes in
        let reversal = try? Wire.decode(changes, as: Reversal.self)
        return (try? reversal.map(app.database.perform)) == true
      }
    }
    guard let log = app.workouts else { return }
    workouts = { interval in log(interval).map { RecordedWorkout($0) } }
  }
}

extension Database {
  /// `nil` where one can't be made: the files are copied then.
  fileprivate var snapshot: AppCode.Snapshot? {
    guard let snapshot = try? makeSnapshot() else { return nil }
    return AppCode.Snapshot(
      size: { try snapshot.size },
      isCostly: { snapshot.isCostly },
      write: { try snapshot.write(to: $0) }
    )
  }

  /// `nil` where the database can't be used at the moment.
  fileprivate var restorePoint: AppCode.RestorePoint? {
    guard let point = try? mark() else { return nil }
    var restorePoint = AppCode.RestorePoint(
      isReachable: { (try? self.canRestore(point)) == true },
      restore: { (try? self.restore(point)) == true }
    )
    restorePoint.reversal = { try? self.reversal(to: point).map { try Wire.encode($0) } }
    return restorePoint
  }
}

extension RecordedWorkout {
  fileprivate init(_ workout: LoggedWorkout) {
    self.init(
      workout.name,
      workout.hasEnded ? .ended : workout.isPaused ? .paused : .running,
      start: workout.start,
      duration: workout.duration,
      distance: workout.distance,
      energy: workout.energy,
      goal: workout.goal,
      goalUnit: workout.goalUnit
    )
  }
}

// MARK: - What apps get from the device

extension Household {
  private func surroundings(of app: AppDescription) -> Surroundings {
    let (files, world, clock) = (scene.files, scene.world, scene.clock)
    return Surroundings(
      storage: location(of: app),
      report: report,
      addressBook: addressBooks.addressBook(of: world.contacts),
      timeZone: world.timeZone,
      now: { clock.now },
      newIdentifier: identifiers,
      resources: Resources(decoded: decoded) { name in
        let bytes = files.contents(of: "Apps/\(app.name)/\(name)") ?? files.contents(of: name)
        return bytes.map { String(decoding: $0, as: UTF8.self) }
      },
      schedule: { delay, action in
        let cancellation = clock.schedule(after: delay, action)
        return { cancellation() }
      }
    )
  }

  /// Tells the person that the disk is full, or fails.
  private var report: Database.Report? {
    guard let storageFailed = scene.storageFailed else { return nil }
    return { storageFailed("\($0)") }
  }

  private func location(of app: AppDescription) -> Location {
    scene.folder.map { .file("\($0)/\(app.name).sqlite") } ?? .memory
  }

  /// The identifiers of new records: unique on disk, and the same in every replay.
  private var identifiers: @Sendable () -> String {
    if scene.folder == nil { return Count().next }
    return { UUID().uuidString }
  }
}
