package import Dialogue

/// The events of a conversation as it was played.
///
/// There is one turn for each input of the transcript, in order, including skipped ones; fewer if
/// the conversation ended before its end.
package struct Performance: Sendable, Hashable {
  /// The events before the first input.
  package var start: [Event]
  package var turns: [Turn]

  package init(start: [Event] = [], turns: [Turn] = []) {
    self.start = start.singleLines
    self.turns = turns
  }
}

extension Performance {
  package enum Event: Sendable, Hashable {
    /// The assistant said this; a text of several lines counts as several.
    case said(String)
    case fact(Fact)
  }

  /// An input and what came of it, in the order in which it happened.
  package struct Turn: Sendable, Hashable {
    package let input: Transcript.Input
    package let events: [Event]

    /// True if the input was skipped, because the line that it answers was not said.
    package private(set) var isSkipped = false

    /// The longest time that a call of a handler took; `nil` without any.
    package let longestCall: Duration?

    package init(_ input: Transcript.Input, _ events: [Event], longestCall: Duration? = nil) {
      self.input = input
      self.longestCall = longestCall
      self.events = events.singleLines
    }

    /// A turn that was passed over.
    static func skipped(_ input: Transcript.Input) -> Turn {
      var turn = Turn(input, [])
      turn.isSkipped = true
      return turn
    }
  }
}

extension Performance {
  /// The same without what was measured, which differs each time.
  package var unmeasured: Performance {
    Performance(start: start, turns: turns.map(\.unmeasured))
  }
}

extension Performance.Turn {
  fileprivate var unmeasured: Performance.Turn {
    isSkipped ? self : Performance.Turn(input, events.filter { !$0.isMeasured })
  }
}

extension Performance.Event {
  /// True if it tells of a measurement, which may come out otherwise the next time.
  package var isMeasured: Bool {
    if case .fact(.finding(let finding)) = self { finding.rule.isMeasured } else { false }
  }
}

extension Performance {
  /// The same with settings before the user's first line counted to the start, as transcripts do.
  var folded: Performance {
    let lead = turns.prefix { if case .setting = $0.input { true } else { false } }
    return Performance(
      start: start + lead.flatMap(\.events),
      turns: Array(turns.dropFirst(lead.count))
    )
  }
}

extension Performance {
  /// All facts, from the first to the last.
  package var facts: [Fact] {
    (start + turns.flatMap(\.events)).compactMap { event in
      if case .fact(let fact) = event { fact } else { nil }
    }
  }
}

extension [Performance.Event] {
  fileprivate var singleLines: [Performance.Event] {
    contains(where: \.hasLines) ? flatMap(\.lines) : self
  }
}

extension Performance.Event {
  fileprivate var hasLines: Bool {
    if case .said(let text) = self { text.hasNewline } else { false }
  }

  fileprivate var lines: [Self] {
    guard case .said(let text) = self else { return [self] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      .said(String($0))
    }
  }

  var text: String {
    switch self {
    case .said(let text): text
    case .fact(let fact): fact.description
    }
  }

  /// The same as text.
  package var line: String { entry.description }

  /// The line that a transcript would have for this.
  var entry: Transcript.Entry { entry(naming: [], in: [:]) }

  /// The same with names in the places of what was captured under them.
  func entry(naming names: [String], in captures: Captures) -> Transcript.Entry {
    switch self {
    case .said("..."): .anyLines
    case .said(let text): .assistant(Pattern(text.naming(names, in: captures)))
    case .fact: .fact(Pattern(text.naming(names, in: captures)))
    }
  }
}

extension ArraySlice<Performance.Event> {
  var facts: [Fact] {
    compactMap { if case .fact(let fact) = $0 { fact } else { nil } }
  }
}
