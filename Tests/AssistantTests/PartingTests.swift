import Dialogue
import Foundation
import Intents
import Testing
import Transcripts

@testable import Assistant

/// Two builds of an app, compared.
@Suite struct PartingTests {
  /// The answer to a message without a text.
  private enum Asking { case never, plainly, refusing }

  /// Sends messages; a later build may ask for the text, or fail.
  private final class Chat: NSObject, INSendMessageIntentHandling {
    private let asks: Asking
    private let code: INSendMessageIntentResponseCode

    init(asks: Asking, code: INSendMessageIntentResponseCode) {
      (self.asks, self.code) = (asks, code)
    }

    func resolveRecipients(
      for intent: INSendMessageIntent
    ) async -> [INSendMessageRecipientResolutionResult] {
      guard let recipients = intent.recipients else { return [.needsValue()] }
      return recipients.map { .success(with: $0) }
    }

    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
      if let content = intent.content { return .success(with: content) }
      switch asks {
      case .never: return .notRequired()
      case .plainly: return .needsValue()
      case .refusing: return .unsupported()
      }
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      INSendMessageIntentResponse(code: code, userActivity: nil)
    }
  }

  private func report(
    asks: Asking = .never,
    code: INSendMessageIntentResponseCode = .success,
    lines: Int = 60
  ) async throws -> CheckReport {
    try await CheckedApp(
      intents: ["INSendMessageIntent"],
      lines: lines,
      code: { _ in AppCode(handler: { Chat(asks: asks, code: code) }) }
    ).report()
  }

  private func record(of report: CheckReport) throws -> RecordedRun {
    let data = try JSONEncoder().encode(RecordedRun(report))
    return try JSONDecoder().decode(RecordedRun.self, from: data)
  }

  @Test func `a build does not part from itself, and how much was compared is told`() async throws {
    let report = try await report()
    let partings = Partings(of: report, from: try record(of: report))
    #expect(partings.all.isEmpty)
    #expect(partings.parted == 0)
    #expect(partings.compared == Set(report.trials.map(\.key)).count)
    #expect(partings.onlyHere == 0 && partings.onlyThere == 0)
    #expect(
      partings.sentence
        == "No difference. \(partings.compared) lines were compared; 0 were said only here, "
        + "0 only there."
    )
  }

  private func report(to line: String = "hello", saying lines: String...) throws -> CheckReport {
    let turn = Performance.Turn(.user(line), lines.map { .said($0) })
    let trial = Trial(situation: Situation(), intent: "INSendMessageIntent", turns: [turn])
    var coverage = Coverage(trial.intent)
    coverage.take(trial)
    return CheckReport(
      app: try Sample.world.app("MessageBot"),
      lint: [],
      coverages: [coverage],
      discoveries: [],
      trials: [trial]
    )
  }

  @Test func `lines in another order, or said once more, are shown as such`() throws {
    let order = Partings(
      of: try report(saying: "a", "b"),
      from: try record(of: report(saying: "b", "a"))
    )
    let moved = try #require(order.all.first)
    #expect(moved.here.count == 1 && moved.here == moved.there)
    let more = Partings(of: try report(saying: "a", "a"), from: try record(of: report(saying: "a")))
    #expect(more.all.first?.diff == [" > hello", "+< a"])
    #expect(
      more.sentence
        == "1 conversation parts. 1 line was compared; 0 were said only here, 0 only there."
    )
  }

  @Test func `where nothing was said at all, that is no agreement`() throws {
    let report = CheckReport(
      app: try Sample.world.app("MessageBot"),
      lint: [],
      coverages: [],
      discoveries: []
    )
    let partings = Partings(of: report, from: try record(of: report))
    #expect(partings.hasFailed)
    #expect(partings.sentence.hasPrefix("Nothing could be compared. 0 lines were compared; 0 were"))
  }

  @Test func `where no line was said to both, nothing is said to be without difference`() throws {
    let partings = Partings(
      of: try report(saying: "a"),
      from: try record(of: report(to: "goodbye", saying: "a"))
    )
    #expect(partings.hasFailed)
    #expect(
      partings.sentence
        == "Nothing could be compared. 0 lines were compared; 1 was said only here, 1 only there."
    )
  }

  @Test func `what took no time has no speed`() throws {
    var report = try report(saying: "a")
    report.duration = .seconds(1)
    #expect(report.rate == "It took 1.0 s: 1 line and 1 conversation a second.")
    report.duration = .zero
    #expect(report.rate == nil)
  }

  @Test func `for each kind of difference there is the shortest conversation`() async throws {
    let partings = Partings(
      of: try await report(code: .failure),
      from: try record(of: try await report(asks: .plainly))
    )
    #expect(partings.all.map(\.kind).contains(.resolution))
    let resolution = try #require(partings.all.first { $0.kind == .resolution })
    #expect(resolution.lines.count == 1)
    #expect(resolution.diff.contains("-= resolve content -> needsValue"))
    #expect(resolution.diff.contains("+= resolve content -> notRequired"))
    let code = try #require(partings.all.first { $0.kind == .responseCode })
    #expect(code.lines.last == "> yes")
    #expect(code.diff.contains("-= handle INSendMessageIntent -> success"))
    #expect(code.diff.contains("+= handle INSendMessageIntent -> failure"))
  }

  @Test func `behind the line at which two part nothing is compared`() async throws {
    let (here, there) = (
      try await report(asks: .refusing), try await report(asks: .plainly)
    )
    let recorded = there.trials.map { ($0.key, $0.events.map(\.line)) }
    let events = Dictionary(recorded) { first, _ in first }
    let shared = here.trials.filter { events[$0.key] != nil }
    let parted = shared.filter { events[$0.key] != $0.events.map(\.line) }
    let behind = Set(shared.map(\.key)).filter { key in
      parted.contains { trial in
        trial.situation == key.situation && trial.lines.count < key.lines.count
          && key.lines.starts(with: trial.lines)
      }
    }
    // They are asked for the text in other words, and go on alike.
    #expect(!behind.isEmpty)
    let partings = Partings(of: here, from: try record(of: there))
    #expect(partings.compared == Set(shared.map(\.key)).count - behind.count)
    #expect(partings.onlyHere == 0 && partings.onlyThere == 0)
  }

  @Test func `what only one of them was asked is counted`() async throws {
    let (long, short) = (try await report(), try await report(lines: 20))
    let onlyHere = Partings(of: long, from: try record(of: short))
    let more = Set(long.trials.map(\.key)).subtracting(short.trials.map(\.key)).count
    #expect(onlyHere.onlyHere == more && onlyHere.onlyThere == 0)
    let onlyThere = Partings(of: short, from: try record(of: long))
    #expect(onlyThere.onlyThere == more && onlyThere.onlyHere == 0)
  }
}
