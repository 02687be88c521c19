/// Tells whoever plays a transcript what comes next, and takes down what came of it.
///
///     var prompter = Prompter(transcript)
///     prompter.take(events)                      // what happened at the start
///     while let cue = prompter.next() {
///       prompter.take(play(cue.input))
///     }
///     prompter.performance
///
/// It decides which optional turns are passed over, and puts in what was captured.
package struct Prompter {
  /// What is to be said or set, and where that is written.
  package struct Cue: Sendable, Hashable {
    package let place: Place
    package let input: Transcript.Input
  }

  package private(set) var performance = Performance()

  private let transcript: Transcript
  private let sections: [Section]
  private let isAsWritten: Bool

  /// The section that is being played, with those that were passed over after it.
  private var section: Section
  private var number = 0
  private var cue: Cue?
  private var events: [Performance.Event] = []
  private var captures: Captures = [:]

  /// What is wrong where a captured text, or a line that it would be put in, is too long; nothing is
  /// said after that.
  package private(set) var excess: SyntaxError?

  package init(_ transcript: Transcript) {
    self.transcript = transcript
    sections = transcript.sections
    section = sections[0]
    isAsWritten = !transcript.hasCaptures && !sections.contains(where: \.isOptional)
  }
}

extension Prompter {
  /// What is to be done next; `nil` at the end, where something that is to be said has not been
  /// captured, and where what has been is too long.
  package mutating func next() -> Cue? {
    if !isAsWritten { settle() }
    guard excess == nil, number + 1 < sections.count else { return nil }
    let next = sections[number + 1]
    guard let input = input(of: next) else { return nil }
    (number, section) = (number + 1, next)
    let cue = Cue(
      place: transcript.place(of: transcript.lines[next.lines.lowerBound]),
      input: input
    )
    self.cue = cue
    return cue
  }

  /// Takes down what came of the last cue, or happened at the start.
  package mutating func take(_ events: [Performance.Event]) {
    guard let cue else {
      performance = Performance(start: events)
      self.events = performance.start
      return
    }
    let turn = Performance.Turn(cue.input, events)
    performance.turns.append(turn)
    self.events = turn.events
  }

  /// Passes over what need not be answered, and takes down what was captured.
  private mutating func settle() {
    while number + 1 < sections.count, sections[number + 1].isOptional, !isAsked {
      let passed = sections[number + 1]
      performance.turns.append(.skipped(passed.input ?? .user("")))
      section = section.skipping(passed, of: transcript)
      number += 1
    }
    let known = captures
    captures = Alignment(transcript, section, events, known).captures
    let most = CaptureNotation.longestText
    let long = captures.filter { known[$0.key] == nil && $0.value.utf8.count > most }
    if let (name, text) = long.min(by: { $0.key < $1.key }) {
      refuse(section, "at most \(most) bytes to capture as \(name)", found: text.utf8.count)
    }
  }

  private mutating func refuse(_ section: Section, _ expected: String, found count: Int) {
    let place = transcript.place(of: transcript.lines[section.lines.lowerBound])
    excess =
      excess
      ?? SyntaxError(
        file: place.file,
        line: place.line,
        expected: expected,
        found: "\(count)"
      )
  }

  /// Whether all the optional lines were said that the next turn answers, in their order.
  private var isAsked: Bool {
    var rest = section.question(in: transcript).filter {
      transcript.lines[$0].entry != .anyLines
    }[...]
    for event in events {
      guard let line = rest.first else { break }
      if transcript.lines[line].entry.pattern?.matches(event.text, captures) == true {
        rest.removeFirst()
      }
    }
    return rest.isEmpty
  }

  /// What is said and set, captured texts in their places; `nil` if one of these was not captured.
  private mutating func input(of section: Section) -> Transcript.Input? {
    guard case .user(let text) = section.input, !isAsWritten else { return section.input }
    let pattern = Pattern(text)
    let due = transcript.names(capturedBefore: section.lines.lowerBound)
    guard pattern.names.allSatisfy({ !due.contains($0) || captures[$0] != nil }) else {
      return nil
    }
    let (count, most) = (pattern.count(with: captures), CaptureNotation.longestLine)
    guard count <= most || pattern.names.isEmpty else {
      refuse(section, "at most \(most) bytes to say, captured texts in their places", found: count)
      return nil
    }
    return .user(pattern.filled(with: captures))
  }
}
