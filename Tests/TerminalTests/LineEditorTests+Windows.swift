import Testing

// MARK: - The window

extension LineEditorTests {
  @Test func `the width follows the window`() throws {
    let session = try session()
    session.resize(columns: 47)
    session.type("width\r")
    try session.expect("width: [47]")
  }

  /// 28 columns and 23, which take two rows each in twenty.
  private func typeBelowRow(in session: Pseudoterminal) throws {
    session.type("status\r")
    try session.expect("begun\r\n")
    try session.expect("ready>")
    session.type("sixteen letters.")
    try session.expect("sixteen letters.")
  }

  @Test func `in a narrower window the rows that there are by then go before they come again`()
    throws
  {
    let session = try session()
    try typeBelowRow(in: session)
    session.resize(columns: 20)
    try session.expect("\u{1B}[3A\r\u{1B}[J[####-------------…\r\n")
    try session.expect("ready>")
    session.resize(columns: 80)
    try session.expect("\u{1B}[A\r\u{1B}[J[####----------------] begun\r\n")
    try session.expect("sixteen letters.")
    session.type("\r")
    try session.expect("line 2: [sixteen letters.]")
  }

  @Test func `a row that is just full is one row`() throws {
    let session = try session()
    try typeBelowRow(in: session)
    session.resize(columns: 23)
    try session.expect("\u{1B}[2A\r\u{1B}[J[####----------------…\r\n")
    try session.expect("sixteen letters.")
    session.resize(columns: 30)
    try session.expect("\u{1B}[A\r\u{1B}[J[####----------------] begun\r\n")
  }

  @Test func `where the terminal cuts them off there are as many rows as before`() throws {
    let session = try session("XTERM_VERSION=XTerm(379)")
    try typeBelowRow(in: session)
    session.resize(columns: 20)
    try session.expect("\u{1B}[A\r\u{1B}[J[####-------------…\r\n")
  }

  @Test func `a search goes on in a window that has changed`() throws {
    let session = try session()
    session.type("whole\r")
    try session.expect("line 1: [whole]")
    try session.expect("ready>")
    session.type("\u{12}who")
    try session.expect("who\u{1B}[27mle")
    session.resize(columns: 60)
    session.type("\r")
    try session.expect("line 2: [whole]")
  }

  @Test func `a window that changes during work is known to the next line`() throws {
    let session = try session()
    session.type("work\r")
    try session.expect("working")
    session.resize(columns: 20)
    session.type("\u{3}")
    try session.expect("ready>")
    session.type("a line of forty columns that wraps twice")
    try session.expect("twice")
    // To its start it is some rows up.
    session.type("\u{1}")
    try session.expect("\u{1B}[A")
  }
}
