import Assistant
import Intents
import Testing

/// How a session comes to a handler.
@Suite struct SessionHandlersTests {
  private let request = "Send a message to Anna Haro saying hello"

  @Test func `every call meets a new handler, which knows nothing of the last one`() async throws {
    // S2
    let made = Tally()
    let forgotten = Tally()
    let rehearsal = try Rehearsal { _ in
      AppCode {
        made.add()
        return Rememberer(forgotten: forgotten)
      }
    }
    let asked = await rehearsal.hear(request)
    #expect(
      asked.filter { !$0.contains("default") } == [
        "= intent INSendMessageIntent recipients=Anna Haro content=hello",
        "= handler INSendMessageIntent MessageBot",
        "= resolve recipients -> success Anna Haro",
        "= handler INSendMessageIntent MessageBot",
        "= resolve speakableGroupName -> notRequired",
        "= handler INSendMessageIntent MessageBot",
        "= resolve outgoingMessageType -> notRequired",
        "= handler INSendMessageIntent MessageBot",
        "= resolve content -> success hello",
        "= handler INSendMessageIntent MessageBot",
        "= confirm INSendMessageIntent -> ready",
        "< To Anna Haro: “hello” Ready to send it?",
      ]
    )
    let done = await rehearsal.hear("yes")
    #expect(
      done == [
        "= handler INSendMessageIntent MessageBot",
        "= handle INSendMessageIntent -> success",
        "< Message to Anna Haro sent.",
      ]
    )
    #expect(made.count == 6)
    #expect(forgotten.count == 1)
  }

  /// Believes that what it kept while resolving will be there when it handles.
  private final class Rememberer: Courier {
    private let forgotten: Tally
    private var recipients: [INPerson]?

    init(forgotten: Tally) {
      self.forgotten = forgotten
    }

    override func resolveRecipients(
      for intent: INSendMessageIntent,
      with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
    ) {
      recipients = intent.recipients
      super.resolveRecipients(for: intent, with: completion)
    }

    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      if recipients == nil { forgotten.add() }
      super.handle(intent: intent, completion: completion)
    }
  }

  @Test func `an app that gives no handler is a finding, and the session goes on`()
    async throws
  {
    // S6
    let asked = Tally()
    let rehearsal = try Rehearsal { _ in AppCode { asked.add() == 1 ? nil : Courier() } }
    let refused = await rehearsal.hear(request)
    #expect(
      refused.suffix(2) == [
        "= finding no-handler handler(for:)",
        "< Sorry, MessageBot can't do that.",
      ]
    )
    #expect(rehearsal.session.unfinished == nil)
    await expectSending(by: rehearsal)
  }

  @Test func `an object that handles something else is a finding, and the session goes on`()
    async throws
  {
    let asked = Tally()
    let rehearsal = try Rehearsal { _ in AppCode { asked.add() == 1 ? asked as Any : Courier() } }
    let refused = await rehearsal.hear(request)
    #expect(
      refused.suffix(2) == [
        "= finding wrong-handler handler(for:)",
        "< Sorry, MessageBot can't do that.",
      ]
    )
    #expect(rehearsal.session.unfinished == nil)
    await expectSending(by: rehearsal)
  }

  private func expectSending(by rehearsal: Rehearsal) async {
    #expect(await rehearsal.hear(request).last == "< To Anna Haro: “hello” Ready to send it?")
    #expect(await rehearsal.hear("yes").last == "< Message to Anna Haro sent.")
  }
}
