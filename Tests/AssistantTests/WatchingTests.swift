import Assistant
import Dispatch
import Domains
import Foundation
import Intents
import Synchronization
import Testing

/// What a session follows after a request, and tells whoever watches.
@Suite struct WatchingTests {
  /// What is told, one after the other.
  private struct Watcher {
    private let updates: AsyncStream<Update>

    init(_ rehearsal: Rehearsal) {
      let (updates, continuation) = AsyncStream.makeStream(of: Update.self)
      self.updates = updates
      rehearsal.session.watcher.start { continuation.yield($0) }
    }

    func next() async -> Update? {
      var iterator = updates.makeAsyncIterator()
      return await iterator.next()
    }
  }

  // MARK: - Rides

  private func rides(_ taxi: Taxi) throws -> Rehearsal {
    try Rehearsal("MyRide") { _ in AppCode(handler: { TaxiHandler(taxi) }) }
  }

  private func phase(_ update: Update?) -> String? {
    guard case .ride(let card) = update, case .ride(let ride) = card.kind else { return nil }
    return ride.phase
  }

  @Test func `whoever watches hears of a ride whatever its app tells`() async throws {
    let taxi = Taxi()
    let rehearsal = try rides(taxi)
    let watcher = Watcher(rehearsal)
    await rehearsal.hear("where is my ride")
    await taxi.calls.next(is: "start")
    taxi.tell(.approachingPickup)
    #expect(phase(await watcher.next()) == "approachingPickup")
    taxi.tell(.ongoing)
    #expect(phase(await watcher.next()) == "ongoing")
  }

  @Test func `a ride that is asked about again is watched once`() async throws {
    let taxi = Taxi()
    let rehearsal = try rides(taxi)
    let watcher = Watcher(rehearsal)
    await rehearsal.hear("where is my ride")
    await taxi.calls.next(is: "start")
    let again = await rehearsal.hear("where is my ride")
    #expect(
      again.suffix(2) == [
        "~ stopSendingUpdates(for:) MyRide", "~ startSendingUpdates(for:to:) MyRide",
      ]
    )
    await taxi.calls.next(is: "stop")
    await taxi.calls.next(is: "start")
    taxi.tell(.ongoing)
    // The first listener is closed, so this is said once.
    taxi.tell(.completed)
    #expect(phase(await watcher.next()) == "ongoing")
    #expect(phase(await watcher.next()) == "completed")
  }

  @Test func `whoever stops watching has the app told`() async throws {
    let taxi = Taxi()
    let rehearsal = try rides(taxi)
    _ = Watcher(rehearsal)
    await rehearsal.hear("where is my ride")
    await taxi.calls.next(is: "start")
    rehearsal.session.watcher.stop()
    await taxi.calls.next(is: "stop")
  }

  @Test func `an app that blocks while it starts keeps nobody waiting`() async throws {
    let taxi = Taxi()
    let gate = DispatchSemaphore(value: 0)
    taxi.starting.withLock { $0 = { gate.wait() } }
    let rehearsal = try rides(taxi)
    _ = Watcher(rehearsal)
    await rehearsal.hear("where is my ride")
    await taxi.calls.next(is: "start")
    #expect(await rehearsal.hear("where is my ride").contains { $0.hasPrefix("< ") })
    gate.signal()
    gate.signal()
  }

  @Test func `nobody is told where nobody watches, and a ride that is over is not watched`()
    async throws
  {
    let taxi = Taxi()
    let rehearsal = try rides(taxi)
    await rehearsal.hear("where is my ride")
    _ = Watcher(rehearsal)
    taxi.phase.withLock { $0 = .completed }
    await rehearsal.hear("where is my ride")
    taxi.phase.withLock { $0 = .ongoing }
    await rehearsal.hear("where is my ride")
    await taxi.calls.next(is: "start")
    #expect(taxi.started.count == 1)
  }

  // MARK: - Workouts

  @Test func `a workout is looked at every five seconds, for as long as it goes on`() async throws {
    let tracker = Tracker(
      RecordedWorkout("run", .running, start: .test, duration: 60, distance: 150)
    )
    let rehearsal = try Rehearsal("Stride") { _ in
      AppCode(extension: { Entrance { nil } }, workouts: { _ in tracker.workouts })
    }
    let watcher = Watcher(rehearsal)
    #expect(await watcher.next() == .workout(Workout("run", seconds: 60, meters: 150)))
    tracker.change { $0.distance = 200 }
    rehearsal.clock.advance(by: .seconds(5))
    #expect(await watcher.next() == .workout(Workout("run", seconds: 60, meters: 200)))
    tracker.change { $0.state = .paused }
    rehearsal.clock.advance(by: .seconds(5))
    let paused = Workout("run", isPaused: true, seconds: 60, meters: 200)
    #expect(await watcher.next() == .workout(paused))
    tracker.change { $0.state = .ended }
    rehearsal.clock.advance(by: .seconds(5))
    #expect(await watcher.next() == .workout(nil))
    let looks = tracker.looks
    rehearsal.clock.advance(by: .seconds(60))
    #expect(tracker.looks == looks)
  }
}

// MARK: - Apps

/// A ride whose news a test makes.
private final class Taxi: Sendable {
  let phase = Mutex(INRidePhase.confirmed)
  let started = Tally()
  let calls = Calls()
  let starting = Mutex<@Sendable () -> Void>({})
  private let observers = Mutex<[ObjectIdentifier: Listener]>([:])

  /// An observer may be told news on any thread.
  private struct Listener: @unchecked Sendable {
    let observer: any INGetRideStatusIntentResponseObserver
  }

  func add(_ observer: any INGetRideStatusIntentResponseObserver) {
    let listener = Listener(observer: observer)
    observers.withLock { $0[ObjectIdentifier(observer)] = listener }
  }

  /// Tells all who ever listened, as a careless app does.
  func tell(_ phase: INRidePhase) {
    for listener in observers.withLock({ Array($0.values) }) {
      listener.observer.didUpdate(getRideStatus: response(phase))
    }
  }

  func response(_ phase: INRidePhase) -> INGetRideStatusIntentResponse {
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    let status = INRideStatus()
    status.rideIdentifier = "ride-1"
    status.phase = phase
    response.rideStatus = status
    return response
  }
}

/// What was called, in order, to be waited for.
private final class Calls: Sendable {
  private let names: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  init() {
    (names, continuation) = AsyncStream.makeStream(of: String.self)
  }

  func add(_ name: String) {
    continuation.yield(name)
  }

  func next(is name: String) async {
    var iterator = names.makeAsyncIterator()
    #expect(await iterator.next() == name)
  }
}

private final class TaxiHandler: NSObject, INGetRideStatusIntentHandling {
  private let taxi: Taxi

  init(_ taxi: Taxi) {
    self.taxi = taxi
  }

  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    taxi.response(taxi.phase.withLock { $0 })
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent,
    to observer: any INGetRideStatusIntentResponseObserver
  ) {
    taxi.started.add()
    taxi.add(observer)
    taxi.calls.add("start")
    taxi.starting.withLock { $0 }()
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    taxi.calls.add("stop")
  }
}

/// One workout that a test changes, and how often it was looked at.
private final class Tracker: Sendable {
  private let workout: Mutex<RecordedWorkout>
  private let tally = Tally()

  init(_ workout: RecordedWorkout) {
    self.workout = Mutex(workout)
  }

  var looks: Int { tally.count }

  var workouts: [RecordedWorkout] {
    tally.add()
    return [workout.withLock { $0 }]
  }

  func change(_ change: (inout RecordedWorkout) -> Void) {
    workout.withLock { change(&$0) }
  }
}

extension Date {
  fileprivate static let test = Date(timeIntervalSince1970: 1_795_196_460)
}
