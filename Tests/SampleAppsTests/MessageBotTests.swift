import Intents
import Storage
import Testing

@testable import SampleApps

struct MessageBotTests {
  let device = Device(resources: ["Messages.json": Worlds.messages])
  let service: MessageBotService

  init() throws {
    service = try MessageBotService(device.surroundings)
  }

  private func intent(
    to recipients: [INPerson]?,
    _ content: String?,
    request: String = "r1"
  ) -> INSendMessageIntent {
    let intent = INSendMessageIntent(
      recipients: recipients,
      outgoingMessageType: .outgoingMessageText,
      content: content,
      speakableGroupName: nil,
      conversationIdentifier: nil,
      serviceName: nil,
      sender: nil,
      attachments: nil
    )
    intent.identifier = request
    return intent
  }

  private func resolve(_ recipients: [INPerson]?) throws -> [INPersonResolutionResult] {
    let handler = MessageHandler(service: service)
    return try answer {
      handler.resolveRecipients(forSendMessage: intent(to: recipients, "Hi"), with: $0)
    }
  }

  private func send(_ intent: INSendMessageIntent) throws -> INSendMessageIntentResponse {
    let handler = MessageHandler(service: service)
    return try answer { handler.handle(sendMessage: intent, completion: $0) }
  }

  private func search(
    senders: [INPerson]? = nil,
    recipients: [INPerson]? = nil,
    terms: [String]? = nil,
    attributes: INMessageAttributeOptions = []
  ) throws -> [String?] {
    let intent = INSearchForMessagesIntent(
      recipients: recipients,
      senders: senders,
      searchTerms: terms,
      attributes: attributes,
      dateTime: nil,
      identifiers: nil,
      notificationIdentifiers: nil,
      speakableGroupNames: nil,
      conversationIdentifiers: nil
    )
    let handler = SearchHandler(service: service)
    let response = try answer { handler.handle(searchForMessages: intent, completion: $0) }
    #expect(response.code == .success)
    return try #require(response.messages).map(\.content)
  }

  @Test func `Each intent gets a handler of its own, new every time`() throws {
    // S1, S2
    let entry = MessageBotExtension(service: service)
    let first = try #require(entry.handler(for: INSendMessageIntent()) as? MessageHandler)
    let second = try #require(entry.handler(for: INSendMessageIntent()) as? MessageHandler)
    #expect(first !== second)
    #expect(entry.handler(for: INSearchForMessagesIntent()) is SearchHandler)
    #expect(entry.handler(for: INSetMessageAttributeIntent()) is AttributeHandler)
    // S6: anything else is refused.
    #expect(entry.handler(for: INStartCallIntent()) == nil)
  }

  @Test func `Recipients are answered one by one, in order`() throws {
    // S18
    let results = try resolve([heard("Anna"), heard("Mike"), heard("John"), heard("Zoe")])
    let states = results.map { "\($0.state)".prefix { $0 != "(" } }
    #expect(states == ["success", "disambiguation", "confirmationRequired", "unsupported"])
    guard case .unsupported(reason: "noAccount") = results[3].state else {
      Issue.record("no reason")
      return
    }
  }

  @Test func `Without recipients one has to be named`() throws {
    let results = try resolve(nil)
    #expect(results.count == 1)
    guard case .needsValue = results[0].state else {
      Issue.record("found \(results[0])")
      return
    }
  }

  @Test func `Blank content is no content`() throws {
    let handler = MessageHandler(service: service)
    for content in [nil, "", "  "] {
      let result = try answer {
        handler.resolveContent(forSendMessage: intent(to: [heard("Anna")], content), with: $0)
      }
      guard case .needsValue = result.state else {
        Issue.record("found \(result)")
        return
      }
    }
  }

  @Test func `Confirming sends nothing`() throws {
    let handler = MessageHandler(service: service)
    let response = try answer {
      handler.confirm(sendMessage: intent(to: [heard("Anna")], "Hi there"), completion: $0)
    }
    #expect(response.code == .ready)
    #expect(try search(terms: ["hi there"]) == [])
  }

  @Test func `Handling sends the message to the letter, once`() throws {
    // S47, S60
    let request = intent(to: [heard("Anna")], "What time is lunch?")
    let response = try send(request)
    #expect(response.code == .success)
    let message = try #require(response.sentMessage)
    #expect(message.content == "What time is lunch?")
    #expect(message.recipients?.map(\.displayName) == ["Anna Haro"])
    #expect(message.sender?.isMe == true)
    #expect(message.dateSent == device.now)
    #expect(try send(request).sentMessage?.identifier == message.identifier)
    #expect(try search(recipients: [heard("Anna")], terms: ["time"]) == ["What time is lunch?"])
  }

  @Test func `Handling checks once more, and fails on what is missing`() throws {
    // S47
    #expect(try send(intent(to: [heard("Anna")], nil)).code == .failure)
    #expect(try send(intent(to: nil, "Hi")).code == .failure)
    #expect(try send(intent(to: [heard("Mike")], "Hi")).code == .failure)
    #expect(try send(intent(to: [heard("Anna"), heard("Zoe")], "Hi")).code == .failure)
    #expect(try search(terms: ["hi"]) == [])
  }

  @Test func `A group gets the message by its name`() throws {
    let intent = INSendMessageIntent(
      recipients: nil,
      outgoingMessageType: .outgoingMessageText,
      content: "On my way",
      speakableGroupName: INSpeakableString(spokenPhrase: "hiking"),
      conversationIdentifier: nil,
      serviceName: nil,
      sender: nil,
      attachments: nil
    )
    let message = try #require(try send(intent).sentMessage)
    #expect(message.groupName?.spokenPhrase == "Hiking")
    #expect(message.recipients?.map(\.displayName) == ["Mike Chen", "Anna Haro"])
  }

  @Test func `Who says nothing about messages hears the unread ones`() throws {
    let handler = SearchHandler(service: service)
    let result = try answer {
      handler.resolveAttributes(forSearchForMessages: INSearchForMessagesIntent(), with: $0)
    }
    guard case .success(let value) = result.state else {
      Issue.record("found \(result)")
      return
    }
    #expect(value as? INMessageAttributeOptions == .unread)
    #expect(try search(attributes: .unread) == ["Bring water.", "Is noon okay?"])
  }

  @Test func `Messages are found by their sender`() throws {
    // S60
    #expect(try search(senders: [heard("Anna")]) == ["Lunch on Saturday?", "Is noon okay?"])
    #expect(try search(senders: [heard("Zoe")]) == [])
    let anna = [heard("Anna")]
    let both = try search(senders: anna, recipients: anna)
    #expect(both.count == 3)
    #expect(both.first == "Lunch on Saturday?")
    #expect(try search(senders: [heard("Zoe")], recipients: [heard("Zoe")]) == [])
  }

  @Test func `Marking as read means all that are unread`() throws {
    // S60
    #expect(try mark(nil, .read) == .success)
    #expect(try search(attributes: .unread) == [])
    #expect(try mark(nil, .read) == .failureMessageNotFound)
  }

  @Test func `Flagging means the message that came last`() throws {
    #expect(try mark(nil, .flagged) == .success)
    #expect(try search(attributes: .flagged) == ["Bring water.", "Is noon okay?"])
    #expect(try mark(["hiking-1"], .unflagged) == .success)
    #expect(try search(attributes: .flagged) == ["Is noon okay?"])
    #expect(try mark(["nothing"], .read) == .failureMessageNotFound)
    #expect(try mark(nil, .played) == .failureMessageAttributeNotSet)
  }

  private func mark(
    _ identifiers: [String]?,
    _ attribute: INMessageAttribute
  ) throws -> INSetMessageAttributeIntentResponseCode {
    let intent = INSetMessageAttributeIntent(identifiers: identifiers, attribute: attribute)
    let handler = AttributeHandler(service: service)
    return try answer { handler.handle(setMessageAttribute: intent, completion: $0) }.code
  }

  @Test func `Opening a conversation reads it`() throws {
    // S44
    let app = MessageBotApp(service: service)
    #expect(app.continue(service.activity(opening: "with-anna")))
    #expect(try search(attributes: .unread) == ["Bring water."])
    #expect(!app.continue(NSUserActivity(activityType: "com.example.other")))
  }

  @Test func `UnicornChat keeps its own messages`() async throws {
    let other = try UnicornChatService(device.surroundings)
    let handler = ChatHandler(messenger: other.messenger)
    let response = await handler.handle(intent: intent(to: [heard("Anna")], "Rainbow!"))
    #expect(response.sentMessages?.map(\.content) == ["Rainbow!"])
    #expect(try search(terms: ["rainbow"]) == [])
  }
}
