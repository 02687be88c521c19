import Dialogue
import Foundation
import Intents

extension INSendMessageIntentResponse: Report {
  func card(about intent: INSendMessageIntent, in voice: Voice) -> Card? {
    guard !messages.isEmpty else { return nil }
    return Card(.message, title: "New Message", items: messages.map { $0.item(in: voice) })
  }

  var mentions: Mentions {
    var mentions = Mentions()
    mentions.messages = messages.map(Mentions.Message.init)
    return mentions
  }

  /// A message that was sent has a date.
  var leavesOpen: Bool {
    code == .inProgress && !messages.isEmpty && messages.allSatisfy { $0.dateSent == nil }
  }

  private var messages: [INMessage] {
    sentMessages ?? sentMessage.map { [$0] } ?? []
  }
}

extension INSearchForMessagesIntentResponse: Report {
  func omissions(after kind: Verdict.Kind) -> [String] {
    kind == .success && messages == nil ? ["messages"] : []
  }

  func card(about intent: INSearchForMessagesIntent, in voice: Voice) -> Card? {
    guard let messages else { return nil }
    let attributes = intent.attributes.names.map(voice.words(forTerm:))
    return Card(
      .thread,
      title: "Messages",
      rows: [Card.Row(.state, voice.list(attributes))],
      items: messages.map { $0.item(in: voice) }
    )
  }

  var mentions: Mentions {
    var mentions = Mentions()
    mentions.messages = (messages ?? []).map(Mentions.Message.init)
    return mentions
  }
}

// MARK: - One message

extension INMessage {
  /// “Anna Haro, today at 9:10 AM: “See you at six!”” and everything else that is known.
  func item(in voice: Voice) -> Card.Item {
    let names = (recipients ?? []).map { voice.words(for: $0.person) }
    let origin = Card.Message(
      name: sender.map { voice.words(for: $0.person) },
      time: dateSent.map(voice.words(for:)),
      isOwn: sender?.isMe == true
    )
    return Card.Item(
      [origin.name, origin.time].compactMap(\.self).nonEmpty?.joined(separator: ", ") ?? "Message",
      text: content,
      rows: [
        Card.Row(.to, voice.list(names)),
        Card.Row(.group, groupName?.spokenPhrase),
        Card.Row(.kind, isPlain ? nil : voice.words(forTerm: messageType.name)),
        Card.Row(.service, serviceName),
        Card.Row(.attachments, attachments(in: voice)),
        Card.Row(.link, linkMetadata?.words),
        Card.Row(.reaction, reaction?.words ?? sticker?.emoji),
      ],
      origin: .message(origin)
    )
  }

  private var isPlain: Bool {
    messageType == .unspecified || messageType == .text
  }

  private func attachments(in voice: Voice) -> String? {
    if let names = attachmentFiles?.map(\.filename).nonEmpty { return voice.list(names) }
    return numberOfAttachments.map { voice.words(for: $0.doubleValue) }
  }
}

extension INMessageLinkMetadata {
  fileprivate var words: String {
    [title, siteName, summary, linkURL?.absoluteString]
      .compactMap { $0 }
      .joined(separator: ", ")
  }
}

extension INMessageReaction {
  fileprivate var words: String? {
    [emoji, reactionDescription].compactMap { $0 }.nonEmpty?.joined(separator: " ")
  }
}

extension Mentions.Message {
  init(_ message: INMessage) {
    self.init(
      identifier: message.identifier,
      conversation: message.conversationIdentifier,
      sender: message.sender?.person,
      recipients: (message.recipients ?? []).map(\.person),
      group: message.groupName?.phrase,
      text: message.content
    )
  }
}
