// swift-format-ignore-file
// Written by `swift run generate` from Messages.intents: edit that instead.

public import Foundation

/// “Send a message to Anna saying lunch at noon.”
///
/// Always confirmed by the person, for what is sent cannot be taken back.
open class INSendMessageIntent: INIntent {
  package override class var intentName: String { "INSendMessageIntent" }

  public override init() {
    super.init()
  }

  /// The recipients: one person or several.
  open internal(set) var recipients: [INPerson]?

  /// The kind of message: text or a recording.
  open internal(set) var outgoingMessageType: INOutgoingMessageType = .unknown

  /// The text, to the letter.
  open internal(set) var content: String?

  /// The group that is written to, where it has a name.
  @NSCopying open internal(set) var speakableGroupName: INSpeakableString?

  /// The conversation that the message belongs to, as the app numbers them.
  open internal(set) var conversationIdentifier: String?

  /// The service by which it is sent, where the app has several.
  open internal(set) var serviceName: String?

  /// The sender, where the person has several identities.
  @NSCopying open internal(set) var sender: INPerson?

  /// The attachments; with a recording, the recording.
  open internal(set) var attachments: [INSendMessageAttachment]?

  public init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    self.attachments = attachments
    super.init()
    self.speakableGroupName = speakableGroupName
    self.sender = sender
  }

  @available(iOS, deprecated: 14, message: "Use the initialiser with attachments.")
  public init(recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?) {
    self.recipients = recipients
    self.content = content
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    super.init()
    self.speakableGroupName = speakableGroupName
    self.sender = sender
  }

  @available(iOS, deprecated: 14, message: "Use the initialiser with attachments.")
  public init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?) {
    self.recipients = recipients
    self.outgoingMessageType = outgoingMessageType
    self.content = content
    self.conversationIdentifier = conversationIdentifier
    self.serviceName = serviceName
    super.init()
    self.speakableGroupName = speakableGroupName
    self.sender = sender
  }

  public required init?(coder: NSCoder) {
    let original: INSendMessageIntent? = coder.original()
    recipients = if let original { copied(original.recipients) } else { coder.fetch("recipients") }
    outgoingMessageType = if let original { copied(original.outgoingMessageType) } else { coder.fetch("outgoingMessageType") ?? .unknown }
    content = if let original { copied(original.content) } else { coder.fetch("content") }
    speakableGroupName = if let original { copied(original.speakableGroupName) } else { coder.fetch("speakableGroupName") }
    conversationIdentifier = if let original { copied(original.conversationIdentifier) } else { coder.fetch("conversationIdentifier") }
    serviceName = if let original { copied(original.serviceName) } else { coder.fetch("serviceName") }
    sender = if let original { copied(original.sender) } else { coder.fetch("sender") }
    attachments = if let original { copied(original.attachments) } else { coder.fetch("attachments") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(recipients, "recipients")
    coder.store(outgoingMessageType, "outgoingMessageType")
    coder.store(content, "content")
    coder.store(speakableGroupName, "speakableGroupName")
    coder.store(conversationIdentifier, "conversationIdentifier")
    coder.store(serviceName, "serviceName")
    coder.store(sender, "sender")
    coder.store(attachments, "attachments")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSendMessageIntent.recipients] = "recipients"
    parameters[\INSendMessageIntent.outgoingMessageType] = "outgoingMessageType"
    parameters[\INSendMessageIntent.content] = "content"
    parameters[\INSendMessageIntent.speakableGroupName] = "speakableGroupName"
    parameters[\INSendMessageIntent.conversationIdentifier] = "conversationIdentifier"
    parameters[\INSendMessageIntent.serviceName] = "serviceName"
    parameters[\INSendMessageIntent.sender] = "sender"
    parameters[\INSendMessageIntent.attachments] = "attachments"
    return parameters
  }
}

/// The outcome of the request.
public enum INSendMessageIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app is still at it.
  case inProgress = 2
  /// The app has done it.
  case success = 3
  /// It did not work.
  case failure = 4
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 5
  /// The service cannot be reached just now.
  case failureMessageServiceNotAvailable = 6
  /// The person has to sign in to the app first.
  case failureRequiringInAppAuthentication = 7
}

/// The answer to `INSendMessageIntent`.
open class INSendMessageIntentResponse: INIntentResponse {
  public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INSendMessageIntentResponseCode = .unspecified

  /// The one message that was sent, as before iOS 16.
  @available(iOS, deprecated: 16, message: "Use sentMessages.")
  @NSCopying open var sentMessage: INMessage?

  /// The messages as they were sent, for the assistant to show.
  open var sentMessages: [INMessage]?

  public required init?(coder: NSCoder) {
    let original: INSendMessageIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    sentMessage = if let original { copied(original.sentMessage) } else { coder.fetch("sentMessage") }
    sentMessages = if let original { copied(original.sentMessages) } else { coder.fetch("sentMessages") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(sentMessage, "sentMessage")
    coder.store(sentMessages, "sentMessages")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSendMessageIntentResponse.code] = "code"
    parameters[\INSendMessageIntentResponse.sentMessage] = "sentMessage"
    parameters[\INSendMessageIntentResponse.sentMessages] = "sentMessages"
    return parameters
  }
}

/// The methods of a handler of `INSendMessageIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)

  /// Settles `recipients`.
  @_disfavoredOverload
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]

  /// The same, answering through a closure, to be called once.
  func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void)

  /// The same with the result class of iOS 10.
  @available(iOS, deprecated: 11, message: "Use [INSendMessageRecipientResolutionResult].")
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult]

  /// The same with the result class of iOS 10, answering through a closure.
  @available(iOS, deprecated: 11, message: "Use [INSendMessageRecipientResolutionResult].")
  func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The same, as iOS 10 spelt it.
  @available(iOS, deprecated: 11, message: "Use [INSendMessageRecipientResolutionResult].")
  func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// Settles `speakableGroupName`.
  func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveSpeakableGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// Settles `groupName`, as apps did before iOS 11.
  @available(iOS, deprecated: 11, message: "Write resolveSpeakableGroupName.")
  func resolveGroupName(for intent: INSendMessageIntent) async -> INStringResolutionResult

  /// The same, answering through a closure, to be called once.
  @available(iOS, deprecated: 11, message: "Write resolveSpeakableGroupName.")
  func resolveGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  @available(iOS, deprecated: 11, message: "Write resolveSpeakableGroupName.")
  func resolveGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// Settles `outgoingMessageType`.
  func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void)

  /// Settles `content`.
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveContent(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveContent(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

}

extension INSendMessageIntentHandling {
  public func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INSendMessageIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INSendMessageIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) {
    Current.host.spelled("handle(sendMessage:completion:)", as: "handle", of: "INSendMessageIntent")
    handle(sendMessage: intent, completion: completion)
  }

  public func handle(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INSendMessageIntent")
    Current.host.defaultAnswered("handle")
    completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INSendMessageIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INSendMessageIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) {
    Current.host.spelled("confirm(sendMessage:completion:)", as: "confirm", of: "INSendMessageIntent")
    confirm(sendMessage: intent, completion: completion)
  }

  public func confirm(sendMessage intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INSendMessageIntent")
    Current.host.defaultAnswered("confirm")
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  @_disfavoredOverload
  public func resolveRecipients(for intent: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult] {
    let earlier: [INPersonResolutionResult] = await resolveRecipients(for: intent)
    return earlier.map { $0 as? INSendMessageRecipientResolutionResult ?? INSendMessageRecipientResolutionResult(personResolutionResult: $0) }
  }

  public func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] {
    Current.host.spelled("resolveRecipients(for:with:)", as: "resolveRecipients", of: "INSendMessageIntent")
    let results: [INSendMessageRecipientResolutionResult] = await answer(
      to: "resolveRecipients(for:with:)",
      otherwise: [.notRequired()]
    ) { resolveRecipients(for: intent, with: $0) }
    return results
  }

  public func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void) {
    let earlier: @Sendable ([INPersonResolutionResult]) -> Void = { earlier in
      completion(earlier.map { $0 as? INSendMessageRecipientResolutionResult ?? INSendMessageRecipientResolutionResult(personResolutionResult: $0) })
    }
    resolveRecipients(for: intent, with: earlier)
  }

  public func resolveRecipients(for intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) {
    Current.host.spelled("resolveRecipients(forSendMessage:with:)", as: "resolveRecipients", of: "INSendMessageIntent")
    resolveRecipients(forSendMessage: intent, with: completion)
  }

  public func resolveRecipients(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) {
    Current.host.spelled("resolveRecipients", as: "resolveRecipients", of: "INSendMessageIntent")
    Current.host.defaultAnswered("resolveRecipients")
    completion([.notRequired()])
  }

  public func resolveSpeakableGroupName(for intent: INSendMessageIntent) async -> INSpeakableStringResolutionResult {
    Current.host.spelled("resolveGroupName(for:)", as: "resolveSpeakableGroupName", of: "INSendMessageIntent")
    return translated(await resolveGroupName(for: intent))
  }

  public func resolveSpeakableGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveSpeakableGroupName(forSendMessage:with:)", as: "resolveSpeakableGroupName", of: "INSendMessageIntent")
    resolveSpeakableGroupName(forSendMessage: intent, with: completion)
  }

  public func resolveSpeakableGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveGroupName(for:with:)", as: "resolveSpeakableGroupName", of: "INSendMessageIntent")
    resolveGroupName(for: intent, with: { completion(translated($0)) })
  }

  public func resolveGroupName(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    Current.host.spelled("resolveSpeakableGroupName(for:with:)", as: "resolveSpeakableGroupName", of: "INSendMessageIntent")
    return await answer(to: "resolveSpeakableGroupName(for:with:)", otherwise: .notRequired()) { completion in
      resolveSpeakableGroupName(for: intent, with: { completion(carried($0)) })
    }
  }

  public func resolveGroupName(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveGroupName(forSendMessage:with:)", as: "resolveSpeakableGroupName", of: "INSendMessageIntent")
    resolveGroupName(forSendMessage: intent, with: completion)
  }

  public func resolveGroupName(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveSpeakableGroupName", as: "resolveSpeakableGroupName", of: "INSendMessageIntent")
    Current.host.defaultAnswered("resolveSpeakableGroupName")
    completion(.notRequired())
  }

  public func resolveOutgoingMessageType(for intent: INSendMessageIntent) async -> INOutgoingMessageTypeResolutionResult {
    Current.host.spelled("resolveOutgoingMessageType(for:with:)", as: "resolveOutgoingMessageType", of: "INSendMessageIntent")
    return await answer(to: "resolveOutgoingMessageType(for:with:)", otherwise: .notRequired()) { completion in
      resolveOutgoingMessageType(for: intent, with: completion)
    }
  }

  public func resolveOutgoingMessageType(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INOutgoingMessageTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveOutgoingMessageType", as: "resolveOutgoingMessageType", of: "INSendMessageIntent")
    Current.host.defaultAnswered("resolveOutgoingMessageType")
    completion(.notRequired())
  }

  public func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    Current.host.spelled("resolveContent(for:with:)", as: "resolveContent", of: "INSendMessageIntent")
    return await answer(to: "resolveContent(for:with:)", otherwise: .notRequired()) { completion in
      resolveContent(for: intent, with: completion)
    }
  }

  public func resolveContent(for intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveContent(forSendMessage:with:)", as: "resolveContent", of: "INSendMessageIntent")
    resolveContent(forSendMessage: intent, with: completion)
  }

  public func resolveContent(forSendMessage intent: INSendMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveContent", as: "resolveContent", of: "INSendMessageIntent")
    Current.host.defaultAnswered("resolveContent")
    completion(.notRequired())
  }

}

/// “Read my unread messages from Mike.”
///
/// A criterion that is nil or empty does not narrow the search. Each list has an operator that
/// says how its elements combine.
open class INSearchForMessagesIntent: INIntent {
  package override class var intentName: String { "INSearchForMessagesIntent" }

  public override init() {
    super.init()
  }

  /// To whom the messages were sent.
  open internal(set) var recipients: [INPerson]?

  /// The operator that combines `recipients`.
  open internal(set) var recipientsOperator: INConditionalOperator = .all

  /// The senders of the messages.
  open internal(set) var senders: [INPerson]?

  /// The operator that combines `senders`.
  open internal(set) var sendersOperator: INConditionalOperator = .all

  /// Words that occur in the messages.
  open internal(set) var searchTerms: [String]?

  /// The operator that combines `searchTerms`.
  open internal(set) var searchTermsOperator: INConditionalOperator = .all

  /// States that the messages have: unread, flagged.
  open internal(set) var attributes: INMessageAttributeOptions = []

  /// The time in which the messages were sent or received.
  @NSCopying open internal(set) var dateTimeRange: INDateComponentsRange?

  /// Particular messages, by the app's identifiers.
  open internal(set) var identifiers: [String]?

  /// The operator that combines `identifiers`.
  open internal(set) var identifiersOperator: INConditionalOperator = .all

  /// The messages that particular notifications told of.
  open internal(set) var notificationIdentifiers: [String]?

  /// The operator that combines `notificationIdentifiers`.
  open internal(set) var notificationIdentifiersOperator: INConditionalOperator = .all

  /// The groups in which the messages were written.
  open internal(set) var speakableGroupNames: [INSpeakableString]?

  /// The operator that combines `speakableGroupNames`.
  open internal(set) var speakableGroupNamesOperator: INConditionalOperator = .all

  /// The conversations that the messages belong to.
  open internal(set) var conversationIdentifiers: [String]?

  /// The operator that combines `conversationIdentifiers`.
  open internal(set) var conversationIdentifiersOperator: INConditionalOperator = .all

  public init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?, conversationIdentifiers: [String]?) {
    self.recipients = recipients
    self.senders = senders
    self.searchTerms = searchTerms
    self.attributes = attributes
    self.identifiers = identifiers
    self.notificationIdentifiers = notificationIdentifiers
    self.speakableGroupNames = speakableGroupNames
    self.conversationIdentifiers = conversationIdentifiers
    super.init()
    self.dateTimeRange = dateTimeRange
  }

  @available(iOS, deprecated: 12, message: "Use the initialiser with conversations.")
  public init(recipients: [INPerson]?, senders: [INPerson]?, searchTerms: [String]?, attributes: INMessageAttributeOptions = [], dateTime dateTimeRange: INDateComponentsRange?, identifiers: [String]?, notificationIdentifiers: [String]?, speakableGroupNames: [INSpeakableString]?) {
    self.recipients = recipients
    self.senders = senders
    self.searchTerms = searchTerms
    self.attributes = attributes
    self.identifiers = identifiers
    self.notificationIdentifiers = notificationIdentifiers
    self.speakableGroupNames = speakableGroupNames
    super.init()
    self.dateTimeRange = dateTimeRange
  }

  public required init?(coder: NSCoder) {
    let original: INSearchForMessagesIntent? = coder.original()
    recipients = if let original { copied(original.recipients) } else { coder.fetch("recipients") }
    recipientsOperator = if let original { copied(original.recipientsOperator) } else { coder.fetch("recipientsOperator") ?? .all }
    senders = if let original { copied(original.senders) } else { coder.fetch("senders") }
    sendersOperator = if let original { copied(original.sendersOperator) } else { coder.fetch("sendersOperator") ?? .all }
    searchTerms = if let original { copied(original.searchTerms) } else { coder.fetch("searchTerms") }
    searchTermsOperator = if let original { copied(original.searchTermsOperator) } else { coder.fetch("searchTermsOperator") ?? .all }
    attributes = if let original { copied(original.attributes) } else { coder.fetch("attributes") ?? [] }
    dateTimeRange = if let original { copied(original.dateTimeRange) } else { coder.fetch("dateTimeRange") }
    identifiers = if let original { copied(original.identifiers) } else { coder.fetch("identifiers") }
    identifiersOperator = if let original { copied(original.identifiersOperator) } else { coder.fetch("identifiersOperator") ?? .all }
    notificationIdentifiers = if let original { copied(original.notificationIdentifiers) } else { coder.fetch("notificationIdentifiers") }
    notificationIdentifiersOperator = if let original { copied(original.notificationIdentifiersOperator) } else { coder.fetch("notificationIdentifiersOperator") ?? .all }
    speakableGroupNames = if let original { copied(original.speakableGroupNames) } else { coder.fetch("speakableGroupNames") }
    speakableGroupNamesOperator = if let original { copied(original.speakableGroupNamesOperator) } else { coder.fetch("speakableGroupNamesOperator") ?? .all }
    conversationIdentifiers = if let original { copied(original.conversationIdentifiers) } else { coder.fetch("conversationIdentifiers") }
    conversationIdentifiersOperator = if let original { copied(original.conversationIdentifiersOperator) } else { coder.fetch("conversationIdentifiersOperator") ?? .all }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(recipients, "recipients")
    coder.store(recipientsOperator, "recipientsOperator")
    coder.store(senders, "senders")
    coder.store(sendersOperator, "sendersOperator")
    coder.store(searchTerms, "searchTerms")
    coder.store(searchTermsOperator, "searchTermsOperator")
    coder.store(attributes, "attributes")
    coder.store(dateTimeRange, "dateTimeRange")
    coder.store(identifiers, "identifiers")
    coder.store(identifiersOperator, "identifiersOperator")
    coder.store(notificationIdentifiers, "notificationIdentifiers")
    coder.store(notificationIdentifiersOperator, "notificationIdentifiersOperator")
    coder.store(speakableGroupNames, "speakableGroupNames")
    coder.store(speakableGroupNamesOperator, "speakableGroupNamesOperator")
    coder.store(conversationIdentifiers, "conversationIdentifiers")
    coder.store(conversationIdentifiersOperator, "conversationIdentifiersOperator")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSearchForMessagesIntent.recipients] = "recipients"
    parameters[\INSearchForMessagesIntent.recipientsOperator] = "recipientsOperator"
    parameters[\INSearchForMessagesIntent.senders] = "senders"
    parameters[\INSearchForMessagesIntent.sendersOperator] = "sendersOperator"
    parameters[\INSearchForMessagesIntent.searchTerms] = "searchTerms"
    parameters[\INSearchForMessagesIntent.searchTermsOperator] = "searchTermsOperator"
    parameters[\INSearchForMessagesIntent.attributes] = "attributes"
    parameters[\INSearchForMessagesIntent.dateTimeRange] = "dateTimeRange"
    parameters[\INSearchForMessagesIntent.identifiers] = "identifiers"
    parameters[\INSearchForMessagesIntent.identifiersOperator] = "identifiersOperator"
    parameters[\INSearchForMessagesIntent.notificationIdentifiers] = "notificationIdentifiers"
    parameters[\INSearchForMessagesIntent.notificationIdentifiersOperator] = "notificationIdentifiersOperator"
    parameters[\INSearchForMessagesIntent.speakableGroupNames] = "speakableGroupNames"
    parameters[\INSearchForMessagesIntent.speakableGroupNamesOperator] = "speakableGroupNamesOperator"
    parameters[\INSearchForMessagesIntent.conversationIdentifiers] = "conversationIdentifiers"
    parameters[\INSearchForMessagesIntent.conversationIdentifiersOperator] = "conversationIdentifiersOperator"
    return parameters
  }
}

/// The outcome of the request.
public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app is still at it.
  case inProgress = 2
  /// The app has done it.
  case success = 3
  /// It did not work.
  case failure = 4
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 5
  /// The service cannot be reached just now.
  case failureMessageServiceNotAvailable = 6
  /// More was found than can be read.
  case failureMessageTooManyResults = 7
  /// The person has to sign in to the app first.
  case failureRequiringInAppAuthentication = 8
}

/// The answer to `INSearchForMessagesIntent`.
open class INSearchForMessagesIntentResponse: INIntentResponse {
  public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INSearchForMessagesIntentResponseCode = .unspecified

  /// The results, in the order in which they are to be read.
  open var messages: [INMessage]?

  public required init?(coder: NSCoder) {
    let original: INSearchForMessagesIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    messages = if let original { copied(original.messages) } else { coder.fetch("messages") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(messages, "messages")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSearchForMessagesIntentResponse.code] = "code"
    parameters[\INSearchForMessagesIntentResponse.messages] = "messages"
    return parameters
  }
}

/// The methods of a handler of `INSearchForMessagesIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void)

  /// Settles `recipients`.
  func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]

  /// The same, answering through a closure, to be called once.
  func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveRecipients(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// Settles `senders`.
  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult]

  /// The same, answering through a closure, to be called once.
  func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveSenders(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// Settles `attributes`.
  func resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveAttributes(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void)

  /// Settles `dateTimeRange`.
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveDateTimeRange(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// Settles `speakableGroupNames`.
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult]

  /// The same, answering through a closure, to be called once.
  func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveSpeakableGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void)

  /// Settles `groupNames`, as apps did before iOS 11.
  @available(iOS, deprecated: 11, message: "Write resolveSpeakableGroupNames.")
  func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> [INStringResolutionResult]

  /// The same, answering through a closure, to be called once.
  @available(iOS, deprecated: 11, message: "Write resolveSpeakableGroupNames.")
  func resolveGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)

  /// The same, as iOS 10 spelt it.
  @available(iOS, deprecated: 11, message: "Write resolveSpeakableGroupNames.")
  func resolveGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void)

}

extension INSearchForMessagesIntentHandling {
  public func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INSearchForMessagesIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INSearchForMessagesIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) {
    Current.host.spelled("handle(searchForMessages:completion:)", as: "handle", of: "INSearchForMessagesIntent")
    handle(searchForMessages: intent, completion: completion)
  }

  public func handle(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INSearchForMessagesIntent")
    Current.host.defaultAnswered("handle")
    completion(INSearchForMessagesIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INSearchForMessagesIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INSearchForMessagesIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) {
    Current.host.spelled("confirm(searchForMessages:completion:)", as: "confirm", of: "INSearchForMessagesIntent")
    confirm(searchForMessages: intent, completion: completion)
  }

  public func confirm(searchForMessages intent: INSearchForMessagesIntent, completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INSearchForMessagesIntent")
    Current.host.defaultAnswered("confirm")
    completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveRecipients(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    Current.host.spelled("resolveRecipients(for:with:)", as: "resolveRecipients", of: "INSearchForMessagesIntent")
    return await answer(to: "resolveRecipients(for:with:)", otherwise: [.notRequired()]) { completion in
      resolveRecipients(for: intent, with: completion)
    }
  }

  public func resolveRecipients(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) {
    Current.host.spelled("resolveRecipients(forSearchForMessages:with:)", as: "resolveRecipients", of: "INSearchForMessagesIntent")
    resolveRecipients(forSearchForMessages: intent, with: completion)
  }

  public func resolveRecipients(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) {
    Current.host.spelled("resolveRecipients", as: "resolveRecipients", of: "INSearchForMessagesIntent")
    Current.host.defaultAnswered("resolveRecipients")
    completion([.notRequired()])
  }

  public func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    Current.host.spelled("resolveSenders(for:with:)", as: "resolveSenders", of: "INSearchForMessagesIntent")
    return await answer(to: "resolveSenders(for:with:)", otherwise: [.notRequired()]) { completion in
      resolveSenders(for: intent, with: completion)
    }
  }

  public func resolveSenders(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) {
    Current.host.spelled("resolveSenders(forSearchForMessages:with:)", as: "resolveSenders", of: "INSearchForMessagesIntent")
    resolveSenders(forSearchForMessages: intent, with: completion)
  }

  public func resolveSenders(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) {
    Current.host.spelled("resolveSenders", as: "resolveSenders", of: "INSearchForMessagesIntent")
    Current.host.defaultAnswered("resolveSenders")
    completion([.notRequired()])
  }

  public func resolveAttributes(for intent: INSearchForMessagesIntent) async -> INMessageAttributeOptionsResolutionResult {
    Current.host.spelled("resolveAttributes(for:with:)", as: "resolveAttributes", of: "INSearchForMessagesIntent")
    return await answer(to: "resolveAttributes(for:with:)", otherwise: .notRequired()) { completion in
      resolveAttributes(for: intent, with: completion)
    }
  }

  public func resolveAttributes(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void) {
    Current.host.spelled("resolveAttributes(forSearchForMessages:with:)", as: "resolveAttributes", of: "INSearchForMessagesIntent")
    resolveAttributes(forSearchForMessages: intent, with: completion)
  }

  public func resolveAttributes(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void) {
    Current.host.spelled("resolveAttributes", as: "resolveAttributes", of: "INSearchForMessagesIntent")
    Current.host.defaultAnswered("resolveAttributes")
    completion(.notRequired())
  }

  public func resolveDateTimeRange(for intent: INSearchForMessagesIntent) async -> INDateComponentsRangeResolutionResult {
    Current.host.spelled("resolveDateTimeRange(for:with:)", as: "resolveDateTimeRange", of: "INSearchForMessagesIntent")
    return await answer(to: "resolveDateTimeRange(for:with:)", otherwise: .notRequired()) { completion in
      resolveDateTimeRange(for: intent, with: completion)
    }
  }

  public func resolveDateTimeRange(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveDateTimeRange(forSearchForMessages:with:)", as: "resolveDateTimeRange", of: "INSearchForMessagesIntent")
    resolveDateTimeRange(forSearchForMessages: intent, with: completion)
  }

  public func resolveDateTimeRange(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveDateTimeRange", as: "resolveDateTimeRange", of: "INSearchForMessagesIntent")
    Current.host.defaultAnswered("resolveDateTimeRange")
    completion(.notRequired())
  }

  public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent) async -> [INSpeakableStringResolutionResult] {
    Current.host.spelled("resolveGroupNames(for:)", as: "resolveSpeakableGroupNames", of: "INSearchForMessagesIntent")
    return translated(await resolveGroupNames(for: intent))
  }

  public func resolveSpeakableGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) {
    Current.host.spelled("resolveSpeakableGroupNames(forSearchForMessages:with:)", as: "resolveSpeakableGroupNames", of: "INSearchForMessagesIntent")
    resolveSpeakableGroupNames(forSearchForMessages: intent, with: completion)
  }

  public func resolveSpeakableGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void) {
    Current.host.spelled("resolveGroupNames(for:with:)", as: "resolveSpeakableGroupNames", of: "INSearchForMessagesIntent")
    resolveGroupNames(for: intent, with: { completion(translated($0)) })
  }

  public func resolveGroupNames(for intent: INSearchForMessagesIntent) async -> [INStringResolutionResult] {
    Current.host.spelled("resolveSpeakableGroupNames(for:with:)", as: "resolveSpeakableGroupNames", of: "INSearchForMessagesIntent")
    return await answer(to: "resolveSpeakableGroupNames(for:with:)", otherwise: [.notRequired()]) { completion in
      resolveSpeakableGroupNames(for: intent, with: { completion(carried($0)) })
    }
  }

  public func resolveGroupNames(for intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void) {
    Current.host.spelled("resolveGroupNames(forSearchForMessages:with:)", as: "resolveSpeakableGroupNames", of: "INSearchForMessagesIntent")
    resolveGroupNames(forSearchForMessages: intent, with: completion)
  }

  public func resolveGroupNames(forSearchForMessages intent: INSearchForMessagesIntent, with completion: @escaping @Sendable ([INStringResolutionResult]) -> Void) {
    Current.host.spelled("resolveSpeakableGroupNames", as: "resolveSpeakableGroupNames", of: "INSearchForMessagesIntent")
    Current.host.defaultAnswered("resolveSpeakableGroupNames")
    completion([.notRequired()])
  }

}

/// “Mark it as read.” Follows a search; the messages are those that it found.
open class INSetMessageAttributeIntent: INIntent {
  package override class var intentName: String { "INSetMessageAttributeIntent" }

  public override init() {
    super.init()
  }

  /// The messages, by the app's identifiers.
  open internal(set) var identifiers: [String]?

  /// The attribute that they are to have.
  open internal(set) var attribute: INMessageAttribute = .unknown

  public init(identifiers: [String]?, attribute: INMessageAttribute) {
    self.identifiers = identifiers
    self.attribute = attribute
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INSetMessageAttributeIntent? = coder.original()
    identifiers = if let original { copied(original.identifiers) } else { coder.fetch("identifiers") }
    attribute = if let original { copied(original.attribute) } else { coder.fetch("attribute") ?? .unknown }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(identifiers, "identifiers")
    coder.store(attribute, "attribute")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSetMessageAttributeIntent.identifiers] = "identifiers"
    parameters[\INSetMessageAttributeIntent.attribute] = "attribute"
    return parameters
  }
}

/// The outcome of the request.
public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app is still at it.
  case inProgress = 2
  /// The app has done it.
  case success = 3
  /// It did not work.
  case failure = 4
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 5
  /// There is no such message.
  case failureMessageNotFound = 6
  /// The message is there, and could not be marked.
  case failureMessageAttributeNotSet = 7
}

/// The answer to `INSetMessageAttributeIntent`.
open class INSetMessageAttributeIntentResponse: INIntentResponse {
  public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INSetMessageAttributeIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INSetMessageAttributeIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSetMessageAttributeIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INSetMessageAttributeIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void)

  /// Settles `attribute`.
  func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveAttribute(forSetMessageAttribute intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void)

}

extension INSetMessageAttributeIntentHandling {
  public func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INSetMessageAttributeIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) {
    Current.host.spelled("handle(setMessageAttribute:completion:)", as: "handle", of: "INSetMessageAttributeIntent")
    handle(setMessageAttribute: intent, completion: completion)
  }

  public func handle(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INSetMessageAttributeIntent")
    Current.host.defaultAnswered("handle")
    completion(INSetMessageAttributeIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INSetMessageAttributeIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) {
    Current.host.spelled("confirm(setMessageAttribute:completion:)", as: "confirm", of: "INSetMessageAttributeIntent")
    confirm(setMessageAttribute: intent, completion: completion)
  }

  public func confirm(setMessageAttribute intent: INSetMessageAttributeIntent, completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INSetMessageAttributeIntent")
    Current.host.defaultAnswered("confirm")
    completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveAttribute(for intent: INSetMessageAttributeIntent) async -> INMessageAttributeResolutionResult {
    Current.host.spelled("resolveAttribute(for:with:)", as: "resolveAttribute", of: "INSetMessageAttributeIntent")
    return await answer(to: "resolveAttribute(for:with:)", otherwise: .notRequired()) { completion in
      resolveAttribute(for: intent, with: completion)
    }
  }

  public func resolveAttribute(for intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void) {
    Current.host.spelled("resolveAttribute(forSetMessageAttribute:with:)", as: "resolveAttribute", of: "INSetMessageAttributeIntent")
    resolveAttribute(forSetMessageAttribute: intent, with: completion)
  }

  public func resolveAttribute(forSetMessageAttribute intent: INSetMessageAttributeIntent, with completion: @escaping @Sendable (INMessageAttributeResolutionResult) -> Void) {
    Current.host.spelled("resolveAttribute", as: "resolveAttribute", of: "INSetMessageAttributeIntent")
    Current.host.defaultAnswered("resolveAttribute")
    completion(.notRequired())
  }

}

/// “Change the message to lunch at one.”
open class INEditMessageIntent: INIntent {
  package override class var intentName: String { "INEditMessageIntent" }

  public override init() {
    super.init()
  }

  /// The message, by the app's identifier.
  open internal(set) var messageIdentifier: String?

  /// The new text.
  open internal(set) var editedContent: String?

  public init(messageIdentifier: String?, editedContent: String?) {
    self.messageIdentifier = messageIdentifier
    self.editedContent = editedContent
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INEditMessageIntent? = coder.original()
    messageIdentifier = if let original { copied(original.messageIdentifier) } else { coder.fetch("messageIdentifier") }
    editedContent = if let original { copied(original.editedContent) } else { coder.fetch("editedContent") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(messageIdentifier, "messageIdentifier")
    coder.store(editedContent, "editedContent")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INEditMessageIntent.messageIdentifier] = "messageIdentifier"
    parameters[\INEditMessageIntent.editedContent] = "editedContent"
    return parameters
  }
}

/// The outcome of the request.
public enum INEditMessageIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app is still at it.
  case inProgress = 2
  /// The app has done it.
  case success = 3
  /// It did not work.
  case failure = 4
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 5
  /// There is no such message.
  case failureMessageNotFound = 6
  /// It is too late to change it.
  case failurePastEditTimeLimit = 7
  /// Messages of that kind cannot be treated so.
  case failureMessageTypeUnsupported = 8
  /// The service has nothing of the kind.
  case failureUnsupportedOnService = 9
  /// The service cannot be reached just now.
  case failureMessageServiceNotAvailable = 10
  /// The person has to sign in to the app first.
  case failureRequiringInAppAuthentication = 11
}

/// The answer to `INEditMessageIntent`.
open class INEditMessageIntentResponse: INIntentResponse {
  public init(code: INEditMessageIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INEditMessageIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INEditMessageIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INEditMessageIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INEditMessageIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INEditMessageIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void)

  /// Settles `editedContent`.
  func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveEditedContent(for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

}

extension INEditMessageIntentHandling {
  public func handle(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INEditMessageIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INEditMessageIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INEditMessageIntent")
    Current.host.defaultAnswered("handle")
    completion(INEditMessageIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INEditMessageIntent) async -> INEditMessageIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INEditMessageIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INEditMessageIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INEditMessageIntent, completion: @escaping @Sendable (INEditMessageIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INEditMessageIntent")
    Current.host.defaultAnswered("confirm")
    completion(INEditMessageIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveEditedContent(for intent: INEditMessageIntent) async -> INStringResolutionResult {
    Current.host.spelled("resolveEditedContent(for:with:)", as: "resolveEditedContent", of: "INEditMessageIntent")
    return await answer(to: "resolveEditedContent(for:with:)", otherwise: .notRequired()) { completion in
      resolveEditedContent(for: intent, with: completion)
    }
  }

  public func resolveEditedContent(for intent: INEditMessageIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveEditedContent", as: "resolveEditedContent", of: "INEditMessageIntent")
    Current.host.defaultAnswered("resolveEditedContent")
    completion(.notRequired())
  }

}

/// “Unsend the message.”
open class INUnsendMessagesIntent: INIntent {
  package override class var intentName: String { "INUnsendMessagesIntent" }

  public override init() {
    super.init()
  }

  /// The messages, by the app's identifiers.
  open internal(set) var messageIdentifiers: [String]?

  public init(messageIdentifiers: [String]?) {
    self.messageIdentifiers = messageIdentifiers
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INUnsendMessagesIntent? = coder.original()
    messageIdentifiers = if let original { copied(original.messageIdentifiers) } else { coder.fetch("messageIdentifiers") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(messageIdentifiers, "messageIdentifiers")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INUnsendMessagesIntent.messageIdentifiers] = "messageIdentifiers"
    return parameters
  }
}

/// The outcome of the request.
public enum INUnsendMessagesIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app is still at it.
  case inProgress = 2
  /// The app has done it.
  case success = 3
  /// It did not work.
  case failure = 4
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 5
  /// There is no such message.
  case failureMessageNotFound = 6
  /// It is too late to take it back.
  case failurePastUnsendTimeLimit = 7
  /// Messages of that kind cannot be treated so.
  case failureMessageTypeUnsupported = 8
  /// The service has nothing of the kind.
  case failureUnsupportedOnService = 9
  /// The service cannot be reached just now.
  case failureMessageServiceNotAvailable = 10
  /// The person has to sign in to the app first.
  case failureRequiringInAppAuthentication = 11
}

/// The answer to `INUnsendMessagesIntent`.
open class INUnsendMessagesIntentResponse: INIntentResponse {
  public init(code: INUnsendMessagesIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INUnsendMessagesIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INUnsendMessagesIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INUnsendMessagesIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INUnsendMessagesIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INUnsendMessagesIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void)

}

extension INUnsendMessagesIntentHandling {
  public func handle(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INUnsendMessagesIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INUnsendMessagesIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INUnsendMessagesIntent")
    Current.host.defaultAnswered("handle")
    completion(INUnsendMessagesIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INUnsendMessagesIntent) async -> INUnsendMessagesIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INUnsendMessagesIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INUnsendMessagesIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INUnsendMessagesIntent, completion: @escaping @Sendable (INUnsendMessagesIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INUnsendMessagesIntent")
    Current.host.defaultAnswered("confirm")
    completion(INUnsendMessagesIntentResponse(code: .ready, userActivity: nil))
  }

}

/// `INPersonResolutionResult` that can say why a value is no use.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult {
  /// The value cannot be used, for a reason that the assistant has words for.
  open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
    Self(Outcome(.unsupported(reason: "\(reason)")))
  }

  /// Says the same as a result of the more general class.
  public convenience init(personResolutionResult result: INPersonResolutionResult) {
    self.init(Outcome(result.state))
  }
}

/// A reason why somebody cannot be written to.
public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
  /// The person has no account with the service.
  case `noAccount` = 1
  /// The service cannot be reached.
  case `offline` = 2
  /// The person has an account that takes no messages.
  case `messagingServiceNotEnabledForRecipient` = 3
  /// None of the person's addresses is of use to the service.
  case `noValidHandle` = 4
  /// The address that was asked for is of no use to the service.
  case `requestedHandleInvalid` = 5
  /// The person has no address under that label.
  case `noHandleForLabel` = 6
  /// Whoever asks has to sign in first.
  case `requiringInAppAuthentication` = 7
}

/// Something that is sent along with a message.
///
/// Only recordings can be made.
open class INSendMessageAttachment: NSObject, NSCopying, NSSecureCoding {
  /// The recording.
  @NSCopying open internal(set) var audioMessageFile: INFile?

  public init(audioMessageFile: INFile) {
    super.init()
    self.audioMessageFile = audioMessageFile
  }

  public required init?(coder: NSCoder) {
    let original: INSendMessageAttachment? = coder.original()
    audioMessageFile = if let original { copied(original.audioMessageFile) } else { coder.fetch("audioMessageFile") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(audioMessageFile, "audioMessageFile")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// An app's knowledge of a message that it donates.
open class INSendMessageIntentDonationMetadata: INIntentDonationMetadata {
  /// True if the reader is mentioned.
  open var mentionsCurrentUser: Bool = false

  /// True if it answers the reader.
  open var isReplyToCurrentUser: Bool = false

  /// True if the recipient is to be notified even when notifications are silenced.
  open var notifyRecipientAnyway: Bool = false

  /// To how many it was sent.
  open var recipientCount: Int = 0

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INSendMessageIntentDonationMetadata? = coder.original()
    mentionsCurrentUser = if let original { copied(original.mentionsCurrentUser) } else { coder.fetch("mentionsCurrentUser") ?? false }
    isReplyToCurrentUser = if let original { copied(original.isReplyToCurrentUser) } else { coder.fetch("isReplyToCurrentUser") ?? false }
    notifyRecipientAnyway = if let original { copied(original.notifyRecipientAnyway) } else { coder.fetch("notifyRecipientAnyway") ?? false }
    recipientCount = if let original { copied(original.recipientCount) } else { coder.fetch("recipientCount") ?? 0 }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(mentionsCurrentUser, "mentionsCurrentUser")
    coder.store(isReplyToCurrentUser, "isReplyToCurrentUser")
    coder.store(notifyRecipientAnyway, "notifyRecipientAnyway")
    coder.store(recipientCount, "recipientCount")
  }
}

/// The kind of an outgoing message.
public enum INOutgoingMessageType: Int, Sendable {
  case `unknown` = 0
  case `outgoingMessageText` = 1
  case `outgoingMessageAudio` = 2
}

/// The result of resolving a parameter of type `INOutgoingMessageType`.
open class INOutgoingMessageTypeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INOutgoingMessageType) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INOutgoingMessageType) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// Sending, searching and marking messages in one object.
@available(iOS, deprecated: 13, message: "Adopt the protocols of single intents.")
public protocol INMessagesDomainHandling: INSearchForMessagesIntentHandling, INSendMessageIntentHandling, INSetMessageAttributeIntentHandling {
}
