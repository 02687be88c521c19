import Assistant
import Dialogue
import Domains
import Foundation
import Pictures
import Synchronization
import Terminal
import Understanding

/// A live row about rides and workouts under way.
///
/// It stands above the line being typed, and is brought up to date each second of the session's
/// clock for as long as there is something to tell.
final class Dashboard: Sendable {
  fileprivate struct State {
    var ride: (identifier: String?, since: Date, countdown: Countdown)?
    var workout: Stopwatch?
    /// The intents handled since the last line, with their response codes.
    var handled: [(intent: String, code: String)] = []
    var tick: Cancellation?
  }

  private let state = Mutex(State())
  private let clock: any SessionClock
  private let world: World
  private let output: Output
  private let screen: Screen?

  /// Shows nothing without a screen.
  init(clock: any SessionClock, world: World, output: Output, screen: Screen?) {
    self.clock = clock
    self.world = world
    self.output = output
    self.screen = screen
  }
}

extension Dashboard {
  /// True if there is a screen to show it on.
  var isShown: Bool { screen != nil }
}

// MARK: - What happens

extension Dashboard {
  /// Takes an event; `isOver` says that no question is open after it.
  func take(_ event: Event, card: Card?, isOver: Bool) {
    guard screen != nil else { return }
    switch event {
    case .heard: state.withLock { $0.handled = [] }
    case .fact(.handle(let intent, let code)):
      state.withLock { $0.handled.append((intent, code)) }
    case .fact, .watched, .printed, .called: break
    case .said:
      let now = clock.now
      state.withLock { state in
        if isOver { state.take(card, at: now) }
      }
      tick()
    }
  }

  /// Since when the ride of a card has been known; `nil` for any other card.
  func start(of card: Card) -> Date? {
    state.withLock { state in
      guard case .ride = card.kind, let ride = state.ride, ride.identifier == card[.identifier]
      else { return nil }
      return ride.since
    }
  }

  /// Takes what an app tells of what goes on, on any thread.
  func take(_ update: Update) {
    let now = clock.now
    state.withLock { state in
      switch update {
      case .ride(let card): state.take(ride: card, at: now)
      case .workout(let workout): state.workout = workout.map { Stopwatch($0, at: now) }
      }
    }
    tick()
  }

  /// Forgets what goes on, until somebody tells of it again.
  func clear() {
    state.withLock { $0 = State(tick: $0.tick) }
    tick()
  }

  private func tick() {
    let voice = Voice(locale: world.locale, timeZone: world.timeZone, now: clock.now)
    // A row that is full would make some terminals go on to the next.
    let width = min(output.width ?? 80, Picture.greatestWidth + 1) - 1
    let text = state.withLock { state in
      state.tick?()
      state.tick = nil
      return state.status(in: voice, width: width)
    }
    screen?.showStatus(text.map { output.styled(TerminalText($0), .dim) })
    guard text != nil else { return }
    let next = clock.schedule(after: .seconds(1)) { [weak self] in self?.tick() }
    state.withLock { $0.tick = next }
  }
}

// MARK: - What is going on

extension Dashboard.State {
  /// Takes what came of a request.
  fileprivate mutating func take(_ card: Card?, at now: Date) {
    for (intent, code) in handled where !code.hasPrefix("failure") {
      guard let effect = Manner.of(intent: intent).effect else { continue }
      switch effect.activity {
      case .ride: take(ride: card, after: effect.verb, at: now)
      case .workout: take(workout: card, after: effect.verb, at: now)
      default: break
      }
    }
    handled = []
  }

  private mutating func take(ride card: Card?, after verb: Manner.Action, at now: Date) {
    switch verb {
    case .sets, .shows, .pauses, .resumes: take(ride: card, at: now)
    case .ends, .cancels: ride = nil
    case .offers: break
    }
  }

  private mutating func take(workout card: Card?, after verb: Manner.Action, at now: Date) {
    switch verb {
    case .sets:
      guard workout == nil else { return }
      workout = Stopwatch(card?.workout ?? Workout("workout"), at: now)
    case .pauses: workout?.pause(at: now)
    case .resumes: workout?.resume(at: now)
    case .ends, .cancels: workout = nil
    case .offers, .shows: break
    }
  }

  /// A ride that is asked about again still counts from when it was first known.
  mutating func take(ride card: Card?, at now: Date) {
    guard let card, case .ride(let new) = card.kind else { return }
    let identifier = card[.identifier]
    let isKnown = ride != nil && ride?.identifier == identifier
    let since = isKnown ? ride?.since ?? now : now
    ride = (identifier, since, Countdown(to: new, called: card.title, since: since))
  }

  /// The ride, unless that is hours away and a workout goes on now.
  fileprivate func status(in voice: Voice, width: Int) -> String? {
    let ride = ride?.countdown.status(at: voice.now, width: width)
    let workout = workout?.status(in: voice, width: width)
    return self.ride?.countdown.isSoon(at: voice.now) == true ? ride : workout ?? ride
  }
}

extension Card {
  fileprivate var workout: Workout? {
    if case .workout(let workout) = kind { workout } else { nil }
  }
}
