import Foundation
import Intents
import Parley
import Scratch
import Synchronization
import Testing

/// Invariants of authors, held after every step of every conversation.
@Suite struct InvariantTests {
  /// The messages that an app has sent; those about lunch twice.
  private final class Outbox: Sendable {
    private let sent = Mutex(0)

    var count: Int { sent.withLock(\.self) }

    func send(_ text: String) {
      sent.withLock { $0 += text.contains("lunch") ? 2 : 1 }
    }
  }

  private final class Chat: INExtension, INSendMessageIntentHandling {
    private let outbox: Outbox

    init(_ outbox: Outbox) {
      self.outbox = outbox
      super.init()
    }

    func resolveRecipients(
      for intent: INSendMessageIntent
    ) async -> [INSendMessageRecipientResolutionResult] {
      guard let recipients = intent.recipients else { return [.needsValue()] }
      return recipients.map { .success(with: $0) }
    }

    func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
      intent.content.map { .success(with: $0) } ?? .needsValue()
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      outbox.send(intent.content ?? "")
      return INSendMessageIntentResponse(code: .success, userActivity: nil)
    }
  }

  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
    let list = """
      <plist><dict><key>CFBundleIdentifier</key><string>com.example.Pigeon</string>
      <key>CFBundleName</key><string>Pigeon</string>
      <key>NSSiriUsageDescription</key><string>Pigeon carries messages.</string>
      <key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.intents-service</string>
      <key>NSExtensionPrincipalClass</key><string>Chat</string>
      <key>NSExtensionAttributes</key><dict>
      <key>IntentsSupported</key><array><string>INSendMessageIntent</string></array>
      </dict></dict></dict></plist>
      """
    try folder.write(list.utf8, to: "Info.plist")
  }

  private var pigeon: App {
    App(describedBy: folder.path("Info.plist")) { _ in
      let outbox = Outbox()
      var code = AppCode(extension: { Chat(outbox) })
      code.state = { ["sent": "\(outbox.count)"] }
      return code
    }
  }

  private static let isSentOnce = Invariant("a message is sent once for each yes") { conversation in
    let handled = conversation.facts.count { $0 == "handle INSendMessageIntent -> success" }
    return conversation.appState["sent"] == "\(handled)"
  }

  @Test func `an invariant that does not hold fails, with a short conversation and each state`()
    async throws
  {
    let failure = await #expect(throws: CheckFailure.self) {
      try await check(pigeon, holding: Self.isSentOnce)
    }
    let report = try #require(failure?.description)
    let conversation = try #require(
      report.firstMatch(of: /```transcript\n(# Broken: (?:.*\n)*?)```/)?.1
    )
    let lines = conversation.split(separator: "\n")
    #expect(lines.first == "# Broken: a message is sent once for each yes")
    #expect(lines.count { $0.hasPrefix("> ") } == 2)
    #expect(lines.contains { $0.hasPrefix("> ") && $0.contains("lunch") })
    #expect(lines.filter { $0.hasPrefix("# sent=") } == ["# sent=0", "# sent=2"])
    #expect(lines.contains("= handle INSendMessageIntent -> success"))
    // What was found is a transcript that leads there.
    let path = try folder.write(String(conversation).utf8, to: "broken.transcript")
    try await replay(path, with: pigeon)
  }

  @Test func `invariants that hold are told with how much they were held against`() async throws {
    let invariant = Invariant("a line is said") { !$0.lines.isEmpty && $0.lines.last != nil }
    try await check(pigeon, holding: invariant)
    let failure = await #expect(throws: CheckFailure.self) {
      try await check(pigeon, holding: invariant, Self.isSentOnce)
    }
    let report = try #require(failure?.description)
    #expect(report.contains(/Held after each of \d+ lines: a line is said\./))
  }

  @Test func `what is never to happen can be said as transcripts say it`() async throws {
    try await check(pigeon, holding: .never("handle INSendMessageIntent -> failure"))
    let failure = await #expect(throws: CheckFailure.self) {
      try await check(pigeon, holding: .never("handle [..] -> success"))
    }
    #expect(failure?.description.contains("never handle [..] -> success") == true)
  }

  @Test func `conditions are told to the invariant as they were`() async throws {
    let seen = Mutex<Set<Int>>([])
    let invariant = Invariant("all is told") { conversation in
      seen.withLock { _ = $0.insert(conversation.lines.count) }
      return !conversation.answers.isEmpty
        && conversation.facts.allSatisfy { !$0.isEmpty && !$0.hasPrefix("=") }
    }
    try await check(pigeon, holding: invariant)
    #expect(seen.withLock { $0.count } > 2)
  }

  // MARK: - On the command line

  @Test func `the lines of a transcript that say never hold in every conversation of a check`()
    throws
  {
    let sound = try folder.write(
      "= never handle INStartWorkoutIntent -> ready\n".utf8,
      to: "a.part"
    )
    let result = try ParleyProcess.run(["check", "Stride", "--holding", sound])
    #expect(result.code == 0)
    #expect(result.output.contains("never handle INStartWorkoutIntent -> ready"))
    let broken = try folder.write(
      "# None is ended.\n= never handle INEndWorkoutIntent -> success\n".utf8,
      to: "b.part"
    )
    let other = try ParleyProcess.run(["check", "Stride", "--holding", broken, "--github"])
    #expect(other.code == 1)
    #expect(other.output.contains("::error file=\(broken),line=2,title=invariant::"))
    #expect(other.output.contains("= handle INEndWorkoutIntent -> success"))
  }

  @Test(arguments: [[], ["--isolate"]])
  func `a broken one shows the state of an app wherever that runs`(way: [String]) throws {
    let rules = try folder.write(
      "= never handle INSendMessageIntent -> success\n".utf8,
      to: "e.part"
    )
    let result = try ParleyProcess.run(
      ["check", "Humpty", "--holding", rules] + way,
      program: "crash-probe"
    )
    let states = result.output.split(separator: "\n").filter { $0.hasPrefix("# sent=") }
    #expect(states == ["# sent=0", "# sent=1"], "\(result)")
  }

  @Test(arguments: [
    ("handle INStartWorkoutIntnt -> success", "an intent, found “INStartWorkoutIntnt”"),
    ("intent INStartWorkoutsIntent", "an intent, found “INStartWorkoutsIntent”"),
    ("handle INStartWorkoutIntent -> sucess", "a code of INStartWorkoutIntent, found “sucess”"),
  ])
  func `what can't happen because it is misspelt is a mistake`(fact: String, words: String) throws {
    let path = try folder.write("= never \(fact)\n".utf8, to: "d.part")
    let result = try ParleyProcess.run(["check", "Stride", "--holding", path])
    #expect(result.code == 2)
    #expect(result.errors.contains("\(path):1: Expected \(words)"))
    #expect(result.errors.contains("Did you mean"))
  }

  @Test func `a file that states nothing is a mistake`() throws {
    let path = try folder.write("> hello\n".utf8, to: "c.part")
    let result = try ParleyProcess.run(["check", "Stride", "--holding", path])
    #expect(result.errors == "parley: Expected a line “= never …” in \(path), found none.\n")
    #expect(result.code == 2)
  }
}
