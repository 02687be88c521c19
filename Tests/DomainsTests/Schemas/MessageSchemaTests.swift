import Dialogue
import Foundation
import Intents
import Testing

@testable import Domains

/// A handler in the spelling of today.
private final class AsyncHandler: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] {
    (intent.recipients ?? []).map { person in
      person.customIdentifier == nil
        ? .disambiguation(with: [person, INPerson(Person("Mike Abbott"))])
        : .success(with: person)
    }
  }

  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    intent.content.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
    response.sentMessages = [
      INMessage(
        identifier: "message-1",
        conversationIdentifier: "conversation-1",
        content: intent.content,
        dateSent: .test,
        sender: nil,
        recipients: intent.recipients,
        groupName: nil,
        messageType: .text,
        serviceName: nil
      )
    ]
    return response
  }
}

/// The same in the spelling of iOS 10.
private final class FirstHandler: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    forSendMessage intent: INSendMessageIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    completion([.needsValue()])
  }

  func handle(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    let activity = NSUserActivity(activityType: "com.example.signIn")
    activity.userInfo = ["why": "signed out"]
    completion(
      INSendMessageIntentResponse(code: .failureRequiringAppLaunch, userActivity: activity)
    )
  }
}

@Suite struct MessageSchemaTests {
  let schema: Schema

  init() throws {
    schema = try #require(Schema.named("INSendMessageIntent"))
  }

  private func draft(_ person: Person = Person("Mike Chen")) -> Draft {
    Draft(
      "INSendMessageIntent",
      ["recipients": [Value(person.displayName, .person(person))], "content": [Value("lunch?")]]
    )
  }

  @Test func `the schema knows its parameters`() throws {
    #expect(schema.intent == "INSendMessageIntent")
    #expect(schema.confirmation == .always)
    let recipients = try #require(schema.resolved.first)
    #expect(recipients.slot == "recipients")
    #expect(recipients.isList)
    #expect(recipients.reasons.contains("noAccount"))
    #expect(schema.parameters.contains(Parameter("conversationIdentifier")))
  }

  @Test func `an intent is made from a draft`() throws {
    var filled = draft()
    filled["conversationIdentifier"] = [Value("conversation-1")]
    filled["outgoingMessageType"] = [.term("outgoingMessageText")]
    let intent = try #require(schema.makeIntent(from: filled) as? INSendMessageIntent)
    #expect(intent.recipients?.map(\.displayName) == ["Mike Chen"])
    #expect(intent.content == "lunch?")
    #expect(intent.conversationIdentifier == "conversation-1")
    #expect(intent.outgoingMessageType == .outgoingMessageText)
    #expect(intent.speakableGroupName == nil)
  }

  // S3 S10
  @Test func `a handler is asked parameter by parameter`() async throws {
    let adapter = try #require(schema.adapter(for: AsyncHandler()))
    let intent = schema.makeIntent(from: draft())
    let recipients = await adapter.resolve("recipients", of: intent, in: .test)
    #expect(recipients == [.disambiguation([.person("Mike Chen"), .person("Mike Abbott")])])
    #expect(await adapter.resolve("content", of: intent, in: .test) == [.success(Value("lunch?"))])
    #expect(await adapter.resolve("sender", of: intent, in: .test) == [.notRequired])
  }

  // S19
  @Test func `what a handler wrote on a person comes back to it`() async throws {
    let adapter = try #require(schema.adapter(for: AsyncHandler()))
    var mike = Person("Mike Chen")
    mike.customIdentifier = "chat-7"
    let intent = schema.makeIntent(from: draft(mike))
    let resolutions = await adapter.resolve("recipients", of: intent, in: .test)
    #expect(resolutions == [.success(Value("Mike Chen", .person(mike)))])
  }

  // S30 S40
  @Test func `confirm without a method is ready, and handle tells what was sent`() async throws {
    let adapter = try #require(schema.adapter(for: AsyncHandler()))
    let intent = schema.makeIntent(from: draft())
    #expect(await adapter.confirm(intent, in: .test).verdict == Verdict(.ready, code: "ready"))

    let answer = await adapter.handle(intent, in: .test)
    #expect(answer.verdict == Verdict(.success, code: "success"))
    #expect(answer.mentions.messages.map(\.identifier) == ["message-1"])
    #expect(answer.mentions.messages.map(\.conversation) == ["conversation-1"])
    #expect(answer.mentions.messages.first?.recipients.map(\.displayName) == ["Mike Chen"])
    let lines = try #require(answer.card).lines
    #expect(lines == ["New Message", "  today at 9:41 AM: “lunch?”", "    To: Mike Chen"])
  }

  // S43
  @Test func `an answer without an activity gets one with the interaction`() async throws {
    let adapter = try #require(schema.adapter(for: AsyncHandler()))
    let intent = schema.makeIntent(from: draft())
    let activity = try #require(await adapter.handle(intent, in: .test).activity)
    #expect(activity.activityType == "INSendMessageIntent")
    #expect(activity.interaction?.intent == intent)
    #expect(activity.interaction?.intentHandlingStatus == .success)
    let response = activity.interaction?.intentResponse as? INSendMessageIntentResponse
    #expect(response?.code == .success)
  }

  // S44
  @Test func `a handler's own activity is kept, and holds the interaction too`() async throws {
    let adapter = try #require(schema.adapter(for: FirstHandler()))
    let intent = schema.makeIntent(from: draft())
    let answer = await adapter.handle(intent, in: .test)
    #expect(answer.verdict == Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"))
    #expect(answer.activityType == "com.example.signIn")
    let activity = try #require(answer.activity)
    #expect(activity.activityType == "com.example.signIn")
    #expect(activity.userInfo?["why"] as? String == "signed out")
    #expect(activity.interaction?.intentHandlingStatus == .failure)
    #expect(answer.card == nil)
  }

  @Test func `a handler in the first spelling is reached`() async throws {
    let adapter = try #require(schema.adapter(for: FirstHandler()))
    let intent = schema.makeIntent(from: Draft("INSendMessageIntent"))
    #expect(await adapter.resolve("recipients", of: intent, in: .test) == [.needsValue])
  }

  @Test func `an object that is no handler of the intent has no adapter`() {
    #expect(schema.adapter(for: NSObject()) == nil)
    #expect(Schema.named("INPauseWorkoutIntent")?.adapter(for: AsyncHandler()) == nil)
    #expect(Schema.named("INMakeCoffeeIntent") == nil)
  }
}
