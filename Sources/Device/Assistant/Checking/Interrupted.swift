import Dialogue
import Domains
import English
import Transcripts

/// A conversation that went well, held once more while something happens at one of its calls, with
/// a person who then says again what has to be said again.
///
///     > Send a message to Anna Haro saying see you soon
///     @interrupt handle INSendMessageIntent app-killed
///     > yes
///     < MessageBot was ended by the system in handle(intent:completion:). …
///     > Send a message to Anna Haro saying see you soon
///     > yes
struct Interrupted: Sendable {
  let basis: Trial

  /// The event, and the place of the line in whose course it happens; `nil` to hold it undisturbed.
  var event: Event?

  /// Sentences by which the person looks at what was done, at the end.
  var questions: [String] = []

  struct Event: Sendable {
    let interruption: Interruption
    let place: Int
  }

  /// Its outcome.
  struct Result: Sendable {
    /// The conversation after each of its lines, the shortest first.
    var trials: [Trial] = []

    /// The same conversation with each of the questions alone behind it.
    var looks: [Trial] = []

    /// The answers to the questions.
    var observed: [[String]] { looks.map { $0.turns.last?.lines ?? [] } }

    /// The code that the request was handled with last; `nil` if it never was.
    var code: String?

    /// The calls that were not answered in time.
    var silences: [Silence] = []
  }
}

// MARK: - The calls

extension Trial {
  /// Every call of the intent's handler, once for each line, with the place of the line.
  var calls: [(place: Int, method: Fault.Method)] {
    turns.indices.dropFirst(situation.prelude.count).flatMap { place in
      methods(in: turns[place].events).map { (place, $0) }
    }
  }

  private func methods(in events: [Performance.Event]) -> [Fault.Method] {
    facts(in: events).reduce(into: []) { methods, next in
      guard next.intent == intent, let method = next.fact.method, !methods.contains(method) else {
        return
      }
      methods.append(method)
    }
  }
}

extension Fact {
  /// The method that has answered.
  fileprivate var method: Fault.Method? {
    switch self {
    case .resolve(let slot, _): .resolve(slot)
    case .confirm: .confirm
    case .handle: .handle
    case .handler, .intent, .open, .defaulted, .finding, .refused, .cancelled, .interrupted,
      .speaker:
      nil
    }
  }
}

// MARK: - Holding it

extension Interrupted {
  /// - Returns: `nil` if it came to nothing: the call was not made this time.
  /// - Throws: Whatever keeps the app from starting.
  func held(_ setup: Setup, on thread: SessionThread) async throws -> Result? {
    let stage = try RehearsalStage(
      setup,
      in: basis.situation,
      about: basis.intent,
      on: thread,
      storing: event?.interruption.kind.endsApp == true
    )
    let person = InterruptedPerson(of: self, on: stage)
    return await stage.session.onThread {
      guard await person.saysAll() else { return nil }
      await person.looks(with: questions)
      return person.result
    }
  }
}

/// The person who holds it.
private final class InterruptedPerson {
  private let plan: Interrupted
  private let stage: RehearsalStage
  private var repetitions = 0
  private var isInterrupted = false
  private(set) var result = Interrupted.Result()

  init(of plan: Interrupted, on stage: RehearsalStage) {
    (self.plan, self.stage) = (plan, stage)
  }

  private var session: Session { stage.session }
  private var turns: [Performance.Turn] { stage.rehearsal.steps.map(\.turn) }
  private var basis: Trial { plan.basis }
  private var start: Int { basis.situation.prelude.count }

  /// - Returns: `false` if nothing happened, because it went another way.
  func saysAll() async -> Bool {
    var place: Int? = 0
    while let current = place, current < basis.turns.count {
      let isPlace = current == plan.event?.place && repetitions == 0
      if isPlace, let event = plan.event {
        await stage.perform(.setting(.interrupt(event.interruption)))
      }
      guard case .user(let line) = basis.turns[current].input else { return false }
      await says(line)
      if isPlace {
        guard hasHappened else { return false }
        isInterrupted = true
      }
      place = await next(after: current)
    }
    return plan.event == nil || isInterrupted
  }

  private var hasHappened: Bool {
    turns.last?.events.contains { event in
      if case .fact(.interrupted) = event { true } else { false }
    } ?? false
  }

  private func says(_ line: String) async {
    // The line before was not the last of the conversation.
    if !result.trials.isEmpty { result.trials[result.trials.count - 1].goesOn = true }
    await stage.perform(.user(line))
    for case .fact(.handle(basis.intent, let code)) in turns.last?.events ?? [] {
      result.code = code
    }
    result.trials.append(trial(stage.rehearsal.steps))
  }

  private func trial(_ steps: [Rehearsal.Step]) -> Trial {
    var trial = Trial(
      situation: basis.situation,
      intent: basis.intent,
      turns: steps.map(\.turn)
    )
    trial.state = steps.last?.state ?? [:]
    trial.printouts = steps.last?.printouts ?? []
    if trial.events.contains(where: { $0.breaks(.neverAnswered) }) {
      result.silences.append(Silence(trial: trial, recorder: session.device.recorder))
    }
    return trial
  }

  /// The place of the line to say after another: the next, or, where the answer is another one than
  /// before, where that question was answered, or the request made.
  ///
  /// - Returns: `nil` if there is none, because it has been said again once.
  private func next(after place: Int) async -> Int? {
    guard plan.event != nil else { return place + 1 }
    let answer = turns.last?.lastLine
    if answer == basis.turns[place].lastLine { return place + 1 }
    if place == basis.turns.count - 1, hasHandled { return place + 1 }
    guard repetitions == 0 else { return nil }
    repetitions += 1
    if let same = basis.turns[start...].lastIndex(where: { $0.lastLine == answer }),
      !session.stage.isAtRest
    {
      return same + 1
    }
    if !session.stage.isAtRest { await says(English.cancel) }
    return start
  }

  private var hasHandled: Bool {
    turns.last?.events.contains { event in
      if case .fact(.handle(basis.intent, _)) = event { true } else { false }
    } ?? false
  }

  func looks(with questions: [String]) async {
    if plan.event?.interruption.kind.endsApp == true, !questions.isEmpty {
      await stage.perform(.setting(.restart))
    }
    for question in questions {
      session.rest()
      let step = await stage.step(.user(question))
      result.looks.append(trial(stage.rehearsal.steps + [step]))
    }
  }
}

extension Performance.Turn {
  fileprivate var lines: [String] {
    events.compactMap { if case .said(let line) = $0 { line } else { nil } }
  }

  fileprivate var lastLine: String? { lines.last }
}
