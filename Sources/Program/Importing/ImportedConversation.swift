import Characters
import Transcripts

/// Another tool's conversation, as far as a transcript can say it.
package struct ImportedConversation: Hashable {
  /// The lines of the transcript.
  private(set) var lines: [String] = []

  /// The parts that a transcript can't say, by their position in the other tool's file.
  package private(set) var remarks: [Remark] = []

  package struct Remark: Hashable {
    package let position: FilePosition

    /// A description of the omission or change, without anything that was said.
    package let sentence: String
  }

  /// The text of the transcript.
  package var text: String { lines.map { $0 + "\n" }.joined() }
}

extension ImportedConversation {
  /// Adds a line: a mark such as `>`, and what follows it.
  mutating func add(_ mark: String, _ text: String = "") {
    let text = String(text.map { $0.isNewline ? " " : $0 }).tamed
    let line = text.isEmpty ? mark : "\(mark) \(text)"
    // Any lines, and again any lines, are any lines.
    guard line != "< ..." || lines.last != line else { return }
    lines.append(line)
  }

  mutating func remark(_ sentence: String, at position: FilePosition) {
    remarks.append(Remark(position: position, sentence: sentence))
    add("#", "Not translated, line \(position.line): \(sentence)")
  }
}

/// A place in a text, both counted from one.
package struct FilePosition: Hashable {
  package var line: Int
  package var column: Int
}

/// A file of another tool that can't be read.
package struct ImportError: Error, Hashable, CustomStringConvertible {
  let file: String
  let position: FilePosition
  let expected: String
  let found: String

  package var description: String {
    "\(file):\(position.line):\(position.column): Expected \(expected), found \(found)."
  }
}

/// A parsing error in the middle of a text, whichever file it is of.
struct Unexpected: Error, Hashable {
  let position: FilePosition
  let expected: String
  let found: String
}

/// The forms that can be read.
package enum ImportFormat: CaseIterable {
  /// BotiumScript as text: a section for each turn, `#me` and `#bot`.
  case botium

  /// The input of `ask dialog --replay` of the Alexa Skills Kit's command line.
  case alexa

  /// The form that the name of a file tells; `nil` if it tells none.
  package init?(ofFile path: String) {
    let format = Self.allCases.first { $0.endings.contains(where: path.hasSuffix) }
    guard let format else { return nil }
    self = format
  }

  private var endings: [String] {
    switch self {
    case .botium: [".convo.txt", BotiumLibrary.partialEnding]
    case .alexa: [".json"]
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - file: Its path, for messages.
  ///   - library: The files beside it.
  /// - Returns: The conversation, as far as it can be translated.
  /// - Throws: The first thing in it that can't be read.
  package func conversation(
    in text: String,
    file: String,
    _ library: BotiumLibrary = BotiumLibrary()
  ) throws(ImportError) -> ImportedConversation {
    do throws(Unexpected) {
      switch self {
      case .botium: return try BotiumReader.conversation(in: text, library)
      case .alexa: return try AlexaReader.conversation(in: text)
      }
    } catch {
      throw ImportError(
        file: file,
        position: error.position,
        expected: error.expected,
        found: error.found
      )
    }
  }
}
