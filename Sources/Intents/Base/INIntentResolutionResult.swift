/// An app's view of one parameter: usable, doubtful, missing or impossible.
///
/// The class methods of the subclasses are the only way to make one, and it never changes.
public class INIntentResolutionResult: NSObject {
  /// What the app said.
  package let state: State

  /// The values are of the type that the subclass's class methods take.
  package enum State {
    case success(Any)
    case notRequired
    case needsValue
    /// At least two, best first, if the app keeps the rules.
    case disambiguation([Any])
    /// A question whether this is meant; without a value, whether the person wants this at all.
    case confirmationRequired(Any?)
    /// The reason is the name of a case of the parameter's reasons, such as `noAccount`.
    case unsupported(reason: String?)
  }

  required init(state: State) {
    self.state = state
  }

  /// The request goes without this parameter.
  public class func notRequired() -> Self { Self(state: .notRequired) }

  /// The person has to say it.
  public class func needsValue() -> Self { Self(state: .needsValue) }

  /// What the person said cannot be used.
  public class func unsupported() -> Self { Self(state: .unsupported(reason: nil)) }

  public override var description: String { "<\(type(of: self)) \(state)>" }
}

/// The result for an enumeration of an app's own.
public class INEnumResolutionResult: INIntentResolutionResult {}
