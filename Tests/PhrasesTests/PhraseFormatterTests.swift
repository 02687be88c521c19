import Foundation
import Testing

@testable import Phrases

/// The notation over several lines, and the layout that it is given.
@Suite struct PhraseFormatterTests {
  private func format(_ text: String) throws -> String {
    try PhraseFormatter.format(text, name: "a.phrases")
  }

  // MARK: - Entries of several lines

  @Test func `lines that are indented further are one entry`() throws {
    let written = try PhraseFileParser.parse(
      """
      terms colour
        red = red | crimson |
          scarlet
      rule vehicle
        (car|
            cab)
      intent ride
        3: get
          me a
          <vehicle>
        cab
      """,
      name: "a.phrases"
    )
    #expect(written.terms[0].entries[0].wordings == ["red", "crimson", "scarlet"])
    #expect(written.rules[0].alternatives.map(\.source) == ["(car|cab)"])
    #expect(written.intents[0].templates.map(\.source) == ["3: get me a <vehicle>", "cab"])
    #expect(written.intents[0].templates.map(\.line) == [8, 11])
  }

  @Test(arguments: [
    ("intent ride\n  get (a|\n    the {cab", 3, 9),
    ("intent ride\n  get )\n    a cab", 2, 7),
    ("intent ride\n  get a\n    cab\n  cab ]", 4, 7),
  ])
  func `a mistake is told where it stands`(text: String, line: Int, column: Int) throws {
    let error = #expect(throws: PhraseError.self) { try format(text) }
    #expect(error?.line == line)
    #expect(error?.column == column)
    #expect(error?.source == text.split(separator: "\n")[line - 1].description)
  }

  // MARK: - Layout

  @Test func `what has room on a line stands on one`() throws {
    let text = """
      # Rides.
      slot where:   place


      rule vehicle
        (car|
          cab)  [ please ] *
      intent ride  # A note.
        example Get me a cab
        # Another.
        get (me|us )
          # In between.
          to {where}

      """
    #expect(
      try format(text) == """
        # Rides.
        slot where: place


        rule vehicle
          (car|cab) [please]*
        # A note.
        intent ride
          example Get me a cab
        # Another.
        # In between.
          get (me|us) to {where}

        """
    )
  }

  @Test func `what has not is filled`() throws {
    let words = ["one", "two", "three", "four", "five", "six", "seven"].map { "number \($0)" }
    let text = """
      terms number
        1 = \((words + words).joined(separator: " | "))
      rule counting
        count [(\((words + words).joined(separator: "|"))) and (\(words.joined(separator: "|")))]

      """
    #expect(
      try format(text) == """
        terms number
          1 = number one | number two | number three | number four | number five | number six |
            number seven | number one | number two | number three | number four | number five | number six |
            number seven
        rule counting
          count [(number one|number two|number three|number four|number five|number six|number seven|
                  number one|number two|number three|number four|number five|number six|number seven) and
                (number one|number two|number three|number four|number five|number six|number seven)]

        """
    )
  }

  // MARK: - The phrases of the language

  @Test(arguments: try PhrasesOnDisk.all)
  func `a layout changes no meaning, and has its own layout`(file: PhrasesOnDisk) throws {
    let formatted = try format(file.text)
    #expect(try format(formatted) == formatted)
    #expect(try meaning(of: formatted) == meaning(of: file.text))
    let long = formatted.split(separator: "\n").filter { $0.count > 100 && !$0.hasPrefix("#") }
    #expect(long == [])
  }

  /// All that a file declares, wherever it stands.
  private func meaning(of text: String) throws -> PhraseFile {
    var file = try PhraseFileParser.parse(text, name: "a.phrases")
    for index in file.slots.indices { file.slots[index].line = 0 }
    for index in file.rules.indices {
      file.rules[index].line = 0
      file.rules[index].alternatives.forgetLines()
    }
    for index in file.intents.indices { file.intents[index].templates.forgetLines() }
    return file
  }
}

extension [PhraseFile.Template] {
  fileprivate mutating func forgetLines() {
    for index in indices { self[index].line = 0 }
  }
}

/// A file of the phrases that are compiled into programs.
struct PhrasesOnDisk: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  var testDescription: String { name }

  static var all: [PhrasesOnDisk] {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Language/English/Phrases")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        .filter { $0.hasSuffix(".phrases") }
        .map { name in
          let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
          return PhrasesOnDisk(name: name, text: text)
        }
    }
  }
}
