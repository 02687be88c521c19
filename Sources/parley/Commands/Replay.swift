import Assistant
import Foundation
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
    player = Player(files: try WorldFiles(invocation)) { app, scene in
      try Household(scene).code(of: app, report: { _ in })
    }
  }
}

extension Household {
  fileprivate init(_ scene: Scene) {
    self.init(files: scene.files, world: scene.world, clock: scene.clock, storage: .memory)
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
      tally.add(try await play(file: path))
    }
    output.print(tally.description)
    return tally.code
  }

  private func play(file path: String) async throws -> Tally {
    let document: Document
    do {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      document = try Document(parsing: text, file: path)
    } catch let error as SyntaxErrors {
      errors.print("\(error)")
      return Tally(unreadable: 1)
    }
    var tally = Tally()
    var played: [Transcript] = []
    for transcript in document.transcripts {
      let performance = try await player.play(transcript)
      let differences = transcript.differences(from: performance)
      played.append(transcript.updated(with: performance))
      tally.add(differences.isEmpty ? Tally(passed: 1) : report(differences))
    }
    guard isUpdating, tally.failed > 0 else { return tally }
    try document.replacing(played).description.write(
      toFile: path,
      atomically: true,
      encoding: .utf8
    )
    return Tally(passed: tally.passed, updated: tally.failed)
  }

  private func report(_ differences: [Difference]) -> Tally {
    if !isUpdating {
      for difference in differences { output.write("\(difference)\n") }
    }
    return Tally(failed: 1)
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
