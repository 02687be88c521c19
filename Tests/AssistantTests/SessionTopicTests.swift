import Foundation
import SampleDevice
import Testing
import Understanding

@testable import Assistant

/// The sentences by which help shows what can be said.
@Suite struct SessionTopicTests {
  private final class Said {
    var lines: [String] = []
  }

  private func help(
    _ line: String,
    changing change: (Session) -> Void = { _ in }
  ) async throws
    -> [String]
  {
    let clock = ManualClock.unhurried(at: Date(timeIntervalSince1970: 1_795_196_460))
    let world = try Repertoire.sampleApps.world(.sample)
    let scene = Scene(files: .sample, world: world, clock: clock)
    let said = Said()
    let session = Session(
      world: world,
      apps: try Repertoire.sampleApps.startingApps(in: scene),
      clock: clock,
      report: { if case .said(let lines) = $0 { said.lines += lines } }
    )
    change(session)
    await session.hear(line)
    return said.lines
  }

  @Test(arguments: Manner.Topic.all)
  func `each sentence is understood as one of its topic's requests, two of each at most`(
    topic: Manner.Topic
  ) async throws {
    let shown = try await help("help with \(topic.name)").dropFirst()
    #expect(shown.count > topic.requests.count)
    let world = try Repertoire.sampleApps.world(.sample)
    let lexicon = Lexicon(world: world, apps: [], isContactsAllowed: true)
    var requests: [IntentName: Int] = [:]
    for line in shown {
      let sentence = line.trimmingCharacters(in: .whitespaces)
      let understood = Interpreter(lexicon: lexicon, secondStage: .none)
        .read(sentence, at: CivilTime(ManualClock.usualNow, in: world.timeZone))
      guard case .reading(let reading, _) = understood else {
        Issue.record("“\(sentence)” is not understood.")
        continue
      }
      requests[reading.intent, default: 0] += 1
    }
    #expect(Set(requests.keys) == Set(topic.requests))
    #expect(requests.values.allSatisfy { $0 <= 2 })
  }

  @Test func `people are named only while contacts may be seen`() async throws {
    let shown = try await help("help with payments")
    #expect(shown.contains { $0.contains("John Appleseed") || $0.contains("Mike Abbott") })
    let hidden = try await help("help with payments") { $0.device.permit { $0.contacts = false } }
    #expect(hidden.first == "You can say something like:")
    #expect(!hidden.contains { $0.contains("Appleseed") || $0.contains("Abbott") })
  }

  @Test func `of what no installed app does there is only general help`() async throws {
    let shown = try await help("help with rides") { $0.device.uninstall(["com.example.MyRide"]) }
    #expect(
      shown.last == "For more, say “help with messages”, or with calls, workouts, or payments."
    )
  }
}
