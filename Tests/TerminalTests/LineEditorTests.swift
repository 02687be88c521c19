import Foundation
import Glibc
import Testing

/// Keys, pressed in a real terminal; what is shown is never compared byte for byte.
@Suite(.serialized) final class LineEditorTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "terminal-\(UUID().uuidString)")

  private var historyPath: String { folder.appending(path: "state/history").path }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private var probe: String {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(filePath: tests).deletingLastPathComponent()
        .appending(path: "terminal-probe").path
    }
  }

  private func environment(_ variables: [String]) -> [String] {
    variables + ["LANG=C.UTF-8", "TERM=xterm", "INPUTRC=/dev/null", "HOME=\(folder.path)"]
  }

  private func session(_ variables: String...) throws -> Pseudoterminal {
    let session = try Pseudoterminal(
      probe,
      [historyPath],
      environment: environment(variables)
    )
    try session.expect("ready>")
    return session
  }

  private func linesOfHistory() throws -> [Substring] {
    try String(contentsOfFile: historyPath, encoding: .utf8).split(separator: "\n")
  }

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

  @Test func `Tab completes several words with candidates that hold spaces`() throws {
    let session = try session()
    session.type("text mike a\t\r")
    try session.expect("line 1: [text Mike Abbott]")
  }

  @Test func `Tab lists the candidates without the rest of the line`() throws {
    let session = try session()
    session.type("text mike\t")
    try session.expect("text mike")
    let list = try session.expect("Mike Chen")
    #expect(list.contains("Mike Abbott"))
    #expect(!list.contains("text Mike Abbott"))
    session.type("c\t\r")
    try session.expect("line 1: [text Mike Chen]")
  }

  @Test func `Tab never offers file names`() throws {
    let session = try session()
    session.type("/pro\t\r")
    try session.expect("line 1: [/pro]")
  }

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

  @Test func `a terminal without escape sequences has no row above the line`() throws {
    let session = try session("TERM=dumb")
    session.type("status\rone\r")
    #expect(try !session.expect("line 2: [one]").contains("begun"))
  }

  @Test func `output in the middle of a line stands above it`() throws {
    let session = try session()
    session.type("more news\t")
    try session.expect("extra extra\r\n")
    try session.expect("more news")
    session.type(" now\r")
    try session.expect("line 1: [more news now]")
  }

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
    try session.expect("\u{1B}[1A\r\u{1B}[J[####----------------] begun\r\n")
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
    try session.expect("\u{1B}[1A\r\u{1B}[J[####----------------] begun\r\n")
  }

  @Test func `where the terminal cuts them off there are as many rows as before`() throws {
    let session = try session("XTERM_VERSION=XTerm(379)")
    try typeBelowRow(in: session)
    session.resize(columns: 20)
    try session.expect("\u{1B}[1A\r\u{1B}[J[####-------------…\r\n")
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

  @Test(arguments: ["LANG=C", "LANG=C.UTF-8"])
  func `characters of several bytes are one for the editor`(language: String) throws {
    let session = try session(language)
    session.type("né\u{7F}o 日本\u{7F}\r")
    try session.expect("line 1: [no 日]")
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

  @Test func `lines are remembered once, for their owner only`() throws {
    let session = try session()
    for line in ["alpha", "beta", " secret", "alpha"] {
      session.type("\(line)\r")
      try session.expect("[\(line)]")
      try session.expect("ready>")
    }
    #expect(try linesOfHistory() == ["beta", "alpha"])
    let attributes = try FileManager.default.attributesOfItem(atPath: historyPath)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let directory = folder.appending(path: "state").path
    let directoryAttributes = try FileManager.default.attributesOfItem(atPath: directory)
    #expect(directoryAttributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func `the next session finds the lines with Up, by what they start with, and Ctrl-R`()
    throws
  {
    let first = try session()
    for line in ["read my messages", "where is my ride", "read the news"] {
      first.type("\(line)\r")
      try first.expect("[\(line)]")
      try first.expect("ready>")
    }
    first.type("\u{4}")
    #expect(try first.exitCode() == 0)

    let second = try session()
    second.type("\u{1B}[A\r")
    try second.expect("line 1: [read the news]")
    try second.expect("ready>")
    second.type("whe\u{1B}[A\r")
    try second.expect("line 2: [where is my ride]")
    try second.expect("ready>")
    second.type("\u{12}mess\r")
    try second.expect("line 3: [read my messages]")
  }
}
