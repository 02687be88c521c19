import Foundation
import Glibc
import Scratch
import Testing

extension TerminalConversationTests {
  // MARK: - Saving

  @Test func `what is copied for those who save drops no lock on what apps have open`() throws {
    let data = ["--data", home.appending(path: "data").path]
    let first = try start(data[0], data[1], "-c", "start a run")
    try first.expect("Your run has started")
    #expect(try first.exitCode() == 0)

    let session = try start(data[0], data[1])
    try session.expect(prompt)
    let atStart = try locks
    #expect(atStart > 0)
    // What is held until somebody saves is locked as well.
    for (line, answer) in [
      ("end my run", "Your run has ended."), (request, question), ("yes", "sent."),
      (":save \(home.appending(path: "one").path)", "Saved as"), (":undo", "Going on after"),
      (":fork 1", "Going on after"), ("call anna haro", "Calling Anna Haro"),
      (":save \(home.appending(path: "two").path)", "Saved as"),
    ] {
      session.type(line + "\r")
      try session.expect(answer)
      try session.expect(prompt)
      let count = try locks
      #expect(line.hasPrefix(":save") ? count == atStart : count >= atStart, "\(line)")
    }
  }

  /// The number of locks that the program and its apps' processes have.
  private var locks: Int {
    get throws {
      try scratch.processesAtHome.compactMap { Int32($0) }.reduce(0) {
        try $0 + FileLocks(of: $1).count
      }
    }
  }

  @Test func `a report shows that it is being made, and Ctrl-C ends that alone`() throws {
    let path = home.appending(path: "shown.transcript").path
    let session = try start()
    for line in ["text mike chen that bye", "yes", request] { try say(line, in: session) }
    try say(":report \(path)", in: session)
    try session.expect("working…")
    session.type("\u{3}")
    try session.expect("No report was written.")
    #expect(!FileManager.default.fileExists(atPath: path))
    try say("yes", in: session)
    try session.expect("Message to Anna Haro sent.")
    try say(":quit", in: session)
    #expect(try session.exitCode() == 0)
  }
}
