// Before iOS 11 a group's name was a plain string.

extension INSendMessageIntent {
  public var groupName: String? { speakableGroupName?.spokenPhrase }

  public convenience init(
    recipients: [INPerson]?,
    content: String?,
    groupName: String?,
    serviceName: String?,
    sender: INPerson?
  ) {
    self.init(
      recipients: recipients,
      content: content,
      speakableGroupName: groupName.map { INSpeakableString(spokenPhrase: $0) },
      conversationIdentifier: nil,
      serviceName: serviceName,
      sender: sender
    )
  }
}

extension INSearchForMessagesIntent {
  public var groupNames: [String]? { speakableGroupNames?.compactMap(\.spokenPhrase) }
  public var groupNamesOperator: INConditionalOperator { speakableGroupNamesOperator }

  public convenience init(
    recipients: [INPerson]?,
    senders: [INPerson]?,
    searchTerms: [String]?,
    attributes: INMessageAttributeOptions = [],
    dateTime dateTimeRange: INDateComponentsRange?,
    identifiers: [String]?,
    notificationIdentifiers: [String]?,
    groupNames: [String]?
  ) {
    self.init(
      recipients: recipients,
      senders: senders,
      searchTerms: searchTerms,
      attributes: attributes,
      dateTime: dateTimeRange,
      identifiers: identifiers,
      notificationIdentifiers: notificationIdentifiers,
      speakableGroupNames: groupNames?.map { INSpeakableString(spokenPhrase: $0) }
    )
  }
}

extension INMessage {
  /// The recording of a spoken message, as before iOS 17.
  public var audioMessageFile: INFile? { messageType == .audio ? attachmentFiles?.first : nil }

  public convenience init(
    identifier: String,
    conversationIdentifier: String?,
    content: String?,
    dateSent: Date?,
    sender: INPerson?,
    recipients: [INPerson]?,
    groupName: INSpeakableString?,
    messageType: INMessageType,
    serviceName: String?,
    audioMessageFile: INFile?
  ) {
    self.init(
      identifier: identifier,
      conversationIdentifier: conversationIdentifier,
      content: content,
      dateSent: dateSent,
      sender: sender,
      recipients: recipients,
      groupName: groupName,
      messageType: messageType,
      serviceName: serviceName,
      attachmentFiles: audioMessageFile.map { [$0] }
    )
  }
}

extension INSticker {
  public typealias StickerType = INStickerType
}
