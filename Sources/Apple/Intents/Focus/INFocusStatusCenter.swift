/// The way to ask whether notifications are silenced.
///
/// There is no such thing on this device: nobody shares it, and nobody can be asked to.
open class INFocusStatusCenter: NSObject {
  /// Another object at each call, for it keeps nothing.
  open class var `default`: INFocusStatusCenter { INFocusStatusCenter() }

  public override init() { super.init() }

  open var authorizationStatus: INFocusStatusAuthorizationStatus { .restricted }

  open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }

  open func requestAuthorization(
    completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
  ) { completionHandler?(authorizationStatus) }

  open func requestAuthorization() async -> INFocusStatusAuthorizationStatus {
    authorizationStatus
  }
}
