// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// By what an app finds an activity again that it has made.
public typealias NSUserActivityPersistentIdentifier = String

/// The type of an activity that stands for a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

// Nothing here saves activities or hands them to other devices, so there is nothing to delete and
// nobody at the other end.
extension NSUserActivity {
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier],
    completionHandler handler: @escaping @Sendable () -> Void
  ) { handler() }

  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [NSUserActivityPersistentIdentifier]
  ) async {}

  public class func deleteAllSavedUserActivities(
    completionHandler handler: @escaping @Sendable () -> Void
  ) { handler() }

  public class func deleteAllSavedUserActivities() async {}

  /// Always answers with an error.
  public func getContinuationStreams(
    completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }
}

/// Is told about an activity's life, on platforms that save and hand off activities.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  func userActivity(
    _ userActivity: NSUserActivity,
    didReceive inputStream: InputStream,
    outputStream: OutputStream
  )
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  public func userActivity(
    _ userActivity: NSUserActivity,
    didReceive inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}
