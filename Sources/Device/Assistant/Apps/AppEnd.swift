/// The end of an app's process that nobody asked for.
package struct AppEnd: Error, Sendable, Hashable, Codable {
  package enum Cause: Sendable, Hashable, Codable {
    /// A signal ended it, such as 11.
    case signal(Int32)

    /// It exited by itself.
    case exit(Int32)

    /// It closed its connection.
    case closed

    /// It sent what can't be read.
    case unreadable

    /// It was about to send more than a message may have in it, and was ended.
    case tooLong

    /// It didn't answer, and was ended.
    case hung

    /// It took more memory than an app may, and was ended.
    case outOfMemory

    /// The system ended it, as it does with apps at any time.
    case killed

    /// The user ended it.
    case stopped

    /// It could not be started, for the reason that a sentence gives.
    case unstartable(String)
  }

  package var cause: Cause

  /// The place in its code, if it has told that as it crashed.
  package var site: Site?

  /// Set if the app was still being started: nothing had been asked of it.
  package var isAtStart: Bool

  /// A line of a source file.
  package struct Site: Sendable, Hashable, Codable {
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
      (self.file, self.line) = (file, line)
    }
  }

  package init(_ cause: Cause, at site: Site? = nil, isAtStart: Bool = false) {
    (self.cause, self.site, self.isAtStart) = (cause, site, isAtStart)
  }
}

extension AppEnd.Site: CustomStringConvertible {
  package var description: String { "\(file):\(line)" }

  /// Reads a description; `nil` if it is none.
  init?(description: String) {
    guard let colon = description.lastIndex(of: ":"),
      let line = Int(description[description.index(after: colon)...])
    else { return nil }
    self.init(file: String(description[..<colon]), line: line)
  }
}

extension AppEnd.Site {
  /// The place that Swift names when it traps, in what an app has printed: that of the backtrace, if
  /// there is one, else that of the last message.
  ///
  ///     Ferry/Timetable.swift:12: Fatal error: …
  ///     0 [ra] 0x000055d0 departures() + 445 in Ferry at /home/…/Timetable.swift:12:21
  package init?(printed text: String) {
    // Most have printed nothing, and a search takes longer than the end of a process.
    guard !text.isEmpty else { return nil }
    let crashed = text.firstMatch(of: /(?m)^Thread \d+.* crashed:$/)
      .map { text[$0.range.upperBound...] }
      .map { rest in rest[..<(rest.firstRange(of: "\nThread ")?.lowerBound ?? rest.endIndex)] }
    let frame = crashed?.firstMatch(of: /\ in \S+ at (\/[^:\n]+\.swift):(\d+)/)
    let messages = text.matches(of: /(?m)^([^:\n]+\.swift):(\d+): Fatal error/)
    guard let (_, path, line) = (frame ?? messages.last)?.output, let line = Int(line) else {
      return nil
    }
    self.init(file: String(path.split(separator: "/").last ?? path), line: line)
  }
}
