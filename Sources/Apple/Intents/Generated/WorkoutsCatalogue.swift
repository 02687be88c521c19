// swift-format-ignore-file
// Written by `swift run generate` from Workouts.intents: edit that instead.

public import Foundation

/// “Start a 20 minute outdoor run.”
///
/// The handler checks and resolves; the app does the work, opened or in the background.
open class INStartWorkoutIntent: INIntent {
  package override class var intentName: String { "INStartWorkoutIntent" }

  public override init() {
    super.init()
  }

  /// The kind of workout; a name from the app's vocabulary, or an `INWorkoutNameIdentifier`.
  @NSCopying open internal(set) var workoutName: INSpeakableString?

  /// The amount of the goal, in `workoutGoalUnitType`.
  open internal(set) var goalValue: Double?

  /// The unit of the goal: a distance, a time or an energy.
  open internal(set) var workoutGoalUnitType: INWorkoutGoalUnitType = .unknown

  /// The kind of place: indoors or outdoors.
  open internal(set) var workoutLocationType: INWorkoutLocationType = .unknown

  /// True if it goes on until it is ended, without a goal.
  open internal(set) var isOpenEnded: Bool?

  public init(workoutName: INSpeakableString? = nil, goalValue: Double? = nil, workoutGoalUnitType: INWorkoutGoalUnitType = .unknown, workoutLocationType: INWorkoutLocationType = .unknown, isOpenEnded: Bool? = nil) {
    self.goalValue = goalValue
    self.workoutGoalUnitType = workoutGoalUnitType
    self.workoutLocationType = workoutLocationType
    self.isOpenEnded = isOpenEnded
    super.init()
    self.workoutName = workoutName
  }

  public required init?(coder: NSCoder) {
    let original: INStartWorkoutIntent? = coder.original()
    workoutName = if let original { copied(original.workoutName) } else { coder.fetch("workoutName") }
    goalValue = if let original { copied(original.goalValue) } else { coder.fetch("goalValue") }
    workoutGoalUnitType = if let original { copied(original.workoutGoalUnitType) } else { coder.fetch("workoutGoalUnitType") ?? .unknown }
    workoutLocationType = if let original { copied(original.workoutLocationType) } else { coder.fetch("workoutLocationType") ?? .unknown }
    isOpenEnded = if let original { copied(original.isOpenEnded) } else { coder.fetch("isOpenEnded") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(workoutName, "workoutName")
    coder.store(goalValue, "goalValue")
    coder.store(workoutGoalUnitType, "workoutGoalUnitType")
    coder.store(workoutLocationType, "workoutLocationType")
    coder.store(isOpenEnded, "isOpenEnded")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INStartWorkoutIntent.workoutName] = "workoutName"
    parameters[\INStartWorkoutIntent.goalValue] = "goalValue"
    parameters[\INStartWorkoutIntent.workoutGoalUnitType] = "workoutGoalUnitType"
    parameters[\INStartWorkoutIntent.workoutLocationType] = "workoutLocationType"
    parameters[\INStartWorkoutIntent.isOpenEnded] = "isOpenEnded"
    return parameters
  }
}

/// The outcome of the request.
public enum INStartWorkoutIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has to be opened to do it.
  case continueInApp = 2
  /// It did not work.
  case failure = 3
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 4
  /// A workout is going on already.
  case failureOngoingWorkout = 5
  /// There is no such workout.
  case failureNoMatchingWorkout = 6
  /// The app does it in the background, without being shown.
  case handleInApp = 7
  /// The app has done it.
  case success = 8
}

/// The answer to `INStartWorkoutIntent`.
open class INStartWorkoutIntentResponse: INIntentResponse {
  public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INStartWorkoutIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INStartWorkoutIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INStartWorkoutIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INStartWorkoutIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void)

  /// Settles `workoutName`.
  func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveWorkoutName(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// Settles `goalValue`.
  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveGoalValue(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void)

  /// Settles `workoutGoalUnitType`.
  func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveWorkoutGoalUnitType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void)

  /// Settles `workoutLocationType`.
  func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveWorkoutLocationType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void)

  /// Settles `isOpenEnded`.
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveIsOpenEnded(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

}

extension INStartWorkoutIntentHandling {
  public func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INStartWorkoutIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INStartWorkoutIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) {
    Current.host.spelled("handle(startWorkout:completion:)", as: "handle", of: "INStartWorkoutIntent")
    handle(startWorkout: intent, completion: completion)
  }

  public func handle(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INStartWorkoutIntent")
    Current.host.defaultAnswered("handle")
    completion(INStartWorkoutIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INStartWorkoutIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INStartWorkoutIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) {
    Current.host.spelled("confirm(startWorkout:completion:)", as: "confirm", of: "INStartWorkoutIntent")
    confirm(startWorkout: intent, completion: completion)
  }

  public func confirm(startWorkout intent: INStartWorkoutIntent, completion: @escaping @Sendable (INStartWorkoutIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INStartWorkoutIntent")
    Current.host.defaultAnswered("confirm")
    completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveWorkoutName(for intent: INStartWorkoutIntent) async -> INSpeakableStringResolutionResult {
    Current.host.spelled("resolveWorkoutName(for:with:)", as: "resolveWorkoutName", of: "INStartWorkoutIntent")
    return await answer(to: "resolveWorkoutName(for:with:)", otherwise: .notRequired()) { completion in
      resolveWorkoutName(for: intent, with: completion)
    }
  }

  public func resolveWorkoutName(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutName(forStartWorkout:with:)", as: "resolveWorkoutName", of: "INStartWorkoutIntent")
    resolveWorkoutName(forStartWorkout: intent, with: completion)
  }

  public func resolveWorkoutName(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutName", as: "resolveWorkoutName", of: "INStartWorkoutIntent")
    Current.host.defaultAnswered("resolveWorkoutName")
    completion(.notRequired())
  }

  public func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    Current.host.spelled("resolveGoalValue(for:with:)", as: "resolveGoalValue", of: "INStartWorkoutIntent")
    return await answer(to: "resolveGoalValue(for:with:)", otherwise: .notRequired()) { completion in
      resolveGoalValue(for: intent, with: completion)
    }
  }

  public func resolveGoalValue(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) {
    Current.host.spelled("resolveGoalValue(forStartWorkout:with:)", as: "resolveGoalValue", of: "INStartWorkoutIntent")
    resolveGoalValue(forStartWorkout: intent, with: completion)
  }

  public func resolveGoalValue(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void) {
    Current.host.spelled("resolveGoalValue", as: "resolveGoalValue", of: "INStartWorkoutIntent")
    Current.host.defaultAnswered("resolveGoalValue")
    completion(.notRequired())
  }

  public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent) async -> INWorkoutGoalUnitTypeResolutionResult {
    Current.host.spelled("resolveWorkoutGoalUnitType(for:with:)", as: "resolveWorkoutGoalUnitType", of: "INStartWorkoutIntent")
    return await answer(to: "resolveWorkoutGoalUnitType(for:with:)", otherwise: .notRequired()) { completion in
      resolveWorkoutGoalUnitType(for: intent, with: completion)
    }
  }

  public func resolveWorkoutGoalUnitType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutGoalUnitType(forStartWorkout:with:)", as: "resolveWorkoutGoalUnitType", of: "INStartWorkoutIntent")
    resolveWorkoutGoalUnitType(forStartWorkout: intent, with: completion)
  }

  public func resolveWorkoutGoalUnitType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutGoalUnitType", as: "resolveWorkoutGoalUnitType", of: "INStartWorkoutIntent")
    Current.host.defaultAnswered("resolveWorkoutGoalUnitType")
    completion(.notRequired())
  }

  public func resolveWorkoutLocationType(for intent: INStartWorkoutIntent) async -> INWorkoutLocationTypeResolutionResult {
    Current.host.spelled("resolveWorkoutLocationType(for:with:)", as: "resolveWorkoutLocationType", of: "INStartWorkoutIntent")
    return await answer(to: "resolveWorkoutLocationType(for:with:)", otherwise: .notRequired()) { completion in
      resolveWorkoutLocationType(for: intent, with: completion)
    }
  }

  public func resolveWorkoutLocationType(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutLocationType(forStartWorkout:with:)", as: "resolveWorkoutLocationType", of: "INStartWorkoutIntent")
    resolveWorkoutLocationType(forStartWorkout: intent, with: completion)
  }

  public func resolveWorkoutLocationType(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INWorkoutLocationTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutLocationType", as: "resolveWorkoutLocationType", of: "INStartWorkoutIntent")
    Current.host.defaultAnswered("resolveWorkoutLocationType")
    completion(.notRequired())
  }

  public func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
    Current.host.spelled("resolveIsOpenEnded(for:with:)", as: "resolveIsOpenEnded", of: "INStartWorkoutIntent")
    return await answer(to: "resolveIsOpenEnded(for:with:)", otherwise: .notRequired()) { completion in
      resolveIsOpenEnded(for: intent, with: completion)
    }
  }

  public func resolveIsOpenEnded(for intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) {
    Current.host.spelled("resolveIsOpenEnded(forStartWorkout:with:)", as: "resolveIsOpenEnded", of: "INStartWorkoutIntent")
    resolveIsOpenEnded(forStartWorkout: intent, with: completion)
  }

  public func resolveIsOpenEnded(forStartWorkout intent: INStartWorkoutIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) {
    Current.host.spelled("resolveIsOpenEnded", as: "resolveIsOpenEnded", of: "INStartWorkoutIntent")
    Current.host.defaultAnswered("resolveIsOpenEnded")
    completion(.notRequired())
  }

}

/// “Pause my workout.”
open class INPauseWorkoutIntent: INIntent {
  package override class var intentName: String { "INPauseWorkoutIntent" }

  public override init() {
    super.init()
  }

  /// The kind of workout; a name from the app's vocabulary, or an `INWorkoutNameIdentifier`.
  @NSCopying open internal(set) var workoutName: INSpeakableString?

  public init(workoutName: INSpeakableString?) {
    super.init()
    self.workoutName = workoutName
  }

  public required init?(coder: NSCoder) {
    let original: INPauseWorkoutIntent? = coder.original()
    workoutName = if let original { copied(original.workoutName) } else { coder.fetch("workoutName") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(workoutName, "workoutName")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INPauseWorkoutIntent.workoutName] = "workoutName"
    return parameters
  }
}

/// The outcome of the request.
public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has to be opened to do it.
  case continueInApp = 2
  /// It did not work.
  case failure = 3
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app does it in the background, without being shown.
  case handleInApp = 6
  /// The app has done it.
  case success = 7
}

/// The answer to `INPauseWorkoutIntent`.
open class INPauseWorkoutIntentResponse: INIntentResponse {
  public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INPauseWorkoutIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INPauseWorkoutIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INPauseWorkoutIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INPauseWorkoutIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void)

  /// Settles `workoutName`.
  func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveWorkoutName(forPauseWorkout intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

}

extension INPauseWorkoutIntentHandling {
  public func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INPauseWorkoutIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INPauseWorkoutIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) {
    Current.host.spelled("handle(pauseWorkout:completion:)", as: "handle", of: "INPauseWorkoutIntent")
    handle(pauseWorkout: intent, completion: completion)
  }

  public func handle(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INPauseWorkoutIntent")
    Current.host.defaultAnswered("handle")
    completion(INPauseWorkoutIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INPauseWorkoutIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INPauseWorkoutIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) {
    Current.host.spelled("confirm(pauseWorkout:completion:)", as: "confirm", of: "INPauseWorkoutIntent")
    confirm(pauseWorkout: intent, completion: completion)
  }

  public func confirm(pauseWorkout intent: INPauseWorkoutIntent, completion: @escaping @Sendable (INPauseWorkoutIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INPauseWorkoutIntent")
    Current.host.defaultAnswered("confirm")
    completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveWorkoutName(for intent: INPauseWorkoutIntent) async -> INSpeakableStringResolutionResult {
    Current.host.spelled("resolveWorkoutName(for:with:)", as: "resolveWorkoutName", of: "INPauseWorkoutIntent")
    return await answer(to: "resolveWorkoutName(for:with:)", otherwise: .notRequired()) { completion in
      resolveWorkoutName(for: intent, with: completion)
    }
  }

  public func resolveWorkoutName(for intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutName(forPauseWorkout:with:)", as: "resolveWorkoutName", of: "INPauseWorkoutIntent")
    resolveWorkoutName(forPauseWorkout: intent, with: completion)
  }

  public func resolveWorkoutName(forPauseWorkout intent: INPauseWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutName", as: "resolveWorkoutName", of: "INPauseWorkoutIntent")
    Current.host.defaultAnswered("resolveWorkoutName")
    completion(.notRequired())
  }

}

/// “Resume my workout.”
open class INResumeWorkoutIntent: INIntent {
  package override class var intentName: String { "INResumeWorkoutIntent" }

  public override init() {
    super.init()
  }

  /// The kind of workout; a name from the app's vocabulary, or an `INWorkoutNameIdentifier`.
  @NSCopying open internal(set) var workoutName: INSpeakableString?

  public init(workoutName: INSpeakableString?) {
    super.init()
    self.workoutName = workoutName
  }

  public required init?(coder: NSCoder) {
    let original: INResumeWorkoutIntent? = coder.original()
    workoutName = if let original { copied(original.workoutName) } else { coder.fetch("workoutName") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(workoutName, "workoutName")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INResumeWorkoutIntent.workoutName] = "workoutName"
    return parameters
  }
}

/// The outcome of the request.
public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has to be opened to do it.
  case continueInApp = 2
  /// It did not work.
  case failure = 3
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app does it in the background, without being shown.
  case handleInApp = 6
  /// The app has done it.
  case success = 7
}

/// The answer to `INResumeWorkoutIntent`.
open class INResumeWorkoutIntentResponse: INIntentResponse {
  public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INResumeWorkoutIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INResumeWorkoutIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INResumeWorkoutIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INResumeWorkoutIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void)

  /// Settles `workoutName`.
  func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveWorkoutName(forResumeWorkout intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

}

extension INResumeWorkoutIntentHandling {
  public func handle(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INResumeWorkoutIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INResumeWorkoutIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) {
    Current.host.spelled("handle(resumeWorkout:completion:)", as: "handle", of: "INResumeWorkoutIntent")
    handle(resumeWorkout: intent, completion: completion)
  }

  public func handle(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INResumeWorkoutIntent")
    Current.host.defaultAnswered("handle")
    completion(INResumeWorkoutIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INResumeWorkoutIntent) async -> INResumeWorkoutIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INResumeWorkoutIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INResumeWorkoutIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) {
    Current.host.spelled("confirm(resumeWorkout:completion:)", as: "confirm", of: "INResumeWorkoutIntent")
    confirm(resumeWorkout: intent, completion: completion)
  }

  public func confirm(resumeWorkout intent: INResumeWorkoutIntent, completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INResumeWorkoutIntent")
    Current.host.defaultAnswered("confirm")
    completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveWorkoutName(for intent: INResumeWorkoutIntent) async -> INSpeakableStringResolutionResult {
    Current.host.spelled("resolveWorkoutName(for:with:)", as: "resolveWorkoutName", of: "INResumeWorkoutIntent")
    return await answer(to: "resolveWorkoutName(for:with:)", otherwise: .notRequired()) { completion in
      resolveWorkoutName(for: intent, with: completion)
    }
  }

  public func resolveWorkoutName(for intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutName(forResumeWorkout:with:)", as: "resolveWorkoutName", of: "INResumeWorkoutIntent")
    resolveWorkoutName(forResumeWorkout: intent, with: completion)
  }

  public func resolveWorkoutName(forResumeWorkout intent: INResumeWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutName", as: "resolveWorkoutName", of: "INResumeWorkoutIntent")
    Current.host.defaultAnswered("resolveWorkoutName")
    completion(.notRequired())
  }

}

/// “End my workout.” What was done counts.
open class INEndWorkoutIntent: INIntent {
  package override class var intentName: String { "INEndWorkoutIntent" }

  public override init() {
    super.init()
  }

  /// The kind of workout; a name from the app's vocabulary, or an `INWorkoutNameIdentifier`.
  @NSCopying open internal(set) var workoutName: INSpeakableString?

  public init(workoutName: INSpeakableString?) {
    super.init()
    self.workoutName = workoutName
  }

  public required init?(coder: NSCoder) {
    let original: INEndWorkoutIntent? = coder.original()
    workoutName = if let original { copied(original.workoutName) } else { coder.fetch("workoutName") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(workoutName, "workoutName")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INEndWorkoutIntent.workoutName] = "workoutName"
    return parameters
  }
}

/// The outcome of the request.
public enum INEndWorkoutIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has to be opened to do it.
  case continueInApp = 2
  /// It did not work.
  case failure = 3
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app does it in the background, without being shown.
  case handleInApp = 6
  /// The app has done it.
  case success = 7
}

/// The answer to `INEndWorkoutIntent`.
open class INEndWorkoutIntentResponse: INIntentResponse {
  public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INEndWorkoutIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INEndWorkoutIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INEndWorkoutIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INEndWorkoutIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void)

  /// Settles `workoutName`.
  func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveWorkoutName(forEndWorkout intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

}

extension INEndWorkoutIntentHandling {
  public func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INEndWorkoutIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INEndWorkoutIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) {
    Current.host.spelled("handle(endWorkout:completion:)", as: "handle", of: "INEndWorkoutIntent")
    handle(endWorkout: intent, completion: completion)
  }

  public func handle(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INEndWorkoutIntent")
    Current.host.defaultAnswered("handle")
    completion(INEndWorkoutIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INEndWorkoutIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INEndWorkoutIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) {
    Current.host.spelled("confirm(endWorkout:completion:)", as: "confirm", of: "INEndWorkoutIntent")
    confirm(endWorkout: intent, completion: completion)
  }

  public func confirm(endWorkout intent: INEndWorkoutIntent, completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INEndWorkoutIntent")
    Current.host.defaultAnswered("confirm")
    completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveWorkoutName(for intent: INEndWorkoutIntent) async -> INSpeakableStringResolutionResult {
    Current.host.spelled("resolveWorkoutName(for:with:)", as: "resolveWorkoutName", of: "INEndWorkoutIntent")
    return await answer(to: "resolveWorkoutName(for:with:)", otherwise: .notRequired()) { completion in
      resolveWorkoutName(for: intent, with: completion)
    }
  }

  public func resolveWorkoutName(for intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutName(forEndWorkout:with:)", as: "resolveWorkoutName", of: "INEndWorkoutIntent")
    resolveWorkoutName(forEndWorkout: intent, with: completion)
  }

  public func resolveWorkoutName(forEndWorkout intent: INEndWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutName", as: "resolveWorkoutName", of: "INEndWorkoutIntent")
    Current.host.defaultAnswered("resolveWorkoutName")
    completion(.notRequired())
  }

}

/// “Cancel my workout.” What was done is thrown away.
open class INCancelWorkoutIntent: INIntent {
  package override class var intentName: String { "INCancelWorkoutIntent" }

  public override init() {
    super.init()
  }

  /// The kind of workout; a name from the app's vocabulary, or an `INWorkoutNameIdentifier`.
  @NSCopying open internal(set) var workoutName: INSpeakableString?

  public init(workoutName: INSpeakableString?) {
    super.init()
    self.workoutName = workoutName
  }

  public required init?(coder: NSCoder) {
    let original: INCancelWorkoutIntent? = coder.original()
    workoutName = if let original { copied(original.workoutName) } else { coder.fetch("workoutName") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(workoutName, "workoutName")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INCancelWorkoutIntent.workoutName] = "workoutName"
    return parameters
  }
}

/// The outcome of the request.
public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has to be opened to do it.
  case continueInApp = 2
  /// It did not work.
  case failure = 3
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 4
  /// There is no such workout.
  case failureNoMatchingWorkout = 5
  /// The app does it in the background, without being shown.
  case handleInApp = 6
  /// The app has done it.
  case success = 7
}

/// The answer to `INCancelWorkoutIntent`.
open class INCancelWorkoutIntentResponse: INIntentResponse {
  public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INCancelWorkoutIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INCancelWorkoutIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INCancelWorkoutIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INCancelWorkoutIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void)

  /// Settles `workoutName`.
  func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveWorkoutName(forCancelWorkout intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

}

extension INCancelWorkoutIntentHandling {
  public func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INCancelWorkoutIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INCancelWorkoutIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) {
    Current.host.spelled("handle(cancelWorkout:completion:)", as: "handle", of: "INCancelWorkoutIntent")
    handle(cancelWorkout: intent, completion: completion)
  }

  public func handle(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INCancelWorkoutIntent")
    Current.host.defaultAnswered("handle")
    completion(INCancelWorkoutIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INCancelWorkoutIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INCancelWorkoutIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) {
    Current.host.spelled("confirm(cancelWorkout:completion:)", as: "confirm", of: "INCancelWorkoutIntent")
    confirm(cancelWorkout: intent, completion: completion)
  }

  public func confirm(cancelWorkout intent: INCancelWorkoutIntent, completion: @escaping @Sendable (INCancelWorkoutIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INCancelWorkoutIntent")
    Current.host.defaultAnswered("confirm")
    completion(INCancelWorkoutIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveWorkoutName(for intent: INCancelWorkoutIntent) async -> INSpeakableStringResolutionResult {
    Current.host.spelled("resolveWorkoutName(for:with:)", as: "resolveWorkoutName", of: "INCancelWorkoutIntent")
    return await answer(to: "resolveWorkoutName(for:with:)", otherwise: .notRequired()) { completion in
      resolveWorkoutName(for: intent, with: completion)
    }
  }

  public func resolveWorkoutName(for intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutName(forCancelWorkout:with:)", as: "resolveWorkoutName", of: "INCancelWorkoutIntent")
    resolveWorkoutName(forCancelWorkout: intent, with: completion)
  }

  public func resolveWorkoutName(forCancelWorkout intent: INCancelWorkoutIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveWorkoutName", as: "resolveWorkoutName", of: "INCancelWorkoutIntent")
    Current.host.defaultAnswered("resolveWorkoutName")
    completion(.notRequired())
  }

}

/// The unit of a workout's goal: a length, a time or an energy.
public enum INWorkoutGoalUnitType: Int, Sendable {
  case `unknown` = 0
  case `inch` = 1
  case `meter` = 2
  case `foot` = 3
  case `mile` = 4
  case `yard` = 5
  case `second` = 6
  case `minute` = 7
  case `hour` = 8
  case `joule` = 9
  case `kiloCalorie` = 10
}

/// The result of resolving a parameter of type `INWorkoutGoalUnitType`.
open class INWorkoutGoalUnitTypeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INWorkoutGoalUnitType) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INWorkoutGoalUnitType) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The kind of place of a workout.
public enum INWorkoutLocationType: Int, Sendable {
  case `unknown` = 0
  case `outdoor` = 1
  case `indoor` = 2
}

/// The result of resolving a parameter of type `INWorkoutLocationType`.
open class INWorkoutLocationTypeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INWorkoutLocationType) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INWorkoutLocationType) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// Kinds of workouts that the system knows by itself.
public struct INWorkoutNameIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public static let run = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Run")
  public static let sit = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Sit")
  public static let steps = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Steps")
  public static let stand = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Stand")
  public static let move = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Move")
  public static let walk = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Walk")
  public static let yoga = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Yoga")
  public static let dance = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Dance")
  public static let crosstraining = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Crosstraining")
  public static let elliptical = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Elliptical")
  public static let rower = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Rower")
  public static let cycle = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Cycle")
  public static let stairs = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Stairs")
  public static let other = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Other")
  public static let indoorrun = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Indoorrun")
  public static let indoorcycle = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Indoorcycle")
  public static let indoorwalk = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Indoorwalk")
  public static let exercise = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Exercise")
  public static let hike = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Hike")
  public static let highIntensityIntervalTraining = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.HighIntensityIntervalTraining")
  public static let swim = Self(rawValue: "com.apple.intents.WorkoutNameIdentifier.Swim")
}

/// All about workouts in one object.
@available(iOS, deprecated: 13, message: "Adopt the protocols of single intents.")
public protocol INWorkoutsDomainHandling: INCancelWorkoutIntentHandling, INEndWorkoutIntentHandling, INPauseWorkoutIntentHandling, INResumeWorkoutIntentHandling, INStartWorkoutIntentHandling {
}
