import Assistant
import Foundation
import SampleDevice
import Terminal
import Testing

@testable import ParleyTerminal

/// What Tab offers, question by question.
@Suite struct CandidatesTests {
  private func session(after lines: String...) async throws -> Session {
    let session = try Session.sample()
    for line in lines { await session.hear(line) }
    return session
  }

  private func offered(_ text: String, in session: Session) -> [String] {
    let files = { @Sendable (_: String) in ["lunch.transcript", "old/"] }
    return Candidates(session, files: files).matching(CompletionRequest(text: text))
  }

  @Test func `within a text nothing is completed, and at its start only what is none`() async throws
  {
    let session = try await session(after: "send a message to anna haro")
    #expect(offered("", in: session) == ["cancel", "help"])
    #expect(offered("I ca", in: session) == [])
    #expect(offered("anna h", in: session) == [])
    #expect(offered("dear Mike ", in: session) == [])
  }

  @Test func `commands are completed at any question`() async throws {
    let session = try await session(after: "send a message to anna haro")
    #expect(offered(":con", in: session).contains(":contacts deny"))
    #expect(offered("::con", in: session) == ["cancel", "help"])
  }

  @Test(arguments: [
    (":replay ", ["lunch.transcript", "old/"]),
    (":clock ", ["+10s", "+10m", "+1h", "-1d"]),
    (":fork ", ["back"]),
    (":fault resolveRecipients ", ["INSearchForMessagesIntent", "INSendMessageIntent"]),
    (":interrupt handle INSendMessageIntent app-", ["app-killed"]),
    (":fault handle INSendMessageIntent slow ", ["slow 5s"]),
    (":fault resolveRecipients INSendMessageIntent ", ["never-answers", "wrong-count"]),
    (":fault ", ["clear", "handle", "resolveRecipients"]),
  ])
  func `what a command takes is completed`(line: String, expected: [String]) async throws {
    let offered = try await offered(line, in: session())
    #expect(Set(expected).isSubset(of: offered))
    #expect(!offered.contains("fails CODE") && !offered.contains("Anna Haro"))
  }

  @Test func `an intent is offered only for a method that its handlers have`() async throws {
    let session = try await session()
    #expect(!offered(":fault resolveRecipients ", in: session).contains("INRequestRideIntent"))
    #expect(offered(":fault handle ", in: session).contains("INRequestRideIntent"))
    #expect(offered(":clock +10m ", in: session) == [])
  }

  @Test func `whom a message goes to is somebody known`() async throws {
    let session = try await session(after: "send a message saying hello")
    let people = offered("An", in: session)
    #expect(people.contains("Anna Haro"))
    #expect(!people.contains("Jordan Doe"))
    #expect(people.last == "cancel")
    session.device.permit { $0.contacts = false }
    #expect(offered("An", in: session) == ["cancel"])
  }

  @Test func `where a ride goes is a place that is known`() async throws {
    let session = try await session(after: "get me a ride")
    #expect(offered("", in: session).contains("Ferry Building"))
  }

  @Test func `a workout is one of the app's`() async throws {
    let session = try await session(after: "start a workout")
    #expect(offered("", in: session).contains("Morning Mile"))
  }

  @Test func `choices and yes or no are themselves`() async throws {
    let session = try await session(after: "message mike")
    #expect(offered("", in: session) == ["Mike Abbott", "Mike Chen", "cancel"])
    await session.hear("Mike Chen")
    await session.hear("hello")
    #expect(offered("", in: session) == ["yes", "no", "cancel"])
  }

  @Test func `where nothing is asked there are requests, apps, people and commands`() async throws {
    let session = try await session()
    let all = Set(offered("", in: session))
    #expect(all.isSuperset(of: ["MyRide", "Anna Haro", ":save", "How was my week"]))
  }

  // MARK: - In the middle of a sentence

  @Test(arguments: [
    ("start a ", ["run", "walk", "workout", "Morning Mile"], ["message", "Anna Haro", "$20"]),
    ("get a ride ", ["to", "from", "for", "Ferry Building"], ["Anna Haro", "start"]),
    ("mark the last message as ", ["read", "unread", "flagged"], ["run", "Anna Haro"]),
    ("get a ride with ", ["MyRide"], ["CoinPurse", "Ringer", "MessageBot"]),
    ("send a message to ", ["Anna Haro"], ["Ferry Building", "run"]),
    ("start a run for ", ["20 minutes", "5 miles"], ["Anna Haro", "tomorrow", "$20"]),
  ])
  func `what comes next is what the phrases allow, and people say`(
    line: String,
    expected: [String],
    unexpected: [String]
  ) async throws {
    let next = offered(line, in: try await session())
    #expect(Set(next).isSuperset(of: expected), "\(next)")
    #expect(Set(next).isDisjoint(with: unexpected), "\(next)")
    #expect(next.count <= 20)
  }

  @Test func `what is said most comes first, and always in the same order`() async throws {
    let session = try await session()
    #expect(offered("get a ride ", in: session).first == "to")
    #expect(offered("mark the last message as ", in: session).first == "read")
    #expect(offered("call ", in: session) == offered("call ", in: session))
  }

  @Test func `what is typed of a word or a name chooses among what comes next`() async throws {
    let session = try await session()
    #expect(offered("mark the last message as un", in: session).contains("unread"))
    #expect(offered("mark the last message as un", in: session).allSatisfy { $0.hasPrefix("un") })
    #expect(offered("call anna h", in: session) == ["Anna Haro"])
    #expect(offered("get a ride to fer", in: session).contains("Ferry Building"))
    #expect(offered("Sta", in: session).contains("start"))
  }

  @Test(arguments: ["text mike i am ", "tell anna that the soup is r", "text kate: i'm on my "])
  func `within a text of a request nothing is completed`(line: String) async throws {
    #expect(offered(line, in: try await session()) == [])
  }

  @Test func `where no phrase goes on there may still be names`() async throws {
    let all = offered("if he w", in: try await session())
    #expect(Set(all).isSuperset(of: ["Anna Haro", "MyRide"]))
    #expect(!all.contains("unread"))
  }

  @Test func `nothing is offered that no installed app does`() async throws {
    let session = try await session()
    session.device.uninstall(["com.example.MyRide", "com.example.CoinPurse"])
    #expect(!offered("get a ", in: session).contains("ride"))
    #expect(!offered("send anna ", in: session).contains("$20"))
    #expect(offered("start a ", in: session).contains("run"))
  }

  @Test func `people are offered only while contacts may be seen`() async throws {
    let session = try await session()
    #expect(offered("call ", in: session).contains("Anna Haro"))
    session.device.permit { $0.contacts = false }
    #expect(!offered("call ", in: session).contains("Anna Haro"))
    #expect(!offered("", in: session).contains("Anna Haro"))
  }
}
