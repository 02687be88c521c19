/// A thing that an app lets be done with one phrase: a request, or an activity to continue.
public enum INShortcut: Hashable {
  case intent(INIntent)
  case userActivity(NSUserActivity)

  /// Never `nil` here; on iOS it is for an intent that doesn't say enough of itself.
  public init?(intent: INIntent) { self = .intent(intent) }

  public init(userActivity: NSUserActivity) { self = .userActivity(userActivity) }

  public var intent: INIntent? {
    if case .intent(let intent) = self { intent } else { nil }
  }

  public var userActivity: NSUserActivity? {
    if case .userActivity(let activity) = self { activity } else { nil }
  }
}
