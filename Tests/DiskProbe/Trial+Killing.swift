import Assistant
import CFailingDisk
import Foundation
import Randomness
import SampleDevice
import Scratch

// MARK: - The conversation's process

extension Trial {
  /// Kills the process of a conversation in the middle of calls for files, so many times; its app has a
  /// process of its own.
  func runKilling(_ count: Int) async throws -> [String] {
    var (problems, generator) = ([String](), SplitMix(seed: 1))
    let processes = AppProcesses(program: "disk-probe")
    let total = try await calls(with: .sampleApps.isolated(in: processes))
    processes.end()
    for _ in 0..<count {
      let folder = try ScratchFolder()
      try copyTemplate(to: folder)
      let moment = Moment(upTo: total, using: &generator)
      let (said, isKilled) = try talkInProcess(in: folder, moment)
      if !isKilled { problems.append("\(errand.app), \(moment): nobody was killed") }
      let outcome = Outcome(said: said)
      problems += try await self.problems(after: outcome, in: folder.path, killed: true).map {
        "\(errand.app), killed \(moment): \($0) \(outcome.said)"
      }
    }
    return problems
  }

  /// The calls for files that this process makes in a conversation.
  private func calls(with apps: Repertoire = .sampleApps) async throws -> Int {
    let folder = try ScratchFolder()
    try copyTemplate(to: folder)
    disk_watch(folder.path)
    _ = await converse(in: folder.path, with: apps)
    defer { disk_watch("") }
    return disk_all_calls()
  }

  /// - Returns: What was said before the end, and whether that was by a signal.
  private func talkInProcess(
    in folder: ScratchFolder,
    _ moment: Moment
  ) throws -> (said: [String], isKilled: Bool) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [errand.app, "talking", "0", folder.path, moment.description]
    process.environment = ["HOME": folder.path]
    process.standardOutput = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // Its app may come to an end a moment later.
    while !folder.processesAtHome.isEmpty { sched_yield() }
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n").map(String.init)
    return (lines, process.terminationReason == .uncaughtSignal)
  }

  /// Has this process talk until it is killed, writing what is said.
  func talk(in folder: String, until moment: Moment) async {
    let processes = AppProcesses(program: "disk-probe")
    disk_watch(folder)
    moment.stage()
    _ = await converse(in: folder, with: .sampleApps.isolated(in: processes)) { line in
      FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
  }
}

// MARK: - The app's process

extension Trial {
  /// Kills the process of an app in the middle of calls for files, so many times; its conversation
  /// goes on.
  ///
  /// Some would be killed in calls that only a conversation makes: it is tried again then.
  func runKillingApps(_ count: Int) async throws -> [String] {
    var (problems, generator) = ([String](), SplitMix(seed: 2))
    var killed = 0
    let total = try await calls()
    for _ in 0..<count * Self.patience where killed < count {
      let folder = try ScratchFolder()
      try copyTemplate(to: folder)
      let moment = Moment(upTo: total, using: &generator)
      let processes = AppProcesses(program: "disk-probe")
      try moment.arm(in: folder.path)
      let apps = Repertoire.sampleApps.isolated(in: processes)
      let outcome = await converse(in: folder.path, with: apps)
      processes.end()
      Moment.disarm(in: folder.path)
      if try folder.names().contains("killed") { killed += 1 }
      problems += try await self.problems(after: outcome, in: folder.path).map {
        "\(errand.app), its process killed \(moment): \($0) \(outcome.said) \(outcome.told)"
      }
    }
    if killed < count { problems.append("\(errand.app): only \(killed) were killed") }
    return problems
  }

  /// The number of attempts at each kill.
  private static let patience = 20
}

/// A call for a file, and when a process is killed around it.
struct Moment: CustomStringConvertible {
  let number: Int
  let moment: disk_moment

  init(upTo total: Int, using generator: inout SplitMix) {
    number = Int.random(in: 1...total, using: &generator)
    moment = generator.pick([disk_before, disk_within, disk_after])
  }

  init?(_ text: String) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    (number, moment) = (parts[0], disk_moment(rawValue: UInt32(parts[1])))
  }

  var description: String { "\(number).\(moment.rawValue)" }

  func stage() { disk_kill(number, moment) }

  private static let variable = "DISK_PROBE"

  /// A file that the first process takes away which is to be killed: the next one is not.
  private static func sign(in folder: String) -> String { "\(folder)/kill" }

  /// Has the next process of an app killed.
  func arm(in folder: String) throws {
    try Data(description.utf8).write(to: URL(filePath: Self.sign(in: folder)))
    setenv(Self.variable, folder, 1)
  }

  static func disarm(in folder: String) {
    unlink(sign(in: folder))
    unsetenv(variable)
  }

  /// Has this process of an app killed, if that is armed.
  static func stageInApp() {
    guard let folder = ProcessInfo.processInfo.environment[variable],
      let text = try? String(contentsOfFile: sign(in: folder), encoding: .utf8),
      unlink(sign(in: folder)) == 0
    else { return }
    disk_watch(folder)
    Moment(text)?.stage()
  }
}
