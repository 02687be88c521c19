import Foundation
import Intents
import Testing

@testable import SampleApps

struct StrideTests {
  let device = Device()
  let service: StrideService

  init() throws {
    service = try StrideService(device.surroundings)
  }

  private func intent(
    _ name: String? = "run",
    goal: Double? = nil,
    _ unit: INWorkoutGoalUnitType = .unknown,
    _ location: INWorkoutLocationType = .unknown,
    isOpen: Bool? = nil,
    request: String? = "r1"
  ) -> INStartWorkoutIntent {
    let intent = INStartWorkoutIntent(
      workoutName: name.map { INSpeakableString(spokenPhrase: $0) },
      goalValue: goal,
      workoutGoalUnitType: unit,
      workoutLocationType: location,
      isOpenEnded: isOpen
    )
    intent.identifier = request
    return intent
  }

  private var handler: StartWorkoutHandler { StartWorkoutHandler(service: service) }

  private func begin(_ name: String, request: String = "r1") async -> INIntentResponse {
    await StrideApp(service: service).handle(intent(name, request: request))
  }

  private func code(_ response: INIntentResponse) -> INStartWorkoutIntentResponseCode? {
    (response as? INStartWorkoutIntentResponse)?.code
  }

  // MARK: - Starting

  @Test(arguments: [
    ("Run", "run"), ("jogging", "run"), ("bike ride", "cycle"), ("MORNING MILE", "morning-mile"),
    ("Hill Repeats", "hill-repeats"),
  ])
  func `A workout is known by its names`(name: String, identifier: String) async throws {
    // S52, S63
    let result = await handler.resolveWorkoutName(for: intent(name))
    guard case .success(let value as INSpeakableString) = result.state else {
      Issue.record("found \(result)")
      return
    }
    #expect(value.vocabularyIdentifier == identifier)
  }

  @Test func `An unknown workout shows those there are`() async throws {
    let result = await handler.resolveWorkoutName(for: intent("chess"))
    guard case .disambiguation(let options) = result.state else {
      Issue.record("found \(result)")
      return
    }
    #expect(options.count == 8)
  }

  @Test func `Without a name the last workout is proposed, if there was one`() async throws {
    guard case .needsValue = await handler.resolveWorkoutName(for: intent(nil)).state else {
      Issue.record("not asked")
      return
    }
    _ = await begin("yoga")
    let ongoing = await handler.resolveWorkoutName(for: intent("workout"))
    guard case .success = ongoing.state else {
      Issue.record("asked, though one goes on: \(ongoing)")
      return
    }
    let end = INEndWorkoutIntent(workoutName: nil)
    _ = await OngoingWorkoutHandler(service: service).handle(intent: end)
    let result = await handler.resolveWorkoutName(for: intent("workout"))
    guard case .confirmationRequired(let value as INSpeakableString) = result.state else {
      Issue.record("found \(result)")
      return
    }
    #expect(value.spokenPhrase == "yoga")
  }

  @Test func `A goal needs a unit that suits the workout`() async throws {
    func unit(_ intent: INStartWorkoutIntent) async -> String {
      "\(await handler.resolveWorkoutGoalUnitType(for: intent).state)"
    }
    #expect(await unit(intent()) == "notRequired")
    #expect(await unit(intent(goal: 30)) == "needsValue")
    #expect(await unit(intent(goal: 30, .minute)).hasPrefix("success"))
    #expect(await unit(intent("yoga", goal: 300, .kiloCalorie)).hasPrefix("success"))
    #expect(await unit(intent("yoga", goal: 3, .mile)).hasPrefix("unsupported"))
    #expect(await unit(intent(goal: 3, isOpen: true)) == "notRequired")
  }

  @Test func `A hike is not for indoors, and no goal is below nothing`() async {
    // S16
    let place = await handler.resolveWorkoutLocationType(for: intent("hike", .unknown, .indoor))
    #expect("\(place.state)".hasPrefix("unsupported"))
    let run = await handler.resolveWorkoutLocationType(for: intent("run", .unknown, .indoor))
    #expect("\(run.state)".hasPrefix("success"))
    let goal = await handler.resolveGoalValue(for: intent(goal: -1, .mile))
    #expect("\(goal.state)".hasPrefix("unsupported"))
    #expect("\(await handler.resolveGoalValue(for: intent()).state)" == "notRequired")
  }

  @Test func `Starting hands over to the app in the background`() async throws {
    // S41
    let response = await handler.handle(intent: intent("run", goal: 5, .mile, .outdoor))
    #expect(response.code == .handleInApp)
    #expect(response.userActivity?.activityType == "com.example.Stride.workout")
    #expect(try service.store.ongoing == nil)
    let app = StrideApp(service: service)
    let start = intent("run", goal: 5, .mile, .outdoor)
    for _ in 1...2 { #expect(code(await app.handle(start)) == .success) }
    let workout = try #require(try service.store.ongoing)
    let goal = WorkoutPlan.Goal(value: 5, unit: .mile)
    #expect(workout.plan == WorkoutPlan(activity: .run, goal: goal, place: .outdoor))
    #expect(workout.state == .running)
  }

  @Test func `A workout with instructions hands over to the screen`() async throws {
    // S41, S44
    let response = await handler.handle(intent: intent("Hill Repeats", goal: 20, .minute))
    #expect(response.code == .continueInApp)
    let activity = try #require(response.userActivity)
    for _ in 1...2 { #expect(StrideApp(service: service).continue(activity)) }
    let workout = try #require(try service.store.ongoing)
    #expect(workout.plan.activity == .hillRepeats)
    #expect(workout.plan.goal == WorkoutPlan.Goal(value: 20, unit: .minute))
  }

  @Test func `A second workout has to wait for the first`() async throws {
    _ = await begin("run")
    let second = intent("swim", request: "r2")
    #expect(await handler.confirm(intent: second).code == .failureOngoingWorkout)
    #expect(await handler.handle(intent: second).code == .failureOngoingWorkout)
    #expect(code(await begin("swim", request: "r2")) == .failureOngoingWorkout)
    // The request that began it may be tried again.
    #expect(await handler.confirm(intent: intent()).code == .ready)
  }

  @Test func `What cannot be started is said`() async {
    #expect(await handler.confirm(intent: intent("chess")).code == .failureNoMatchingWorkout)
    #expect(code(await begin("chess")) == .failureNoMatchingWorkout)
  }

  // MARK: - Going on

  private func name(_ name: String?) -> INSpeakableString? {
    name.map { INSpeakableString(spokenPhrase: $0) }
  }

  @Test func `A workout is paused, resumed and ended, and the pauses do not count`() async throws {
    // S63
    _ = await begin("run")
    let handler = OngoingWorkoutHandler(service: service)
    device.advance(600)
    let pause = await handler.handle(intent: INPauseWorkoutIntent(workoutName: name("run")))
    #expect(pause.code == .success)
    #expect(try service.store.ongoing?.state == .paused)
    device.advance(1000)
    let resume = await handler.handle(intent: INResumeWorkoutIntent(workoutName: nil))
    #expect(resume.code == .success)
    device.advance(300)
    let end = await handler.handle(intent: INEndWorkoutIntent(workoutName: name("workout")))
    #expect(end.code == .success)
    #expect(try service.store.ongoing == nil)
    #expect(try service.store.log.map(\.elapsed) == [900])
  }

  private func told(of interval: DateInterval) -> [LoggedWorkout] {
    service.app.workouts?(interval) ?? []
  }

  @Test(arguments: [-3_600, 60, 3 * 24 * 3_600] as [TimeInterval])
  func `A workout that goes on is found whatever the clock says by then`(
    change: TimeInterval
  ) async throws {
    _ = await begin("run")
    device.advance(change)
    let lately = DateInterval(start: device.now - 24 * 3_600, end: device.now + 1)
    #expect(told(of: lately).map(\.name) == ["run"])
    #expect(told(of: lately).allSatisfy { $0.duration >= 0 && !$0.hasEnded })
    let handler = OngoingWorkoutHandler(service: service)
    #expect(await handler.handle(intent: INEndWorkoutIntent(workoutName: nil)).code == .success)
    #expect(try service.store.log.map(\.elapsed) == [max(0, change)])
  }

  @Test func `A workout that goes on is told of once, behind those before it`() async throws {
    _ = await begin("yoga")
    let handler = OngoingWorkoutHandler(service: service)
    _ = await handler.handle(intent: INEndWorkoutIntent(workoutName: nil))
    device.advance(60)
    _ = await begin("run", request: "r2")
    let all = DateInterval(start: .distantPast, end: .distantFuture)
    #expect(told(of: all).map(\.name) == ["yoga", "run"])
  }

  @Test func `A workout that was called off leaves no trace in the log`() async throws {
    // S63
    _ = await begin("run")
    let handler = OngoingWorkoutHandler(service: service)
    let cancel = await handler.handle(intent: INCancelWorkoutIntent(workoutName: nil))
    #expect(cancel.code == .success)
    #expect(try service.store.ongoing == nil)
    #expect(try service.store.log == [])
    #expect(try service.store.last == nil)
  }

  @Test func `What does not fit the workout is refused before it is done`() async throws {
    let handler = OngoingWorkoutHandler(service: service)
    #expect(
      await handler.confirm(intent: INEndWorkoutIntent(workoutName: nil)).code
        == .failureNoMatchingWorkout
    )
    _ = await begin("run")
    #expect(
      await handler.confirm(intent: INResumeWorkoutIntent(workoutName: nil)).code
        == .failureNoMatchingWorkout
    )
    for other in ["swim", "chess"] {
      let intent = INPauseWorkoutIntent(workoutName: name(other))
      #expect(await handler.confirm(intent: intent).code == .failureNoMatchingWorkout)
      #expect(await handler.handle(intent: intent).code == .failureNoMatchingWorkout)
    }
    #expect(
      await handler.confirm(intent: INPauseWorkoutIntent(workoutName: name("jog"))).code == .ready
    )
    #expect(try service.store.ongoing?.state == .running)
  }

  @Test func `A request is carried out once`() async throws {
    _ = await begin("run")
    let handler = OngoingWorkoutHandler(service: service)
    let pause = INPauseWorkoutIntent(workoutName: nil)
    pause.identifier = "r2"
    #expect(await handler.handle(intent: pause).code == .success)
    let resume = INResumeWorkoutIntent(workoutName: nil)
    #expect(await handler.handle(intent: resume).code == .success)
    #expect(await handler.handle(intent: pause).code == .success)
    #expect(try service.store.ongoing?.state == .running)
  }

  @Test func `What goes on is handled in the app as well as in the extension`() {
    // S5
    let app = StrideApp(service: service)
    let entry = StrideExtension(service: service)
    for intent in [
      INPauseWorkoutIntent(), INResumeWorkoutIntent(), INEndWorkoutIntent(),
      INCancelWorkoutIntent(),
    ] {
      #expect(app.handler(for: intent) is OngoingWorkoutHandler)
      #expect(entry.handler(for: intent) is OngoingWorkoutHandler)
    }
    #expect(app.handler(for: INStartWorkoutIntent()) == nil)
    #expect(entry.handler(for: INStartWorkoutIntent()) is StartWorkoutHandler)
  }
}
