/// A line of a file of phrases; an entry may go on in lines that are indented further.
enum PhraseLine {
  case blank
  case note(String)
  case entry(PhraseEntry)

  /// The lines of a file, in order; notes inside of an entry come before it.
  static func lines(of text: String) -> [PhraseLine] {
    var lines: [PhraseLine] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      let (content, note) = parts(of: Array(line))
      let notes = note.map { [PhraseLine.note($0)] } ?? []
      if let entry = PhraseEntry(content, number: index + 1) {
        lines.add(entry, notes)
      } else {
        lines += note == nil ? [.blank] : notes
      }
    }
    return lines
  }

  private static func parts(of line: [Character]) -> (content: [Character], note: String?) {
    let mark = line.indices.first { index in
      line[index] == "#" && (index == 0 || line[index - 1].isWhitespace)
    }
    let content = line[..<(mark ?? line.count)].trimmingEnd
    return (Array(content), mark.map { String(line[$0...].trimmingEnd) })
  }
}

extension [PhraseLine] {
  /// Adds an entry with notes on its line, or has the last entry go on in it.
  fileprivate mutating func add(_ entry: PhraseEntry, _ notes: [PhraseLine]) {
    let between = reversed().prefix { if case .note = $0 { true } else { false } }
    let index = count - between.count - 1
    guard index >= 0, case .entry(var first) = self[index], first.goesOn(in: entry) else {
      self += notes + [.entry(entry)]
      return
    }
    first.append(entry)
    replaceSubrange(index..., with: between.reversed() + notes + [.entry(first)])
  }
}

extension ArraySlice<Character> {
  fileprivate var trimmingEnd: ArraySlice<Character> {
    self[..<((lastIndex { !$0.isWhitespace } ?? startIndex - 1) + 1)]
  }
}
