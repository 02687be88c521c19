/// A conversation as plain text: what was said, and what came of it.
///
///     # The handler needs the text, so the assistant asks for it.
///     > send a message to Mom
///     < What do you want to say?
///     > I'm late
///     = handle INSendMessageIntent -> success
///
/// One file is record, documentation, test and report at once.
package struct Transcript: Sendable, Hashable {
  /// The name of the file it stands in.
  package let file: String

  /// Its lines, those of included files after the line that includes them.
  package internal(set) var lines: [Line]
}

extension Transcript {
  /// The content of one line.
  package enum Entry: Sendable, Hashable {
    /// `# …`
    case note(String)

    /// `> …`: the user.
    case user(String)

    /// `< …`: the assistant.
    case assistant(Pattern)

    /// `< ...`: any number of lines of the assistant, also none.
    case anyLines

    /// `= …`: this happened.
    case fact(Pattern)

    /// `= never …`: from here on, this does not happen.
    case never(Pattern)

    /// `= within 3s`: no call of a handler in this turn took longer.
    case within(Delay)

    /// `@…`; apart, for a line that is none would take as much room.
    indirect case setting(Setting)

    /// `@include …`: the lines of another file, as if they stood here.
    case include(String)
    case blank
  }

  /// A line as it stands in the file.
  package struct Line: Sendable, Hashable {
    /// Counted from one.
    package var number: Int
    package let entry: Entry

    /// True if the mark is followed by `?`.
    ///
    /// An optional expectation may be left unmet; an optional line of the user is said only if the
    /// optional lines before it were met.
    package let isOptional: Bool

    /// The file that it was included from; `nil` for the transcript's own.
    package internal(set) var source: String?

    /// The characters before the entry, such as an indentation.
    let lead: String

    /// The whole line as it stands; an entry alone does not tell how its spaces were set.
    let text: String
    var ending: String

    init(
      _ number: Int,
      _ entry: Entry,
      isOptional: Bool = false,
      lead: String,
      text: String,
      ending: String
    ) {
      self.number = number
      self.entry = entry
      self.isOptional = isOptional
      self.lead = lead
      self.text = text
      self.ending = ending
    }

    /// A line that is new to its file.
    init(_ entry: Entry, isOptional: Bool = false, lead: String = "", ending: String = "\n") {
      var text = entry.description
      if isOptional { text.insert("?", at: text.index(after: text.startIndex)) }
      self.init(0, entry, isOptional: isOptional, lead: lead, text: lead + text, ending: ending)
    }
  }

  /// The number of the first line; for an empty transcript, one.
  package var line: Int {
    lines.first?.number ?? 1
  }
}

extension Transcript {
  /// The transcript's own notes, in order.
  package var notes: [String] { lines.compactMap(\.note) }

  /// The subject: its first note, on as many lines as that has; empty without any.
  package var title: String {
    lines.drop { $0.note == nil }.prefix { $0.note != nil }.compactMap(\.note)
      .joined(separator: " ")
  }
}

extension Transcript.Line {
  /// The text of a note that is the transcript's own, and not empty.
  fileprivate var note: String? {
    guard case .note(let text) = entry, source == nil else { return nil }
    return text.isEmpty ? nil : text
  }
}

extension Transcript {
  /// The facts that are never to happen, each with the line that says so.
  package var prohibitions: [(place: Place, pattern: Pattern)] {
    lines.compactMap { line in
      guard case .never(let pattern) = line.entry else { return nil }
      return (place(of: line), pattern)
    }
  }
}

// MARK: - What is to be done

extension Transcript {
  /// A line that makes the assistant act.
  package enum Input: Sendable, Hashable {
    case user(String)
    case setting(Setting)
  }

  /// The settings before the first line of the user: the state of things at the start.
  package var startSettings: [(place: Place, setting: Setting)] {
    lines.prefix { if case .user = $0.entry { false } else { true } }.compactMap { line in
      guard case .setting(let setting) = line.entry else { return nil }
      return (place(of: line), setting)
    }
  }

  /// Settings of what a session is made with that come too late, behind the user's first line; with
  /// the columns, from one, that they begin in.
  package var lateSettings: [(place: Place, column: Int, setting: Setting)] {
    linesOfUser.compactMap { line in
      guard case .setting(let setting) = line.entry, setting.isOfStart else { return nil }
      return (place(of: line), line.lead.count + 1, setting)
    }
  }

  /// Set if the program is left and started again in it.
  package var restarts: Bool {
    linesOfUser.contains { $0.entry == .setting(.restart) }
  }

  /// Set if the process of an app is ended in it by the system, which leaves what was stored.
  package var endsApps: Bool {
    lines.contains { line in
      switch line.entry {
      case .setting(.interrupt(let interruption)): interruption.kind.endsApp
      case .setting(.fault(let fault)): fault.method == .launch
      default: false
      }
    }
  }

  /// Its lines from the first of the user on.
  private var linesOfUser: ArraySlice<Line> {
    lines.drop { if case .user = $0.entry { false } else { true } }
  }

  /// The user's lines and the settings after the start, in order; a performance has a turn for
  /// each.
  package var inputs: [(place: Place, input: Input)] {
    sections.compactMap { section in
      section.input(in: self).map { (place(of: lines[section.lines.lowerBound]), $0) }
    }
  }

  func place(of line: Line) -> Place {
    Place(file: line.source ?? file, line: line.number)
  }
}

// MARK: - Printing

extension Transcript: CustomStringConvertible {
  /// The text of its own lines, as they stand in its file.
  package var description: String {
    lines.map { $0.source == nil ? $0.text + $0.ending : "" }.joined()
  }
}

extension Transcript.Entry: CustomStringConvertible {
  package var description: String {
    switch self {
    case .note(let text): line("#", text)
    case .user(let text): line(">", text)
    case .assistant(let pattern): line("<", pattern.text)
    case .anyLines: "< ..."
    case .fact(let pattern): line("=", pattern.text)
    case .never(let pattern): line("=", "never \(pattern.text)")
    case .within(let delay): line("=", "within \(delay)")
    case .setting(let setting): "@\(setting)"
    case .include(let file): "@include \(file)"
    case .blank: ""
    }
  }

  private func line(_ mark: String, _ text: String) -> String {
    text.isEmpty ? mark : "\(mark) \(text)"
  }
}
