import Dialogue
import Domains
import Foundation
import Intents
import Understanding

/// What a session follows, and who is told.
struct Watching {
  let take: @Sendable (Update) -> Void
  var ride: RideWatch?
  var workout: WorkoutWatch?
}

// MARK: - Watching what goes on

extension Session {
  /// Has `take` told, on any thread, what becomes of the ride that is spoken of and of the workout
  /// that goes on; a workout that went on before the session began is told of at once.
  package func watch(_ take: @escaping @Sendable (Update) -> Void) {
    watching = Watching(take: take)
    watchWorkout()
  }

  /// Tells apps that nobody watches any more.
  package func stopWatching() {
    stopWatchingRide()
    watching?.workout?.stop()
    watching = nil
  }

  /// Follows what came of a request, if somebody watches.
  func follow(_ exchange: Exchange) {
    guard watching != nil else { return }
    guard let effect = Manner.of(intent: exchange.conversation.draft.intent).effect else { return }
    switch effect.activity {
    case .ride: followRide(effect.verb, of: exchange.app)
    case .workout: watchWorkout()
    default: break
    }
  }

  private func followRide(_ verb: Manner.Verb, of app: String) {
    switch verb {
    case .sets, .shows, .pauses, .resumes:
      guard lastAnswer?.card?.isOfGoingRide == true else { return }
      watchRide(of: app)
    case .ends, .cancels: stopWatchingRide()
    case .offers: break
    }
  }
}

// MARK: - Rides

extension Session {
  private func watchRide(of identifier: String) {
    stopWatchingRide()
    guard let app = installed(identifier), app.description.intents.contains(RideWatch.intentName),
      let take = watching?.take
    else { return }
    let (world, clock, hosts) = (world, clock, watchingHosts)
    let watch = hosts.provide {
      RideWatch(
        app,
        voice: { Voice(locale: world.locale, timeZone: world.timeZone, now: clock.now) },
        take: take
      )
    }
    guard let watch else { return }
    watching?.ride = watch
    tell(watch, RideWatch.startMethod, hosts) { watch.start() }
  }

  private func stopWatchingRide() {
    guard let watch = watching?.ride else { return }
    watching?.ride = nil
    tell(watch, RideWatch.stopMethod, watchingHosts) { watch.stop() }
  }

  /// Calls an app about who watches its ride.
  ///
  /// Whether that blocks or not is the app's business, and keeps nobody from the prompt.
  private func tell(
    _ watch: RideWatch,
    _ method: String,
    _ hosts: Hosts,
    _ body: @escaping @Sendable () -> Void
  ) {
    emit(.watched(app: watch.app, method: method))
    let note = CallNote(
      app: watch.app,
      intent: RideWatch.intentName,
      method: method,
      place: place
    )
    Task(executorPreference: thread) { [willCall] in
      let end = willCall?(note)
      hosts.provide(body)
      end?()
    }
  }

  /// What an app does meanwhile is no part of the conversation: played again, it has no watcher.
  private var watchingHosts: Hosts {
    var hosts = hosts
    hosts.intents = NoHost()
    return hosts
  }
}

extension Card {
  /// Whether there is something to be waited for.
  fileprivate var isOfGoingRide: Bool {
    guard case .ride(let ride) = kind else { return false }
    return ride.phase != "completed" && !ride.isCancelled
  }
}

// MARK: - Workouts

extension Session {
  private func watchWorkout() {
    watching?.workout?.stop()
    guard let take = watching?.take, !recorders.isEmpty, permissions.siri == .authorized else {
      return
    }
    let (recorders, clock, hosts) = (recorders, clock, watchingHosts)
    let watch = WorkoutWatch(
      on: thread,
      clock: clock,
      look: {
        let lately = DateInterval.lately(at: clock.now)
        let workouts = hosts.provide { recorders.flatMap { $0.code.workouts?(lately) ?? [] } }
        return workouts.ongoing.map(Workout.init)
      },
      take: take
    )
    watching?.workout = watch
    watch.start()
  }
}
