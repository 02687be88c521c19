import Assistant
import Foundation
import Intents
import Synchronization
import Testing
import Transcripts

/// What becomes of a request whose handler breaks the contract, and that the next one works.
@Suite struct SessionContractTests {
  private let request = "Send a message to Anna Haro saying hello"
  private let doubt =
    "< MessageBot didn't answer in handle(intent:completion:). It may have been done all the same."

  /// A session whose first yes meets one handler, and every other call a sound one.
  private func rehearsal(
    handling: @escaping @Sendable (ManualClock, @escaping Handling.Completion) -> Void
  ) throws -> Rehearsal {
    let handled = Tally()
    return try Rehearsal { clock in
      AppCode {
        Handling { completion in
          handled.add() == 1 ? handling(clock, completion) : completion(.sent)
        }
      }
    }
  }

  /// What handle does is the test's.
  private final class Handling: Courier {
    typealias Completion = @Sendable (INSendMessageIntentResponse) -> Void
    private let body: @Sendable (@escaping Completion) -> Void

    init(_ body: @escaping @Sendable (@escaping Completion) -> Void) {
      self.body = body
    }

    override func handle(intent: INSendMessageIntent, completion: @escaping Completion) {
      body(completion)
    }
  }

  private func expectSending(by rehearsal: Rehearsal) async {
    #expect(rehearsal.session.unfinished == nil)
    #expect(await rehearsal.hear(request).last == "< To Anna Haro: “hello” Ready to send it?")
    #expect(await rehearsal.hear("yes").last == "< Message to Anna Haro sent.")
  }

  // MARK: - Never answering

  @Test func `a completion that is let go of is no answer`() async throws {
    // S46
    let rehearsal = try rehearsal { _, _ in }
    await rehearsal.hear(request)
    #expect(
      await rehearsal.hear("yes") == [
        "= handler INSendMessageIntent MessageBot",
        "= finding never-answered handle(intent:completion:)",
        doubt,
      ]
    )
    await expectSending(by: rehearsal)
  }

  @Test func `a completion that is kept is waited for, with a note, until the limit`()
    async throws
  {
    // S46
    let kept = Kept()
    let rehearsal = try rehearsal { clock, completion in
      kept.keep(completion)
      clock.advance(by: .seconds(10))
    }
    await rehearsal.hear(request)
    #expect(
      await rehearsal.hear("yes") == [
        "< MessageBot is working on it…",
        "= handler INSendMessageIntent MessageBot",
        "= finding never-answered handle(intent:completion:)",
        doubt,
      ]
    )
    kept.answer()
    await expectSending(by: rehearsal)
  }

  @Test func `an answer within the limit counts, however late`() async throws {
    // S46
    let rehearsal = try rehearsal { clock, completion in
      clock.advance(by: .seconds(9))
      completion(.sent)
    }
    await rehearsal.hear(request)
    #expect(
      await rehearsal.hear("yes") == [
        "< MessageBot is working on it…",
        "= handler INSendMessageIntent MessageBot",
        "= handle INSendMessageIntent -> success",
        "< Message to Anna Haro sent.",
      ]
    )
  }

  @Test func `work in progress is not said to be done`() async throws {
    // S46
    let rehearsal = try rehearsal { _, completion in
      completion(INSendMessageIntentResponse(code: .inProgress, userActivity: nil))
    }
    await rehearsal.hear(request)
    let lines = await rehearsal.hear("yes")
    #expect(lines.contains("= handle INSendMessageIntent -> inProgress"))
    #expect(
      lines.last == "< MessageBot has your message to Anna Haro and is sending it."
    )
    await expectSending(by: rehearsal)
  }

  @Test func `resolving and confirming are cut off alike`() async throws {
    // S46
    for (silent, method) in [
      (SilentCourier.Part.resolve, "resolveContent(for:with:)"),
      (.confirm, "confirm(intent:completion:)"),
    ] {
      let isSound = Tally()
      let rehearsal = try Rehearsal { clock in
        AppCode { isSound.count > 0 ? Courier() : SilentCourier(in: silent, clock) }
      }
      let lines = await rehearsal.hear(request)
      #expect(
        lines.suffix(2) == [
          "= finding never-answered \(method)",
          "< MessageBot didn't answer in \(method). Nothing was done.",
        ]
      )
      isSound.add()
      await expectSending(by: rehearsal)
    }
  }

  /// Keeps a completion and lets time pass.
  private final class SilentCourier: Courier {
    enum Part { case resolve, confirm }
    private let part: Part
    private let clock: ManualClock
    private let kept = Kept()

    init(in part: Part, _ clock: ManualClock) {
      self.part = part
      self.clock = clock
    }

    override func resolveContent(
      for intent: INSendMessageIntent,
      with completion: @escaping @Sendable (INStringResolutionResult) -> Void
    ) {
      guard part == .resolve else { return super.resolveContent(for: intent, with: completion) }
      kept.keep { _ in completion(.needsValue()) }
      clock.advance(by: .seconds(10))
    }

    override func confirm(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      guard part == .confirm else { return super.confirm(intent: intent, completion: completion) }
      kept.keep(completion)
      clock.advance(by: .seconds(10))
    }
  }

  /// Holds a completion, as a handler does that waits for something.
  private final class Kept: Sendable {
    private let completion = Mutex<(@Sendable (INSendMessageIntentResponse) -> Void)?>(nil)

    func keep(_ completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) {
      self.completion.withLock { $0 = completion }
    }

    func answer() {
      completion.withLock { $0 }?(.sent)
    }
  }

  // MARK: - Answering oddly

  @Test func `of two answers the first counts`() async throws {
    let rehearsal = try rehearsal { _, completion in
      completion(.sent)
      completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
    }
    await rehearsal.hear(request)
    #expect(
      await rehearsal.hear("yes") == [
        "= handler INSendMessageIntent MessageBot",
        "= finding answered-twice handle(intent:completion:)",
        "= handle INSendMessageIntent -> success",
        "< Message to Anna Haro sent.",
      ]
    )
    await expectSending(by: rehearsal)
  }

  @Test func `a second answer is told of with its call, though a phone call comes in`() async throws
  {
    let rehearsal = try rehearsal { _, completion in
      completion(.sent)
      completion(.sent)
    }
    await rehearsal.hear(request)
    rehearsal.session.apply(
      .interrupt(Interruption(.handle, "INSendMessageIntent", .incomingCall))
    )
    let lines = await rehearsal.hear("yes")
    #expect(lines.contains("= finding answered-twice handle(intent:completion:)"), "\(lines)")
    await expectSending(by: rehearsal)
  }

  @Test func `an answer may come from any thread`() async throws {
    let rehearsal = try rehearsal { _, completion in
      Thread.detachNewThread { completion(.sent) }
    }
    await rehearsal.hear(request)
    #expect(
      await rehearsal.hear("yes") == [
        "= handler INSendMessageIntent MessageBot",
        "= handle INSendMessageIntent -> success",
        "< Message to Anna Haro sent.",
      ]
    )
  }

  // MARK: - Counting wrongly

  @Test(arguments: [0, 1, 3])
  func `a number of results that does not fit the list is reported, not guessed over`(
    count: Int
  ) async throws {
    // S18
    let isSound = Tally()
    let rehearsal = try Rehearsal { _ in
      AppCode { isSound.count > 0 ? Courier() : Miscounter(count: count) }
    }
    let lines = await rehearsal.hear("Send a message to Anna Haro and Mike Chen saying hello")
    #expect(
      lines.suffix(2) == [
        "= finding wrong-count resolveRecipients(for:with:)",
        "< Sorry, there was a problem with the app.",
      ]
    )
    isSound.add()
    await expectSending(by: rehearsal)
  }

  /// Answers so many results, whatever the number of recipients.
  private final class Miscounter: Courier {
    private let count: Int

    init(count: Int) {
      self.count = count
    }

    override func resolveRecipients(
      for intent: INSendMessageIntent,
      with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
      let person = intent.recipients?.first
      completion((0..<count).map { _ in person.map { .success(with: $0) } ?? .needsValue() })
    }
  }
}
