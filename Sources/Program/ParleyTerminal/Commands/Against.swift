import Assistant
import Files
import Foundation
import Glibc
import Parley
import Synchronization
import Terminal

/// The argument of `--against`: another build of the program, or a run that `--record` has written.
struct Against {
  let other: String
  let settings: Settings
  let interrupts: Interrupts

  /// The recorded run of an app; another build is started to make it.
  ///
  /// - Throws: A sentence if there is none.
  func run(of app: String) throws -> RecordedRun {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: other, isDirectory: &isFolder)
    guard isThere, !isFolder.boolValue else {
      throw UnusableFile(path: other, expected: "a program or a recorded run")
    }
    guard FileManager.default.isExecutableFile(atPath: other) else {
      return try run(of: app, in: other)
    }
    let folder = try StorageCopy()
    return try withExtendedLifetime(folder) {
      try record(app, to: "\(folder.path)/run")
      return try run(of: app, in: "\(folder.path)/run")
    }
  }

  private func run(of app: String, in path: String) throws -> RecordedRun {
    let text = try Files.text(ofFile: path)
    let runs = text.split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(RecordedRun.self, from: Data(line.utf8))
    }
    guard let run = runs.first(where: { $0.app == app && $0.isReadable }) else {
      throw NoRecordedRun(path: other, app: app)
    }
    return run
  }

  /// Has the other build try the same app in the same world.
  private func record(_ app: String, to path: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: other)
    process.arguments =
      ["check", app, "--record", path, "--output", "/dev/null", "--jobs", "\(settings.jobs)"]
      + settings.shaping
    process.standardOutput = FileHandle.nullDevice
    let build = OtherBuild(process)
    // It has a process group of its own, and would go on without this one.
    let listening = interrupts.listen { signal in
      if signal.endsWork { build.end() }
      return false
    }
    try build.run()
    withExtendedLifetime(listening) { process.waitUntilExit() }
    // The signal that has ended it is about to end this process, too.
    while build.isEnded { pause() }
    // With 1 it has found errors, and recorded nevertheless.
    guard process.terminationReason == .exit, process.terminationStatus < 2,
      FileManager.default.fileExists(atPath: path)
    else {
      throw NoRecordedRun(path: other, app: app)
    }
  }
}

/// The process of another build, which a signal may end from another thread, with all that it has
/// started.
private final class OtherBuild: @unchecked Sendable {
  /// Foundation guards its state with a lock.
  private let process: Process
  private let state = Mutex(false)

  init(_ process: Process) { self.process = process }

  var isEnded: Bool { state.withLock(\.self) }

  /// Starts it, unless it is to end already.
  func run() throws {
    try state.withLock { isEnded in
      if !isEnded { try process.run() }
    }
  }

  func end() {
    state.withLock { isEnded in
      isEnded = true
      if process.isRunning { kill(-process.processIdentifier, SIGTERM) }
    }
  }
}

/// Another build, or a file, that there is no run of an app from.
private struct NoRecordedRun: Error, CustomStringConvertible {
  let path: String
  let app: String

  var description: String {
    "Expected a recorded run of \(app) from \(path), found none. “check \(app) --record FILE” "
      + "writes one."
  }
}
