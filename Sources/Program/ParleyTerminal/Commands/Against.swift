import Assistant
import Files
import Foundation
import Glibc
import Parley
import Synchronization
import Terminal

/// The argument of `--against`: another build of the program, or a run that `--record` has written.
struct Against {
  private let other: String
  private let settings: Settings
  private let interrupts: Interrupts

  /// The runs that were recorded; `nil` for another build, which is started to make one.
  private let runs: [RecordedRun]?

  /// - Throws: A sentence if it is neither.
  init(_ other: String, _ invocation: Invocation) throws {
    guard FileKind(following: other) == .regular else {
      throw UnusableFile(path: other, expected: "a program or a recorded run")
    }
    let isProgram = FileManager.default.isExecutableFile(atPath: other)
    self.other = other
    (settings, interrupts) = (invocation.settings, invocation.console.interrupts)
    runs = isProgram ? nil : try Self.runs(in: other)
  }

  private static func runs(in path: String) throws -> [RecordedRun] {
    try Files.text(ofFile: path).split(separator: "\n").compactMap { line in
      try? JSONDecoder().decode(RecordedRun.self, from: Data(line.utf8))
    }
  }

  /// - Throws: A sentence if there is no recorded run of one of these apps, as far as is known.
  func requireRuns(of apps: [String]) throws {
    guard let runs else { return }
    for app in apps { _ = try run(of: app, in: runs) }
  }

  /// The recorded run of an app; another build is started to make it.
  ///
  /// - Throws: A sentence if there is none.
  func run(of app: String) throws -> RecordedRun {
    if let runs { return try run(of: app, in: runs) }
    let folder = try StorageCopy()
    return try withExtendedLifetime(folder) {
      try record(app, to: "\(folder.path)/run")
      return try run(of: app, in: Self.runs(in: "\(folder.path)/run"))
    }
  }

  private func run(of app: String, in runs: [RecordedRun]) throws -> RecordedRun {
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
    // With 1 it has found errors, and with 4 gone on after a crash, and recorded nevertheless.
    guard FileManager.default.fileExists(atPath: path) else {
      throw NoRecordedRun(path: other, app: app, ending: Ending(of: process))
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
  ///
  /// It inherits the signals that are blocked on this thread, which may be all of them.
  func run() throws {
    try state.withLock { isEnded in
      guard !isEnded else { return }
      var (none, blocked) = (sigset_t(), sigset_t())
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &blocked)
      defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
      try process.run()
    }
  }

  func end() {
    state.withLock { isEnded in
      isEnded = true
      if process.isRunning { kill(-process.processIdentifier, SIGTERM) }
    }
  }
}

/// The end of another build that has recorded nothing, after “a program that”.
private struct Ending: CustomStringConvertible {
  let description: String

  init(of process: Process) {
    let status = process.terminationStatus
    description =
      process.terminationReason == .exit ? "ended with \(status)" : "was ended by signal \(status)"
  }
}

/// Another build, or a file, that there is no run of an app from.
private struct NoRecordedRun: Error, CustomStringConvertible {
  let path: String
  let app: String
  var ending: Ending?

  var description: String {
    let found = ending.map { "a program that \($0)" } ?? "none"
    return "Expected a recorded run of \(app) from \(path), found \(found). "
      + "“check \(app) --record FILE” writes one."
  }
}
