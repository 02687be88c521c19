// swift-format-ignore-file
// Written by `swift run generate` from MessageParts.intents: edit that instead.

public import Foundation

/// A message that was sent or received.
open class INMessage: NSObject, NSCopying, NSSecureCoding {
  /// The app's identifier of the message.
  open internal(set) var identifier: String = ""

  /// The conversation that it belongs to.
  open internal(set) var conversationIdentifier: String?

  /// The text.
  open internal(set) var content: String?

  /// The time at which it was sent; for a received one, by its sender.
  open internal(set) var dateSent: Date?

  /// The sender.
  @NSCopying open internal(set) var sender: INPerson?

  /// To whom it was sent.
  open internal(set) var recipients: [INPerson]?

  /// The group in which it was written.
  @NSCopying open internal(set) var groupName: INSpeakableString?

  /// The type of its content.
  open internal(set) var messageType: INMessageType = .unspecified

  /// The service by which it came.
  open internal(set) var serviceName: String?

  /// Files that came with it.
  open internal(set) var attachmentFiles: [INFile]?

  /// The number of files that came with it, where they are not at hand.
  @NSCopying open internal(set) var numberOfAttachments: NSNumber?

  /// A preview of the link in it.
  @NSCopying open internal(set) var linkMetadata: INMessageLinkMetadata?

  /// The sticker that it is.
  @NSCopying open var sticker: INSticker?

  /// The reaction to another message that it is.
  @NSCopying open var reaction: INMessageReaction?

  var referencedMessage: INMessage?

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.recipients = recipients
    self.messageType = messageType
    self.serviceName = serviceName
    super.init()
    self.sender = sender
    self.groupName = groupName
  }

  @available(iOS, deprecated: 18, message: "Use the initialiser with a service name.")
  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.recipients = recipients
    self.messageType = messageType
    super.init()
    self.sender = sender
    self.groupName = groupName
  }

  @available(iOS, deprecated: 18, message: "Use the initialiser with a service name.")
  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, messageType: INMessageType) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.recipients = recipients
    self.messageType = messageType
    super.init()
    self.sender = sender
  }

  public init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?) {
    self.identifier = identifier
    self.content = content
    self.dateSent = dateSent
    self.recipients = recipients
    super.init()
    self.sender = sender
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType, serviceName: String?, attachmentFiles: [INFile]?) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.recipients = recipients
    self.messageType = messageType
    self.serviceName = serviceName
    self.attachmentFiles = attachmentFiles
    super.init()
    self.sender = sender
    self.groupName = groupName
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, linkMetadata: INMessageLinkMetadata?) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.recipients = recipients
    self.serviceName = serviceName
    super.init()
    self.sender = sender
    self.groupName = groupName
    self.linkMetadata = linkMetadata
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, numberOfAttachments: NSNumber?) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.recipients = recipients
    self.serviceName = serviceName
    self.messageType = messageType
    super.init()
    self.sender = sender
    self.groupName = groupName
    self.numberOfAttachments = numberOfAttachments
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, referencedMessage: INMessage?, reaction: INMessageReaction?) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.recipients = recipients
    self.serviceName = serviceName
    self.messageType = messageType
    self.referencedMessage = referencedMessage
    super.init()
    self.sender = sender
    self.groupName = groupName
    self.reaction = reaction
  }

  public init(identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?, groupName: INSpeakableString?, serviceName: String?, messageType: INMessageType, referencedMessage: INMessage?, sticker: INSticker?, reaction: INMessageReaction?) {
    self.identifier = identifier
    self.conversationIdentifier = conversationIdentifier
    self.content = content
    self.dateSent = dateSent
    self.recipients = recipients
    self.serviceName = serviceName
    self.messageType = messageType
    self.referencedMessage = referencedMessage
    super.init()
    self.sender = sender
    self.groupName = groupName
    self.sticker = sticker
    self.reaction = reaction
  }

  public required init?(coder: NSCoder) {
    let original: INMessage? = coder.original()
    identifier = if let original { copied(original.identifier) } else { coder.fetch("identifier") ?? "" }
    conversationIdentifier = if let original { copied(original.conversationIdentifier) } else { coder.fetch("conversationIdentifier") }
    content = if let original { copied(original.content) } else { coder.fetch("content") }
    dateSent = if let original { copied(original.dateSent) } else { coder.fetch("dateSent") }
    sender = if let original { copied(original.sender) } else { coder.fetch("sender") }
    recipients = if let original { copied(original.recipients) } else { coder.fetch("recipients") }
    groupName = if let original { copied(original.groupName) } else { coder.fetch("groupName") }
    messageType = if let original { copied(original.messageType) } else { coder.fetch("messageType") ?? .unspecified }
    serviceName = if let original { copied(original.serviceName) } else { coder.fetch("serviceName") }
    attachmentFiles = if let original { copied(original.attachmentFiles) } else { coder.fetch("attachmentFiles") }
    numberOfAttachments = if let original { copied(original.numberOfAttachments) } else { coder.fetch("numberOfAttachments") }
    linkMetadata = if let original { copied(original.linkMetadata) } else { coder.fetch("linkMetadata") }
    sticker = if let original { copied(original.sticker) } else { coder.fetch("sticker") }
    reaction = if let original { copied(original.reaction) } else { coder.fetch("reaction") }
    referencedMessage = if let original { copied(original.referencedMessage) } else { coder.fetch("referencedMessage") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(identifier, "identifier")
    coder.store(conversationIdentifier, "conversationIdentifier")
    coder.store(content, "content")
    coder.store(dateSent, "dateSent")
    coder.store(sender, "sender")
    coder.store(recipients, "recipients")
    coder.store(groupName, "groupName")
    coder.store(messageType, "messageType")
    coder.store(serviceName, "serviceName")
    coder.store(attachmentFiles, "attachmentFiles")
    coder.store(numberOfAttachments, "numberOfAttachments")
    coder.store(linkMetadata, "linkMetadata")
    coder.store(sticker, "sticker")
    coder.store(reaction, "reaction")
    coder.store(referencedMessage, "referencedMessage")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The type of a message's content.
public enum INMessageType: Int, Sendable {
  case `unspecified` = 0
  case `text` = 1
  case `audio` = 2
  case `digitalTouch` = 3
  case `handwriting` = 4
  case `sticker` = 5
  @available(iOS, deprecated: 18.1, message: "Use reaction.")
  case `tapbackLiked` = 6
  @available(iOS, deprecated: 18.1, message: "Use reaction.")
  case `tapbackDisliked` = 7
  @available(iOS, deprecated: 18.1, message: "Use reaction.")
  case `tapbackEmphasized` = 8
  @available(iOS, deprecated: 18.1, message: "Use reaction.")
  case `tapbackLoved` = 9
  @available(iOS, deprecated: 18.1, message: "Use reaction.")
  case `tapbackQuestioned` = 10
  @available(iOS, deprecated: 18.1, message: "Use reaction.")
  case `tapbackLaughed` = 11
  case `mediaCalendar` = 12
  case `mediaLocation` = 13
  case `mediaAddressCard` = 14
  case `mediaImage` = 15
  case `mediaVideo` = 16
  case `mediaPass` = 17
  case `mediaAudio` = 18
  case `paymentSent` = 19
  case `paymentRequest` = 20
  case `paymentNote` = 21
  case `animoji` = 22
  case `activitySnippet` = 23
  case `file` = 24
  case `link` = 25
  case `reaction` = 26
  case `mediaAnimatedImage` = 27
  case `thirdPartyAttachment` = 28
}

/// One state of a message, to be set.
public enum INMessageAttribute: Int, Sendable {
  case `unknown` = 0
  case `read` = 1
  case `unread` = 2
  case `flagged` = 3
  case `unflagged` = 4
  /// A recording was listened to.
  case `played` = 5
}

/// The result of resolving a parameter of type `INMessageAttribute`.
open class INMessageAttributeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INMessageAttribute) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INMessageAttribute) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// Several states of messages, to search for.
public struct INMessageAttributeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let read = Self(rawValue: 1)
  public static let unread = Self(rawValue: 2)
  public static let flagged = Self(rawValue: 4)
  public static let unflagged = Self(rawValue: 8)
  public static let played = Self(rawValue: 16)
}

/// The result of resolving a parameter of type `INMessageAttributeOptions`.
open class INMessageAttributeOptionsResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INMessageAttributeOptions = []) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INMessageAttributeOptions = []) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// An answer to a message in one sign.
open class INMessageReaction: NSObject, NSCopying, NSSecureCoding {
  /// The type of the reaction: an emoji, or one of the app's own.
  open internal(set) var reactionType: INMessageReactionType = .unknown

  /// The name: “heart”.
  open internal(set) var reactionDescription: String?

  /// The sign itself.
  open internal(set) var emoji: String?

  public init(reactionType: INMessageReactionType, reactionDescription: String?, emoji: String?) {
    self.reactionType = reactionType
    self.reactionDescription = reactionDescription
    self.emoji = emoji
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INMessageReaction? = coder.original()
    reactionType = if let original { copied(original.reactionType) } else { coder.fetch("reactionType") ?? .unknown }
    reactionDescription = if let original { copied(original.reactionDescription) } else { coder.fetch("reactionDescription") }
    emoji = if let original { copied(original.emoji) } else { coder.fetch("emoji") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(reactionType, "reactionType")
    coder.store(reactionDescription, "reactionDescription")
    coder.store(emoji, "emoji")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The type of a reaction.
public enum INMessageReactionType: Int, Sendable {
  case `unknown` = 0
  case `emoji` = 1
  case `generic` = 2
}

/// A picture sent as a message.
open class INSticker: NSObject, NSCopying, NSSecureCoding {
  /// The type of the sticker: an emoji or something else.
  open internal(set) var type: INStickerType = .unknown

  /// The emoji, if it is one.
  open internal(set) var emoji: String?

  public init(type: INStickerType, emoji: String?) {
    self.type = type
    self.emoji = emoji
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INSticker? = coder.original()
    type = if let original { copied(original.type) } else { coder.fetch("type") ?? .unknown }
    emoji = if let original { copied(original.emoji) } else { coder.fetch("emoji") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(type, "type")
    coder.store(emoji, "emoji")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The type of a sticker.
public enum INStickerType: Int, Sendable {
  case `unknown` = 0
  case `emoji` = 1
  case `generic` = 2
}

/// The preview of a link.
open class INMessageLinkMetadata: NSObject, NSCopying, NSSecureCoding {
  /// The site that it leads to.
  open var siteName: String?

  /// A few words on the page.
  open var summary: String?

  /// The page's title.
  open var title: String?

  /// The kind of page in the Open Graph protocol, such as `article`.
  open var openGraphType: String?

  /// The address that it leads to.
  open var linkURL: URL?

  public init(siteName: String?, summary: String?, title: String?, openGraphType: String?, linkURL: URL?) {
    self.siteName = siteName
    self.summary = summary
    self.title = title
    self.openGraphType = openGraphType
    self.linkURL = linkURL
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INMessageLinkMetadata? = coder.original()
    siteName = if let original { copied(original.siteName) } else { coder.fetch("siteName") }
    summary = if let original { copied(original.summary) } else { coder.fetch("summary") }
    title = if let original { copied(original.title) } else { coder.fetch("title") }
    openGraphType = if let original { copied(original.openGraphType) } else { coder.fetch("openGraphType") }
    linkURL = if let original { copied(original.linkURL) } else { coder.fetch("linkURL") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(siteName, "siteName")
    coder.store(summary, "summary")
    coder.store(title, "title")
    coder.store(openGraphType, "openGraphType")
    coder.store(linkURL, "linkURL")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}
