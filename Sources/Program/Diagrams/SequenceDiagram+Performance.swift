import Dialogue
package import Transcripts

extension SequenceDiagram {
  /// Draws what happened in a conversation.
  ///
  /// What a default answered for an app, and that a handler was asked for, is left out: a diagram
  /// shows what the app's own code decided.
  package init(of performance: Performance, title: String) {
    self.init(title: title)
    var narrator = Narrator()
    narrator.tell(performance.start)
    for turn in performance.turns where !turn.isSkipped {
      narrator.begin(turn.input)
      narrator.tell(turn.events)
    }
    steps = narrator.steps
  }
}

/// Turns events into steps, and remembers whom they are about.
private struct Narrator {
  var steps: [SequenceDiagram.Step] = []

  private var app = SequenceDiagram.Party.app("App")
  private var isDefaulted = false

  mutating func begin(_ input: Transcript.Input) {
    switch input {
    case .user(let text):
      steps.append(.message(.words, from: .person, to: .assistant, lines: [text]))
    case .setting(let setting):
      steps.append(.note(.setting, on: .assistant, lines: ["@\(setting)"]))
    }
  }

  mutating func tell(_ events: [Performance.Event]) {
    var said: [String] = []
    for event in events {
      switch event {
      case .said(let line): said.append(line)
      case .fact(let fact):
        say(&said)
        tell(fact)
      }
    }
    say(&said)
  }

  private mutating func say(_ lines: inout [String]) {
    guard !lines.isEmpty else { return }
    steps.append(.message(.words, from: .assistant, to: .person, lines: lines))
    lines = []
  }

  private mutating func tell(_ fact: Fact) {
    switch fact {
    case .handler(_, let name): app = .app(name)
    case .intent(let draft, let parameters):
      note(.understood, [draft.intent] + draft.lines(parameters))
    case .resolve(let slot, let resolutions):
      call(.resolve, slot.resolveMethod, Fact.answer(to: slot, resolutions))
    case .confirm(_, let code): call(.confirm, "confirm", code)
    case .handle(_, let code): call(.handle, "handle", code)
    case .open(let name, let activity):
      steps.append(.message(.open, from: .assistant, to: .app(name), lines: ["open", activity]))
    case .defaulted: isDefaulted = true
    case .finding(let finding): note(.finding, ["\(finding.rule.rawValue)", finding.sentence])
    case .refused(let reason): note(.ended, ["refused: \(reason)"])
    case .cancelled: note(.ended, ["cancelled"])
    case .interrupted(let event): note(.ended, ["interrupted: \(event)"])
    case .speaker(let isOn): note(.understood, ["speaker \(isOn ? "on" : "off")"])
    }
  }

  private mutating func note(_ remark: SequenceDiagram.Remark, _ lines: [String]) {
    let party = remark == .finding ? app : .assistant
    steps.append(.note(remark, on: party, lines: lines))
  }

  private mutating func call(_ kind: SequenceDiagram.Kind, _ method: String, _ answer: String) {
    defer { isDefaulted = false }
    guard !isDefaulted else { return }
    steps += [
      .message(kind, from: .assistant, to: app, lines: [method]),
      .answer(kind, from: app, to: .assistant, lines: [answer]),
    ]
  }
}

extension Fact {
  /// Returns the answer of a resolve method, as facts spell it.
  fileprivate static func answer(to slot: Slot, _ resolutions: [Resolution]) -> String {
    let fact = Fact.resolve(slot, resolutions).description
    return String(fact.dropFirst("resolve \(slot.rawValue) -> ".count))
  }
}

extension Draft {
  /// Its values, a line each, in the order of the intent's parameters.
  fileprivate func lines(_ parameters: [Parameter]) -> [String] {
    parameters.map(\.slot).filter { !self[$0].isEmpty }.map { slot in
      "\(slot.rawValue): \(self[slot].map(\.spoken).joined(separator: ", "))"
    }
  }
}
