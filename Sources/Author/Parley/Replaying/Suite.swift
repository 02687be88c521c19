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
    try await scripts.work(by: jobs) { script in
      try await player.play(script, keepingTurns: keepsTurns, elapsed: elapsed)
    } take: { played in
      try await take(played)
      return !(stopsAtFailure && played.isFailure)
    }
  }
}
