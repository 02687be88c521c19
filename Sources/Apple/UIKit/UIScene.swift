public import Intents

// What the methods of an app delegate that has scenes are declared with. No scene is ever
// connected: an app is asked through its delegate.

@MainActor open class UIScene: UIResponder {
  @MainActor open class ConnectionOptions: NSObject {
    open var userActivities: Set<NSUserActivity> { [] }
  }
}

@MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { .windowApplication }
}

@MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
