import Testing

// MARK: - Above the line

extension LineEditorTests {
  @Test func `a remark in passing is gone when anything follows`() throws {
    let session = try session()
    session.type("remark\r")
    try session.expect("one moment")
    try session.expect("\r\u{1B}[K")
    try session.expect("line 1 is done")
  }

  @Test func `where nothing can be taken back a remark is a line`() throws {
    let session = try session("TERM=dumb")
    session.type("remark\r")
    try session.expect("one moment\r\n")
    try session.expect("line 1 is done")
  }

  @Test func `a row above the line changes while the line is typed, and the line stays`() throws {
    let session = try session()
    session.type("status\r")
    try session.expect("begun\r\n")
    try session.expect("ready>")
    session.type("one tick\t")
    try session.expect("\u{1B}[A")
    try session.expect("half way\r\n")
    try session.expect("one tick")
    session.type(" more\r")
    try session.expect("line 2: [one tick more]")
    try session.expect("half way\r\n")
  }

  @Test func `a row above the line is gone from the screen once the line is accepted`() throws {
    let session = try session()
    session.type("status\r")
    try session.expect("begun\r\n")
    try session.expect("ready>")
    session.type("one\r")
    try session.expect("\u{1B}[A\r\u{1B}[K")
    try session.expect("line 2: [one]")
    try session.expect("ready>")
    session.type("over\t\r")
    let rest = try session.expect("line 3: [over]")
    #expect(rest.contains("\u{1B}[A\r\u{1B}[K"))
    #expect(try !session.expect("ready>").contains("begun"))
  }

  @Test func `news stand above the row, and the row above the line`() throws {
    let session = try session()
    session.type("status\r")
    try session.expect("begun\r\n")
    try session.expect("ready>")
    session.type("more news\t")
    try session.expect("extra extra\r\n")
    try session.expect("begun\r\n")
    try session.expect("more news")
  }

  @Test(arguments: [("TERM=xterm", true), ("TERM=dumb", false)])
  func `only a terminal with escape sequences has a row above the line`(
    terminal: String,
    hasRow: Bool
  ) throws {
    let session = try session(terminal)
    session.type("status\rone\r")
    #expect(try session.expect("line 2: [one]").contains("begun") == hasRow)
  }

  @Test func `output in the middle of a line stands above it`() throws {
    let session = try session()
    session.type("more news\t")
    try session.expect("extra extra\r\n")
    try session.expect("more news")
    session.type(" now\r")
    try session.expect("line 1: [more news now]")
  }
}
