/// The person's permission for the assistant to use the app, and the assistant's language.
open class INPreferences: NSObject {
  public override init() { super.init() }

  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    Current.host.siriAuthorizationStatus
  }

  /// Asks the person, unless that was settled before.
  open class func requestSiriAuthorization(
    _ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    Current.host.requestSiriAuthorization(handler)
  }

  /// Such as `en-US`.
  open class func siriLanguageCode() -> String { Current.host.languageCode }
}
