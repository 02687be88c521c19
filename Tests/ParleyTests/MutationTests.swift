import Foundation
import Intents
import Parley
import Scratch
import Testing

/// Mutants of apps, in a test and on the command line.
@Suite struct MutationTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private static let loose = """
    > Send a message to Anna Haro with UnicornChat saying hello
    < ...
    > yes
    < [..]

    """

  private func write(_ text: String) throws -> String {
    try folder.write(text.utf8, to: "a.transcript")
  }

  private var app: App {
    App(describedBy: "../../Fixtures/World/Apps/UnicornChat/Info.plist") { Chat() }
  }

  private final class Chat: INExtension, INSendMessageIntentHandling {
    func resolveRecipients(
      for intent: INSendMessageIntent
    ) async -> [INSendMessageRecipientResolutionResult] {
      (intent.recipients ?? []).map { .success(with: $0) }
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      INSendMessageIntentResponse(code: .success, userActivity: nil)
    }
  }

  // MARK: - In a test

  @Test func `what is not noticed fails, and the lines that are named close the gaps`()
    async throws
  {
    let path = try write(Self.loose)
    let failure = await #expect(throws: MutationFailure.self) {
      try await mutate(path, with: app)
    }
    let report = try #require(failure?.description)
    #expect(report.contains("resolve recipients: answers notRequired instead of success\n"))
    #expect(!report.contains("resolve content"), "nobody wrote that method")
    // As often as there is a gap: a line that closes one may close others.
    var text = Self.loose
    while let gap = await gap(in: try write(text)) { text = try #require(gap.closed(in: text)) }
    #expect(text.contains("= resolve recipients -> success Anna Haro"))
    #expect(text.contains("= handle INSendMessageIntent -> success"))
    try await mutate(path, with: app)
  }

  private struct Gap {
    let line: Int
    let isReplacement: Bool
    let new: [String]

    init?(_ report: String) {
      guard let match = report.firstMatch(of: #/a\.transcript:(\d+): .* (After it|In its place), /#)
      else { return nil }
      line = Int(match.1) ?? 0
      isReplacement = match.2 == "In its place"
      new = report.components(separatedBy: "\n").dropFirst().prefix { $0.hasPrefix("  ") }
        .map { String($0.dropFirst(2)) }
    }

    func closed(in text: String) -> String? {
      var lines = text.components(separatedBy: "\n")
      guard lines.indices.contains(line - 1), !new.isEmpty else { return nil }
      lines.replaceSubrange((isReplacement ? line - 1 : line)..<line, with: new)
      return lines.joined(separator: "\n")
    }
  }

  private func gap(in path: String) async -> Gap? {
    do {
      try await mutate(path, with: app)
      return nil
    } catch {
      return Gap("\(error)")
    }
  }

  @Test func `what one app leaves to the default another may have written`() async throws {
    let writer = App(describedBy: "../../Fixtures/World/Apps/MessageBot/Info.plist") { Writer() }
    let second = "> Send a message to Anna Haro with MessageBot saying hello\n< ...\n> no\n< ...\n"
    let path = try write(Self.loose + second)
    let failure = await #expect(throws: MutationFailure.self) {
      try await mutate(path, with: app, writer)
    }
    let report = failure?.description ?? ""
    let method = "INSendMessageIntent, resolve content"
    #expect(report.contains("- MessageBot, \(method)"), "\(report)")
    #expect(!report.contains("- UnicornChat, \(method)"))
  }

  /// Takes the text as it is.
  private final class Writer: INExtension, INSendMessageIntentHandling {
    func resolveRecipients(
      for intent: INSendMessageIntent
    ) async -> [INSendMessageRecipientResolutionResult] {
      (intent.recipients ?? []).map { .success(with: $0) }
    }

    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
      .success(with: intent.content ?? "")
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      INSendMessageIntentResponse(code: .success, userActivity: nil)
    }
  }

  @Test func `a lower score may be enough`() async throws {
    let path = try write(Self.loose.replacing("[..]", with: "[..] sent."))
    try await mutate(path, with: app, atLeast: 0.1)
    await #expect(throws: MutationFailure.self) {
      try await mutate(path, with: app, atLeast: 0.9)
    }
  }

  @Test func `a transcript that differs already can notice nothing`() async throws {
    let path = try write("> Send a message to Anna Haro with UnicornChat saying hello\n< Hm?\n")
    let failure = await #expect(throws: MutationFailure.self) {
      try await mutate(path, with: app, atLeast: 0)
    }
    #expect(failure?.description.contains("a.transcript:2: The assistant said") == true)
    #expect(failure?.description.contains("0 mutants: 0 noticed, 0 not noticed") == true)
  }

  @Test func `a transcript that can't be played keeps none of its file from being tried`()
    async throws
  {
    let unplayable = "```transcript\n@uninstall Nothing\n> Hello\n```\n\n"
    let text = "\(unplayable)```transcript\n\(Self.loose)```\n"
    let path = try folder.write(text.utf8, to: "a.md")
    let failure = await #expect(throws: MutationFailure.self) {
      try await mutate(path, with: app)
    }
    #expect(failure?.description.contains("found “Nothing”") == true)
    #expect(failure?.description.contains("answers notRequired instead of success\n") == true)
  }

  // MARK: - On the command line

  @Test func `gaps are told with their lines, and are no failure`() throws {
    let path = try write("> Send a message to Anna Haro saying hello\n< ...\n")
    let result = try ParleyProcess.run(["replay", "--mutate", path])
    #expect(result.code == 0)
    #expect(
      result.output.contains(
        """
          = resolve content -> success hello
        - MessageBot, INSendMessageIntent, resolve content: never answers
        - MessageBot, INSendMessageIntent, resolve content: answers needsValue instead of success

        """
      ),
      "\(result.output)"
    )
    // Once, with all that it would notice.
    let lines = result.output.split(separator: "\n")
    #expect(lines.count { $0 == "  = resolve content -> success hello" } == 1, "\(result.output)")
    #expect(result.output.contains(/\n1 transcripts?, \d+ plays, \d+ mutants a minute\n$/))
  }

  @Test func `what nobody could tell apart is no gap`() throws {
    let path = TranscriptFile(path: "Fixtures/Transcripts/workouts/kilometers.transcript").url.path
    let result = try ParleyProcess.run(["replay", "--mutate", path])
    #expect(result.output.contains(" that no line could notice\n"), "\(result.output)")
    #expect(!result.output.contains("no single line tells"), "\(result.output)")
    // The percentage is of those that could be noticed.
    let counts = #/(\d+) mutants: (\d+) noticed \([\d.]+ % of (\d+)\), .* (\d+) that no line/#
    let match = try #require(result.output.firstMatch(of: counts), "\(result.output)")
    #expect(Int(match.1) == (Int(match.3) ?? 0) + (Int(match.4) ?? 0))
  }

  @Test func `programs read the same as objects`() throws {
    let path = try write("> Send a message to Anna Haro saying hello\n< ...\n")
    let result = try ParleyProcess.run(["replay", "--mutate", "--json", path])
    let records = try result.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let total = try #require(records.last)
    let counts = try #require(total["counts"] as? [String: Int])
    #expect(counts["notNoticed"] == records.count - 1)
    #expect(records.dropLast().allSatisfy { $0["event"] as? String == "gap" })
    #expect(records.first?["file"] as? String == path)
  }

  @Test(arguments: [("?\n", 2), ("> help\n< no\n", 1), ("@data none\n> help\n", 2)])
  func `what can't be played is no use, and what differs fails`(text: String, code: Int32) throws {
    #expect(try ParleyProcess.run(["replay", "--mutate", write(text)]).code == code)
  }

  @Test func `mutants are tried or files changed, not both`() throws {
    let path = try write(Self.loose)
    let result = try ParleyProcess.run(["replay", "--mutate", "--update", path])
    #expect(result.code == 2)
    #expect(result.errors.contains("--mutate"))
  }
}
