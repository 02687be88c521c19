@testable import ParleyTerminal

extension CommandTable {
  /// Commands that do nothing, to see how they are called.
  static let sample = CommandTable(
    program: "parley",
    summary: "talk with apps through the intents they handle",
    unnamed: Command(name: "", summary: "start a conversation", run: { _ in .fine }),
    named: [
      Command(
        name: "say",
        operands: .several("TEXT"),
        summary: "say each text in turn",
        run: { _ in .fine }
      ),
      Command(
        name: "replay",
        operands: .several("PATH"),
        summary: "replay conversations",
        options: [.update],
        run: { _ in .fine }
      ),
      Command(
        name: "explain",
        operands: .one("TEXT"),
        summary: "show how a text is read",
        run: { _ in .fine }
      ),
    ]
  )
}
