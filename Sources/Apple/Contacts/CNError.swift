// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of `CNError` as an `NSError`.
public let CNErrorDomain = "CNErrorDomain"

/// Why contacts could not be had.
public struct CNError: Error, CustomNSError, Sendable, Hashable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessableWritableContainers = 101
    case recordDoesNotExist = 200
  }

  public var code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { CNErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var noAccessableWritableContainers: Code { .noAccessableWritableContainers }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

extension CNError.Code {
  /// Returns `true` if an error, or the `NSError` bridged from one, has this code.
  ///
  /// Lets code write `catch CNError.recordDoesNotExist`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == CNError.errorDomain && error.code == code.rawValue
  }
}
