import Foundation
import SampleDevice
import Testing
import Understanding

@testable import Assistant

/// Questions that the assistant answers by itself, where nothing says what they are about.
@Suite struct SessionTellingTests {
  private final class Said {
    var lines: [String] = []
  }

  private static let questions = Manner.Topic.all.flatMap(\.requests)
    .filter { $0.manner.record != nil }

  /// Answers lines, then a request without any value.
  private func answer(to request: IntentName, after lines: String...) async throws -> [String] {
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
    for line in lines { await session.hear(line) }
    said.lines = []
    let bare = DialogueSpeech(name: "bare", moves: [.perhaps(DialogueScene.reading(request))])
    await session.hear(bare.utterance)
    return said.lines
  }

  @Test(arguments: questions)
  func `each is answered`(question: IntentName) async throws {
    #expect(try await answer(to: question) != [])
    #expect(try await answer(to: question, after: "call Anna") != [])
  }

  @Test func `nobody's number is asked for, and no switch of the speaker`() async throws {
    #expect(try await answer(to: "personDetails") == ["I don't know who you mean."])
    #expect(
      try await answer(to: "callSound", after: "call Anna")
        == ["You can say “speaker on” or “speaker off”."]
    )
    #expect(try await answer(to: "callSound") == ["You're not on a call."])
  }
}
