import Glibc
import Testing

// MARK: - How it ends

extension LineEditorTests {
  @Test func `Ctrl-D on an empty line ends the session and restores the terminal`() throws {
    let session = try session()
    #expect(!session.isCooked)
    session.type("\u{4}")
    try session.expect("end")
    #expect(session.isCooked)
    #expect(try session.exitCode() == 0)
  }

  @Test func `Ctrl-D behind text does nothing`() throws {
    let session = try session()
    session.type("text\u{4}\r")
    try session.expect("line 1: [text]")
    try session.expect("ready>")
  }

  @Test func `SIGTERM restores the terminal and leaves with its code`() throws {
    let session = try session()
    session.type("half")
    try session.expect("half")
    kill(session.process, SIGTERM)
    try session.expect("end")
    #expect(session.isCooked)
    #expect(try session.exitCode() == 143)
  }

  @Test func `SIGTERM cancels work before the session leaves`() throws {
    let session = try session()
    session.type("work\r")
    try session.expect("working")
    kill(session.process, SIGTERM)
    try session.expect("cancelled")
    try session.expect("end")
    #expect(try session.exitCode() == 143)
  }

  @Test func `the time limit ends the session with 124`() throws {
    let session = try session()
    session.type("half")
    try session.expect("half")
    kill(session.process, SIGALRM)
    try session.expect("end")
    #expect(session.isCooked)
    #expect(try session.exitCode() == 124)
  }
}
