import Dialogue
package import Domains
package import Foundation
import Synchronization
package import Transcripts

/// An app whose code runs in a process of its own.
///
/// Whatever becomes of the process, it is started anew when the app is needed next.
package final class ProcessApp: RunningApp {
  private let code: LastingProcess
  private let news: AppNews
  private let clock: any SessionClock

  /// The point that is still to be made, before whatever the app is asked for next.
  private let point = Mutex<CallPoint?>(nil)

  /// Begins to start the app, unless the outcome of that is known.
  init(
    _ app: AppDescription,
    in scene: Scene,
    of processes: AppProcesses,
    knowing launches: LaunchRecords? = nil
  ) {
    let news = AppNews(of: app, in: scene)
    (self.news, clock) = (news, scene.clock)
    code = LastingProcess(of: app, in: scene, processes, knowing: launches) { news.take($0) }
  }

  package var traits: AppTraits { code.traits }
  package var cost: CallCost? { code.last?.cost }
  package var process: Int32? { code.standing?.identifier }
  package var isIsolated: Bool { true }
  package var isReady: Bool { code.isReady }

  package func hasStarted() throws -> Bool { try code.hasStarted() }

  package func attach(_ take: @escaping @Sendable (AppNote) -> Void) { news.attach(take) }

  package func end(because cause: AppEnd.Cause) { code.end(because: cause) }

  package func startAnew(misbehaving misbehavior: Misbehavior) {
    code.startAnew(misbehaving: misbehavior)
  }
}

// MARK: - Calling

extension ProcessApp {
  package func finishLaunching(_ facts: DeviceFacts) throws(AppEnd) {
    try code.finishLaunching(SentFacts(facts))
  }

  package func perform(_ call: AppCall, _ facts: DeviceFacts) async -> AppCall.Result {
    let facts = SentFacts(facts)
    let point = call.carriesOut ? point.withLock { $0.take() } : nil
    do throws(AppEnd) {
      if let result = try await code.running(facts).perform(call, facts, marking: point) {
        return result
      }
      // The point was the end of that process; the call can be made without one.
      return try await code.running(facts).perform(call, facts) ?? .noHandler
    } catch {
      return .ended(error)
    }
  }

  package func open(_ opening: AppOpening, _ facts: DeviceFacts) throws(AppEnd) -> Bool {
    let facts = SentFacts(facts)
    let process = try code.running(facts)
    if let point = point.withLock({ $0.take() }),
      case .success(let number) = process.attempt(.mark, facts, for: \.number)
    {
      point.isMade(number, in: process)
    }
    let request = AppRequest.open(opening.draft, answer: opening.answer?.number)
    return try code.running(facts).ask(request, facts, for: \.flag)
  }

  package func workouts(
    begunIn interval: DateInterval,
    _ facts: DeviceFacts
  ) throws(AppEnd) -> [RecordedWorkout] {
    let facts = SentFacts(facts)
    return try code.running(facts).ask(.workouts(interval), facts, for: \.workouts).map(\.workout)
  }
}

// MARK: - What is stored

extension ProcessApp {
  package var state: [String: String] {
    guard traits.tellsState, let process = code.standing else { return [:] }
    return (try? process.attempt(.state, SentFacts(now: clock.now), for: \.state).get()) ?? [:]
  }

  /// It is made with what the app is asked for next.
  package func makeRestorePoint(_ facts: DeviceFacts) -> AppCode.RestorePoint? {
    let (point, sent) = (CallPoint(), SentFacts(facts))
    self.point.withLock { $0 = point }
    return AppCode.RestorePoint(
      isReachable: { point.isReachable(sent) },
      restore: { point.restore(sent) { self.reverse($0, facts) } }
    )
  }

  package func reverse(_ changes: [UInt8], _ facts: DeviceFacts) -> Bool {
    let facts = SentFacts(facts)
    return (try? code.running(facts).ask(.reverse(changes), facts, for: \.flag)) == true
  }

  package func makeSnapshot() -> AppCode.Snapshot? {
    let facts = SentFacts(now: clock.now)
    guard traits.holdsState, let process = try? code.running(facts) else { return nil }
    guard let number = try? process.ask(.hold, facts, for: \.number) else { return nil }
    return AppCode.Snapshot(
      size: {
        try process.ask(.sizeOfHeld(number), facts) { $0.result(\.number) }.get() ?? 0
      },
      isCostly: { (try? process.ask(.isHeldCostly(number), facts, for: \.flag)) != false },
      write: {
        _ = try process.ask(.writeHeld(number, folder: $0), facts) { $0.result(\.flag) }.get()
      },
      isHeld: { !process.hasEnded }
    )
  }
}

extension SentFacts {
  /// The facts for what no code of an app sees.
  fileprivate init(now: Date) {
    self.init(now: now, siri: 0, isContactsAllowed: false, isRecorded: false)
  }
}

// MARK: - Rides

extension ProcessApp {
  package func makeRideWatch(
    isInApp: Bool,
    _ facts: DeviceFacts,
    voice: @escaping @Sendable () -> Voice,
    take: @escaping @Sendable (Card) -> Void
  ) throws(AppEnd) -> RideWatch? {
    let facts = SentFacts(facts)
    let (process, number) = (try code.running(facts), news.nextRide())
    guard try process.ask(.makeWatch(number, isInApp: isInApp), facts, for: \.flag) else {
      return nil
    }
    return RideWatch(
      start: { [news] in
        news.watch(number, take)
        news.tell(process, .startWatch(number), facts, RideObservation.startMethod)
      },
      stop: { [news] in
        news.watch(number, nil)
        news.tell(process, .stopWatch(number), facts, RideObservation.stopMethod)
      }
    )
  }
}
