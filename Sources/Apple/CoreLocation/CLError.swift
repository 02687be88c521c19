// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The domain of `CLError` as an `NSError`.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place or location could not be had.
public struct CLError: Error, CustomNSError, Sendable, Hashable {
  public enum Code: Int, Sendable {
    case locationUnknown
    case denied
    case network
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult
    case geocodeCanceled
  }

  public var code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
}

extension CLError.Code {
  /// Returns `true` if an error, or the `NSError` bridged from one, has this code.
  ///
  /// Lets code write `catch CLError.denied`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == CLError.errorDomain && error.code == code.rawValue
  }
}
