import Domains
import Foundation
import Intents
import Understanding

/// Follows what goes on, a ride that was spoken of and a workout, while somebody wants to see that.
package final class Watcher {
  private let device: DeviceState
  private let caller: Caller
  private let reporter: Reporter

  /// Told of each update; `nil` while nobody watches.
  private var take: (@Sendable (Update) -> Void)?
  private var ride: (app: String, watch: RideWatch)?
  private var workout: WorkoutWatch?

  init(on device: DeviceState, caller: Caller, reporter: Reporter) {
    self.device = device
    self.caller = caller
    self.reporter = reporter
  }
}

extension Watcher {
  /// Has `take` told, on any thread, what becomes of the ride that is spoken of and of the workout
  /// that goes on; a workout that went on before the session began is told of at once.
  package func start(telling take: @escaping @Sendable (Update) -> Void) {
    self.take = take
    followWorkout()
  }

  /// Tells apps that nobody watches any more.
  package func stop() {
    leaveRide()
    workout?.stop()
    (take, workout) = (nil, nil)
  }

  /// Follows what an intent has set going, if somebody watches.
  func follow(_ intent: String, of app: String, showing card: Card?) {
    guard take != nil, let effect = Manner.of(intent: intent).effect else { return }
    switch (effect.activity, effect.verb) {
    case (.workout, _): followWorkout()
    case (.ride, .ends), (.ride, .cancels): leaveRide()
    case (.ride, .sets), (.ride, .shows), (.ride, .pauses), (.ride, .resumes):
      if card?.isOfGoingRide == true { followRide(of: app) }
    default: break
    }
  }

  /// Some apps are in an earlier state again: the ride of one of them is no longer followed.
  func lookAgain(at apps: Set<String>) {
    if let ride,
      device.apps.contains(where: { app in
        app.description.name == ride.app && apps.contains(app.description.identifier)
      })
    {
      leaveRide()
    }
    followWorkout()
  }

  /// The hosts of what an app does meanwhile, which is no part of the conversation: played again, it
  /// has no watcher.
  private var hosts: Hosts {
    var hosts = device.hosts
    hosts.intents = NoHost()
    return hosts
  }

  private var facts: DeviceFacts {
    var facts = device.facts
    facts.isRecorded = false
    return facts
  }
}

// MARK: - Rides

extension Watcher {
  private func followRide(of identifier: String) {
    leaveRide()
    guard let app = device.app(identifier), let take,
      app.description.intents.contains(RideObservation.intentName)
    else { return }
    let (world, clock) = (device.world, device.clock)
    let watch = hosts.provide {
      try? app.running.makeRideWatch(
        isInApp: !app.description.extensionIntents.contains(RideObservation.intentName),
        facts,
        voice: { Voice(locale: world.locale, timeZone: world.timeZone, now: clock.now) },
        take: { take(.ride($0)) }
      )
    }
    guard let watch else { return }
    let name = app.description.name
    ride = (name, watch)
    tell(name, RideObservation.startMethod, watch.start)
  }

  private func leaveRide() {
    guard let (app, watch) = ride else { return }
    ride = nil
    tell(app, RideObservation.stopMethod, watch.stop)
  }

  private func tell(_ app: String, _ method: String, _ body: @escaping @Sendable () -> Void) {
    reporter.emit(.watched(app: app, method: method))
    caller.dispatch(method, RideObservation.intentName, of: app, as: hosts, body)
  }
}

extension Card {
  /// Returns whether there is something to be waited for.
  fileprivate var isOfGoingRide: Bool {
    guard case .ride(let ride) = kind else { return false }
    return ride.phase != "completed" && !ride.isCancelled
  }
}

// MARK: - Workouts

extension Watcher {
  private func followWorkout() {
    workout?.stop()
    let recorders = device.recorders
    guard let take, !recorders.isEmpty, device.permissions.siri == .authorized else { return }
    let (clock, hosts, facts) = (device.clock, hosts, facts)
    let watch = WorkoutWatch(
      on: caller.thread,
      clock: clock,
      look: {
        let lately = DateInterval.lately(at: clock.now)
        let workouts = hosts.provide {
          recorders.flatMap { (try? $0.running.workouts(begunIn: lately, facts)) ?? [] }
        }
        return workouts.ongoing.map(Workout.init)
      },
      take: take
    )
    workout = watch
    watch.start()
  }
}
