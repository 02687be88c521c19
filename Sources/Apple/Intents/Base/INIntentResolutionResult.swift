/// An app's view of one parameter: usable, doubtful, missing or impossible.
///
/// The class methods of the subclasses are the only way to make one, and it never changes.
open class INIntentResolutionResult: NSObject {
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

  /// The app's answer, as the argument of the initialiser that apps must not call.
  ///
  /// An initialiser that subclasses inherit must be as public as they are, and SiriKit has none:
  /// `@_spi` hides both from authors.
  @_spi(Resolution) public struct Outcome {
    let state: State

    init(_ state: State) { self.state = state }
  }

  @_spi(Resolution) public required init(_ outcome: Outcome) { state = outcome.state }

  /// The request goes without this parameter.
  open class func notRequired() -> Self { Self(Outcome(.notRequired)) }

  /// The person has to say it.
  open class func needsValue() -> Self { Self(Outcome(.needsValue)) }

  /// The value cannot be used.
  open class func unsupported() -> Self { Self(Outcome(.unsupported(reason: nil))) }

  open override var description: String { "<\(type(of: self)) \(state)>" }
}

/// The result for an enumeration of an app's own.
open class INEnumResolutionResult: INIntentResolutionResult {}
