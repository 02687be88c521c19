import Contacts
import Dialogue
import Foundation
import Intents
import Synchronization
import Testing
import Transcripts

@testable import Assistant

/// What checking comes upon when something happens while a handler is waited for.
///
/// One after the other: whoever listens for memory warnings hears those of a whole process.
@Suite(.serialized) struct InterruptionCheckTests {
  /// The messages that an app has sent: in a file, if it has a folder, or else in memory.
  private final class Outbox: Sendable {
    private let path: String?
    private let memory = Mutex<[String]>([])

    init(in folder: String?) {
      path = folder.map { "\($0)/outbox" }
    }

    var texts: [String] {
      guard let path else { return memory.withLock(\.self) }
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return text?.split(separator: "\n").map(String.init) ?? []
    }

    func append(_ text: String) {
      let all = texts + [text]
      memory.withLock { $0 = all }
      guard let path else { return }
      try? Data(all.joined(separator: "\n").utf8).write(to: URL(filePath: path))
    }
  }

  /// Sends each message once, whatever happens; the defects are planted in what follows from it.
  private class Sender: Courier {
    let outbox: Outbox

    init(_ outbox: Outbox) {
      self.outbox = outbox
    }

    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      let identifier = intent.identifier ?? ""
      if !outbox.texts.contains(identifier) { outbox.append(identifier) }
      completion(.sent)
    }
  }

  /// Shows what was sent.
  private final class Reader: NSObject, INSearchForMessagesIntentHandling {
    private let outbox: Outbox

    init(_ outbox: Outbox) {
      self.outbox = outbox
    }

    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
      let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
      response.messages = outbox.texts.indices.map { number in
        INMessage(
          identifier: "\(number)",
          content: "message \(number)",
          dateSent: nil,
          sender: nil,
          recipients: nil
        )
      }
      return response
    }
  }

  private func report(
    storing isStored: Bool = true,
    patience: Duration = .unhurried,
    holding invariants: [Invariant] = [],
    sender: @escaping @Sendable (Outbox) -> Courier = { Sender($0) }
  ) async throws -> CheckReport {
    var app = try Sample.world.app("MessageBot")
    app.extensionIntents = ["INSendMessageIntent", "INSearchForMessagesIntent"]
    app.propertyLists = nil
    let identifier = app.identifier
    let repertoire = Repertoire { app, scene in
      guard app.identifier == identifier else { return nil }
      let outbox = Outbox(in: isStored ? scene.folder : nil)
      // The test's handlers hold only what is safe with any thread.
      nonisolated(unsafe) let handler = sender(outbox)
      var code = AppCode { Desk(handler, Reader(outbox)) }
      code.state = { ["sent": "\(outbox.texts.count)"] }
      return code
    }
    var bounds = Bounds()
    (bounds.lines, bounds.openings, bounds.questions, bounds.agreements) = (24, 3, 1, 2)
    bounds.questionsAfterwards = 1
    (bounds.patience, bounds.patienceOnceSpent) = (patience, min(patience, .seconds(1)))
    var checker = try Checker(files: Sample.files, repertoire: repertoire, bounds: bounds)
    checker.interruptions = Interruption.Kind.all
    checker.budget.time = .unhurried
    checker.keepsTrials = true
    checker.invariants = invariants
    return try await checker.check(app)
  }

  private final class Desk: INExtension {
    private let sender: Courier
    private let reader: Reader

    init(_ sender: Courier, _ reader: Reader) {
      (self.sender, self.reader) = (sender, reader)
      super.init()
    }

    override func handler(for intent: INIntent) -> Any? {
      intent is INSendMessageIntent ? sender : reader
    }
  }

  // MARK: - A sound app

  @Test func `an app that stores what it does, once, stands every interruption`() async throws {
    let report = try await report()
    #expect(report.discoveries.map(\.finding.rule) == [.resolvesNothing])
    let interruptions = try #require(report.coverages.first).interruptions
    #expect(interruptions.calls >= 4)
    // Each of them but the one that takes a process of its own.
    #expect(interruptions.count == interruptions.calls * (Interruption.Kind.all.count - 1))
    #expect(report.coverages.allSatisfy { $0.limits.contains(.network) })
    #expect("\(report)".contains("network-gone, which needs --isolate"))
  }

  @Test func `interrupted conversations are told, counted and compared like the others`()
    async throws
  {
    let report = try await report()
    let interrupted = report.trials.filter { $0.inputs.contains { $0.hasPrefix("@interrupt ") } }
    #expect(interrupted.count > 20)
    #expect(report.lines == report.trials.count)
    #expect(Set(interrupted.map(\.key)).isDisjoint(with: report.plain.map(\.key)))
    let data = try JSONEncoder().encode(RecordedRun(report))
    let record = try JSONDecoder().decode(RecordedRun.self, from: data)
    let other = try await self.report { Failing($0) }
    let partings = Partings(of: other, from: record)
    #expect(partings.compared > Set(report.plain.map(\.key)).count)
    #expect(partings.all.contains { $0.lines.contains { $0.hasPrefix("@interrupt ") } })
  }

  /// Fails where the device was locked meanwhile.
  private final class Failing: Sender {
    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      guard INPreferences.siriAuthorizationStatus() == .authorized else {
        return completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
      }
      super.handle(intent: intent, completion: completion)
    }
  }

  @Test func `invariants are held where something happens, and shortened with what happened`()
    async throws
  {
    let once = Invariant("no message is sent but with an answer") { conversation in
      let answers = conversation.facts.count { $0 == "handle INSendMessageIntent -> success" }
      return conversation.appState["sent"].flatMap(Int.init) ?? 0 <= answers
    }
    let report = try await report(holding: [once])
    let breach = try #require(report.breaches.first)
    #expect(breach.isPlayable)
    let text = "\(breach.transcript)"
    #expect(text.contains("@interrupt handle INSendMessageIntent "))
    #expect(text.contains("# sent=1"))
  }

  // MARK: - Cut short

  /// Never answers without contacts.
  private final class Silent: Sender {
    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      guard CNContactStore.authorizationStatus(for: .contacts) != .denied else { return }
      super.handle(intent: intent, completion: completion)
    }
  }

  @Test func `a handler that stops answering is given up, as without interruptions`() async throws {
    let report = try await report { Silent($0) }
    let coverage = try #require(report.coverages.first)
    let interruptions = coverage.interruptions
    #expect(interruptions.count < interruptions.calls * (Interruption.Kind.all.count - 1))
    #expect(coverage.limits.contains(.unanswered))
  }

  // MARK: - Planted defects

  @Test func `what is gone with the process was never done`() async throws {
    let report = try await report(storing: false)
    let discovery = try #require(report.discoveries.first { $0.finding.rule == .effectLost })
    #expect(discovery.finding.method == Finding.handleMethod)
    let transcript = try #require(discovery.transcript?.description)
    #expect(transcript.contains(" INSendMessageIntent app-killed"))
    #expect(transcript.contains("@restart"))
  }

  private final class Repeater: Sender {
    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      outbox.append(UUID().uuidString)
      completion(.sent)
    }
  }

  @Test func `a request that is made again and done again is done twice`() async throws {
    let report = try await report { Repeater($0) }
    let details = report.discoveries.filter { $0.finding.rule == .doneTwice }
      .map(\.finding.detail)
    #expect(Set(details) == ["incoming-call", "app-killed-afterwards"])
  }

  /// Relies on what was said in confirm.
  private final class Rememberer: Sender {
    private let confirmed = Mutex(false)

    override func confirm(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      confirmed.withLock { $0 = true }
      super.confirm(intent: intent, completion: completion)
    }

    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      guard confirmed.withLock(\.self) else {
        return completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
      }
      super.handle(intent: intent, completion: completion)
    }
  }

  @Test func `what is kept between two calls is gone when the process was another`() async throws {
    let report = try await report { Rememberer($0) }
    let finding = Finding(
      .changedByInterruption,
      method: Finding.handleMethod,
      detail: "app-updated: failure, not success"
    )
    #expect(report.faults.map(\.finding) == [finding])
  }

  /// Lets go of what it needs when memory is short.
  private final class Cache: Sender {
    private let warnings = Tally()

    override init(_ outbox: Outbox) {
      super.init(outbox)
      _ = NotificationCenter.default.addObserver(
        forName: Notification.Name("UIApplicationDidReceiveMemoryWarningNotification"),
        object: nil,
        queue: nil
      ) { [warnings] _ in warnings.add() }
    }

    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      guard warnings.count == 0 else {
        return completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
      }
      super.handle(intent: intent, completion: completion)
    }
  }

  @Test func `a cache that is emptied and needed is found at every call`() async throws {
    let report = try await report { Cache($0) }
    let details = Set(report.faults.map(\.finding.detail))
    #expect(details == ["memory-warning: failure, not success"])
    #expect(report.faults.count >= 3)
  }

  /// The answers that handlers keep back until another request comes by.
  private final class Drawer: Sendable {
    private let kept = Mutex<[@Sendable () -> Void]>([])

    func keep(_ answer: @escaping @Sendable () -> Void) { kept.withLock { $0.append(answer) } }

    func empty() {
      let answers = kept.withLock { kept in
        defer { kept = [] }
        return kept
      }
      for answer in answers { answer() }
    }
  }

  /// Without Siri's permission, answers when the next conversation is already held.
  private final class Late: Sender {
    private let drawer: Drawer

    init(_ outbox: Outbox, _ drawer: Drawer) {
      self.drawer = drawer
      super.init(outbox)
    }

    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      drawer.empty()
      guard INPreferences.siriAuthorizationStatus() == .authorized else {
        return drawer.keep { completion(.sent) }
      }
      super.handle(intent: intent, completion: completion)
    }
  }

  @Test func `an answer that comes late where something happened is told`() async throws {
    let drawer = Drawer()
    let report = try await report(patience: .seconds(2)) { Late($0, drawer) }
    #expect(report.discoveries.map(\.finding.rule).contains(.neverAnswered))
    let late = try #require(report.discoveries.first { $0.finding.rule == .answeredLate })
    #expect(late.transcript?.description.contains("@interrupt ") == true)
    #expect(!late.isPlayable)
  }

  @Test func `another code is shown where it is given, without a question afterwards`()
    async throws
  {
    let report = try await report { Rememberer($0) }
    let finding = try #require(report.faults.first { $0.finding.rule == .changedByInterruption })
    let lines = try #require(finding.transcript?.description).split(separator: "\n")
    #expect(lines.last { $0.hasPrefix("= handle ") } == "= handle INSendMessageIntent -> failure")
    #expect(lines.last { $0.hasPrefix("> ") } == "> yes", "\(lines)")
  }

  /// Never comes back from asking for the contacts once it may not.
  private final class Beggar: Sender {
    override func confirm(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      guard CNContactStore.authorizationStatus(for: .contacts) == .authorized else { return }
      super.confirm(intent: intent, completion: completion)
    }
  }

  @Test func `a rule that is broken only without contacts is found, and counted once`() async throws
  {
    let report = try await report(patience: .seconds(2)) { Beggar($0) }
    #expect(report.discoveries.map(\.finding.rule) == [.neverAnswered, .resolvesNothing])
  }
}

extension CheckReport {
  /// The conversations in which nothing happened.
  fileprivate var plain: [Trial] {
    trials.filter { !$0.inputs.contains { $0.hasPrefix("@interrupt ") } }
  }

  /// What is more than a note: that the reader of messages resolves nothing is one.
  fileprivate var faults: [Discovery] {
    discoveries.filter { $0.finding.rule.severity != .note }
  }
}
