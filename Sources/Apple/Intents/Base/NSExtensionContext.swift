// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The surroundings of an app's extension.
///
/// Foundation has no such class on this platform. The assistant makes handlers without one, as
/// the system does with `INExtension`; it is here for code that mentions it.
open class NSExtensionContext: NSObject {
  /// The request that the extension was started for.
  open package(set) var intent: INIntent?

  /// Always empty: intents are passed to handlers directly.
  open package(set) var inputItems: [Any] = []

  /// Ends the extension's work, in vain where the system waits for nothing.
  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: (@Sendable (_ expired: Bool) -> Void)? = nil
  ) {
    completionHandler?(false)
  }

  /// Ends the extension's work without a result.
  open func cancelRequest(withError error: any Error) {}

  /// Asks the system to open an address; there is nobody here who could.
  open func open(_ URL: URL, completionHandler: (@Sendable (_ success: Bool) -> Void)? = nil) {
    completionHandler?(false)
  }

  /// The same, for those who wait.
  open func open(_ URL: URL) async -> Bool { false }
}

/// An object that is an extension's way in.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// The extension's work begins.
  func beginRequest(with context: NSExtensionContext)
}
