import Assistant
import Foundation
import SampleDevice

/// Benchmarks of apps whose code runs in processes of their own.
struct Isolation {
  let rounds: Int

  /// The time that each call of a handler takes more than in the session's own process: the same
  /// conversation is held either way, line by line in turns.
  func calls(_ name: String) async throws -> Figure {
    let processes = AppProcesses(program: "bench")
    defer { processes.end() }
    let talks = try [.sampleApps, Repertoire.sampleApps.isolated(in: processes)].map(Talk.init)
    var costs: [Double] = []
    for round in 0...rounds {
      let times = try await times(talks)
      if round > 0 { costs.append((times[1] - times[0]) / Double(talks[1].calls)) }
      for talk in talks { talk.calls = 0 }
    }
    return .time(name, in: .microseconds, costs, aim: 150)
  }

  /// The time that a conversation takes each of these, in seconds.
  private func times(_ talks: [Talk]) async throws -> [Double] {
    var times = talks.map { _ in 0.0 }
    for line in Turns.lines {
      for (place, talk) in talks.enumerated() {
        times[place] += await seconds { await talk.session.hear(line) }
      }
    }
    guard talks[0].calls == talks[1].calls, talks[0].calls > 0 else {
      throw Child.Failure(description: "Expected the same calls either way, found others.")
    }
    return times
  }

  /// The time from the need of an app to where its process can be asked for something.
  func starts(_ name: String) throws -> Figure {
    let times = try (0..<rounds).map { _ in
      let processes = AppProcesses(program: "bench")
      defer { processes.end() }
      let scene = Talk.scene
      let begin = ContinuousClock.now
      _ = try Repertoire.sampleApps.isolated(in: processes).start("MessageBot", in: scene)
      return (ContinuousClock.now - begin) / .seconds(1)
    }
    return .time(name, in: .milliseconds, times, aim: 20)
  }

  /// The memory that is an app's process's own.
  func memory(_ name: String) async throws -> Figure {
    let processes = AppProcesses(program: "bench")
    defer { processes.end() }
    let talk = try Talk(Repertoire.sampleApps.isolated(in: processes))
    for line in Turns.lines { await talk.session.hear(line) }
    let sizes = try talk.session.device.apps.compactMap(\.running.process).map(Child.ownMemory)
    return .memory(name, sizes, aim: 15)
  }
}

/// A session, and the number of calls of handlers in it.
private final class Talk {
  let session: Session
  private let count = Count()

  final class Count { var calls = 0 }

  var calls: Int {
    get { count.calls }
    set { count.calls = newValue }
  }

  init(_ repertoire: Repertoire) throws {
    let scene = Self.scene
    session = Session(
      world: scene.world,
      apps: try repertoire.startingApps(in: scene),
      clock: scene.clock,
      report: { [count] event in
        if case .called = event { count.calls += 1 }
      }
    )
    // As at a prompt.
    session.caller.canTakeBack = true
  }

  /// One where apps store in memory.
  static var scene: Scene {
    Scene(files: .sample, world: World(.sample), clock: SystemClock())
  }
}

extension Repertoire {
  /// Starts an app, and waits until it has been started.
  fileprivate func start(_ app: String, in scene: Scene) throws -> InstalledApp? {
    try scene.world.apps.first { $0.name == app }.flatMap { try launched($0, in: scene) }
  }
}
