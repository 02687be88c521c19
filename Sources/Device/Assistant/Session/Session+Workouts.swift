import Dialogue
import Domains
import Foundation
import Intents
import Understanding

// MARK: - Questions about workouts

extension Session {
  /// Answers what is asked of workouts, for which SiriKit has no intent.
  func tell(about reading: Reading) async {
    guard let record = Manner.of(reading.intent).record, mayTell(of: record.activity) else {
      return
    }
    do throws(CallFailure) {
      switch record.span {
      case .week: try await tellOfWeek(reading.asksForLastWeek ? .lastWeek : .lastDays)
      case .ongoing: try await tellOfWorkout()
      }
    } catch {
      let isCalledOff = error == .interrupted
      state(isCalledOff ? .cancelled : .finding(Finding(.neverAnswered, method: Self.asking)))
      say(SessionWording.noWorkouts)
    }
  }

  /// Whether there is anybody to ask, and nobody may be kept from hearing the answer; says why not.
  ///
  /// What is known of workouts is nobody else's business, as little as that one is begun.
  private func mayTell(of activity: Manner.Activity) -> Bool {
    guard let app = recorders.first else {
      state(.refused("no-app"))
      say(SessionWording.noApp)
      return false
    }
    guard let request = Manner.request(that: .sets, activity),
      let intent = Manner.of(request).intents.first
    else { return false }
    return mayBegin(intent, with: app.description)
  }

  /// Whether an intent may begin now; says why not.
  private func mayBegin(_ intent: String, with app: AppDescription) -> Bool {
    var course = Course(discourse, context)
    let mayBegin = course.mayBegin(intent, with: app)
    for case .state(let fact) in course.acts { state(fact) }
    for case .say(let saying) in course.acts { emit(.said(speech.lines(for: saying))) }
    return mayBegin
  }

  /// What an app is asked by, as findings name it.
  private static let asking = "workouts"

  var recorders: [InstalledApp] { apps.filter { $0.code.workouts != nil } }

  private func tellOfWeek(_ span: Week.Span) async throws(CallFailure) {
    let days = days(of: span)
    guard let first = days.first, let last = days.last,
      let end = voice.calendar.date(byAdding: .day, value: 1, to: last)
    else { return }
    let workouts = try await workouts(begunIn: DateInterval(start: first, end: end))
    show(wording.answer(about: Week(span, days, of: workouts, in: voice.calendar)))
  }

  /// The first moments of the days, in order.
  private func days(of span: Week.Span) -> [Date] {
    let calendar = voice.calendar
    let today = calendar.startOfDay(for: clock.now)
    let first =
      switch span {
      case .lastDays: calendar.date(byAdding: .day, value: -6, to: today)
      case .lastWeek:
        calendar.dateInterval(of: .weekOfYear, for: today)
          .flatMap { calendar.date(byAdding: .day, value: -7, to: $0.start) }
      }
    guard let first else { return [] }
    return (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }
  }

  private func tellOfWorkout() async throws(CallFailure) {
    let workouts = try await workouts(begunIn: .lately(at: clock.now))
    show(wording.answer(about: workouts.ongoing.map(Workout.init)))
  }

  private func show(_ answer: (lines: [String], card: Card?)) {
    tellingCard = answer.card
    emit(.said(answer.lines))
  }
}

// MARK: - After a workout

extension Session {
  /// Adds to the end of a workout what it came to, if its app tells that.
  func summarize(_ draft: Draft) async {
    guard let effect = Manner.of(intent: draft.intent).effect,
      effect.verb == .ends, effect.activity == .workout
    else { return }
    // The workout has ended in any case: whoever can't tell of it has left nothing undone.
    let workouts = try? await workouts(begunIn: .lately(at: clock.now))
    guard let last = workouts?.last, last.state == .ended, last.duration >= 1 else { return }
    lastAnswer?.card = Card(showing: Workout(last), in: voice)
  }
}

extension DateInterval {
  /// When a workout that goes on, or has just ended, can have begun.
  ///
  /// It has no end: by a clock that was set back a workout begins later than it is now.
  static func lately(at now: Date) -> DateInterval {
    DateInterval(start: now - 24 * 60 * 60, end: .distantFuture)
  }
}

extension [RecordedWorkout] {
  /// The one that goes on; the last to have begun, should there be several.
  var ongoing: RecordedWorkout? {
    filter { $0.state != .ended }.max { $0.start < $1.start }
  }
}

// MARK: - Asking apps

extension Session {
  /// What apps have recorded, in the order in which it began.
  private func workouts(
    begunIn interval: DateInterval
  ) async throws(CallFailure) -> [RecordedWorkout] {
    var workouts: [RecordedWorkout] = []
    for app in recorders { workouts += try await self.workouts(begunIn: interval, of: app) }
    return workouts.sorted { $0.start < $1.start }
  }

  private func workouts(
    begunIn interval: DateInterval,
    of app: InstalledApp
  ) async throws(CallFailure) -> [RecordedWorkout] {
    let hosts = hosts
    let waiting = Waiting(
      on: thread,
      limits: limits,
      clock: clock,
      interruption: interruption
    ) {
      hosts.provide { app.code.workouts?(interval) ?? [] }
    }
    defer { waiting.end() }
    while true {
      switch await waiting.next() {
      case .working: say(wording.waiting(for: app.description.name))
      case .answered(let workouts): return workouts
      case .timedOut: throw .neverAnswered
      case .interrupted: throw .interrupted
      }
    }
  }
}

extension Reading {
  fileprivate var asksForLastWeek: Bool {
    slots.contains { $0.name == "week" && $0.meaning == .term("last") }
  }
}
