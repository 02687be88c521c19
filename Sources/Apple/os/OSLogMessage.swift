/// A message to log, with what is private in it kept out.
///
///     logger.info("Sent \(count) messages to \(name, privacy: .private)")
///
/// Text that is put in is private unless it says `.public`; numbers are public unless they say
/// otherwise.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The privacy of a value in the log.
public struct OSLogPrivacy: Sendable {
  public enum Mask: Sendable { case none, hash }

  /// `nil` leaves it to the kind of value.
  private var isPublic: Bool?

  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  public static var `public`: OSLogPrivacy { OSLogPrivacy(isPublic: true) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(isPublic: false) }
  public static var sensitive: OSLogPrivacy { .private }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .private }

  func shown(_ text: @autoclosure () -> String, isNumber: Bool = false) -> String {
    isPublic ?? isNumber ? text() : "<private>"
  }
}

/// The alignment of a value, and the width it is padded to.
public struct OSLogStringAlignment: Sendable {
  private var columns = 0
  private var isRight = false

  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns())
  }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  func aligned(_ text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? space + text : text + space
  }
}
