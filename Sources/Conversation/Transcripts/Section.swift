/// The lines that belong to one input, or to the start.
struct Section: Sendable {
  /// Set if the first line is an input; the start has none.
  let hasInput: Bool

  /// Positions in the transcript's lines, that of the input first.
  var lines: Range<Int>

  /// Positions of the lines that expect something.
  var expected: [Int] = []

  /// True if every fact has to be asserted.
  var isExact: Bool

  /// True if the input is skipped when the line that it answers is not said.
  var isOptional = false
}

extension Section {
  func input(in transcript: Transcript) -> Transcript.Input? {
    hasInput ? transcript.lines[lines.lowerBound].entry.input : nil
  }

  /// This with what follows an optional turn that was passed over: what was expected after that
  /// turn is expected all the same, what it would have answered is not.
  func skipping(_ turn: Section, of transcript: Transcript) -> Section {
    var section = self
    section.lines = lines.lowerBound..<turn.lines.upperBound
    section.expected.removeLast(question(in: transcript).count)
    section.expected += turn.expected
    section.isExact = turn.isExact
    return section
  }

  /// The optional lines at its end: what an optional turn after it answers.
  func question(in transcript: Transcript) -> ArraySlice<Int> {
    let start = expected.lastIndex { !transcript.lines[$0].isOptional }.map { $0 + 1 } ?? 0
    return expected[start...]
  }
}

extension Transcript {
  /// The start, which has no input, and one section for each input.
  ///
  /// Settings before the first line of the user belong to the start.
  var sections: [Section] {
    var sections = [Section(hasInput: false, lines: 0..<0, isExact: false)]
    var isExact = false
    var isStarted = false
    for (index, line) in lines.enumerated() {
      if line.entry == .setting(.allFacts) { isExact = true }
      if case .user = line.entry { isStarted = true }
      if isStarted, line.entry.input != nil {
        sections.append(Section(hasInput: true, lines: index..<index, isExact: isExact))
        sections[sections.count - 1].isOptional = line.isOptional
      }
      let last = sections.count - 1
      sections[last].lines = sections[last].lines.lowerBound..<(index + 1)
      sections[last].isExact = isExact
      if line.entry.isExpectation { sections[last].expected.append(index) }
    }
    return sections
  }
}

extension Transcript.Entry {
  fileprivate var input: Transcript.Input? {
    switch self {
    case .user(let text): .user(text)
    case .setting(let setting): .setting(setting)
    case .note, .assistant, .anyLines, .fact, .never, .within, .include, .blank: nil
    }
  }

  /// True if an event in the same turn has to match the entry.
  var isExpectation: Bool {
    switch self {
    case .assistant, .anyLines, .fact: true
    case .note, .user, .never, .within, .setting, .include, .blank: false
    }
  }
}
