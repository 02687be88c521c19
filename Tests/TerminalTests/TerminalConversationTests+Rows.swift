import Foundation
import Glibc
import Testing

// MARK: - Above the line, and around it

extension TerminalConversationTests {
  @Test func `a ride counts above the line while it is typed, and keeps out of it`() throws {
    let session = try start()
    try say("get a ride to the airport", in: session)
    try session.expect("Do you want to request it?")
    try say("yes", in: session)
    try session.expect("MyRide has confirmed your ride")
    try session.expect(prompt)
    session.type("where is")
    try session.expect("Car en Route")
    try session.expect("where is")
    session.type(" it\r")
    try session.expect("will pick you up in")
  }

  @Test func `plain output draws nothing, and nothing counts above the line`() throws {
    let session = try start("--plain")
    try session.expect("> ")
    session.type("get a ride to the airport\r")
    try session.expect("  Drop-off: San Francisco International Airport\r\n")
    try session.expect("request it?")
    try session.expect("> ")
    session.type("yes\r")
    try session.expect("Ride number: MR-1")
    try session.expect("> ")
    session.type("where is\t")
    session.type("\u{15}:quit\r")
    _ = try session.exitCode()
    #expect(!session.rest.contains("█") && !session.rest.contains("░"))
  }

  @Test func `a workout that an earlier session began is seen at the next prompt`() throws {
    let first = try start("-c", "start a run")
    try first.expect("Your run has started in Stride.")
    #expect(try first.exitCode() == 0)
    let second = try start()
    try second.expect("Run  0:")
    try say("end my run", in: second)
    try second.expect("Your run has ended.")
  }

  @Test func `in 30 columns everything is text, and no row is wider`() throws {
    let session = try start(columns: 30)
    try say("get a ride to the airport", in: session)
    let card = try session.expect("Do you want to")
    #expect(card.contains("  Drop-off: San Francisco\r\n    International Airport\r\n"))
    for row in card.split(whereSeparator: \.isNewline) where row.hasPrefix(" ") {
      #expect(row.count <= 30, "\(row)")
    }
  }

  @Test func `in 30 columns commands are explained below themselves`() throws {
    let session = try start(columns: 30)
    try say(":help", in: session)
    try session.expect("  :help\r\n      list these commands\r\n")
    try session.expect("  :quit\r\n")
  }

  @Test func `cards follow the window to its new width`() throws {
    let session = try start(environment: ["NO_COLOR=1"])
    try session.expect("> ")
    session.type("get a ride to the airport\r")
    try session.expect("  ○ Drop-off       San Francisco International Airport\r\n")
    try session.expect("request it?")
    try session.expect("> ")
    session.resize(columns: 40)
    session.type("repeat\r")
    try session.expect("  ○ Drop-off       San Francisco\r\n")
    #expect(try session.expect("International Airport\r\n").allSatisfy { $0 == " " })
  }

  @Test func `Ctrl-Z gives the terminal to the shell, and the question is there again after fg`()
    throws
  {
    let shell = try Pseudoterminal(
      "/bin/bash",
      ["--norc", "-i"],
      environment: environment(["PS1=shell$ "])
    )
    try shell.expect("shell$ ")
    try shell.type("\(executable()) --quiet\r")
    try say(request, in: shell)
    try shell.expect(question)
    try shell.expect(prompt)
    shell.type("ye")
    try shell.expect("ye")
    shell.type("\u{1A}")
    try shell.expect("Stopped")
    try shell.expect("shell$ ")
    shell.type("fg\r")
    try shell.expect("ye")
    shell.type("s\r")
    try shell.expect("Message to Anna Haro sent.")
  }
}
