import Dialogue
import Foundation
import Intents
import Testing

@testable import Domains

@Suite struct MessageCardTests {
  private func message() -> INMessage {
    let message = INMessage(
      identifier: "message-1",
      conversationIdentifier: "conversation-1",
      content: "See you at six!\nBring a coat.",
      dateSent: .minutes(-31),
      sender: INPerson(Person("Anna Haro")),
      recipients: [INPerson(Person("Jordan Doe")), INPerson(Person("Jane Doe"))],
      groupName: INSpeakableString(spokenPhrase: "Hiking"),
      serviceName: "SMS",
      messageType: .mediaImage,
      numberOfAttachments: 2
    )
    message.reaction = INMessageReaction(
      reactionType: .emoji,
      reactionDescription: "loved it",
      emoji: "♥"
    )
    return message
  }

  // S40
  @Test func `a card of messages shows everything that they hold`() throws {
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = [message()]
    let intent = INSearchForMessagesIntent(
      recipients: nil,
      senders: nil,
      searchTerms: nil,
      attributes: [.unread],
      dateTime: nil,
      identifiers: nil,
      notificationIdentifiers: nil,
      speakableGroupNames: nil,
      conversationIdentifiers: nil
    )
    let card = try #require(response.card(about: intent, in: .test))
    #expect(
      card.lines == [
        "Messages",
        "  State: unread",
        "  Anna Haro, today at 9:10 AM: “See you at six!",
        "    Bring a coat.”",
        "    To: Jordan Doe and Jane Doe",
        "    Group: Hiking",
        "    Kind: media image",
        "    Service: SMS",
        "    Attachments: 2",
        "    Reaction: ♥ loved it",
      ]
    )
  }

  @Test func `attached files and links are named`() {
    let files = ["map.png", "list.txt"].map {
      INFile(data: Data(), filename: $0, typeIdentifier: nil)
    }
    let attached = INMessage(
      identifier: "1",
      conversationIdentifier: nil,
      content: nil,
      dateSent: nil,
      sender: nil,
      recipients: nil,
      groupName: nil,
      messageType: .file,
      serviceName: nil,
      attachmentFiles: files
    )
    #expect(attached.item(in: .test).rows.map(\.value) == ["file", "map.png and list.txt"])

    let linked = INMessage(
      identifier: "2",
      conversationIdentifier: nil,
      content: nil,
      dateSent: nil,
      sender: nil,
      recipients: nil,
      groupName: nil,
      serviceName: nil,
      linkMetadata: INMessageLinkMetadata(
        siteName: "Example",
        summary: "All about trails",
        title: "Trails",
        openGraphType: nil,
        linkURL: URL(string: "https://example.com/trails")
      )
    )
    let link = linked.item(in: .test).rows.first { $0.label == .link }?.value
    #expect(link == "Trails, Example, All about trails, https://example.com/trails")
  }

  @Test func `the messages can be referred to later`() throws {
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    response.messages = [message()]
    let mentioned = try #require(response.mentions.messages.first)
    #expect(mentioned.identifier == "message-1")
    #expect(mentioned.conversation == "conversation-1")
    #expect(mentioned.sender == Person("Anna Haro"))
    #expect(mentioned.recipients == [Person("Jordan Doe"), Person("Jane Doe")])
    #expect(mentioned.group == Phrase("Hiking"))
  }

  @Test func `no messages is a card without items, and none at all is no card`() {
    let intent = INSearchForMessagesIntent()
    let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
    #expect(response.card(about: intent, in: .test) == nil)
    response.messages = []
    #expect(response.card(about: intent, in: .test)?.items == [])
    #expect(response.card(about: intent, in: .test)?.lines == [])
  }
}
