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

    /// It didn't answer, and was ended.
    case hung

    /// It took more memory than an app may, and was ended.
    case outOfMemory

    /// It could not be started at all.
    case unstartable
  }

  package var cause: Cause

  /// The place in its code, if it has told that as it crashed.
  package var site: Site?

  /// A line of a source file.
  package struct Site: Sendable, Hashable, Codable {
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
      (self.file, self.line) = (file, line)
    }
  }

  package init(_ cause: Cause, at site: Site? = nil) {
    (self.cause, self.site) = (cause, site)
  }
}

extension AppEnd.Site: CustomStringConvertible {
  package var description: String { "\(file):\(line)" }
}

extension AppEnd.Site {
  /// The place that Swift names when it traps, in the last such line of what an app has printed:
  /// `Ferry/Timetable.swift:12: Fatal error: …`.
  package init?(printed text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { $0.contains(": Fatal error") }),
      let match = line.firstMatch(of: /^(?<file>[^:]+\.swift):(?<line>\d+): Fatal error/),
      let number = Int(match.line)
    else { return nil }
    let file = match.file.split(separator: "/").last ?? match.file
    self.init(file: String(file), line: number)
  }
}
