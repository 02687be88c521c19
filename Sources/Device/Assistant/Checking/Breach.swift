import Dialogue
package import Transcripts

/// An invariant that does not hold, with a conversation as short as could be found in which it
/// doesn't.
package struct Breach: Sendable {
  package let sentence: String

  /// The line that states the invariant, if one does.
  package let place: Transcripts.Place?

  /// The conversation, with the state of the app after each step as notes.
  package let transcript: Transcript

  /// True if playing the transcript leads there.
  package let isPlayable: Bool
}

// MARK: - Finding breaches

/// Holds invariants against all that was tried, and shortens what breaks them.
struct Breaches {
  let setup: Setup
  let invariants: [Invariant]

  /// One for each invariant that does not hold.
  func found(in trials: [Trial]) async throws -> [Breach] {
    var breaches: [Breach] = []
    for (invariant, trial) in broken(in: trials) {
      let shortened = try await Shortening(setup, invariant).shortened(trial)
      breaches.append(breach(of: invariant, in: trial, shortened))
    }
    return breaches
  }

  /// The same without trying anything more, which nobody has the time for.
  func asTried(in trials: [Trial]) -> [Breach] {
    broken(in: trials).map { breach(of: $0, in: $1, nil) }
  }

  /// The invariants that do not hold, each with the shortest conversation in which it doesn't.
  private func broken(in trials: [Trial]) -> [(Invariant, Trial)] {
    invariants.compactMap { invariant in
      trials.filter { !invariant.holds(ConversationState($0.turns, $0.state)) }
        .min { $0.lines.count < $1.lines.count }
        .map { (invariant, $0) }
    }
  }

  private func breach(
    of invariant: Invariant,
    in trial: Trial,
    _ shortened: Rehearsal?
  ) -> Breach {
    let asTried = Rehearsal(
      situation: trial.situation,
      steps: zip(1..., trial.turns).map { number, turn in
        // Only the last state is known: the others were left for other conversations.
        Rehearsal.Step(turn: turn, state: number == trial.turns.count ? trial.state : [:])
      }
    )
    let rehearsal = shortened ?? asTried
    return Breach(
      sentence: invariant.sentence,
      place: invariant.place,
      transcript: rehearsal.transcript(breaking: invariant, setup),
      isPlayable: shortened != nil && rehearsal.situation.onlyIntent == nil
    )
  }
}

// MARK: - Shortening

/// Leaves out lines, and what is special about the situation, as long as an invariant is broken.
private struct Shortening {
  private let setup: Setup
  private let invariant: Invariant
  private let thread = SessionThread()

  init(_ setup: Setup, _ invariant: Invariant) {
    (self.setup, self.invariant) = (setup, invariant)
  }

  /// - Returns: `nil` if the same lines do not break it again with an app that was just started.
  func shortened(_ trial: Trial) async throws -> Rehearsal? {
    try await withTaskExecutorPreference(thread) {
      var situation = trial.situation
      situation.prelude = []
      guard var best = try await broken(trial.turns.map(\.input), in: situation, trial.intent)
      else { return nil }
      if situation != Situation(),
        let plain = try await broken(best.inputs, in: Situation(), trial.intent)
      {
        best = plain
      }
      _ = try await best.inputs.shortest { inputs in
        guard let shorter = try await broken(inputs, in: best.situation, trial.intent),
          shorter.steps.count < best.steps.count
        else { return false }
        best = shorter
        return true
      }
      return best
    }
  }

  /// The conversation up to where the invariant is broken; `nil` if it never is.
  private func broken(
    _ inputs: [Transcript.Input],
    in situation: Situation,
    _ intent: String
  ) async throws -> Rehearsal? {
    let stage = try RehearsalStage(
      setup,
      in: situation,
      about: intent,
      on: thread,
      storing: inputs.contains(where: \.endsApp)
    )
    for input in inputs { await stage.perform(input) }
    let rehearsal = stage.rehearsal
    return rehearsal.breach(of: invariant).map { rehearsal.upTo($0) }
  }
}

// MARK: - As a transcript

extension Rehearsal {
  fileprivate func transcript(breaking invariant: Invariant, _ setup: Setup) -> Transcript {
    Transcript(
      recording: Performance(turns: steps.map(\.turn.essence)),
      settings: setup.settings(of: situation),
      note: "Broken: \(invariant.sentence)",
      remarks: steps.map(\.remark),
      file: "\(setup.app.name)-invariant.transcript"
    )
  }
}

extension Rehearsal.Step {
  /// Such as `bookings=1 fleet=3`; `nil` where nothing is known.
  fileprivate var remark: String? {
    guard !state.isEmpty else { return nil }
    return state.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
  }
}
