import Foundation
import Scratch
import Testing

/// What is shown in a terminal of a world full of what a terminal would obey.
extension TerminalConversationTests {
  private func hostileSession() throws -> Pseudoterminal {
    let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/World").standardizedFileURL
    try HostileText.copyWorld(from: fixtures, to: home.appending(path: "world"))
    return try start("--world", home.appending(path: "world").path, "--data", home.path + "/data")
  }

  /// Whether anything was shown that does what the marks do; readline's own sequences are others.
  private func expectHarmless(_ shown: String) {
    let marks: [Unicode.Scalar] = ["\u{9B}", "\u{9D}", "\u{9C}", "\u{85}"]
    #expect(!shown.unicodeScalars.contains(where: marks.contains), "\(shown.debugDescription)")
    for line in shown.unicodeScalars.split(separator: "\n") {
      #expect(HostileText.isBalanced(line), "\(String(line).debugDescription)")
    }
    for sequence in ["\u{1B}]", "\u{1B}[8m", "\u{1B}c"] {
      #expect(!shown.contains(sequence), "\(shown.debugDescription)")
    }
  }

  @Test func `candidates, cards and the row above the line hold nothing that a terminal obeys`()
    throws
  {
    let session = try hostileSession()
    var shown = try session.expect(prompt)
    session.type("\t")
    shown += try session.expect("MessageBot\(HostileText.sign)")
    // Where the list fills the screen, it goes on with a key.
    session.type("q\u{15}call mike\t")
    shown += try session.expect("Mike Chen\(HostileText.sign)")
    session.type("\u{15}call kate\t")
    shown += try session.expect("Bell\(HostileText.sign)")
    session.type("\u{15}")
    let lines = [
      ":contacts", "read my new messages", "get me a ride to the airport", "yes", "help",
    ]
    for line in lines {
      session.type(line + "\r")
      // A prompt that is shown once more while somebody types is not the next one.
      shown += try session.expect(line + "\r\n")
      shown += try session.expect(prompt)
    }
    session.type("\u{4}")
    #expect(try session.exitCode() == 0)
    shown += session.rest
    #expect(shown.contains("pickup in"))
    expectHarmless(shown)
  }

  @Test func `what is pasted, or was typed in another session, is shown without it`() throws {
    let folder = home.appending(path: ".local/state/parley")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let earlier = "earlier\(HostileText.marks) line\n"
    try Data(earlier.utf8).write(to: folder.appending(path: "history"))
    let session = try hostileSession()
    var shown = try session.expect(prompt)
    session.type("\u{1B}[A")
    shown += try session.expect("earlier☠")
    session.type("\u{15}\u{1B}[200~call \u{9B}7mnobody\u{85} at all\u{1B}[201~")
    shown += try session.expect("7mnobody at all")
    session.type("\r")
    shown += try session.expect(prompt)
    session.type("\u{4}\u{4}")
    _ = try session.exitCode()
    expectHarmless(shown + session.rest)
  }
}
