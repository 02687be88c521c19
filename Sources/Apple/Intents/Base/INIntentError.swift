// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The domain of `INIntentError` as an `NSError`.
public let INIntentErrorDomain = "IntentsErrorDomain"

/// An error between an app and the assistant.
public struct INIntentError: Error, CustomNSError, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { INIntentErrorDomain }
  public var errorCode: Int { code.rawValue }

  /// Donating is in the 1900s, dispatching in the 2000s, handling in the 3000s, vocabulary in the
  /// 4000s, starting the app in the 5000s, pictures in the 6000s, shortcuts in the 7000s.
  public enum Code: Int, Sendable {
    case interactionOperationNotSupported = 1900
    case donatingInteraction = 1901
    case deletingAllInteractions = 1902
    case deletingInteractionWithIdentifiers = 1903
    case deletingInteractionWithGroupIdentifier = 1904
    case intentSupportedByMultipleExtension = 2001
    case restrictedIntentsNotSupportedByExtension = 2002
    case noHandlerProvidedForIntent = 2003
    case invalidIntentName = 2004
    case noAppAvailable = 2005
    case requestTimedOut = 3001
    case missingInformation = 3002
    case invalidUserVocabularyFileLocation = 4000
    case extensionLaunchingTimeout = 5000
    case extensionBringUpFailed = 5001
    case imageGeneric = 6000
    case imageNoServiceAvailable = 6001
    case imageStorageFailed = 6002
    case imageLoadingFailed = 6003
    case imageRetrievalFailed = 6004
    case imageProxyLoop = 6005
    case imageProxyInvalid = 6006
    case imageProxyTimeout = 6007
    case imageServiceFailure = 6008
    case imageScalingFailed = 6009
    case permissionDenied = 6010
    case voiceShortcutCreationFailed = 7000
    case voiceShortcutGetFailed = 7001
    case voiceShortcutDeleteFailed = 7002
    case encodingGeneric = 8000
    case encodingFailed = 8001
    case decodingGeneric = 9000
    case unableToCreateAppIntentRepresentation = 10000
    case noAppIntent = 10001
  }
}

extension INIntentError.Code {
  /// Returns `true` if an error, or the `NSError` bridged from one, has this code.
  ///
  /// Lets code write `catch INIntentError.requestTimedOut`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    let error = error as NSError
    return error.domain == INIntentError.errorDomain && error.code == code.rawValue
  }
}

// MARK: - Every code, as a member of the error

extension INIntentError {
  public static var interactionOperationNotSupported: Code { .interactionOperationNotSupported }
  public static var donatingInteraction: Code { .donatingInteraction }
  public static var deletingAllInteractions: Code { .deletingAllInteractions }
  public static var deletingInteractionWithIdentifiers: Code { .deletingInteractionWithIdentifiers }
  public static var deletingInteractionWithGroupIdentifier: Code {
    .deletingInteractionWithGroupIdentifier
  }
  public static var intentSupportedByMultipleExtension: Code { .intentSupportedByMultipleExtension }
  public static var restrictedIntentsNotSupportedByExtension: Code {
    .restrictedIntentsNotSupportedByExtension
  }
  public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
  public static var invalidIntentName: Code { .invalidIntentName }
  public static var noAppAvailable: Code { .noAppAvailable }
  public static var requestTimedOut: Code { .requestTimedOut }
  public static var missingInformation: Code { .missingInformation }
  public static var invalidUserVocabularyFileLocation: Code { .invalidUserVocabularyFileLocation }
  public static var extensionLaunchingTimeout: Code { .extensionLaunchingTimeout }
  public static var extensionBringUpFailed: Code { .extensionBringUpFailed }
  public static var imageGeneric: Code { .imageGeneric }
  public static var imageNoServiceAvailable: Code { .imageNoServiceAvailable }
  public static var imageStorageFailed: Code { .imageStorageFailed }
  public static var imageLoadingFailed: Code { .imageLoadingFailed }
  public static var imageRetrievalFailed: Code { .imageRetrievalFailed }
  public static var imageProxyLoop: Code { .imageProxyLoop }
  public static var imageProxyInvalid: Code { .imageProxyInvalid }
  public static var imageProxyTimeout: Code { .imageProxyTimeout }
  public static var imageServiceFailure: Code { .imageServiceFailure }
  public static var imageScalingFailed: Code { .imageScalingFailed }
  public static var permissionDenied: Code { .permissionDenied }
  public static var voiceShortcutCreationFailed: Code { .voiceShortcutCreationFailed }
  public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
  public static var voiceShortcutDeleteFailed: Code { .voiceShortcutDeleteFailed }
  public static var encodingGeneric: Code { .encodingGeneric }
  public static var encodingFailed: Code { .encodingFailed }
  public static var decodingGeneric: Code { .decodingGeneric }
  public static var unableToCreateAppIntentRepresentation: Code {
    .unableToCreateAppIntentRepresentation
  }
  public static var noAppIntent: Code { .noAppIntent }
}
