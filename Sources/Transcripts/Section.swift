/// The lines that belong to one input, or to the start.
struct Section {
  var input: Transcript.Input?

  /// Positions in the transcript's lines, that of the input first.
  var lines: Range<Int>

  /// Whether every fact has to be asserted.
  var isExact: Bool
}

extension Transcript {
  /// The start, which has no input, and one section for each input.
  ///
  /// Settings before the first line of the user belong to the start.
  var sections: [Section] {
    var sections = [Section(input: nil, lines: 0..<0, isExact: false)]
    var isExact = false
    var isStarted = false
    for (index, line) in lines.enumerated() {
      if line.entry == .setting(.allFacts) { isExact = true }
      if case .user = line.entry { isStarted = true }
      if isStarted, let input = line.entry.input {
        sections.append(Section(input: input, lines: index..<index, isExact: isExact))
      }
      let last = sections.count - 1
      sections[last].lines = sections[last].lines.lowerBound..<(index + 1)
      sections[last].isExact = isExact
    }
    return sections
  }
}

extension Transcript.Entry {
  fileprivate var input: Transcript.Input? {
    switch self {
    case .user(let text): .user(text)
    case .setting(let setting): .setting(setting)
    case .note, .assistant, .anyLines, .fact, .never, .blank: nil
    }
  }

  /// Whether this has to be met by something that happens, in its turn.
  var isExpectation: Bool {
    switch self {
    case .assistant, .anyLines, .fact: true
    case .note, .user, .never, .setting, .blank: false
    }
  }
}
