// swift-format-ignore-file
// Written by `swift run generate` from Workouts.intents: edit that instead.

import Dialogue
import Intents

/// The schema of `INStartWorkoutIntent`.
enum StartWorkoutSchema: IntentSchema {
  static let intentName = "INStartWorkoutIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let needsUnlocking = true

  static let parameters: [Parameter] = [
    Parameter("workoutName"),
    Parameter("goalValue"),
    Parameter("workoutGoalUnitType", terms: ["inch", "meter", "foot", "mile", "yard", "second", "minute", "hour", "joule", "kiloCalorie"]),
    Parameter("workoutLocationType", terms: ["outdoor", "indoor"]),
    Parameter("isOpenEnded"),
  ]

  static let resolved: [Parameter] = [
    Parameter("workoutName"),
    Parameter("goalValue"),
    Parameter("workoutGoalUnitType", terms: ["inch", "meter", "foot", "mile", "yard", "second", "minute", "hour", "joule", "kiloCalorie"]),
    Parameter("workoutLocationType", terms: ["outdoor", "indoor"]),
    Parameter("isOpenEnded"),
  ]

  static func makeIntent(from draft: Draft) -> INStartWorkoutIntent {
    INStartWorkoutIntent(
      workoutName: draft.object("workoutName", as: INSpeakableString.self),
  goalValue: draft.object("goalValue", as: Double.self),
  workoutGoalUnitType: draft.object("workoutGoalUnitType", as: INWorkoutGoalUnitType.self) ?? .unknown,
  workoutLocationType: draft.object("workoutLocationType", as: INWorkoutLocationType.self) ?? .unknown,
  isOpenEnded: draft.object("isOpenEnded", as: Bool.self)
    )
  }

  static func handler(_ object: Any) -> (any INStartWorkoutIntentHandling)? {
    object as? any INStartWorkoutIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INStartWorkoutIntent,
    by handler: any INStartWorkoutIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "workoutName":
      Current.host.spelled("resolveWorkoutName(for:)", as: "resolveWorkoutName", of: intentName)
      let result: INSpeakableStringResolutionResult = await handler.resolveWorkoutName(for: intent)
      return [result]
    case "goalValue":
      Current.host.spelled("resolveGoalValue(for:)", as: "resolveGoalValue", of: intentName)
      let result: INDoubleResolutionResult = await handler.resolveGoalValue(for: intent)
      return [result]
    case "workoutGoalUnitType":
      Current.host.spelled("resolveWorkoutGoalUnitType(for:)", as: "resolveWorkoutGoalUnitType", of: intentName)
      let result: INWorkoutGoalUnitTypeResolutionResult = await handler.resolveWorkoutGoalUnitType(for: intent)
      return [result]
    case "workoutLocationType":
      Current.host.spelled("resolveWorkoutLocationType(for:)", as: "resolveWorkoutLocationType", of: intentName)
      let result: INWorkoutLocationTypeResolutionResult = await handler.resolveWorkoutLocationType(for: intent)
      return [result]
    case "isOpenEnded":
      Current.host.spelled("resolveIsOpenEnded(for:)", as: "resolveIsOpenEnded", of: intentName)
      let result: INBooleanResolutionResult = await handler.resolveIsOpenEnded(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INStartWorkoutIntent,
    by handler: any INStartWorkoutIntentHandling
  ) async -> INStartWorkoutIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INStartWorkoutIntent,
    by handler: any INStartWorkoutIntentHandling
  ) async -> INStartWorkoutIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INStartWorkoutIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .continueInApp: Verdict(.continueInApp, code: "continueInApp")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureOngoingWorkout: Verdict(.failure, code: "failureOngoingWorkout")
    case .failureNoMatchingWorkout: Verdict(.failure, code: "failureNoMatchingWorkout")
    case .handleInApp: Verdict(.handleInApp, code: "handleInApp")
    case .success: Verdict(.success, code: "success")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.continueInApp, code: "continueInApp"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureOngoingWorkout"),
    Verdict(.failure, code: "failureNoMatchingWorkout"),
    Verdict(.handleInApp, code: "handleInApp"),
    Verdict(.success, code: "success"),
  ]
}

/// The schema of `INPauseWorkoutIntent`.
enum PauseWorkoutSchema: IntentSchema {
  static let intentName = "INPauseWorkoutIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let needsUnlocking = true

  static let parameters: [Parameter] = [
    Parameter("workoutName"),
  ]

  static let resolved: [Parameter] = [
    Parameter("workoutName"),
  ]

  static func makeIntent(from draft: Draft) -> INPauseWorkoutIntent {
    INPauseWorkoutIntent(
      workoutName: draft.object("workoutName", as: INSpeakableString.self)
    )
  }

  static func handler(_ object: Any) -> (any INPauseWorkoutIntentHandling)? {
    object as? any INPauseWorkoutIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INPauseWorkoutIntent,
    by handler: any INPauseWorkoutIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "workoutName":
      Current.host.spelled("resolveWorkoutName(for:)", as: "resolveWorkoutName", of: intentName)
      let result: INSpeakableStringResolutionResult = await handler.resolveWorkoutName(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INPauseWorkoutIntent,
    by handler: any INPauseWorkoutIntentHandling
  ) async -> INPauseWorkoutIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INPauseWorkoutIntent,
    by handler: any INPauseWorkoutIntentHandling
  ) async -> INPauseWorkoutIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INPauseWorkoutIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .continueInApp: Verdict(.continueInApp, code: "continueInApp")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureNoMatchingWorkout: Verdict(.failure, code: "failureNoMatchingWorkout")
    case .handleInApp: Verdict(.handleInApp, code: "handleInApp")
    case .success: Verdict(.success, code: "success")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.continueInApp, code: "continueInApp"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureNoMatchingWorkout"),
    Verdict(.handleInApp, code: "handleInApp"),
    Verdict(.success, code: "success"),
  ]
}

/// The schema of `INResumeWorkoutIntent`.
enum ResumeWorkoutSchema: IntentSchema {
  static let intentName = "INResumeWorkoutIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let needsUnlocking = true

  static let parameters: [Parameter] = [
    Parameter("workoutName"),
  ]

  static let resolved: [Parameter] = [
    Parameter("workoutName"),
  ]

  static func makeIntent(from draft: Draft) -> INResumeWorkoutIntent {
    INResumeWorkoutIntent(
      workoutName: draft.object("workoutName", as: INSpeakableString.self)
    )
  }

  static func handler(_ object: Any) -> (any INResumeWorkoutIntentHandling)? {
    object as? any INResumeWorkoutIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INResumeWorkoutIntent,
    by handler: any INResumeWorkoutIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "workoutName":
      Current.host.spelled("resolveWorkoutName(for:)", as: "resolveWorkoutName", of: intentName)
      let result: INSpeakableStringResolutionResult = await handler.resolveWorkoutName(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INResumeWorkoutIntent,
    by handler: any INResumeWorkoutIntentHandling
  ) async -> INResumeWorkoutIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INResumeWorkoutIntent,
    by handler: any INResumeWorkoutIntentHandling
  ) async -> INResumeWorkoutIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INResumeWorkoutIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .continueInApp: Verdict(.continueInApp, code: "continueInApp")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureNoMatchingWorkout: Verdict(.failure, code: "failureNoMatchingWorkout")
    case .handleInApp: Verdict(.handleInApp, code: "handleInApp")
    case .success: Verdict(.success, code: "success")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.continueInApp, code: "continueInApp"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureNoMatchingWorkout"),
    Verdict(.handleInApp, code: "handleInApp"),
    Verdict(.success, code: "success"),
  ]
}

/// The schema of `INEndWorkoutIntent`.
enum EndWorkoutSchema: IntentSchema {
  static let intentName = "INEndWorkoutIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let needsUnlocking = true

  static let parameters: [Parameter] = [
    Parameter("workoutName"),
  ]

  static let resolved: [Parameter] = [
    Parameter("workoutName"),
  ]

  static func makeIntent(from draft: Draft) -> INEndWorkoutIntent {
    INEndWorkoutIntent(
      workoutName: draft.object("workoutName", as: INSpeakableString.self)
    )
  }

  static func handler(_ object: Any) -> (any INEndWorkoutIntentHandling)? {
    object as? any INEndWorkoutIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INEndWorkoutIntent,
    by handler: any INEndWorkoutIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "workoutName":
      Current.host.spelled("resolveWorkoutName(for:)", as: "resolveWorkoutName", of: intentName)
      let result: INSpeakableStringResolutionResult = await handler.resolveWorkoutName(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INEndWorkoutIntent,
    by handler: any INEndWorkoutIntentHandling
  ) async -> INEndWorkoutIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INEndWorkoutIntent,
    by handler: any INEndWorkoutIntentHandling
  ) async -> INEndWorkoutIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INEndWorkoutIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .continueInApp: Verdict(.continueInApp, code: "continueInApp")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureNoMatchingWorkout: Verdict(.failure, code: "failureNoMatchingWorkout")
    case .handleInApp: Verdict(.handleInApp, code: "handleInApp")
    case .success: Verdict(.success, code: "success")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.continueInApp, code: "continueInApp"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureNoMatchingWorkout"),
    Verdict(.handleInApp, code: "handleInApp"),
    Verdict(.success, code: "success"),
  ]
}

/// The schema of `INCancelWorkoutIntent`.
enum CancelWorkoutSchema: IntentSchema {
  static let intentName = "INCancelWorkoutIntent"
  static let confirmation = Policy.Confirmation.whenAsked
  static let needsUnlocking = true

  static let parameters: [Parameter] = [
    Parameter("workoutName"),
  ]

  static let resolved: [Parameter] = [
    Parameter("workoutName"),
  ]

  static func makeIntent(from draft: Draft) -> INCancelWorkoutIntent {
    INCancelWorkoutIntent(
      workoutName: draft.object("workoutName", as: INSpeakableString.self)
    )
  }

  static func handler(_ object: Any) -> (any INCancelWorkoutIntentHandling)? {
    object as? any INCancelWorkoutIntentHandling
  }

  static func resolve(
    _ slot: Slot,
    of intent: INCancelWorkoutIntent,
    by handler: any INCancelWorkoutIntentHandling
  ) async -> [INIntentResolutionResult]? {
    switch slot {
    case "workoutName":
      Current.host.spelled("resolveWorkoutName(for:)", as: "resolveWorkoutName", of: intentName)
      let result: INSpeakableStringResolutionResult = await handler.resolveWorkoutName(for: intent)
      return [result]
    default: return nil
    }
  }

  static func confirm(
    _ intent: INCancelWorkoutIntent,
    by handler: any INCancelWorkoutIntentHandling
  ) async -> INCancelWorkoutIntentResponse {
    Current.host.spelled("confirm(intent:)", as: "confirm", of: intentName)
    return await handler.confirm(intent: intent)
  }

  static func handle(
    _ intent: INCancelWorkoutIntent,
    by handler: any INCancelWorkoutIntentHandling
  ) async -> INCancelWorkoutIntentResponse {
    Current.host.spelled("handle(intent:)", as: "handle", of: intentName)
    return await handler.handle(intent: intent)
  }

  static func verdict(of response: INCancelWorkoutIntentResponse) -> Verdict {
    switch response.code {
    case .unspecified: Verdict(.failure, code: "unspecified")
    case .ready: Verdict(.ready, code: "ready")
    case .continueInApp: Verdict(.continueInApp, code: "continueInApp")
    case .failure: Verdict(.failure, code: "failure")
    case .failureRequiringAppLaunch: Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch")
    case .failureNoMatchingWorkout: Verdict(.failure, code: "failureNoMatchingWorkout")
    case .handleInApp: Verdict(.handleInApp, code: "handleInApp")
    case .success: Verdict(.success, code: "success")
    }
  }

  static let verdicts = [
    Verdict(.failure, code: "unspecified"),
    Verdict(.ready, code: "ready"),
    Verdict(.continueInApp, code: "continueInApp"),
    Verdict(.failure, code: "failure"),
    Verdict(.failureNeedingApp, code: "failureRequiringAppLaunch"),
    Verdict(.failure, code: "failureNoMatchingWorkout"),
    Verdict(.handleInApp, code: "handleInApp"),
    Verdict(.success, code: "success"),
  ]
}

extension INWorkoutGoalUnitType: NamedCases {
  static let cases: [(name: String, value: INWorkoutGoalUnitType)] = [
    ("unknown", .unknown),
    ("inch", .inch),
    ("meter", .meter),
    ("foot", .foot),
    ("mile", .mile),
    ("yard", .yard),
    ("second", .second),
    ("minute", .minute),
    ("hour", .hour),
    ("joule", .joule),
    ("kiloCalorie", .kiloCalorie),
  ]
}

extension INWorkoutLocationType: NamedCases {
  static let cases: [(name: String, value: INWorkoutLocationType)] = [
    ("unknown", .unknown),
    ("outdoor", .outdoor),
    ("indoor", .indoor),
  ]
}

extension INWorkoutNameIdentifier: NamedConstants {
  static let constants: [(name: String, value: INWorkoutNameIdentifier)] = [
    ("run", .run),
    ("sit", .sit),
    ("steps", .steps),
    ("stand", .stand),
    ("move", .move),
    ("walk", .walk),
    ("yoga", .yoga),
    ("dance", .dance),
    ("crosstraining", .crosstraining),
    ("elliptical", .elliptical),
    ("rower", .rower),
    ("cycle", .cycle),
    ("stairs", .stairs),
    ("other", .other),
    ("indoorrun", .indoorrun),
    ("indoorcycle", .indoorcycle),
    ("indoorwalk", .indoorwalk),
    ("exercise", .exercise),
    ("hike", .hike),
    ("highIntensityIntervalTraining", .highIntensityIntervalTraining),
    ("swim", .swim),
  ]
}
