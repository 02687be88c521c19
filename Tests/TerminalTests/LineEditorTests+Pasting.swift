import Testing

// MARK: - What is pasted

extension LineEditorTests {
  private func paste(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~\r" }

  @Test func `a paste with line breaks is as many lines, once that is agreed to`() throws {
    let session = try session()
    session.type(paste("one\ntwo\u{7}\tb\n\nthree\n"))
    try session.expect("That is not one line but 3 lines. Say them in turn (y), all as one (a)")
    session.type("y\r")
    try session.expect("line 1: [one]")
    try session.expect("line 2: [two b]")
    try session.expect("line 3: [three]")
    try session.expect("ready>")
    session.type("four\r")
    try session.expect("line 4: [four]")
  }

  @Test func `a paste with line breaks answers nothing by itself`() throws {
    let session = try session()
    session.type(paste("one\nyes"))
    try session.expect("not at all (N)?")
    session.type("\r")
    try session.expect("ready>")
    session.type("after\r")
    #expect(try !session.expect("line 1: [after]").contains("line 1: [one]"))
  }

  @Test func `a pasted paragraph can be one line, as if it had been typed`() throws {
    let session = try session()
    session.type(paste("Dear Anna,\n\nthe train is late.\r\nStart without me.\n"))
    try session.expect("3 lines")
    session.type("a\r")
    try session.expect("ready>")
    try session.expect("line 1: [Dear Anna, the train is late. Start without me.]")
    #expect(try linesOfHistory() == ["Dear Anna, the train is late. Start without me."])
    try session.expect("ready>")
    session.type("after\r")
    try session.expect("line 2: [after]")
  }

  @Test func `a pasted transcript is what the person says in it`() throws {
    let session = try session()
    session.type(paste("# a note\n> one\n< OK.\n> two\n"))
    try session.expect("a transcript in which you say 2 lines. Say them in turn? [y/N]")
    session.type("y\r")
    try session.expect("line 1: [one]")
    try session.expect("line 2: [two]")
  }

  @Test func `a paste of more lines than anybody looks over is refused`() throws {
    let session = try session()
    session.type(paste(String(repeating: "one\n", count: 101)))
    try session.expect("Expected at most 100 lines at once, found 101; nothing of it was said.")
    try session.expect("ready>")
    session.type("after\r")
    try session.expect("line 1: [after]")
  }
}
