import Intents
import Parley
import Testing

/// `check`, as authors call it in their tests.
@Suite struct AuthorCheckTests {
  private func app(_ handler: @escaping @Sendable () -> INExtension) -> App {
    App(describedBy: "../../Fixtures/World/Apps/UnicornChat/Info.plist", extension: handler)
  }

  @Test func `an app that keeps the contract passes`() async throws {
    try await check(app { Chat(resultsPerRecipient: 1) })
  }

  @Test func `an app that breaks it fails, with the whole report`() async throws {
    let failure = await #expect(throws: CheckFailure.self) {
      try await check(app { Chat(resultsPerRecipient: 2) })
    }
    let report = try #require(failure?.description)
    #expect(report.contains("**error** wrong-count · INSendMessageIntent"))
    #expect(report.contains("= finding wrong-count resolveRecipients(for:)"))
  }

  @Test func `nothing in the report is obeyed by a terminal`() async throws {
    let failure = await #expect(throws: CheckFailure.self) {
      try await check(
        App(
          "Unicorn\u{1B}[2JChat",
          describedBy: "../../Fixtures/World/Apps/UnicornChat/Info.plist",
          extension: { Chat(resultsPerRecipient: 2) }
        )
      )
    }
    #expect(failure?.description.hasPrefix("# UnicornChat\n") == true)
  }

  private final class Chat: INExtension, INSendMessageIntentHandling,
    INSearchForMessagesIntentHandling, INSetMessageAttributeIntentHandling
  {
    private let resultsPerRecipient: Int

    init(resultsPerRecipient: Int) {
      self.resultsPerRecipient = resultsPerRecipient
      super.init()
    }

    func resolveRecipients(
      for intent: INSendMessageIntent
    ) async -> [INSendMessageRecipientResolutionResult] {
      guard let recipients = intent.recipients else { return [.needsValue()] }
      return recipients.flatMap { recipient in
        (0..<resultsPerRecipient).map { _ in .success(with: recipient) }
      }
    }

    func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
      INSendMessageIntentResponse(code: .success, userActivity: nil)
    }

    func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
      let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
      response.messages = []
      return response
    }

    func handle(
      intent: INSetMessageAttributeIntent
    ) async -> INSetMessageAttributeIntentResponse {
      INSetMessageAttributeIntentResponse(code: .success, userActivity: nil)
    }
  }
}
