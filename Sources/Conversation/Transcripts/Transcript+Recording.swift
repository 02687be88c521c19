extension Transcript {
  /// Writes a conversation down.
  ///
  /// - Parameters:
  ///   - performance: The conversation. Played again, it does not differ from this transcript.
  ///   - settings: The state of things at the start.
  ///   - note: A remark for the first line, if any.
  ///   - remarks: One for after each turn, if any.
  ///   - file: The name that the file will have.
  package init(
    recording performance: Performance,
    settings: [Setting],
    note: String? = nil,
    remarks: [String?] = [],
    file: String
  ) {
    var entries = note.map { [Entry.note($0.onOneLine)] } ?? []
    entries += settings.map { .setting($0) }
    entries += performance.start.map(\.entry)
    if !entries.isEmpty { entries.append(.blank) }
    for (index, turn) in performance.turns.enumerated() {
      entries += turn.entries
      if index < remarks.count, let remark = remarks[index] {
        entries.append(.note(remark.onOneLine))
      }
    }
    let lines = entries.enumerated().map { index, entry in
      Line(index + 1, entry, lead: "", text: entry.description, ending: "\n")
    }
    self.init(file: file, lines: lines)
  }
}

extension Performance.Turn {
  /// The turn as the lines of a transcript.
  package var text: String {
    entries.map { "\($0)\n" }.joined()
  }

  fileprivate var entries: [Transcript.Entry] {
    [input.entry] + events.map(\.entry)
  }
}

extension Transcript.Input {
  fileprivate var entry: Transcript.Entry {
    switch self {
    case .user(let text): .user(text.onOneLine)
    case .setting(let setting): .setting(setting)
    }
  }
}

extension String {
  fileprivate var onOneLine: String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
