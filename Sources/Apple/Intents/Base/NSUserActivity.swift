/// The state from which an app continues an activity when it is opened.
///
/// Foundation has no such class on this platform. Here it is a value to carry: nothing is
/// indexed, handed off or announced to other devices.
open class NSUserActivity: NSObject, NSCopying, NSSecureCoding {
  /// Of the form `com.example.app.something`, or an intent's class name.
  open private(set) var activityType: String
  open var title: String?
  /// Plain values only, if it is to be archived.
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var needsSave = false
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: NSUserActivityPersistentIdentifier?
  open var expirationDate: Date?
  open var keywords: Set<String> = []
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var supportsContinuationStreams = false
  /// A phrase for doing the activity again.
  open var suggestedInvocationPhrase: String?
  open var shortcutAvailability: INShortcutAvailabilityOptions = []
  open weak var delegate: (any NSUserActivityDelegate)?

  /// The request that the app is opened for, and its answer.
  open package(set) var interaction: INInteraction?

  public init(activityType: String) {
    self.activityType = activityType
  }

  public required init?(coder: NSCoder) {
    if let original: NSUserActivity = coder.original() {
      activityType = original.activityType
      super.init()
      take(from: original)
      return
    }
    guard let type: String = coder.fetch("activityType") else { return nil }
    activityType = type
    super.init()
    readContent(coder)
    readEligibility(coder)
  }

  private func take(from original: NSUserActivity) {
    title = original.title
    userInfo = original.userInfo
    requiredUserInfoKeys = original.requiredUserInfoKeys
    webpageURL = original.webpageURL
    referrerURL = original.referrerURL
    targetContentIdentifier = original.targetContentIdentifier
    persistentIdentifier = original.persistentIdentifier
    expirationDate = original.expirationDate
    keywords = original.keywords
    suggestedInvocationPhrase = original.suggestedInvocationPhrase
    interaction = copied(original.interaction)
    needsSave = original.needsSave
    isEligibleForHandoff = original.isEligibleForHandoff
    isEligibleForSearch = original.isEligibleForSearch
    isEligibleForPublicIndexing = original.isEligibleForPublicIndexing
    isEligibleForPrediction = original.isEligibleForPrediction
    supportsContinuationStreams = original.supportsContinuationStreams
    shortcutAvailability = original.shortcutAvailability
  }

  private func readContent(_ coder: NSCoder) {
    title = coder.fetch("title")
    userInfo = (coder.fetch("userInfo") as NSDictionary?) as? [AnyHashable: Any]
    requiredUserInfoKeys = coder.fetch("requiredUserInfoKeys")
    webpageURL = coder.fetch("webpageURL")
    referrerURL = coder.fetch("referrerURL")
    targetContentIdentifier = coder.fetch("targetContentIdentifier")
    persistentIdentifier = coder.fetch("persistentIdentifier")
    expirationDate = coder.fetch("expirationDate")
    keywords = coder.fetch("keywords") ?? []
    suggestedInvocationPhrase = coder.fetch("suggestedInvocationPhrase")
    interaction = coder.fetch("interaction")
  }

  private func readEligibility(_ coder: NSCoder) {
    needsSave = coder.fetch("needsSave") ?? false
    isEligibleForHandoff = coder.fetch("isEligibleForHandoff") ?? true
    isEligibleForSearch = coder.fetch("isEligibleForSearch") ?? false
    isEligibleForPublicIndexing = coder.fetch("isEligibleForPublicIndexing") ?? false
    isEligibleForPrediction = coder.fetch("isEligibleForPrediction") ?? false
    supportsContinuationStreams = coder.fetch("supportsContinuationStreams") ?? false
    shortcutAvailability = coder.fetch("shortcutAvailability") ?? []
  }

  open func encode(with coder: NSCoder) {
    coder.store(activityType, "activityType")
    coder.store(title, "title")
    coder.store(userInfo.map { NSDictionary(dictionary: $0) }, "userInfo")
    coder.store(requiredUserInfoKeys, "requiredUserInfoKeys")
    coder.store(webpageURL, "webpageURL")
    coder.store(referrerURL, "referrerURL")
    coder.store(targetContentIdentifier, "targetContentIdentifier")
    coder.store(persistentIdentifier, "persistentIdentifier")
    coder.store(expirationDate, "expirationDate")
    coder.store(keywords.isEmpty ? nil : keywords, "keywords")
    coder.store(suggestedInvocationPhrase, "suggestedInvocationPhrase")
    coder.store(interaction, "interaction")
    storeEligibility(coder)
  }

  /// Stores only what is not as usual: an activity comes with every response, and is copied with it.
  private func storeEligibility(_ coder: NSCoder) {
    coder.store(needsSave ? true : nil, "needsSave")
    coder.store(isEligibleForHandoff ? nil : false, "isEligibleForHandoff")
    coder.store(isEligibleForSearch ? true : nil, "isEligibleForSearch")
    coder.store(isEligibleForPublicIndexing ? true : nil, "isEligibleForPublicIndexing")
    coder.store(isEligibleForPrediction ? true : nil, "isEligibleForPrediction")
    coder.store(supportsContinuationStreams ? true : nil, "supportsContinuationStreams")
    coder.store(shortcutAvailability == [] ? nil : shortcutAvailability, "shortcutAvailability")
  }

  open class var supportsSecureCoding: Bool { true }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = copyByCoding(self)
    (copy as? NSUserActivity)?.delegate = delegate
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Nothing here shows or hands off activities, so these only keep an app's calls compiling.
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

extension NSUserActivity {
  /// Creates the activity that opens an app whose response has none.
  ///
  /// Its type is the intent's class name, and it holds the interaction.
  package convenience init(default intent: INIntent, _ response: INIntentResponse?) {
    self.init(activityType: type(of: intent).intentName)
    interaction = INInteraction(intent: intent, response: response)
  }
}
