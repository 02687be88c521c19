// swift-format-ignore-file
// Written by `swift run generate` from Messages.intents: edit that instead.

import Dialogue
import Intents

/// The schema of `INSendMessageIntent`.
enum SendMessageSchema: IntentSchema {
  static let intentName = "INSendMessageIntent"
  static let confirmation = Policy.Confirmation.always

  static let parameters: [Parameter] = [
    Parameter("recipients", isList: true, reasons: ["noAccount", "offline", "messagingServiceNotEnabledForRecipient", "noValidHandle", "requestedHandleInvalid", "noHandleForLabel", "requiringInAppAuthentication"]),
    Parameter("outgoingMessageType", terms: ["outgoingMessageText", "outgoingMessageAudio"]),
    Parameter("content"),
    Parameter("speakableGroupName"),
    Parameter("conversationIdentifier"),
    Parameter("serviceName"),
    Parameter("sender"),
  ]

  static let resolved: [Parameter] = [
    Parameter("recipients", isList: true, reasons: ["noAccount", "offline", "messagingServiceNotEnabledForRecipient", "noValidHandle", "requestedHandleInvalid", "noHandleForLabel", "requiringInAppAuthentication"]),
    Parameter("speakableGroupName"),
    Parameter("outgoingMessageType", terms: ["outgoingMessageText", "outgoingMessageAudio"]),
    Parameter("content"),
  ]

  static func makeIntent(from draft: Draft) -> INSendMessageIntent {
    INSendMessageIntent(
      recipients: draft.objects("recipients", as: INPerson.self),
  outgoingMessageType: draft.object("outgoingMessageType", as: INOutgoingMessageType.self) ?? .unknown,
  content: draft.object("content", as: String.self),
  speakableGroupName: draft.object("speakableGroupName", as: INSpeakableString.self),
  conversationIdentifier: draft.object("conversationIdentifier", as: String.self),
  serviceName: draft.object("serviceName", as: String.self),
  sender: draft.object("sender", as: INPerson.self),
  attachments: nil
    )
  }

  static func handler(_ object: Any) -> (any INSendMessageIntentHandling)? {
    object as? any INSendMessageIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INSendMessageIntent,
    by handler: any INSendMessageIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "recipients":
      Current.host.spelled("resolveRecipients(for:)", as: "resolveRecipients", of: intentName)
      let result: [INSendMessageRecipientResolutionResult] = await handler.resolveRecipients(for: intent)
      return result
    case "speakableGroupName":
      Current.host.spelled("resolveSpeakableGroupName(for:)", as: "resolveSpeakableGroupName", of: intentName)
      let result: INSpeakableStringResolutionResult = await handler.resolveSpeakableGroupName(for: intent)
      return [result]
    case "outgoingMessageType":
      Current.host.spelled("resolveOutgoingMessageType(for:)", as: "resolveOutgoingMessageType", of: intentName)
      let result: INOutgoingMessageTypeResolutionResult = await handler.resolveOutgoingMessageType(for: intent)
      return [result]
    case "content":
      Current.host.spelled("resolveContent(for:)", as: "resolveContent", of: intentName)
      let result: INStringResolutionResult = await handler.resolveContent(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INSendMessageIntent,
    by handler: any INSendMessageIntentHandling
  ) async -> INSendMessageIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INSendMessageIntent,
    by handler: any INSendMessageIntentHandling
  ) async -> INSendMessageIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INSendMessageIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureMessageServiceNotAvailable: Verdict(.failure, code: "failureMessageServiceNotAvailable")
    case .failureRequiringInAppAuthentication: Verdict(.failureNeedingApp, code: "failureRequiringInAppAuthentication")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureMessageServiceNotAvailable"),
    Verdict(.failureNeedingApp, code: "failureRequiringInAppAuthentication"),
  ]
}

/// The schema of `INSearchForMessagesIntent`.
enum SearchForMessagesSchema: IntentSchema {
  static let intentName = "INSearchForMessagesIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let isQuestion = true

  static let parameters: [Parameter] = [
    Parameter("recipients", isList: true),
    Parameter("recipientsOperator", terms: ["all", "any", "none"]),
    Parameter("senders", isList: true),
    Parameter("sendersOperator", terms: ["all", "any", "none"]),
    Parameter("searchTerms", isList: true),
    Parameter("searchTermsOperator", terms: ["all", "any", "none"]),
    Parameter("attributes", terms: ["read", "unread", "flagged", "unflagged", "played"]),
    Parameter("dateTimeRange"),
    Parameter("identifiers", isList: true),
    Parameter("identifiersOperator", terms: ["all", "any", "none"]),
    Parameter("notificationIdentifiers", isList: true),
    Parameter("notificationIdentifiersOperator", terms: ["all", "any", "none"]),
    Parameter("speakableGroupNames", isList: true),
    Parameter("speakableGroupNamesOperator", terms: ["all", "any", "none"]),
    Parameter("conversationIdentifiers", isList: true),
    Parameter("conversationIdentifiersOperator", terms: ["all", "any", "none"]),
  ]

  static let resolved: [Parameter] = [
    Parameter("recipients", isList: true),
    Parameter("senders", isList: true),
    Parameter("attributes", terms: ["read", "unread", "flagged", "unflagged", "played"]),
    Parameter("dateTimeRange"),
    Parameter("speakableGroupNames", isList: true),
  ]

  static func makeIntent(from draft: Draft) -> INSearchForMessagesIntent {
    INSearchForMessagesIntent(
      recipients: draft.objects("recipients", as: INPerson.self),
  senders: draft.objects("senders", as: INPerson.self),
  searchTerms: draft.objects("searchTerms", as: String.self),
  attributes: draft.object("attributes", as: INMessageAttributeOptions.self) ?? [],
  dateTime: draft.object("dateTimeRange", as: INDateComponentsRange.self),
  identifiers: draft.objects("identifiers", as: String.self),
  notificationIdentifiers: draft.objects("notificationIdentifiers", as: String.self),
  speakableGroupNames: draft.objects("speakableGroupNames", as: INSpeakableString.self),
  conversationIdentifiers: draft.objects("conversationIdentifiers", as: String.self)
    )
  }

  static func handler(_ object: Any) -> (any INSearchForMessagesIntentHandling)? {
    object as? any INSearchForMessagesIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INSearchForMessagesIntent,
    by handler: any INSearchForMessagesIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "recipients":
      Current.host.spelled("resolveRecipients(for:)", as: "resolveRecipients", of: intentName)
      let result: [INPersonResolutionResult] = await handler.resolveRecipients(for: intent)
      return result
    case "senders":
      Current.host.spelled("resolveSenders(for:)", as: "resolveSenders", of: intentName)
      let result: [INPersonResolutionResult] = await handler.resolveSenders(for: intent)
      return result
    case "attributes":
      Current.host.spelled("resolveAttributes(for:)", as: "resolveAttributes", of: intentName)
      let result: INMessageAttributeOptionsResolutionResult = await handler.resolveAttributes(for: intent)
      return [result]
    case "dateTimeRange":
      Current.host.spelled("resolveDateTimeRange(for:)", as: "resolveDateTimeRange", of: intentName)
      let result: INDateComponentsRangeResolutionResult = await handler.resolveDateTimeRange(for: intent)
      return [result]
    case "speakableGroupNames":
      Current.host.spelled("resolveSpeakableGroupNames(for:)", as: "resolveSpeakableGroupNames", of: intentName)
      let result: [INSpeakableStringResolutionResult] = await handler.resolveSpeakableGroupNames(for: intent)
      return result
    default: return nil
    }
  }

  static func confirm(
    _ intent: INSearchForMessagesIntent,
    by handler: any INSearchForMessagesIntentHandling
  ) async -> INSearchForMessagesIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INSearchForMessagesIntent,
    by handler: any INSearchForMessagesIntentHandling
  ) async -> INSearchForMessagesIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INSearchForMessagesIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureMessageServiceNotAvailable: Verdict(.failure, code: "failureMessageServiceNotAvailable")
    case .failureMessageTooManyResults: Verdict(.failure, code: "failureMessageTooManyResults")
    case .failureRequiringInAppAuthentication: Verdict(.failureNeedingApp, code: "failureRequiringInAppAuthentication")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureMessageServiceNotAvailable"),
    Verdict(.failure, code: "failureMessageTooManyResults"),
    Verdict(.failureNeedingApp, code: "failureRequiringInAppAuthentication"),
  ]
}

/// The schema of `INSetMessageAttributeIntent`.
enum SetMessageAttributeSchema: IntentSchema {
  static let intentName = "INSetMessageAttributeIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let lookup: Lookup? = Lookup(slot: "identifiers", finder: "INSearchForMessagesIntent")

  static let parameters: [Parameter] = [
    Parameter("identifiers", isList: true),
    Parameter("attribute", terms: ["read", "unread", "flagged", "unflagged", "played"]),
  ]

  static let resolved: [Parameter] = [
    Parameter("attribute", terms: ["read", "unread", "flagged", "unflagged", "played"]),
  ]

  static func makeIntent(from draft: Draft) -> INSetMessageAttributeIntent {
    INSetMessageAttributeIntent(
      identifiers: draft.objects("identifiers", as: String.self),
  attribute: draft.object("attribute", as: INMessageAttribute.self) ?? .unknown
    )
  }

  static func handler(_ object: Any) -> (any INSetMessageAttributeIntentHandling)? {
    object as? any INSetMessageAttributeIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INSetMessageAttributeIntent,
    by handler: any INSetMessageAttributeIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "attribute":
      Current.host.spelled("resolveAttribute(for:)", as: "resolveAttribute", of: intentName)
      let result: INMessageAttributeResolutionResult = await handler.resolveAttribute(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INSetMessageAttributeIntent,
    by handler: any INSetMessageAttributeIntentHandling
  ) async -> INSetMessageAttributeIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INSetMessageAttributeIntent,
    by handler: any INSetMessageAttributeIntentHandling
  ) async -> INSetMessageAttributeIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INSetMessageAttributeIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureMessageNotFound: Verdict(.failure, code: "failureMessageNotFound")
    case .failureMessageAttributeNotSet: Verdict(.failure, code: "failureMessageAttributeNotSet")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureMessageNotFound"),
    Verdict(.failure, code: "failureMessageAttributeNotSet"),
  ]
}

/// The schema of `INEditMessageIntent`.
enum EditMessageSchema: IntentSchema {
  static let intentName = "INEditMessageIntent"
  static let confirmation = Policy.Confirmation.whenAsked

  static let parameters: [Parameter] = [
    Parameter("messageIdentifier"),
    Parameter("editedContent"),
  ]

  static let resolved: [Parameter] = [
    Parameter("editedContent"),
  ]

  static func makeIntent(from draft: Draft) -> INEditMessageIntent {
    INEditMessageIntent(
      messageIdentifier: draft.object("messageIdentifier", as: String.self),
  editedContent: draft.object("editedContent", as: String.self)
    )
  }

  static func handler(_ object: Any) -> (any INEditMessageIntentHandling)? {
    object as? any INEditMessageIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INEditMessageIntent,
    by handler: any INEditMessageIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "editedContent":
      Current.host.spelled("resolveEditedContent(for:)", as: "resolveEditedContent", of: intentName)
      let result: INStringResolutionResult = await handler.resolveEditedContent(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INEditMessageIntent,
    by handler: any INEditMessageIntentHandling
  ) async -> INEditMessageIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INEditMessageIntent,
    by handler: any INEditMessageIntentHandling
  ) async -> INEditMessageIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INEditMessageIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureMessageNotFound: Verdict(.failure, code: "failureMessageNotFound")
    case .failurePastEditTimeLimit: Verdict(.failure, code: "failurePastEditTimeLimit")
    case .failureMessageTypeUnsupported: Verdict(.failure, code: "failureMessageTypeUnsupported")
    case .failureUnsupportedOnService: Verdict(.failure, code: "failureUnsupportedOnService")
    case .failureMessageServiceNotAvailable: Verdict(.failure, code: "failureMessageServiceNotAvailable")
    case .failureRequiringInAppAuthentication: Verdict(.failureNeedingApp, code: "failureRequiringInAppAuthentication")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureMessageNotFound"),
    Verdict(.failure, code: "failurePastEditTimeLimit"),
    Verdict(.failure, code: "failureMessageTypeUnsupported"),
    Verdict(.failure, code: "failureUnsupportedOnService"),
    Verdict(.failure, code: "failureMessageServiceNotAvailable"),
    Verdict(.failureNeedingApp, code: "failureRequiringInAppAuthentication"),
  ]
}

/// The schema of `INUnsendMessagesIntent`.
enum UnsendMessagesSchema: IntentSchema {
  static let intentName = "INUnsendMessagesIntent"
  static let confirmation = Policy.Confirmation.whenAsked

  static let parameters: [Parameter] = [
    Parameter("messageIdentifiers", isList: true),
  ]

  static let resolved: [Parameter] = [
  ]

  static func makeIntent(from draft: Draft) -> INUnsendMessagesIntent {
    INUnsendMessagesIntent(
      messageIdentifiers: draft.objects("messageIdentifiers", as: String.self)
    )
  }

  static func handler(_ object: Any) -> (any INUnsendMessagesIntentHandling)? {
    object as? any INUnsendMessagesIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INUnsendMessagesIntent,
    by handler: any INUnsendMessagesIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    default: return nil
    }
  }

  static func confirm(
    _ intent: INUnsendMessagesIntent,
    by handler: any INUnsendMessagesIntentHandling
  ) async -> INUnsendMessagesIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INUnsendMessagesIntent,
    by handler: any INUnsendMessagesIntentHandling
  ) async -> INUnsendMessagesIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INUnsendMessagesIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureMessageNotFound: Verdict(.failure, code: "failureMessageNotFound")
    case .failurePastUnsendTimeLimit: Verdict(.failure, code: "failurePastUnsendTimeLimit")
    case .failureMessageTypeUnsupported: Verdict(.failure, code: "failureMessageTypeUnsupported")
    case .failureUnsupportedOnService: Verdict(.failure, code: "failureUnsupportedOnService")
    case .failureMessageServiceNotAvailable: Verdict(.failure, code: "failureMessageServiceNotAvailable")
    case .failureRequiringInAppAuthentication: Verdict(.failureNeedingApp, code: "failureRequiringInAppAuthentication")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureMessageNotFound"),
    Verdict(.failure, code: "failurePastUnsendTimeLimit"),
    Verdict(.failure, code: "failureMessageTypeUnsupported"),
    Verdict(.failure, code: "failureUnsupportedOnService"),
    Verdict(.failure, code: "failureMessageServiceNotAvailable"),
    Verdict(.failureNeedingApp, code: "failureRequiringInAppAuthentication"),
  ]
}

extension INSendMessageRecipientUnsupportedReason: NamedCases {
  static let cases: [(name: String, value: INSendMessageRecipientUnsupportedReason)] = [
    ("noAccount", .noAccount),
    ("offline", .offline),
    ("messagingServiceNotEnabledForRecipient", .messagingServiceNotEnabledForRecipient),
    ("noValidHandle", .noValidHandle),
    ("requestedHandleInvalid", .requestedHandleInvalid),
    ("noHandleForLabel", .noHandleForLabel),
    ("requiringInAppAuthentication", .requiringInAppAuthentication),
  ]
}

extension INOutgoingMessageType: NamedCases {
  static let cases: [(name: String, value: INOutgoingMessageType)] = [
    ("unknown", .unknown),
    ("outgoingMessageText", .outgoingMessageText),
    ("outgoingMessageAudio", .outgoingMessageAudio),
  ]
}
