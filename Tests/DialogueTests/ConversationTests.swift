import Foundation
import Testing

@testable import Dialogue

// S10 S11 S12 S30 S33
@Suite struct ConversationTests {
  let said = Sample.message(to: [Sample.mike], saying: Sample.lunch)
  let settled = Sample.message(to: [Sample.chen], saying: Sample.lunch)

  /// A conversation in which everything is settled and the user is asked to go ahead.
  func ready(_ policy: Policy = Policy(.always)) -> Conversation {
    var conversation = Sample.conversation(settled, policy)
    conversation.resolved([.success(Sample.chen)])
    conversation.resolved([.success(Sample.lunch)])
    conversation.confirmed(.ready)
    return conversation
  }

  @Test func `settles every parameter in order, confirms, asks, and handles`() {
    var conversation = Sample.conversation(said)
    #expect(conversation.step == .resolve("recipients", said))
    #expect(conversation.resolved([.success(Sample.chen)]) == .resolve("content", settled))
    #expect(conversation.resolved([.success(Sample.lunch)]) == .confirm(settled))
    #expect(conversation.confirmed(.ready) == .ask(.goAhead(settled)))
    #expect(conversation.heard(.yes) == .handle(settled))
    #expect(conversation.handled(.success) == .finish(.handled(settled, .success)))
    #expect(conversation.findings.isEmpty)
  }

  @Test func `an intent without parameters goes straight to confirm`() {
    let draft = Draft("INPauseWorkoutIntent")
    var conversation = Conversation(draft, parameters: [], policy: Policy(.never))
    #expect(conversation.step == .confirm(draft))
    #expect(conversation.confirmed(.ready) == .handle(draft))
  }

  @Test(arguments: [Reply.no, .cancel])
  func `no at the end calls it off, and nothing is handled`(reply: Reply) {
    var conversation = ready()
    #expect(conversation.heard(reply) == .finish(.cancelled))
    #expect(conversation.handled(.success) == .finish(.cancelled))
  }

  @Test func `an unclear answer to the last question asks it again, but not for ever`() {
    var conversation = ready(Policy(.always, patience: 2))
    #expect(conversation.heard(.unclear) == .ask(.goAhead(settled), attempt: 2, isLast: true))
    #expect(conversation.heard(.skip) == .finish(.notUnderstood))
  }

  @Test(arguments: [
    (Policy.Confirmation.always, Verdict.ready, true),
    (.whenAsked, .ready, false),
    (.whenAsked, Verdict(.askFirst, code: "userConfirmationRequired"), true),
    (.never, .ready, false),
    (.never, Verdict(.askFirst, code: "userConfirmationRequired"), true),
  ])
  func `policy and handler decide whether the user is asked`(
    confirmation: Policy.Confirmation,
    verdict: Verdict,
    isAsked: Bool
  ) {
    var conversation = Sample.plain(Sample.lunch, Policy(confirmation))
    let draft = conversation.draft
    conversation.resolved([.notRequired])
    let step = conversation.confirmed(verdict)
    #expect(step == (isAsked ? .ask(.goAhead(draft)) : .handle(draft)))
  }

  // S31
  @Test func `a handler that can't confirm is not asked to handle`() {
    var conversation = Sample.plain(Sample.lunch)
    conversation.resolved([.notRequired])
    #expect(conversation.confirmed(.failure) == .finish(.failed(.failure)))
  }

  @Test(arguments: [Verdict.Kind.success, .inProgress, .continueInApp, .handleInApp])
  func `everything but a failure counts as handled`(kind: Verdict.Kind) {
    var conversation = ready()
    conversation.heard(.yes)
    let verdict = Verdict(kind, code: kind.rawValue)
    #expect(conversation.handled(verdict) == .finish(.handled(settled, verdict)))
  }

  @Test func `a failure of handle ends the request`() {
    var conversation = ready()
    conversation.heard(.yes)
    #expect(conversation.handled(.failure) == .finish(.failed(.failure)))
  }

  @Test func `a failure that needs the app offers it, before handle and after`() {
    var conversation = Sample.plain(Sample.lunch)
    conversation.resolved([.notRequired])
    let offer = Prompt.OpenReason.failed(.failureNeedingApp)
    #expect(conversation.confirmed(.failureNeedingApp) == .ask(.openApp(offer)))
    #expect(conversation.heard(.yes) == .finish(.openedApp(offer)))

    conversation = ready()
    conversation.heard(.yes)
    #expect(conversation.handled(.failureNeedingApp) == .ask(.openApp(offer)))
    #expect(conversation.heard(.no) == .finish(.declinedApp(offer)))
  }

  @Test func `what is told out of turn changes nothing`() {
    var conversation = Sample.conversation(said)
    let before = conversation
    conversation.confirmed(.ready)
    conversation.handled(.success)
    conversation.heard(.yes)
    #expect(conversation == before)

    conversation.resolved([.needsValue])
    let asking = conversation
    conversation.resolved([.notRequired])
    conversation.neverAnswered()
    #expect(conversation == asking)
  }

  @Test func `a cancellation is heard while a handler resolves or confirms`() {
    var conversation = Sample.plain()
    #expect(conversation.heard(.cancel) == .finish(.cancelled))

    conversation = Sample.plain()
    conversation.resolved([.notRequired])
    #expect(conversation.heard(.cancel) == .finish(.cancelled))
  }

  @Test func `what is being handled can't be called off any more`() {
    var conversation = ready()
    conversation.heard(.yes)
    #expect(conversation.heard(.cancel) == .handle(settled))
  }

  @Test func `survives being saved in the middle`() throws {
    var conversation = Sample.conversation(said)
    conversation.resolved([.disambiguation([Sample.abbott, Sample.chen])])
    let saved = try JSONEncoder().encode(conversation)
    var restored = try JSONDecoder().decode(Conversation.self, from: saved)
    #expect(restored == conversation)
    #expect(restored.heard(.options([1])) == conversation.heard(.options([1])))
  }
}
