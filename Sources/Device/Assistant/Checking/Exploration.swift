import Dialogue
import Domains
import Transcripts

/// Tries conversations about one intent in one situation, shorter ones before longer ones.
///
/// At every question each answer is tried. Conversations with the same beginning share it: to
/// resolve and to confirm must change nothing, so the session is put back to the question. As
/// soon as something was handled, or the app opened, that is taken back, or else the next one begins
/// with an app that is started afresh. Conversations that have come to the same point go on as one; of those that
/// differ in nothing but their values, as many go on as `Bounds` says.
final class Exploration {
  private let setup: Setup
  private let situation: Situation
  private let intent: String
  private let bounds: Bounds
  private let answers: Answers
  private let notes = Notes()

  /// Of all sessions: one follows the other, and to change threads costs more than many a call.
  private let thread = SessionThread()

  /// The beginning of a conversation.
  enum Start: Sendable {
    case line(String)

    /// Without words, with an intent that says nothing yet.
    case directly
  }

  private var session: Session?
  private var start: Session.Position?
  private var prelude: [Performance.Turn] = []

  /// The positions still to be tried; each is the state of a session, and let go of when it was.
  private var queue: [Node?] = []

  /// The questions from which conversations go on, by what they have in common.
  private var known: [Shape: [Stage]] = [:]

  /// The calls that were not answered in time; each costs real time.
  private(set) var silences: [Silence] = []

  private var losses = Losses()

  /// Why not everything was tried.
  private(set) var limits: Set<Coverage.Limit> = []

  init(_ setup: Setup, _ situation: Situation, intent: String, bounds: Bounds) {
    self.setup = setup
    self.situation = situation
    self.intent = intent
    self.bounds = bounds
    answers = Answers(samples: setup.samples)
  }

  /// A step to try from a position that was reached before.
  private struct Node {
    let action: Start

    /// `nil` at the start.
    let position: Session.Position?
    let turns: [Performance.Turn]
  }
}

/// A call that was not answered in time, and who hears of it if it is answered after all.
struct Silence: Sendable {
  let trial: Trial
  let recorder: HostRecorder

  /// Takes the finding that it was answered late, which it may have been by now.
  func takeFinding() -> Finding? {
    for case .answeredLate(let method) in recorder.drain().map(\.note) {
      return Finding(.answeredLate, method: method)
    }
    return nil
  }
}

// MARK: - Trying

extension Exploration {
  /// Tries everything that can follow these beginnings.
  ///
  /// - Throws: Whatever keeps the app from starting.
  func explore(from starts: [Start], take: (Trial) -> Void) async throws {
    try await withTaskExecutorPreference(thread) { try await exploreHere(from: starts, take) }
  }

  private func exploreHere(from starts: [Start], _ take: (Trial) -> Void) async throws {
    queue = starts.map { Node(action: $0, position: nil, turns: []) }
    var next = 0
    while next < queue.count {
      if next >= bounds.lines { limits.insert(.lines) }
      limits.formUnion(losses.limits(of: bounds))
      guard limits.isDisjoint(with: [.lines, .unanswered, .ends]) else { return }
      if let node = queue[next].take() { take(try await follow(node)) }
      next += 1
    }
  }

  private func follow(_ node: Node) async throws -> Trial {
    let session = try await session(at: node.position)
    switch node.action {
    case .line(let line): await session.hear(line)
    case .directly: await session.fulfillment.begin(Draft(intent), with: setup.app.identifier)
    }
    let printouts = notes.printouts
    let turn = Performance.Turn(.user(node.action.line(for: intent)), notes.drain())
    var trial = Trial(
      situation: situation,
      intent: intent,
      turns: (node.turns.isEmpty ? prelude : node.turns) + [turn]
    )
    trial.printouts = printouts
    trial.state = setup.appState(in: session)
    trial.goesOn = goOn(from: session, trial)
    losses.count(turn.events)
    if turn.events.contains(where: { $0.breaks(.neverAnswered) }) {
      silences.append(Silence(trial: trial, recorder: session.device.recorder))
      setup.patience.isSpent(on: intent)
      self.session = nil
    } else if turn.events.contains(where: { $0.breaks(.appEnded) }) {
      self.session = nil
    } else if turn.events.contains(where: \.isLasting), !isTakenBack(node) {
      self.session = nil
    }
    return trial
  }

  /// Has the app take back what a step did, which costs less than to start it afresh.
  ///
  /// - Returns: `false` if the app can't.
  private func isTakenBack(_ node: Node) -> Bool {
    guard let session, let position = node.position ?? start,
      (try? session.takeBack(since: position))?.inDoubt == []
    else { return false }
    _ = notes.drain()
    return true
  }

  /// Queues what can be answered now.
  ///
  /// - Returns: `false` if that is nothing, or known from elsewhere.
  private func goOn(from session: Session, _ trial: Trial) -> Bool {
    guard case .talking(let exchange) = session.stage, exchange.conversation.draft.intent == intent,
      case .ask(let prompt) = exchange.conversation.step,
      isWanted(session.stage.unnumbered, Shape(exchange.conversation, prompt))
    else { return false }
    let position = session.position
    for answer in answers.answers(to: prompt, of: intent) {
      queue.append(Node(action: .line(answer), position: position, turns: trial.turns))
    }
    return true
  }

  /// Returns `true` for a question that is new, if few of its shape were before it.
  private func isWanted(_ stage: Stage, _ shape: Shape) -> Bool {
    let alike = known[shape] ?? []
    guard !alike.contains(stage) else { return false }
    guard alike.count < (shape.isLast ? bounds.agreements : bounds.questions) else {
      limits.insert(.values)
      return false
    }
    known[shape] = alike + [stage]
    return true
  }
}

// MARK: - The session

extension Exploration {
  /// The session, put back to where a line is to be said.
  private func session(at position: Session.Position?) async throws -> Session {
    let current: Session
    if let session { current = session } else { current = try await freshSession() }
    session = current
    if let position = position ?? start { current.goBack(to: position) }
    return current
  }

  private func freshSession() async throws -> Session {
    let session = try setup.session(
      in: situation,
      about: intent,
      on: thread,
      report: notes.take
    )
    _ = notes.drain()
    prelude = []
    for line in situation.prelude {
      await session.hear(line)
      prelude.append(Performance.Turn(.user(line), notes.drain()))
    }
    start = session.position
    return session
  }
}

extension Stage {
  /// The same without the request's identifier, which no two requests of a session share.
  fileprivate var unnumbered: Stage {
    guard case .talking(var exchange) = self else { return self }
    exchange.identifier = ""
    return .talking(exchange)
  }
}

extension Exploration.Start {
  fileprivate func line(for intent: String) -> String {
    switch self {
    case .line(let line): line
    case .directly: "(\(intent))"
    }
  }
}

extension Performance.Event {
  /// True if the event may have changed the app's state.
  fileprivate var isLasting: Bool {
    switch self {
    case .fact(.handle), .fact(.open): true
    default: false
    }
  }
}
