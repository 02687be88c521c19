import Dialogue
import Domains
import Foundation
import Intents
import Synchronization

/// An app that has been started in its process, and what of it the session knows by numbers.
final class HostedApp: Sendable {
  let traits: AppTraits
  private let app: any RunningApp
  private let world: World
  private let clock: MirroredClock
  private let recorder: HostRecorder
  private let residence: Residence
  private let thread: SessionThread
  private let send: @Sendable (OwnMessage) -> Void
  private let answers = Numbered<Answer>()
  private let points = Numbered<AppCode.RestorePoint>()
  private let states = Numbered<AppCode.Snapshot>()
  private let watches = Mutex<[Int: RideWatch]>([:])

  /// Starts an app.
  ///
  /// - Returns: `nil` if there is no code for it.
  init?(
    _ setup: AppSetup,
    _ place: (files: WorldFiles, world: World),
    _ repertoire: Repertoire,
    _ thread: SessionThread,
    _ send: @escaping @Sendable (OwnMessage) -> Void
  ) throws {
    (world, self.thread, self.send) = (place.world, thread, send)
    AppEvent.restoreNetwork()
    clock = MirroredClock(now: setup.now, goesOn: setup.goesOn)
    func report(
      as message: @escaping @Sendable (String) -> OwnMessage
    ) -> @Sendable (String) -> Void {
      { send(message($0)) }
    }
    let scene = Scene(
      files: place.files,
      world: place.world,
      clock: clock,
      folder: setup.storage,
      report: setup.isReported ? report(as: { .reported($0) }) : nil,
      storageFailed: setup.isStorageReported ? report(as: { .storageFailed($0) }) : nil
    )
    guard let description = place.world.apps.first(where: { $0.identifier == setup.app }),
      let app = try repertoire.launched(description, in: scene)
    else { return nil }
    self.app = app.running
    traits = app.running.traits
    recorder = HostRecorder(forwarding: { send(.noted($0)) })
    recorder.tell(authorization: .authorized, language: place.world.locale.identifier(.bcp47))
    residence = Residents.ofThisProcess.admit(recorder)
  }
}

// MARK: - Answering

extension HostedApp {
  func perform(_ call: AppCall, _ facts: SentFacts) async -> AppCall.Result {
    clock.begin(at: facts.now)
    defer { clock.end() }
    call.misbehavior?.stage()
    if call.events.contains(.networkGone) { AppEvent.cutNetwork() }
    let device = device(facts)
    // A task takes along who was there when it was made.
    let task = hosts(facts).provide {
      Task(executorPreference: thread) { [app] in await app.perform(call, device) }
    }
    return numbered(await task.value)
  }

  /// A response that the app can be opened to go on with stays here.
  private func numbered(_ result: AppCall.Result) -> AppCall.Result {
    guard case .answer(var answer) = result, answer.verdict.kind.opensApp else { return result }
    answer.number = answers.add(answer)
    return .answer(answer)
  }

  func answer(_ request: AppRequest, _ facts: SentFacts) -> AppReply {
    clock.begin(at: facts.now)
    defer { clock.end() }
    let device = device(facts)
    return hosts(facts).provide {
      do {
        return try answer(request, device)
      } catch {
        return .failed("\(error)")
      }
    }
  }

  private func answer(_ request: AppRequest, _ facts: DeviceFacts) throws -> AppReply {
    switch request {
    case .finishLaunching:
      try app.finishLaunching(facts)
      return .flag(true)
    case .open(let draft, let number):
      let opening = AppOpening(for: draft, after: number.flatMap { answers[$0] })
      return .flag(try app.open(opening, facts))
    case .workouts(let interval):
      return .workouts(try app.workouts(begunIn: interval, facts).map(SentWorkout.init))
    case .state: return .state(app.state)
    case .mark: return .number(app.makeRestorePoint(facts).map(points.add))
    case .reaches(let number): return .flag(points[number]?.isReachable() == true)
    case .restore(let number): return .flag(points[number]?.restore() == true)
    case .reversal(let number): return .changes(points[number]?.reversal?()?.whereSmall)
    case .reverse(let changes): return .flag(app.reverse(changes, facts))
    case .hold: return .number(app.makeSnapshot().map(states.add))
    case .sizeOfHeld(let number):
      guard let state = states[number] else { throw NoHeldState() }
      return .number(try state.size())
    case .isHeldCostly(let number): return .flag(states[number]?.isCostly() != false)
    case .writeHeld(let number, let folder):
      guard let state = states.take(number) else { throw NoHeldState() }
      try state.write(folder)
      return .flag(true)
    case .makeWatch(let number, let isInApp):
      let watch = try watch(number, isInApp: isInApp, facts)
      watches.withLock { $0[number] = watch }
      return .flag(watch != nil)
    case .startWatch(let number): return tell(watches.withLock { $0[number]?.start })
    case .stopWatch(let number):
      return tell(watches.withLock { $0.removeValue(forKey: number)?.stop })
    }
  }

  private func watch(
    _ number: Int,
    isInApp: Bool,
    _ facts: DeviceFacts
  ) throws -> RideWatch? {
    let (world, clock, send) = (world, clock, send)
    return try app.makeRideWatch(
      isInApp: isInApp,
      facts,
      voice: { Voice(locale: world.locale, timeZone: world.timeZone, now: clock.now) },
      take: { send(.ride(number, $0)) }
    )
  }

  private func tell(_ action: (@Sendable () -> Void)?) -> AppReply {
    action?()
    return .flag(action != nil)
  }
}

// MARK: - The device

extension HostedApp {
  private func device(_ facts: SentFacts) -> DeviceFacts {
    let siri = INSiriAuthorizationStatus(rawValue: facts.siri) ?? .authorized
    let language = world.locale.identifier(.bcp47)
    if facts.isRecorded { recorder.tell(authorization: siri, language: language) }
    return DeviceFacts(
      voice: Voice(locale: world.locale, timeZone: world.timeZone, now: facts.now),
      siri: siri,
      isContactsAllowed: facts.isContactsAllowed
    )
  }

  private func hosts(_ facts: SentFacts) -> Hosts {
    Hosts(
      intents: facts.isRecorded ? recorder : NoHost(),
      contacts: HostedContacts(book: world.contacts, isAllowed: facts.isContactsAllowed),
      places: HostedPlaces(world: world)
    )
  }
}

/// The error for a state that was let go of: it had been written, or others came after it.
private struct NoHeldState: Error, CustomStringConvertible {
  let description = "The held state of what the app stores is gone."
}

extension [UInt8] {
  /// The changes, if they are no more than a session should be made to keep.
  fileprivate var whereSmall: [UInt8]? { count < 1 << 20 ? self : nil }
}

/// Things that are known elsewhere by their numbers, the last hundreds of them.
///
/// A number tells the process, too: one that was given by an app's process before this one is none here.
private final class Numbered<Thing: Sendable>: Sendable {
  private let state = Mutex<(last: Int, things: [Int: Thing])>((Int(getpid()) << 32, [:]))

  /// As many as can be taken back, and more.
  private static var capacity: Int { UndoHistory.capacity * 5 / 4 }

  func add(_ thing: Thing) -> Int {
    state.withLock { state in
      state.last += 1
      state.things[state.last] = thing
      state.things[state.last - Self.capacity] = nil
      return state.last
    }
  }

  subscript(number: Int) -> Thing? { state.withLock { $0.things[number] } }

  func take(_ number: Int) -> Thing? { state.withLock { $0.things.removeValue(forKey: number) } }
}
