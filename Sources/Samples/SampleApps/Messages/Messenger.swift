import Intents

/// The part that all messaging apps share: sending and finding messages, with an address book and a
/// store.
struct Messenger: Sendable {
  /// The service's name, as it stands on each of its messages.
  let name: String
  let addressBook: AddressBook
  let store: MessageStore
  let timeZone: TimeZone
  let now: @Sendable () -> Date
  let newIdentifier: @Sendable () -> String

  init(_ name: String, _ surroundings: Surroundings) throws {
    self.name = name
    addressBook = surroundings.addressBook
    store = try MessageStore(surroundings.storage, report: surroundings.report)
    timeZone = surroundings.timeZone
    now = surroundings.now
    newIdentifier = surroundings.newIdentifier
    if try store.isEmpty,
      let seed = try surroundings.resources.decoded("Messages.json", as: MessageSeed.self)
    {
      try store.plant(seed, me: addressBook.me.identifier, now: now())
    }
  }
}

// MARK: - Sending

extension Messenger {
  /// The recipients and the text of a message.
  struct Delivery: Sendable {
    var recipients: [Message.Recipient]
    var conversation: String?
    var text: String
  }

  /// The message an intent asks for, if it is complete: everybody known, and something to say.
  func delivery(for intent: INSendMessageIntent) throws -> Delivery? {
    guard let text = intent.content, !text.isBlank else { return nil }
    if let recipients = intent.recipients, !recipients.isEmpty {
      let reached = recipients.compactMap { addressBook.reached($0) }
      guard reached.count == recipients.count else { return nil }
      return Delivery(recipients: reached.onceEach, text: text)
    }
    guard let (conversation, members) = try target(of: intent), !members.isEmpty else { return nil }
    let recipients = members.map { Message.Recipient(user: $0) }
    return Delivery(recipients: recipients, conversation: conversation, text: text)
  }

  private func target(of intent: INSendMessageIntent) throws -> (String, [String])? {
    if let conversation = intent.conversationIdentifier {
      return (conversation, try store.members(of: conversation))
    }
    guard let name = intent.speakableGroupName?.spokenPhrase else { return nil }
    return try store.group(named: name).map { ($0.identifier, $0.members) }
  }

  /// Sends a message, once for each request.
  func send(_ delivery: Delivery, request: String?) throws -> Message {
    let outgoing = Outgoing(
      request: request ?? newIdentifier(),
      sender: addressBook.me.identifier,
      recipients: delivery.recipients,
      conversation: delivery.conversation,
      text: delivery.text,
      sent: now()
    )
    return try store.send(outgoing, newIdentifier: newIdentifier)
  }
}

extension AddressBook {
  fileprivate func reached(_ person: INPerson) -> Message.Recipient? {
    guard case .reached(let user, let handle) = recipient(for: person) else { return nil }
    return Message.Recipient(user: user.identifier, handle: handle.value)
  }
}

extension [Message.Recipient] {
  /// The recipients without repetition; a person named twice gets the message at the first handle.
  fileprivate var onceEach: [Message.Recipient] {
    enumerated().filter { index, one in !self[..<index].contains { $0.user == one.user } }
      .map(\.element)
  }
}

extension String {
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

// MARK: - Searching

extension Messenger {
  /// Returns the criteria of an intent.
  ///
  /// An unknown person among them matches no message.
  ///
  /// Whoever is named as both sender and recipient is somebody that messages were exchanged with:
  /// they are those of the conversation with them alone.
  func query(for intent: INSearchForMessagesIntent) throws -> MessageQuery {
    var query = criteria(of: intent)
    guard !query.senders.isEmpty, query.senders == query.recipients else { return query }
    query.conversations = [try store.conversation(with: query.senders) ?? ""]
    (query.senders, query.recipients) = ([], [])
    return query
  }

  private func criteria(of intent: INSearchForMessagesIntent) -> MessageQuery {
    MessageQuery(
      senders: identifiers(of: intent.senders),
      recipients: identifiers(of: intent.recipients),
      terms: intent.searchTerms ?? [],
      identifiers: intent.identifiers ?? [],
      conversations: intent.conversationIdentifiers ?? [],
      groups: intent.speakableGroupNames?.map(\.spokenPhrase) ?? [],
      isRead: intent.attributes.choice(between: .read, and: .unread),
      isFlagged: intent.attributes.choice(between: .flagged, and: .unflagged),
      period: Period(intent.dateTimeRange, in: timeZone)
    )
  }

  private func identifiers(of people: [INPerson]?) -> [String] {
    guard let people, !people.isEmpty else { return [] }
    let identifiers = people.flatMap { addressBook.users(matching: $0) }.map(\.identifier)
    return identifiers.isEmpty ? [""] : identifiers
  }
}

extension INMessageAttributeOptions {
  /// Returns `true` for the first attribute alone, `false` for the second alone, and `nil` for
  /// neither or both.
  fileprivate func choice(between wanted: Self, and other: Self) -> Bool? {
    contains(wanted) == contains(other) ? nil : contains(wanted)
  }
}

// MARK: - As the system knows it

extension Messenger {
  /// A message of which nobody knows whether it went out, and so without the time when it did.
  func unsent(_ delivery: Delivery, request: String?) -> INMessage {
    INMessage(
      identifier: request ?? newIdentifier(),
      conversationIdentifier: delivery.conversation,
      content: delivery.text,
      dateSent: nil,
      sender: person(addressBook.me.identifier),
      recipients: delivery.recipients.compactMap { person($0.user, handle: $0.handle) },
      groupName: nil,
      messageType: .text,
      serviceName: name
    )
  }

  func systemMessage(_ message: Message) -> INMessage {
    INMessage(
      identifier: message.identifier,
      conversationIdentifier: message.conversation,
      content: message.text,
      dateSent: message.sent,
      sender: person(message.sender),
      recipients: message.recipients.compactMap { person($0.user, handle: $0.handle) },
      groupName: message.group.map { INSpeakableString(spokenPhrase: $0) },
      messageType: .text,
      serviceName: name
    )
  }

  private func person(_ identifier: String, handle: String? = nil) -> INPerson? {
    guard let user = addressBook.user(identifier) else { return nil }
    if identifier == addressBook.me.identifier { return addressBook.mePerson }
    return user.person(with: handle.flatMap { user.handle(like: $0) })
  }
}

extension AddressBook {
  /// The owner of the device.
  fileprivate var mePerson: INPerson {
    INPerson(
      personHandle: me.handles.first.map(INPersonHandle.init)
        ?? INPersonHandle(value: nil, type: .unknown),
      nameComponents: nil,
      displayName: me.name,
      image: nil,
      contactIdentifier: me.identifier,
      customIdentifier: me.identifier,
      isMe: true
    )
  }
}
