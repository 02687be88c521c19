import Dialogue
import Domains
import Foundation
import Intents
import Synchronization
import Testing
import Transcripts

@testable import Assistant

/// An app in its process, and what of it the session knows by numbers.
@Suite struct HostedAppTests {
  /// Sends a message without a text, and leaves any other to the app, which is to go on with its text.
  private final class Hesitant: Courier {
    override func handle(
      intent: INSendMessageIntent,
      completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) {
      guard let content = intent.content else { return completion(.sent) }
      let activity = NSUserActivity(activityType: "draft")
      activity.userInfo = ["content": content]
      completion(
        INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity)
      )
    }
  }

  /// The texts that the app went on with.
  private final class Opened: Sendable {
    let contents = Mutex<[String]>([])
  }

  private let opened = Opened()
  private let facts = SentFacts(
    now: Date(timeIntervalSince1970: 0),
    siri: INSiriAuthorizationStatus.authorized.rawValue,
    isContactsAllowed: true,
    isRecorded: false
  )

  private func hosted() throws -> HostedApp {
    var code = AppCode { Hesitant() }
    code.continueActivity = { [opened] activity in
      let content = activity.userInfo?["content"] as? String
      opened.contents.withLock { $0.append(content ?? "") }
      return true
    }
    let setup = AppSetup(
      app: try Sample.world.app("MessageBot").identifier,
      world: Sample.folder.path,
      locale: "en_US",
      timeZone: "GMT",
      now: facts.now,
      goesOn: false,
      storage: nil,
      isReported: false,
      isStorageReported: false
    )
    let repertoire = Repertoire { [code] _, _ in code }
    let place = (Sample.files, Sample.world)
    return try #require(try HostedApp(setup, place, repertoire, SessionThread()) { _ in })
  }

  private func draft(_ text: String? = nil) -> Draft {
    Draft("INSendMessageIntent", text.map { ["content": [Value($0)]] } ?? [:])
  }

  private func answer(of app: HostedApp, to draft: Draft) async -> Answer? {
    let call = AppCall(.handle, draft, for: "1", isInApp: false)
    guard case .answer(let answer) = await app.perform(call, facts) else { return nil }
    return answer
  }

  @Test func `an app goes on with an answer of its own, however many came after it`()
    async throws
  {
    let app = try hosted()
    let number = try #require(await answer(of: app, to: draft("lunch"))?.number)
    for _ in 0..<300 {
      let other = await answer(of: app, to: draft())
      #expect(other?.verdict.kind == .success && other?.number == nil)
    }
    _ = app.answer(.open(draft("lunch"), answer: number), facts)
    #expect(opened.contents.withLock(\.self) == ["lunch"])
  }

  @Test func `the number of an answer tells of which process it is`() async throws {
    let number = try #require(await answer(of: try hosted(), to: draft("lunch"))?.number)
    #expect(number >> 32 == Int(getpid()))
  }
}
