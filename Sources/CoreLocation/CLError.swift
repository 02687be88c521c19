/// Why a place or location could not be had.
public struct CLError: Error, Sendable, Hashable {
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

  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  public static var geocodeCanceled: Code { .geocodeCanceled }
}
