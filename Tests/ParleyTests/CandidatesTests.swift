import Assistant
import Foundation
import SampleHousehold
import Terminal
import Testing

@testable import Parley

/// What Tab offers, question by question.
@Suite struct CandidatesTests {
  private func session(after lines: String...) async throws -> Session {
    let clock = ManualClock(now: .init(timeIntervalSince1970: 1_795_196_460))
    let world = try Repertoire.sampleApps.world(.sample)
    let scene = Scene(files: .sample, world: world, clock: clock)
    let session = Session(
      world: world,
      apps: try Repertoire.sampleApps.startingApps(in: scene),
      clock: clock,
      report: { _ in }
    )
    for line in lines { await session.hear(line) }
    return session
  }

  private func offered(_ text: String, in session: Session) -> [String] {
    Candidates(session).matching(CompletionRequest(text: text))
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

  @Test func `whom a message goes to is somebody known`() async throws {
    let session = try await session(after: "send a message saying hello")
    let people = offered("An", in: session)
    #expect(people.contains("Anna Haro"))
    #expect(!people.contains("Jordan Doe"))
    #expect(people.last == "cancel")
    session.permit { $0.contacts = false }
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
}
