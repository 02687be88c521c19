// swift-format-ignore-file
// Written by `swift run generate` from Rides.intents: edit that instead.

import Dialogue
import Intents

/// The schema of `INRequestRideIntent`.
enum RequestRideSchema: IntentSchema {
  static let intentName = "INRequestRideIntent"
  static let confirmation = Policy.Confirmation.always
  static let needsUnlocking = true
  static let isRetired = true

  static let parameters: [Parameter] = [
    Parameter("pickupLocation"),
    Parameter("dropOffLocation"),
    Parameter("rideOptionName"),
    Parameter("partySize"),
    Parameter("paymentMethod"),
    Parameter("scheduledPickupTime"),
  ]

  static let resolved: [Parameter] = [
    Parameter("pickupLocation"),
    Parameter("dropOffLocation"),
    Parameter("rideOptionName"),
    Parameter("partySize"),
    Parameter("scheduledPickupTime"),
  ]

  static func makeIntent(from draft: Draft) -> INRequestRideIntent {
    INRequestRideIntent(
      pickupLocation: draft.object("pickupLocation", as: CLPlacemark.self),
  dropOffLocation: draft.object("dropOffLocation", as: CLPlacemark.self),
  rideOptionName: draft.object("rideOptionName", as: INSpeakableString.self),
  partySize: draft.object("partySize", as: Int.self),
  paymentMethod: draft.object("paymentMethod", as: INPaymentMethod.self),
  scheduledPickupTime: draft.object("scheduledPickupTime", as: INDateComponentsRange.self)
    )
  }

  static func handler(_ object: Any) -> (any INRequestRideIntentHandling)? {
    object as? any INRequestRideIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INRequestRideIntent,
    by handler: any INRequestRideIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "pickupLocation":
      Current.host.spelled("resolvePickupLocation(for:)", as: "resolvePickupLocation", of: intentName)
      let result: INPlacemarkResolutionResult = await handler.resolvePickupLocation(for: intent)
      return [result]
    case "dropOffLocation":
      Current.host.spelled("resolveDropOffLocation(for:)", as: "resolveDropOffLocation", of: intentName)
      let result: INPlacemarkResolutionResult = await handler.resolveDropOffLocation(for: intent)
      return [result]
    case "rideOptionName":
      Current.host.spelled("resolveRideOptionName(for:)", as: "resolveRideOptionName", of: intentName)
      let result: INSpeakableStringResolutionResult = await handler.resolveRideOptionName(for: intent)
      return [result]
    case "partySize":
      Current.host.spelled("resolvePartySize(for:)", as: "resolvePartySize", of: intentName)
      let result: INIntegerResolutionResult = await handler.resolvePartySize(for: intent)
      return [result]
    case "scheduledPickupTime":
      Current.host.spelled("resolveScheduledPickupTime(for:)", as: "resolveScheduledPickupTime", of: intentName)
      let result: INDateComponentsRangeResolutionResult = await handler.resolveScheduledPickupTime(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INRequestRideIntent,
    by handler: any INRequestRideIntentHandling
  ) async -> INRequestRideIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INRequestRideIntent,
    by handler: any INRequestRideIntentHandling
  ) async -> INRequestRideIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INRequestRideIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureRequiringAppLaunchMustVerifyCredentials: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchMustVerifyCredentials")
    case .failureRequiringAppLaunchNoServiceInArea: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchNoServiceInArea")
    case .failureRequiringAppLaunchServiceTemporarilyUnavailable: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchServiceTemporarilyUnavailable")
    case .failureRequiringAppLaunchPreviousRideNeedsCompletion: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchPreviousRideNeedsCompletion")
    case .failureRequiringAppLaunchRideScheduledTooFar: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchRideScheduledTooFar")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchMustVerifyCredentials"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchNoServiceInArea"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchServiceTemporarilyUnavailable"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchPreviousRideNeedsCompletion"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchRideScheduledTooFar"),
  ]
}

/// The schema of `INListRideOptionsIntent`.
enum ListRideOptionsSchema: IntentSchema {
  static let intentName = "INListRideOptionsIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let needsUnlocking = true
  static let isQuestion = true

  static let parameters: [Parameter] = [
    Parameter("pickupLocation"),
    Parameter("dropOffLocation"),
  ]

  static let resolved: [Parameter] = [
    Parameter("pickupLocation"),
    Parameter("dropOffLocation"),
  ]

  static func makeIntent(from draft: Draft) -> INListRideOptionsIntent {
    INListRideOptionsIntent(
      pickupLocation: draft.object("pickupLocation", as: CLPlacemark.self),
  dropOffLocation: draft.object("dropOffLocation", as: CLPlacemark.self)
    )
  }

  static func handler(_ object: Any) -> (any INListRideOptionsIntentHandling)? {
    object as? any INListRideOptionsIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INListRideOptionsIntent,
    by handler: any INListRideOptionsIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "pickupLocation":
      Current.host.spelled("resolvePickupLocation(for:)", as: "resolvePickupLocation", of: intentName)
      let result: INPlacemarkResolutionResult = await handler.resolvePickupLocation(for: intent)
      return [result]
    case "dropOffLocation":
      Current.host.spelled("resolveDropOffLocation(for:)", as: "resolveDropOffLocation", of: intentName)
      let result: INPlacemarkResolutionResult = await handler.resolveDropOffLocation(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INListRideOptionsIntent,
    by handler: any INListRideOptionsIntentHandling
  ) async -> INListRideOptionsIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INListRideOptionsIntent,
    by handler: any INListRideOptionsIntentHandling
  ) async -> INListRideOptionsIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INListRideOptionsIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureRequiringAppLaunchMustVerifyCredentials: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchMustVerifyCredentials")
    case .failureRequiringAppLaunchNoServiceInArea: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchNoServiceInArea")
    case .failureRequiringAppLaunchServiceTemporarilyUnavailable: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchServiceTemporarilyUnavailable")
    case .failureRequiringAppLaunchPreviousRideNeedsCompletion: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchPreviousRideNeedsCompletion")
    case .failurePreviousRideNeedsFeedback: Verdict(.failure, code: "failurePreviousRideNeedsFeedback")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchMustVerifyCredentials"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchNoServiceInArea"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchServiceTemporarilyUnavailable"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchPreviousRideNeedsCompletion"),
    Verdict(.failure, code: "failurePreviousRideNeedsFeedback"),
  ]
}

/// The schema of `INGetRideStatusIntent`.
enum GetRideStatusSchema: IntentSchema {
  static let intentName = "INGetRideStatusIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let needsUnlocking = true
  static let isQuestion = true

  static let parameters: [Parameter] = [
  ]

  static let resolved: [Parameter] = [
  ]

  static func makeIntent(from draft: Draft) -> INGetRideStatusIntent {
    INGetRideStatusIntent(

    )
  }

  static func handler(_ object: Any) -> (any INGetRideStatusIntentHandling)? {
    object as? any INGetRideStatusIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INGetRideStatusIntent,
    by handler: any INGetRideStatusIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    default: return nil
    }
  }

  static func confirm(
    _ intent: INGetRideStatusIntent,
    by handler: any INGetRideStatusIntentHandling
  ) async -> INGetRideStatusIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INGetRideStatusIntent,
    by handler: any INGetRideStatusIntentHandling
  ) async -> INGetRideStatusIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INGetRideStatusIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .inProgress: Verdict(.inProgress, code: "inProgress")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureRequiringAppLaunchMustVerifyCredentials: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchMustVerifyCredentials")
    case .failureRequiringAppLaunchServiceTemporarilyUnavailable: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchServiceTemporarilyUnavailable")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.inProgress, code: "inProgress"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchMustVerifyCredentials"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunchServiceTemporarilyUnavailable"),
  ]
}

/// The schema of `INCancelRideIntent`.
enum CancelRideSchema: IntentSchema {
  static let intentName = "INCancelRideIntent"
  static let confirmation = Policy.Confirmation.always
  static let needsUnlocking = true
  static let isDisputed = true
  static let lookup: Lookup? = Lookup(slot: "rideIdentifier", finder: "INGetRideStatusIntent")

  static let parameters: [Parameter] = [
    Parameter("rideIdentifier"),
  ]

  static let resolved: [Parameter] = [
  ]

  static func makeIntent(from draft: Draft) -> INCancelRideIntent {
    INCancelRideIntent(
      rideIdentifier: draft.object("rideIdentifier", as: String.self) ?? ""
    )
  }

  static func handler(_ object: Any) -> (any INCancelRideIntentHandling)? {
    object as? any INCancelRideIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INCancelRideIntent,
    by handler: any INCancelRideIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    default: return nil
    }
  }

  static func confirm(
    _ intent: INCancelRideIntent,
    by handler: any INCancelRideIntentHandling
  ) async -> INCancelRideIntentResponse {
    Current.host.spelled("confirm(cancelRide:)", as: "confirm", of: intentName)
    return await handler.confirm(cancelRide: intent)
  }

  static func handle(
    _ intent: INCancelRideIntent,
    by handler: any INCancelRideIntentHandling
  ) async -> INCancelRideIntentResponse {
    Current.host.spelled("handle(cancelRide:)", as: "handle", of: intentName)
    return await handler.handle(cancelRide: intent)
  }

  static func verdict(of response: INCancelRideIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
  ]
}

/// The schema of `INSendRideFeedbackIntent`.
enum SendRideFeedbackSchema: IntentSchema {
  static let intentName = "INSendRideFeedbackIntent"
  static let confirmation = Policy.Confirmation.always
  static let needsUnlocking = true
  static let lookup: Lookup? = Lookup(slot: "rideIdentifier", finder: "INGetRideStatusIntent")

  static let parameters: [Parameter] = [
    Parameter("rideIdentifier"),
    Parameter("rating"),
    Parameter("tip"),
  ]

  static let resolved: [Parameter] = [
  ]

  static func makeIntent(from draft: Draft) -> INSendRideFeedbackIntent {
    let intent = INSendRideFeedbackIntent(
      rideIdentifier: draft.object("rideIdentifier", as: String.self) ?? ""
    )
    intent.rating = draft.object("rating", as: NSNumber.self)
    intent.tip = draft.object("tip", as: INCurrencyAmount.self)
    return intent
  }

  static func handler(_ object: Any) -> (any INSendRideFeedbackIntentHandling)? {
    object as? any INSendRideFeedbackIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INSendRideFeedbackIntent,
    by handler: any INSendRideFeedbackIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    default: return nil
    }
  }

  static func confirm(
    _ intent: INSendRideFeedbackIntent,
    by handler: any INSendRideFeedbackIntentHandling
  ) async -> INSendRideFeedbackIntentResponse {
    Current.host.spelled("confirm(sendRideFeedback:)", as: "confirm", of: intentName)
    return await handler.confirm(sendRideFeedback: intent)
  }

  static func handle(
    _ intent: INSendRideFeedbackIntent,
    by handler: any INSendRideFeedbackIntentHandling
  ) async -> INSendRideFeedbackIntentResponse {
    Current.host.spelled("handle(sendRideFeedback:)", as: "handle", of: intentName)
    return await handler.handle(sendRideFeedback: intent)
  }

  static func verdict(of response: INSendRideFeedbackIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .success: Verdict(.success, code: "success")
    case .failure: Verdict(.failure, code: "failure")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.success, code: "success"),
    Verdict(.failure, code: "failure"),
  ]
}
