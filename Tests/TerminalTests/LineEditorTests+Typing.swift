import Testing

// MARK: - What is typed

extension LineEditorTests {
  @Test func `Ctrl-C gives up the line and asks again`() throws {
    let session = try session()
    session.type("half a line")
    try session.expect("half a line")
    session.type("\u{3}")
    try session.expect("^C")
    try session.expect("interrupted")
    try session.expect("ready>")
    session.type("whole\r")
    try session.expect("line 1: [whole]")
  }

  @Test func `Ctrl-C at an empty prompt asks again, however often`() throws {
    let session = try session()
    for _ in 1...3 {
      session.type("\u{3}")
      try session.expect("interrupted")
      try session.expect("ready>")
    }
  }

  @Test func `Ctrl-C leaves a search in the history`() throws {
    let session = try session()
    session.type("\u{12}abc")
    try session.expect("reverse-i-search")
    session.type("\u{3}")
    try session.expect("interrupted")
    try session.expect("ready>")
    session.type("whole\r")
    try session.expect("line 1: [whole]")
  }

  @Test func `Ctrl-C cancels work and the session goes on`() throws {
    let session = try session()
    session.type("work\r")
    try session.expect("working")
    session.type("\u{3}")
    try session.expect("cancelled")
    try session.expect("ready>")
    session.type("after\r")
    try session.expect("line 2: [after]")
  }

  @Test func `Ctrl-Z where nothing can continue the process keeps the line`() throws {
    let session = try session()
    session.type("kept")
    try session.expect("kept")
    session.type("\u{1A}")
    try session.expect("ready>")
    session.type(" whole\r")
    try session.expect("line 1: [kept whole]")
  }

  @Test func `Ctrl-Z gives the terminal to the shell, and the line is there again after fg`()
    throws
  {
    let shell = try Pseudoterminal(
      "/bin/bash",
      ["--norc", "-i"],
      environment: environment(["PS1=shell>"])
    )
    try shell.expect("shell>")
    try shell.type("\(probe) \(historyPath)\r")
    try shell.expect("ready>")
    shell.type("kept")
    try shell.expect("kept")
    shell.type("\u{1A}")
    try shell.expect("Stopped")
    try shell.expect("shell>")
    shell.type("fg\r")
    try shell.expect("ready>")
    try shell.expect("kept")
    shell.type(" whole\r")
    try shell.expect("line 1: [kept whole]")
  }

  @Test func `a terminal without escape sequences will do`() throws {
    let session = try session("TERM=dumb")
    session.type("half\u{3}")
    try session.expect("interrupted")
    try session.expect("ready>")
    session.type("one\rtwo\r")
    try session.expect("line 1: [one]")
    try session.expect("line 2: [two]")
    try session.expect("ready>")
    session.type("\u{4}")
    #expect(try session.exitCode() == 0)
  }

  @Test(arguments: ["LANG=C", "LANG=C.UTF-8"])
  func `characters of several bytes are one for the editor`(language: String) throws {
    let session = try session(language)
    session.type("né\u{7F}o 日本\u{7F}\r")
    try session.expect("line 1: [no 日]")
  }
}
