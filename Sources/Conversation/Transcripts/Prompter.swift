/// Tells whoever plays a transcript what comes next, and takes down what came of it.
///
///     var prompter = Prompter(transcript, keepsTurns: false)
///     prompter.take(events)                      // what happened at the start
///     while let cue = prompter.next() {
///       prompter.take(play(cue.input))
///     }
///     prompter.comparison.differences
///
/// It decides which optional turns are passed over, puts in what was captured, and compares what
/// happened with what was expected.
package struct Prompter {
  /// An input that is due, and its place in the transcript.
  package struct Cue: Sendable, Hashable {
    package let place: Place
    package let input: Transcript.Input
  }

  package private(set) var comparison: Comparison

  /// All that happened, if that is kept.
  package private(set) var performance = Performance()

  private let keepsTurns: Bool
  private let isAsWritten: Bool

  /// The section that is being played, with those that were passed over after it.
  private var section: Section
  private var number = 0
  private var cue: Cue?
  private var events: [Performance.Event] = []
  private var longestCall: Duration?

  /// The error where a captured text, or a line that it would be put in, is too long; nothing is
  /// said after that.
  package private(set) var excess: SyntaxError?

  /// - Parameters:
  ///   - transcript: The transcript to play.
  ///   - keepsTurns: True to keep all that happens as it was.
  ///   - prohibited: Facts that are never to happen, besides those of the transcript.
  package init(
    _ transcript: Transcript,
    keepsTurns: Bool,
    prohibiting prohibited: [Pattern] = []
  ) {
    self.keepsTurns = keepsTurns
    comparison = Comparison(transcript, prohibiting: prohibited)
    section = comparison.sections[0]
    isAsWritten =
      !transcript.hasCaptures && !comparison.sections.contains(where: \.isOptional)
  }

  private var transcript: Transcript { comparison.transcript }
  private var sections: [Section] { comparison.sections }
}

extension Prompter {
  /// Returns the next input; `nil` at the end, where something that is to be said has not been
  /// captured, and where what has been is too long.
  package mutating func next() -> Cue? {
    settle()
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
  ///
  /// - Parameters:
  ///   - events: The events, in order.
  ///   - longestCall: The longest time that a call of a handler took meanwhile.
  package mutating func take(_ events: [Performance.Event], longestCall: Duration? = nil) {
    self.longestCall = longestCall
    guard let cue else {
      self.events = Performance(start: events).start
      if keepsTurns { performance.start = self.events }
      return
    }
    let turn = Performance.Turn(cue.input, events, longestCall: longestCall)
    if keepsTurns { performance.turns.append(turn) }
    self.events = turn.events
  }

  /// The conversation is over, and what these settings have staged has met no call.
  package mutating func end(leaving settings: [Setting]) { comparison.end(leaving: settings) }

  /// Passes over what need not be answered, compares what happened, and takes down what was
  /// captured.
  private mutating func settle() {
    while number + 1 < sections.count, sections[number + 1].isOptional, !isAsked {
      pass(sections[number + 1])
    }
    let known = comparison.captures
    comparison.take(section, events, longestCall)
    if !isAsWritten { limitCaptures(besides: known) }
  }

  private mutating func pass(_ next: Section) {
    if keepsTurns, let input = next.input(in: transcript) {
      performance.turns.append(.skipped(input))
    }
    section = section.skipping(next, of: transcript)
    number += 1
  }

  private mutating func limitCaptures(besides known: Captures) {
    let most = CaptureNotation.longestText
    let long = comparison.captures.filter { known[$0.key] == nil && $0.value.utf8.count > most }
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

  /// Set if all the optional lines were said that the next turn answers, in their order.
  private var isAsked: Bool {
    var rest = section.question(in: transcript).filter {
      transcript.lines[$0].entry != .anyLines
    }[...]
    for event in events {
      guard let line = rest.first else { break }
      if transcript.lines[line].entry.pattern?.matches(event.text, comparison.captures) == true {
        rest.removeFirst()
      }
    }
    return rest.isEmpty
  }

  /// Returns an input with captured texts in their places; `nil` if one of these was not captured.
  private mutating func input(of section: Section) -> Transcript.Input? {
    let (input, captures) = (section.input(in: transcript), comparison.captures)
    guard case .user(let text) = input, !isAsWritten else { return input }
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
