import Dialogue
import Transcripts

/// The steps of a conversation, each with the state of the app after it.
struct Rehearsal: Sendable {
  struct Step: Sendable {
    let turn: Performance.Turn
    let state: [String: String]
    var printouts: [Printout] = []
  }

  let situation: Situation
  var steps: [Step]

  /// The number of the first line after which an invariant does not hold.
  func breach(of invariant: Invariant) -> Int? {
    steps.indices.first { number in
      guard case .user = steps[number].turn.input else { return false }
      return !invariant.holds(state(after: number))
    }
  }

  private func state(after number: Int) -> ConversationState {
    ConversationState(steps[...number].map(\.turn), steps[number].state)
  }

  /// The conversation up to a step.
  func upTo(_ number: Int) -> Rehearsal {
    Rehearsal(situation: situation, steps: Array(steps[...number]))
  }

  var inputs: [Transcript.Input] { steps.map(\.turn.input) }
}

extension ConversationState {
  init(_ turns: [Performance.Turn], _ state: [String: String]) {
    self.init(
      lines: turns.compactMap { if case .user(let line) = $0.input { line } else { nil } },
      answers: turns.last?.events.compactMap {
        if case .said(let text) = $0 { text } else { nil }
      } ?? [],
      facts: turns.flatMap(\.events).compactMap {
        if case .fact(let fact) = $0 { fact.description } else { nil }
      },
      appState: state
    )
  }
}

// MARK: - Holding one

/// A session of its own for a conversation that is tried, and what has come of it so far.
final class RehearsalStage {
  let session: Session
  private(set) var rehearsal: Rehearsal
  private let setup: Setup
  private let notes = Notes()

  /// Of what the app stores; gone with the stage.
  private let storage: StorageCopy?

  /// `isStored` gives the app a folder, for what is to outlast its process.
  ///
  /// - Throws: Whatever keeps the app from starting.
  init(
    _ setup: Setup,
    in situation: Situation,
    about intent: String,
    on thread: SessionThread,
    storing isStored: Bool
  ) throws {
    self.setup = setup
    storage = isStored ? try StorageCopy() : nil
    session = try setup.session(
      in: situation,
      about: intent,
      on: thread,
      storage: storage?.path,
      report: notes.take
    )
    rehearsal = Rehearsal(situation: situation, steps: [])
    _ = notes.drain()
  }

  /// Says a line, or has happen what a setting says.
  func perform(_ input: Transcript.Input) async {
    rehearsal.steps.append(await step(input))
  }

  /// The same without leaving a step behind.
  func step(_ input: Transcript.Input) async -> Rehearsal.Step {
    switch input {
    case .user(let line):
      await session.hear(line)
      let printouts = notes.printouts
      return Rehearsal.Step(
        turn: Performance.Turn(input, notes.drain()),
        state: setup.appState(in: session),
        printouts: printouts
      )
    case .setting(.restart):
      // Nothing is left but what was stored.
      for app in session.device.apps { app.running.end(because: .killed) }
      session.rest()
    case .setting(let setting): session.apply(setting)
    }
    return Rehearsal.Step(turn: Performance.Turn(input, []), state: [:])
  }
}

extension Transcript.Input {
  /// True if only what was stored is there afterwards.
  var endsApp: Bool {
    switch self {
    case .setting(.restart): true
    case .setting(.interrupt(let interruption)): interruption.kind.endsApp
    case .setting, .user: false
    }
  }
}

extension Setup {
  /// The state of the app, as far as its code tells it.
  func appState(in session: Session) -> [String: String] {
    session.device.apps.first { $0.description.identifier == app.identifier }?.running.state ?? [:]
  }
}
