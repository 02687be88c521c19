import Foundation
import Synchronization
import Testing

@testable import Intents

@Suite struct AnswerTests {
  let host = RecordingHost()

  @Test func `the first answer counts and later ones are reported`() async {
    let handler = Restless()
    let response = await Current.$caller.withValue(host) {
      await (handler as any INEndWorkoutIntentHandling).handle(intent: INEndWorkoutIntent())
    }
    #expect(response.code == .success)
    #expect(host.facts == ["again handle(intent:completion:)", "again handle(intent:completion:)"])
  }

  private class Restless: NSObject, INEndWorkoutIntentHandling {
    func handle(
      intent: INEndWorkoutIntent,
      completion: @escaping (INEndWorkoutIntentResponse) -> Void
    ) {
      completion(INEndWorkoutIntentResponse(code: .success, userActivity: nil))
      completion(INEndWorkoutIntentResponse(code: .failure, userActivity: nil))
      completion(INEndWorkoutIntentResponse(code: .failure, userActivity: nil))
    }
  }

  @Test func `a completion that is let go of is reported, and the default stands in`() async {
    let result = await Current.$caller.withValue(host) {
      await (Forgetful() as any INEndWorkoutIntentHandling)
        .resolveWorkoutName(for: INEndWorkoutIntent())
    }
    guard case .notRequired = result.state else {
      Issue.record("\(result)")
      return
    }
    #expect(host.facts == ["never resolveWorkoutName(for:with:)"])
  }

  private class Forgetful: NSObject, INEndWorkoutIntentHandling {
    func resolveWorkoutName(
      for intent: INEndWorkoutIntent,
      with completion: @escaping (INSpeakableStringResolutionResult) -> Void
    ) {}
  }

  @Test func `an answer may come later, from anywhere`() async {
    let handler = Slow()
    async let answered = Current.$caller.withValue(host) {
      await (handler as any INEndWorkoutIntentHandling).handle(intent: INEndWorkoutIntent()).code
    }
    await handler.untilAsked()
    handler.answer()
    #expect(await answered == .failureNoMatchingWorkout)
    #expect(host.facts.isEmpty)
  }

  private final class Slow: NSObject, INEndWorkoutIntentHandling, Sendable {
    private typealias Completion = @Sendable (INEndWorkoutIntentResponse) -> Void
    private let kept = Mutex<Completion?>(nil)
    private let (asked, ask) = AsyncStream.makeStream(of: Void.self)

    func handle(
      intent: INEndWorkoutIntent,
      completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
    ) {
      kept.withLock { $0 = completion }
      ask.yield()
    }

    func untilAsked() async {
      for await _ in asked { return }
    }

    func answer() {
      let completion = kept.withLock { $0.take() }
      completion?(INEndWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil))
    }
  }

  @Test func `what nobody wrote is answered as documented, and said so once per method`() async {
    let intent = INSendMessageIntent()
    await Current.$caller.withValue(host) {
      let nobody: any INSendMessageIntentHandling = Nobody()
      let recipients: [INSendMessageRecipientResolutionResult] =
        await nobody.resolveRecipients(for: intent)
      #expect(recipients.count == 1)
      #expect("\(recipients[0].state)" == "notRequired")
      #expect("\(await nobody.resolveSpeakableGroupName(for: intent).state)" == "notRequired")
      #expect("\(await nobody.resolveOutgoingMessageType(for: intent).state)" == "notRequired")
      #expect(await nobody.confirm(intent: intent).code == .ready)
      #expect(await nobody.handle(intent: intent).code == .failure)
    }
    let methods = [
      "resolveRecipients", "resolveSpeakableGroupName", "resolveOutgoingMessageType", "confirm",
      "handle",
    ]
    #expect(host.facts == methods.map { "default \($0)" })
  }

  @Test func `a ride's updates that nobody sends are said so`() async {
    Current.$caller.withValue(host) {
      let nobody: any INGetRideStatusIntentHandling = Nobody()
      nobody.stopSendingUpdates(for: INGetRideStatusIntent())
    }
    #expect(host.facts == ["default stopSendingUpdates"])
  }

  private class Nobody: NSObject, INSendMessageIntentHandling, INGetRideStatusIntentHandling {}
}
