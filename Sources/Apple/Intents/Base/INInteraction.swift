/// An intent with the answer that it got: given to the app that is opened, and donated by apps.
open class INInteraction: NSObject, NSCopying, NSSecureCoding {
  @NSCopying open internal(set) var intent: INIntent
  @NSCopying open internal(set) var intentResponse: INIntentResponse?

  /// The progress of the request; set by the assistant.
  open package(set) var intentHandlingStatus: INIntentHandlingStatus = .unspecified
  open var direction: INInteractionDirection = .unspecified
  open var dateInterval: DateInterval?
  /// Tells one donation from another, to delete it by.
  open var identifier: String
  /// Tells donations that belong together, to delete them by.
  open var groupIdentifier: String?

  /// The host at the time of creation, for donations made later on a queue of the app's own.
  private var caller = Current.caller

  public init(intent: INIntent, response: INIntentResponse?) {
    self.intent = copyUnlessOfApp(intent)
    self.intentResponse = response.map(copyUnlessOfApp)
    self.identifier = UUID().uuidString
  }

  public required init?(coder: NSCoder) {
    guard let intent: INIntent = coder.fetch("intent") else { return nil }
    self.intent = intent
    intentResponse = coder.fetch("intentResponse")
    intentHandlingStatus = coder.fetch("intentHandlingStatus") ?? .unspecified
    direction = coder.fetch("direction") ?? .unspecified
    dateInterval = coder.fetch("dateInterval")
    identifier = coder.fetch("identifier") ?? ""
    groupIdentifier = coder.fetch("groupIdentifier")
  }

  open func encode(with coder: NSCoder) {
    coder.store(intent, "intent")
    coder.store(intentResponse, "intentResponse")
    coder.store(intentHandlingStatus, "intentHandlingStatus")
    coder.store(direction, "direction")
    coder.store(dateInterval, "dateInterval")
    coder.store(identifier, "identifier")
    coder.store(groupIdentifier, "groupIdentifier")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = copyByCoding(self)
    (copy as? INInteraction)?.caller = caller
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }

  /// The value of a property of the intent, or of the response where the parameter is one's.
  open func parameterValue(for parameter: INParameter) -> Any? {
    let isOfResponse = intentResponse.map { parameter.parameterClass == type(of: $0) } ?? false
    return parameter.value(in: isOfResponse ? intentResponse : intent)
  }

  // MARK: - Donating

  /// Tells the assistant what the person did in the app.
  open func donate(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    (caller ?? Current.host).donated(self)
    completion?(nil)
  }

  /// Tells the assistant what the person did in the app.
  open func donate() async throws { (caller ?? Current.host).donated(self) }

  // MARK: - Taking back

  /// Takes back all that the app donated.
  open class func deleteAll(completion: (@Sendable ((any Error)?) -> Void)? = nil) {
    Current.host.deleted(.all)
    completion?(nil)
  }

  /// Takes back all that the app donated.
  open class func deleteAll() async throws { Current.host.deleted(.all) }

  /// Takes back single donations.
  open class func delete(
    with identifiers: [String],
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Current.host.deleted(.identifiers(identifiers))
    completion?(nil)
  }

  /// Takes back single donations.
  open class func delete(with identifiers: [String]) async throws {
    Current.host.deleted(.identifiers(identifiers))
  }

  /// Takes back the donations of a group.
  open class func delete(
    with groupIdentifier: String,
    completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Current.host.deleted(.group(groupIdentifier))
    completion?(nil)
  }

  /// Takes back the donations of a group.
  open class func delete(with groupIdentifier: String) async throws {
    Current.host.deleted(.group(groupIdentifier))
  }
}
