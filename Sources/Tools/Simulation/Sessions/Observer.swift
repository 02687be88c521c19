import Assistant
import Dialogue

/// Makes of a session's events what a person learns from them.
///
/// It goes by facts; by words only where no fact tells what is asked.
struct Observer {
  private let ontology: Ontology

  /// The questions of this conversation by how they were worded, for they are repeated without a
  /// fact.
  private var known: [String: Question] = [:]

  /// Requests as far as they have got, by intent.
  private var drafts: [String: Draft] = [:]

  init(_ ontology: Ontology) {
    self.ontology = ontology
  }

  /// Returns the response to a line, from the events since it was typed.
  mutating func observe(_ events: [Event], in session: Session) -> Observation {
    var turn = Turn(drafts: drafts)
    for case .fact(let fact) in events { turn.take(fact) }
    drafts = turn.drafts
    if let draft = session.draft { drafts[draft.intent] = draft }

    let lines = events.lines
    var observation = Observation()
    observation.handled = turn.handled
    observation.draft = session.draft
    observation.isCancelled = turn.isCancelled
    observation.isMiss = turn.isRefused || lines.contains(where: ontology.wordings.isMiss)
    observation.question = question(after: turn, lines, in: session)
    return observation
  }

  private mutating func question(
    after turn: Turn,
    _ lines: [String],
    in session: Session
  ) -> Question? {
    guard session.unfinished != nil, let line = lines.last(where: \.isNoListing) else { return nil }
    if let own = ontology.wordings.question(in: line), own != .doubt {
      return .own(own, answers: session.answers, line: line)
    }
    if let question = turn.question(shown: session.draft) {
      known[line] = question
      return question
    }
    // The longest, because one may end like another.
    let repeated = known.keys.filter(line.hasSuffix).max { $0.count < $1.count }
    if let question = repeated.flatMap({ known[$0] }) { return question.updated(session.draft) }
    let own = ontology.wordings.question(in: line) ?? .other
    // What Tab offers besides is no part of the question.
    let isListed = lines.contains { $0.hasPrefix("  1.") } || session.answers.count < 3
    return .own(own, answers: isListed ? session.answers : [], line: line)
  }
}

extension Question {
  /// The same about the request as it is now.
  fileprivate func updated(_ draft: Draft?) -> Question {
    if case .goAhead(let old) = self, let draft, draft.intent == old.intent {
      return .goAhead(draft)
    }
    return self
  }
}

// MARK: - Facts

/// The facts of one turn, summed up.
private struct Turn {
  var drafts: [String: Draft]
  var handled: [Handled] = []
  var isCancelled = false
  var isRefused = false

  /// The request that an app was asked about last.
  private var intent = ""
  private var asked: Question?

  /// Intents whose app wanted the person asked, when it confirmed.
  private var due: Set<String> = []

  init(drafts: [String: Draft]) {
    self.drafts = drafts
  }

  /// Returns the open question; the draft to confirm is the session's, if there is one.
  func question(shown draft: Draft?) -> Question? {
    if case .goAhead = asked, let draft, draft.intent == intent { return .goAhead(draft) }
    return asked
  }

  mutating func take(_ fact: Fact) {
    switch fact {
    case .intent(let draft, _): drafts[draft.intent] = draft
    case .handler(let intent, _): self.intent = intent
    case .resolve(let slot, let resolutions): take(resolutions, of: slot)
    case .confirm(let intent, let code): takeConfirmation(of: intent, code)
    case .handle(let intent, let code): takeHandling(of: intent, code)
    case .cancelled:
      isCancelled = true
      asked = nil
    case .refused: isRefused = true
    case .open, .defaulted, .finding, .interrupted, .speaker: break
    }
  }

  private mutating func take(_ resolutions: [Resolution], of slot: Slot) {
    asked = nil
    var values: [Value] = []
    for resolution in resolutions {
      switch resolution {
      case .success(let value): values.append(value)
      case .notRequired: break
      case .needsValue, .unsupported: asked = asked ?? .value(intent: intent, slot)
      case .disambiguation(let options):
        asked = asked ?? .choice(intent: intent, slot, options.map(\.spoken))
      case .confirmationRequired(let value):
        asked =
          asked ?? value.map { .approval(intent: intent, slot, $0.spoken) }
          ?? .value(intent: intent, slot)
      }
    }
    if asked == nil { drafts[intent, default: Draft(intent)][slot] = values }
  }

  private mutating func takeConfirmation(of intent: String, _ code: String) {
    self.intent = intent
    let draft = drafts[intent] ?? Draft(intent)
    asked = code.hasPrefix("failure") ? .openApp(intent: intent) : .goAhead(draft)
    if code == "userConfirmationRequired" { due.insert(intent) }
  }

  /// Records a handled request; a second success of the same request is the app's own and does not
  /// count.
  private mutating func takeHandling(of intent: String, _ code: String) {
    let isFailure = code.hasPrefix("failure")
    asked = isFailure ? .openApp(intent: intent) : nil
    let draft = drafts.removeValue(forKey: intent)
    guard !isFailure, draft != nil || !handled.contains(where: { $0.draft.intent == intent })
    else { return }
    handled.append(Handled(draft: draft ?? Draft(intent), isYesDue: due.contains(intent)))
  }
}

// MARK: - Lines

extension [Event] {
  /// All that was said, line by line.
  fileprivate var lines: [String] {
    flatMap { event -> [String] in
      if case .said(let lines) = event {
        lines.flatMap { $0.split(separator: "\n").map(String.init) }
      } else {
        []
      }
    }
  }
}

extension String {
  /// True if the line belongs to no card or list.
  fileprivate var isNoListing: Bool { !hasPrefix("  ") }
}
