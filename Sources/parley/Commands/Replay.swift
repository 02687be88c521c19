import Assistant
import Foundation
import SampleHousehold
import Terminal
import Transcripts

extension Command {
  /// `parley replay PATH…`: conversations as tests.
  static let replay = Command(
    name: "replay",
    operands: .several("PATH"),
    summary: "play transcripts, and print what differs from them",
    options: [.update],
    run: { invocation in
      try await Replay(invocation).run(invocation.operands)
    }
  )
}

/// Plays the transcripts of files and folders, one after the other.
private struct Replay {
  let player: Player
  let isUpdating: Bool
  let output: Output
  let errors: Output

  init(_ invocation: Invocation) throws {
    isUpdating = invocation.settings.update
    output = invocation.console.output
    errors = invocation.console.errors
    player = Player(sampleAppsIn: try WorldFiles(invocation))
    for problem in player.problems { errors.print("parley: \(problem)", style: .yellow) }
  }
}

extension Replay {
  func run(_ paths: [String]) async throws -> ExitCode {
    if isUpdating, ProcessInfo.processInfo.environment["CI"] != nil {
      errors.print("parley: --update writes files, which is not done where CI is set.")
      return .usage
    }
    var tally = Tally()
    for path in try TranscriptFiles(in: paths).paths {
      tally.add(try await playOrExplain(file: path))
    }
    output.print(tally.description)
    return tally.code
  }

  /// Plays a file; one that can't be played is told, and does not keep the others from it.
  private func playOrExplain(file path: String) async throws -> Tally {
    do {
      return try await play(file: path)
    } catch let error where error is SyntaxErrors || error is UnplayableSetting {
      errors.print("\(error)")
    } catch let error as UnusableFile {
      errors.print("parley: \(error)")
    }
    return Tally(unreadable: 1)
  }

  private func play(file path: String) async throws -> Tally {
    let document = try Document(parsing: try text(of: path), file: path)
    var tally = Tally()
    var played: [Transcript] = []
    for transcript in document.transcripts {
      let performance = try await player.play(transcript)
      let differences = transcript.differences(from: performance)
      played.append(transcript.updated(with: performance))
      tally.add(differences.isEmpty ? Tally(passed: 1) : report(differences))
    }
    guard isUpdating, tally.failed > 0 else { return tally }
    try write(document.replacing(played).description, to: path)
    return Tally(passed: tally.passed, updated: tally.failed)
  }

  private func text(of path: String) throws -> String {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw UnusableFile(path: path, expected: "a file that can be read")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UnusableFile(path: path, expected: "UTF-8 text")
    }
    return text
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw UnusableFile(path: path, expected: "a file that can be written")
    }
  }

  private func report(_ differences: [Difference]) -> Tally {
    if !isUpdating {
      for difference in differences { output.write("\(difference)\n") }
    }
    return Tally(failed: 1)
  }
}

/// A file that is there and can't be read as a transcript, or written as one.
private struct UnusableFile: Error, CustomStringConvertible {
  let path: String
  let expected: String

  var description: String { "Expected \(expected) at \(path), found none." }
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
