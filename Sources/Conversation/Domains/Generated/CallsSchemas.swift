// swift-format-ignore-file
// Written by `swift run generate` from Calls.intents: edit that instead.

import Dialogue
import Intents

/// The schema of `INStartCallIntent`.
enum StartCallSchema: IntentSchema {
  static let intentName = "INStartCallIntent"
  static let confirmation = Policy.Confirmation.whenAsked

  static let parameters: [Parameter] = [
    Parameter("callRecordToCallBack", reasons: ["noMatchingCall"]),
    Parameter("audioRoute", terms: ["speakerphoneAudioRoute", "bluetoothAudioRoute"]),
    Parameter("destinationType", terms: ["normal", "emergency", "voicemail", "redial", "callBack"]),
    Parameter("contacts", isList: true, reasons: ["noContactFound", "multipleContactsUnsupported", "noHandleForLabel", "invalidHandle", "unsupportedMmiUssd", "noCallHistoryForRedial", "noUsableHandleForRedial", "requiringInAppAuthentication"]),
    Parameter("callCapability", reasons: ["videoCallUnsupported", "microphoneNotAccessible", "cameraNotAccessible"], terms: ["audioCall", "videoCall"]),
    Parameter("recordTypeForRedialing", terms: ["outgoing", "missed", "received", "latest", "voicemail", "ringing", "inProgress", "onHold"]),
  ]

  static let resolved: [Parameter] = [
    Parameter("contacts", isList: true, reasons: ["noContactFound", "multipleContactsUnsupported", "noHandleForLabel", "invalidHandle", "unsupportedMmiUssd", "noCallHistoryForRedial", "noUsableHandleForRedial", "requiringInAppAuthentication"]),
    Parameter("destinationType", terms: ["normal", "emergency", "voicemail", "redial", "callBack"]),
    Parameter("callCapability", reasons: ["videoCallUnsupported", "microphoneNotAccessible", "cameraNotAccessible"], terms: ["audioCall", "videoCall"]),
    Parameter("callRecordToCallBack", reasons: ["noMatchingCall"]),
  ]

  static func makeIntent(from draft: Draft) -> INStartCallIntent {
    INStartCallIntent(
      callRecordFilter: nil,
  callRecordToCallBack: draft.object("callRecordToCallBack", as: INCallRecord.self),
  audioRoute: draft.object("audioRoute", as: INCallAudioRoute.self) ?? .unknown,
  destinationType: draft.object("destinationType", as: INCallDestinationType.self) ?? .unknown,
  contacts: draft.objects("contacts", as: INPerson.self),
  callCapability: draft.object("callCapability", as: INCallCapability.self) ?? .unknown
    )
  }

  static func handler(_ object: Any) -> (any INStartCallIntentHandling)? {
    object as? any INStartCallIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INStartCallIntent,
    by handler: any INStartCallIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "contacts":
      Current.host.spelled("resolveContacts(for:)", as: "resolveContacts", of: intentName)
      let result: [INStartCallContactResolutionResult] = await handler.resolveContacts(for: intent)
      return result
    case "destinationType":
      Current.host.spelled("resolveDestinationType(for:)", as: "resolveDestinationType", of: intentName)
      let result: INCallDestinationTypeResolutionResult = await handler.resolveDestinationType(for: intent)
      return [result]
    case "callCapability":
      Current.host.spelled("resolveCallCapability(for:)", as: "resolveCallCapability", of: intentName)
      let result: INStartCallCallCapabilityResolutionResult = await handler.resolveCallCapability(for: intent)
      return [result]
    case "callRecordToCallBack":
      Current.host.spelled("resolveCallRecordToCallBack(for:)", as: "resolveCallRecordToCallBack", of: intentName)
      let result: INCallRecordResolutionResult = await handler.resolveCallRecordToCallBack(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INStartCallIntent,
    by handler: any INStartCallIntentHandling
  ) async -> INStartCallIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INStartCallIntent,
    by handler: any INStartCallIntentHandling
  ) async -> INStartCallIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INStartCallIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .continueInApp: Verdict(.continueInApp, code: "continueInApp")
    case .userConfirmationRequired: Verdict(.askFirst, code: "userConfirmationRequired")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureCallingServiceNotAvailable: Verdict(.failure, code: "failureCallingServiceNotAvailable")
    case .failureContactNotSupportedByApp: Verdict(.failure, code: "failureContactNotSupportedByApp")
    case .failureAirplaneModeEnabled: Verdict(.failure, code: "failureAirplaneModeEnabled")
    case .failureUnableToHandOff: Verdict(.failure, code: "failureUnableToHandOff")
    case .failureAppConfigurationRequired: Verdict(.failureNeedingApp, code: "failureAppConfigurationRequired")
    case .failureCallInProgress: Verdict(.failure, code: "failureCallInProgress")
    case .failureCallRinging: Verdict(.failure, code: "failureCallRinging")
    case .failureRequiringInAppAuthentication: Verdict(.failureNeedingApp, code: "failureRequiringInAppAuthentication")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.continueInApp, code: "continueInApp"),
    Verdict(.askFirst, code: "userConfirmationRequired"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureCallingServiceNotAvailable"),
    Verdict(.failure, code: "failureContactNotSupportedByApp"),
    Verdict(.failure, code: "failureAirplaneModeEnabled"),
    Verdict(.failure, code: "failureUnableToHandOff"),
    Verdict(.failureNeedingApp, code: "failureAppConfigurationRequired"),
    Verdict(.failure, code: "failureCallInProgress"),
    Verdict(.failure, code: "failureCallRinging"),
    Verdict(.failureNeedingApp, code: "failureRequiringInAppAuthentication"),
  ]
}

/// The schema of `INStartAudioCallIntent`.
enum StartAudioCallSchema: IntentSchema {
  static let intentName = "INStartAudioCallIntent"
  static let confirmation = Policy.Confirmation.whenAsked

  static let parameters: [Parameter] = [
    Parameter("destinationType", terms: ["normal", "emergency", "voicemail", "redial", "callBack"]),
    Parameter("contacts", isList: true),
  ]

  static let resolved: [Parameter] = [
    Parameter("contacts", isList: true),
    Parameter("destinationType", terms: ["normal", "emergency", "voicemail", "redial", "callBack"]),
  ]

  static func makeIntent(from draft: Draft) -> INStartAudioCallIntent {
    INStartAudioCallIntent(
      destinationType: draft.object("destinationType", as: INCallDestinationType.self) ?? .unknown,
  contacts: draft.objects("contacts", as: INPerson.self)
    )
  }

  static func handler(_ object: Any) -> (any INStartAudioCallIntentHandling)? {
    object as? any INStartAudioCallIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INStartAudioCallIntent,
    by handler: any INStartAudioCallIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "contacts":
      Current.host.spelled("resolveContacts(for:)", as: "resolveContacts", of: intentName)
      let result: [INPersonResolutionResult] = await handler.resolveContacts(for: intent)
      return result
    case "destinationType":
      Current.host.spelled("resolveDestinationType(for:)", as: "resolveDestinationType", of: intentName)
      let result: INCallDestinationTypeResolutionResult = await handler.resolveDestinationType(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INStartAudioCallIntent,
    by handler: any INStartAudioCallIntentHandling
  ) async -> INStartAudioCallIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INStartAudioCallIntent,
    by handler: any INStartAudioCallIntentHandling
  ) async -> INStartAudioCallIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INStartAudioCallIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .continueInApp: Verdict(.continueInApp, code: "continueInApp")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureAppConfigurationRequired: Verdict(.failureNeedingApp, code: "failureAppConfigurationRequired")
    case .failureCallingServiceNotAvailable: Verdict(.failure, code: "failureCallingServiceNotAvailable")
    case .failureContactNotSupportedByApp: Verdict(.failure, code: "failureContactNotSupportedByApp")
    case .failureNoValidNumber: Verdict(.failure, code: "failureNoValidNumber")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.continueInApp, code: "continueInApp"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failureNeedingApp, code: "failureAppConfigurationRequired"),
    Verdict(.failure, code: "failureCallingServiceNotAvailable"),
    Verdict(.failure, code: "failureContactNotSupportedByApp"),
    Verdict(.failure, code: "failureNoValidNumber"),
  ]
}

/// The schema of `INStartVideoCallIntent`.
enum StartVideoCallSchema: IntentSchema {
  static let intentName = "INStartVideoCallIntent"
  static let confirmation = Policy.Confirmation.whenAsked

  static let parameters: [Parameter] = [
    Parameter("contacts", isList: true),
  ]

  static let resolved: [Parameter] = [
    Parameter("contacts", isList: true),
  ]

  static func makeIntent(from draft: Draft) -> INStartVideoCallIntent {
    INStartVideoCallIntent(
      contacts: draft.objects("contacts", as: INPerson.self)
    )
  }

  static func handler(_ object: Any) -> (any INStartVideoCallIntentHandling)? {
    object as? any INStartVideoCallIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INStartVideoCallIntent,
    by handler: any INStartVideoCallIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "contacts":
      Current.host.spelled("resolveContacts(for:)", as: "resolveContacts", of: intentName)
      let result: [INPersonResolutionResult] = await handler.resolveContacts(for: intent)
      return result
    default: return nil
    }
  }

  static func confirm(
    _ intent: INStartVideoCallIntent,
    by handler: any INStartVideoCallIntentHandling
  ) async -> INStartVideoCallIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INStartVideoCallIntent,
    by handler: any INStartVideoCallIntentHandling
  ) async -> INStartVideoCallIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INStartVideoCallIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .continueInApp: Verdict(.continueInApp, code: "continueInApp")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureAppConfigurationRequired: Verdict(.failureNeedingApp, code: "failureAppConfigurationRequired")
    case .failureCallingServiceNotAvailable: Verdict(.failure, code: "failureCallingServiceNotAvailable")
    case .failureContactNotSupportedByApp: Verdict(.failure, code: "failureContactNotSupportedByApp")
    case .failureInvalidNumber: Verdict(.failure, code: "failureInvalidNumber")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.continueInApp, code: "continueInApp"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failureNeedingApp, code: "failureAppConfigurationRequired"),
    Verdict(.failure, code: "failureCallingServiceNotAvailable"),
    Verdict(.failure, code: "failureContactNotSupportedByApp"),
    Verdict(.failure, code: "failureInvalidNumber"),
  ]
}

/// The schema of `INSearchCallHistoryIntent`.
enum SearchCallHistorySchema: IntentSchema {
  static let intentName = "INSearchCallHistoryIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let isQuestion = true
  static let isRetired = true

  static let parameters: [Parameter] = [
    Parameter("dateCreated"),
    Parameter("recipient"),
    Parameter("callCapabilities", terms: ["audioCall", "videoCall"]),
    Parameter("callTypes", terms: ["outgoing", "missed", "received", "latest", "voicemail", "ringing", "inProgress", "onHold"]),
    Parameter("unseen"),
  ]

  static let resolved: [Parameter] = [
    Parameter("callTypes", terms: ["outgoing", "missed", "received", "latest", "voicemail", "ringing", "inProgress", "onHold"]),
    Parameter("dateCreated"),
    Parameter("recipient"),
    Parameter("unseen"),
  ]

  static func makeIntent(from draft: Draft) -> INSearchCallHistoryIntent {
    INSearchCallHistoryIntent(
      dateCreated: draft.object("dateCreated", as: INDateComponentsRange.self),
  recipient: draft.object("recipient", as: INPerson.self),
  callCapabilities: draft.object("callCapabilities", as: INCallCapabilityOptions.self) ?? [],
  callTypes: draft.object("callTypes", as: INCallRecordTypeOptions.self) ?? [],
  unseen: draft.object("unseen", as: Bool.self)
    )
  }

  static func handler(_ object: Any) -> (any INSearchCallHistoryIntentHandling)? {
    object as? any INSearchCallHistoryIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INSearchCallHistoryIntent,
    by handler: any INSearchCallHistoryIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "callTypes":
      Current.host.spelled("resolveCallTypes(for:)", as: "resolveCallTypes", of: intentName)
      let result: INCallRecordTypeOptionsResolutionResult = await handler.resolveCallTypes(for: intent)
      return [result]
    case "dateCreated":
      Current.host.spelled("resolveDateCreated(for:)", as: "resolveDateCreated", of: intentName)
      let result: INDateComponentsRangeResolutionResult = await handler.resolveDateCreated(for: intent)
      return [result]
    case "recipient":
      Current.host.spelled("resolveRecipient(for:)", as: "resolveRecipient", of: intentName)
      let result: INPersonResolutionResult = await handler.resolveRecipient(for: intent)
      return [result]
    case "unseen":
      Current.host.spelled("resolveUnseen(for:)", as: "resolveUnseen", of: intentName)
      let result: INBooleanResolutionResult = await handler.resolveUnseen(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INSearchCallHistoryIntent,
    by handler: any INSearchCallHistoryIntentHandling
  ) async -> INSearchCallHistoryIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INSearchCallHistoryIntent,
    by handler: any INSearchCallHistoryIntentHandling
  ) async -> INSearchCallHistoryIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INSearchCallHistoryIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .continueInApp: Verdict(.continueInApp, code: "continueInApp")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureAppConfigurationRequired: Verdict(.failureNeedingApp, code: "failureAppConfigurationRequired")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.continueInApp, code: "continueInApp"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failureNeedingApp, code: "failureAppConfigurationRequired"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
  ]
}

/// The schema of `INAnswerCallIntent`.
enum AnswerCallSchema: IntentSchema {
  static let intentName = "INAnswerCallIntent"
  static let confirmation = Policy.Confirmation.whenAsked

  static let parameters: [Parameter] = [
    Parameter("audioRoute", terms: ["speakerphoneAudioRoute", "bluetoothAudioRoute"]),
    Parameter("callIdentifier"),
  ]

  static let resolved: [Parameter] = [
  ]

  static func makeIntent(from draft: Draft) -> INAnswerCallIntent {
    INAnswerCallIntent(
      audioRoute: draft.object("audioRoute", as: INCallAudioRoute.self) ?? .unknown,
  callIdentifier: draft.object("callIdentifier", as: String.self)
    )
  }

  static func handler(_ object: Any) -> (any INAnswerCallIntentHandling)? {
    object as? any INAnswerCallIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INAnswerCallIntent,
    by handler: any INAnswerCallIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    default: return nil
    }
  }

  static func confirm(
    _ intent: INAnswerCallIntent,
    by handler: any INAnswerCallIntentHandling
  ) async -> INAnswerCallIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INAnswerCallIntent,
    by handler: any INAnswerCallIntentHandling
  ) async -> INAnswerCallIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INAnswerCallIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .continueInApp: Verdict(.continueInApp, code: "continueInApp")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.continueInApp, code: "continueInApp"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
  ]
}

/// The schema of `INHangUpCallIntent`.
enum HangUpCallSchema: IntentSchema {
  static let intentName = "INHangUpCallIntent"
  static let confirmation = Policy.Confirmation.whenAsked

  static let parameters: [Parameter] = [
    Parameter("callIdentifier"),
  ]

  static let resolved: [Parameter] = [
  ]

  static func makeIntent(from draft: Draft) -> INHangUpCallIntent {
    INHangUpCallIntent(
      callIdentifier: draft.object("callIdentifier", as: String.self)
    )
  }

  static func handler(_ object: Any) -> (any INHangUpCallIntentHandling)? {
    object as? any INHangUpCallIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INHangUpCallIntent,
    by handler: any INHangUpCallIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    default: return nil
    }
  }

  static func confirm(
    _ intent: INHangUpCallIntent,
    by handler: any INHangUpCallIntentHandling
  ) async -> INHangUpCallIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INHangUpCallIntent,
    by handler: any INHangUpCallIntentHandling
  ) async -> INHangUpCallIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INHangUpCallIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureNoCallToHangUp: Verdict(.failure, code: "failureNoCallToHangUp")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureNoCallToHangUp"),
  ]
}

extension INStartCallContactUnsupportedReason: NamedCases {
  static let cases: [(name: String, value: INStartCallContactUnsupportedReason)] = [
    ("noContactFound", .noContactFound),
    ("multipleContactsUnsupported", .multipleContactsUnsupported),
    ("noHandleForLabel", .noHandleForLabel),
    ("invalidHandle", .invalidHandle),
    ("unsupportedMmiUssd", .unsupportedMmiUssd),
    ("noCallHistoryForRedial", .noCallHistoryForRedial),
    ("noUsableHandleForRedial", .noUsableHandleForRedial),
    ("requiringInAppAuthentication", .requiringInAppAuthentication),
  ]
}

extension INStartCallCallCapabilityUnsupportedReason: NamedCases {
  static let cases: [(name: String, value: INStartCallCallCapabilityUnsupportedReason)] = [
    ("videoCallUnsupported", .videoCallUnsupported),
    ("microphoneNotAccessible", .microphoneNotAccessible),
    ("cameraNotAccessible", .cameraNotAccessible),
  ]
}

extension INStartCallCallRecordToCallBackUnsupportedReason: NamedCases {
  static let cases: [(name: String, value: INStartCallCallRecordToCallBackUnsupportedReason)] = [
    ("noMatchingCall", .noMatchingCall),
  ]
}

extension INCallRecordType: NamedCases {
  static let cases: [(name: String, value: INCallRecordType)] = [
    ("unknown", .unknown),
    ("outgoing", .outgoing),
    ("missed", .missed),
    ("received", .received),
    ("latest", .latest),
    ("voicemail", .voicemail),
    ("ringing", .ringing),
    ("inProgress", .inProgress),
    ("onHold", .onHold),
  ]
}

extension INCallRecordTypeOptions: NamedOptions {
  static let options: [(name: String, value: INCallRecordTypeOptions)] = [
    ("outgoing", .outgoing),
    ("missed", .missed),
    ("received", .received),
    ("latest", .latest),
    ("voicemail", .voicemail),
    ("ringing", .ringing),
    ("inProgress", .inProgress),
    ("onHold", .onHold),
  ]
}

extension INCallCapability: NamedCases {
  static let cases: [(name: String, value: INCallCapability)] = [
    ("unknown", .unknown),
    ("audioCall", .audioCall),
    ("videoCall", .videoCall),
  ]
}

extension INCallCapabilityOptions: NamedOptions {
  static let options: [(name: String, value: INCallCapabilityOptions)] = [
    ("audioCall", .audioCall),
    ("videoCall", .videoCall),
  ]
}

extension INCallAudioRoute: NamedCases {
  static let cases: [(name: String, value: INCallAudioRoute)] = [
    ("unknown", .unknown),
    ("speakerphoneAudioRoute", .speakerphoneAudioRoute),
    ("bluetoothAudioRoute", .bluetoothAudioRoute),
  ]
}

extension INCallDestinationType: NamedCases {
  static let cases: [(name: String, value: INCallDestinationType)] = [
    ("unknown", .unknown),
    ("normal", .normal),
    ("emergency", .emergency),
    ("voicemail", .voicemail),
    ("redial", .redial),
    ("callBack", .callBack),
  ]
}
