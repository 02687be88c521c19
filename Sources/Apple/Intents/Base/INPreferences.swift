/// Whether, and in which language, the person lets the app be used by the assistant.
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
