/// An app's answer to an intent.
///
/// Each intent has a subclass, with a `code` of its own and what the answer holds.
open class INIntentResponse: NSObject, NSCopying, NSSecureCoding, HasParameters {
  class var parameters: [AnyKeyPath: String] { [\INIntentResponse.userActivity: "userActivity"] }

  /// The activity that opens the app, if the app provides one; otherwise the assistant makes it.
  @NSCopying open var userActivity: NSUserActivity?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    let original: INIntentResponse? = coder.original()
    userActivity =
      if let original { copied(original.userActivity) } else { coder.fetch("userActivity") }
  }

  open func encode(with coder: NSCoder) {
    coder.store(userActivity, "userActivity")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}
