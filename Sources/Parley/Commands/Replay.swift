import Assistant
import Foundation
import Terminal
import Transcripts

extension Command {
  /// `replay PATH…`: conversations as tests.
  package static let replay = Command(
    name: "replay",
    operands: .several("PATH"),
    summary: "play transcripts, and print what differs from them",
    options: [.update],
    run: { invocation in
      try await Replay(invocation).run(invocation.operands)
    }
  )
}

/// Plays the transcripts of files and folders, one after the other, and says how they went.
private struct Replay {
  let player: Player
  let isUpdating: Bool
  let console: Console

  init(_ invocation: Invocation) throws {
    isUpdating = invocation.settings.update
    console = invocation.console
    player = try Player(files: invocation.files, repertoire: invocation.program.repertoire)
    for problem in player.problems { console.warn(problem) }
  }
}

extension Replay {
  func run(_ paths: [String]) async throws -> ExitCode {
    if isUpdating, ProcessInfo.processInfo.environment["CI"] != nil {
      console.complain("--update writes files, which is not done where CI is set.")
      return .usage
    }
    var tally = Tally()
    for path in try TranscriptFiles(in: paths).paths {
      tally.add(try await playOrExplain(file: path))
    }
    console.output.print(tally.description)
    return tally.code
  }

  /// Plays a file; one that can't be played is told, and does not keep the others from it.
  private func playOrExplain(file path: String) async throws -> Tally {
    do {
      return try await play(file: path)
    } catch let error where error is SyntaxErrors || error is UnplayableSetting {
      console.errors.print("\(error)")
    } catch let error as UnusableFile {
      console.complain(error)
    }
    return Tally(unreadable: 1)
  }

  private func play(file path: String) async throws -> Tally {
    let played = try await player.play(file: path)
    let failed = played.differences.count { !$0.isEmpty }
    let passed = played.differences.count - failed
    guard isUpdating else {
      for difference in played.differences.joined() { console.output.write("\(difference)\n") }
      return Tally(passed: passed, failed: failed)
    }
    if failed > 0 { try write(played.updated.description, to: path) }
    return Tally(passed: passed, updated: failed)
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw UnusableFile(path: path, expected: "a file that can be written")
    }
  }
}

/// How many transcripts went how.
private struct Tally {
  var passed = 0
  var failed = 0
  var updated = 0
  var unreadable = 0

  mutating func add(_ other: Tally) {
    passed += other.passed
    failed += other.failed
    updated += other.updated
    unreadable += other.unreadable
  }

  var code: ExitCode {
    unreadable > 0 ? .usage : failed > 0 ? .failed : .fine
  }

  var description: String {
    let more = [(updated, "updated"), (unreadable, "unreadable")]
      .filter { $0.0 > 0 }
      .map { ", \($0.0) \($0.1)" }
    return "\(passed) passed, \(failed) failed" + more.joined()
  }
}
