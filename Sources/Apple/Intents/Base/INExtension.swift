/// An object that knows which object handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
  /// The object that handles the intent: it adopts the intent's handling protocol.
  func handler(for intent: INIntent) -> Any?
}

/// The way into an app: the assistant makes one and asks it for handlers.
///
///     class IntentHandler: INExtension {
///       override func handler(for intent: INIntent) -> Any? { MessageHandler() }
///     }
open class INExtension: NSObject, INIntentHandlerProviding {
  public override init() { super.init() }

  /// The extension itself, unless a subclass says otherwise.
  open func handler(for intent: INIntent) -> Any? { self }
}
