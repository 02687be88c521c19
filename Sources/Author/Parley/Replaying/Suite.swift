package import Assistant

/// Files of transcripts that are played together.
package struct Suite: Sendable {
  let player: Player
  package let scripts: [Script]

  /// The number that is played at once.
  let jobs: Int

  /// Set if the first failure is to be the last.
  let stopsAtFailure: Bool

  /// Set if all that happens is kept, for a report that counts it.
  let keepsTurns: Bool

  /// The time since some moment, by a clock that never goes back.
  let elapsed: @Sendable () -> Duration

  package init(
    player: Player,
    scripts: [Script],
    jobs: Int = 1,
    stopsAtFailure: Bool = false,
    keepsTurns: Bool = true,
    elapsed: @escaping @Sendable () -> Duration
  ) {
    self.player = player
    self.scripts = scripts
    self.jobs = jobs
    self.stopsAtFailure = stopsAtFailure
    self.keepsTurns = keepsTurns
    self.elapsed = elapsed
  }
}

extension Suite {
  /// Plays all files and hands them over in their order, however long each takes.
  ///
  /// - Throws: Whatever keeps an app from starting, and what `take` throws.
  package func play(_ take: (PlayedScript) async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: (Int, PlayedScript).self) { group in
      var begun = 0
      var finished: [Int: PlayedScript] = [:]
      var due = 0
      while begun < min(jobs, scripts.count) { start(&begun, in: &group) }
      while let (number, played) = try await group.next() {
        finished[number] = played
        while let played = finished.removeValue(forKey: due) {
          due += 1
          try await take(played)
          if stopsAtFailure, played.isFailure { return group.cancelAll() }
        }
        // An app may end the process in the next: what was played before is told by then.
        start(&begun, in: &group)
      }
    }
  }

  private func start(
    _ begun: inout Int,
    in group: inout ThrowingTaskGroup<(Int, PlayedScript), any Error>
  ) {
    guard begun < scripts.count else { return }
    let number = begun
    begun += 1
    group.addTask {
      let script = scripts[number]
      return (
        number, try await player.play(script, keepingTurns: keepsTurns, elapsed: elapsed)
      )
    }
  }
}
