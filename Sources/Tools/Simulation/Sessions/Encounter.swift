import Assistant
import Dialogue
package import Transcripts
import Understanding

/// A conversation between a simulated person and a session, from the first line to the last.
package struct Encounter: Sendable {
  package var plan: Plan

  /// `nil` if everything that was wanted is done, and nothing else.
  package var failure: Failure?

  /// The turns, as a transcript has them.
  package var turns: [Performance.Turn] = []

  /// The number of lines that were not understood.
  package var misses = 0
}

/// Lets people talk to sessions.
package struct Simulator: Sendable {
  package let ontology: Ontology
  let voices: Voices
  let device: Device

  /// More lines than any of the plans needs.
  private static let mostLines = 24

  package init(_ ontology: Ontology, _ voices: Voices, _ device: Device = Device()) {
    self.ontology = ontology
    self.voices = voices
    self.device = device
  }

  /// Has the conversation that a plan leads to.
  ///
  /// - Throws: Whatever keeps the apps from starting, and `MissingFrame`.
  package func meet(_ plan: Plan) async throws -> Encounter {
    let events = Events()
    let session = try device.session(report: events.take)
    _ = events.drain()
    var encounter = Encounter(plan: plan)
    encounter.failure = try await session.onThread {
      try await converse(with: session, events, &encounter)
    }
    return encounter
  }

  /// - Returns: The failure of the conversation, if it failed.
  private func converse(
    with session: Session,
    _ events: Events,
    _ encounter: inout Encounter
  ) async throws -> Failure? {
    let judge = Judge(ontology: ontology)
    var person = UserModel(encounter.plan, ontology)
    var observer = Observer(ontology)
    var phrasing = Phrasing(encounter.plan, voices, ontology)
    let speech = device.speech(of: encounter.plan, ontology)
    var observation = Observation()
    while encounter.turns.count < Self.mostLines {
      switch person.respond(to: observation) {
      case .leave(let leaving): return Failure(leaving, of: person)
      case .say(let moves):
        let worded = try phrasing.worded(moves, isDictating: person.isDictating)
        if encounter.plan.voice == nil {
          await session.hear(Utterance(saying: speech.clauses(for: worded)))
        } else {
          await session.hear(worded.line)
        }
        let happened = events.drain()
        observation = observer.observe(happened, in: session)
        encounter.turns.append(Performance.Turn(.user(worded.line), happened.recorded))
        if observation.isMiss, moves != [.hesitate] { encounter.misses += 1 }
        if let failure = judge.judge(moves, observation, &person) { return failure }
      }
    }
    return Failure(.askedForEver, of: person)
  }
}

/// The events that a session reports for a line.
private final class Events {
  private var events: [Event] = []

  func take(_ event: Event) {
    events.append(event)
  }

  func drain() -> [Event] {
    defer { events = [] }
    return events
  }
}

extension [Event] {
  /// The events worth recording in a transcript, without those of every conversation.
  fileprivate var recorded: [Performance.Event] {
    flatMap { event -> [Performance.Event] in
      switch event {
      case .heard, .watched, .called, .printed: []
      case .said(let lines): lines.map { .said($0) }
      case .fact(.handler), .fact(.defaulted), .fact(.resolve(_, [.notRequired])): []
      case .fact(let fact): [.fact(fact)]
      }
    }
  }
}
