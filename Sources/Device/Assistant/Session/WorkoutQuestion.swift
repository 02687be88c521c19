import Dialogue
import Domains
import Foundation
import Understanding

/// A question about workouts, which the assistant answers from what apps have recorded.
struct WorkoutQuestion {
  private let activity: Manner.Activity
  private let part: Manner.Span
  private let span: WorkoutDays.Span

  /// The kind of workout that is asked about, by its usual name; `nil` where it may be any.
  private let kind: String?

  /// - Returns: `nil` if a reading is no such question.
  init?(_ reading: Reading) {
    guard case .activity(let activity, let part)? = Manner.of(reading.intent).record?.basis else {
      return nil
    }
    (self.activity, self.part) = (activity, part)
    span = reading.workoutSpan
    kind = reading.workoutName
  }
}

// MARK: - Whether it is answered

extension WorkoutQuestion {
  /// The acts that take the place of an answer where there is nobody to ask, or the user may not
  /// hear it; none otherwise.
  ///
  /// Workouts are as little anybody else's business as beginning one is.
  func objections(
    in discourse: Discourse,
    _ context: Context,
    to recorders: [InstalledApp]
  ) -> [Act] {
    guard let app = recorders.first else { return [.state(.refused("no-app")), .say(.noApp)] }
    guard let request = Manner.request(that: .sets, activity),
      let intent = Manner.of(request).intents.first
    else { return [] }
    var course = Course(discourse, context)
    return course.mayBegin(intent, with: app.description) ? [] : course.acts
  }
}

// MARK: - Answering

extension WorkoutQuestion {
  func answer(
    by caller: Caller,
    on device: DeviceState
  ) async throws(CallFailure) -> (lines: [String], card: Card?) {
    let (voice, wording) = (device.voice, device.wording)
    switch part {
    case .week:
      let days = days(in: voice.calendar, at: voice.now)
      let workouts = try await caller.workouts(begunIn: days.interval(in: voice.calendar))
      return wording.answer(about: WorkoutDays(span, days, of: workouts, in: voice.calendar))
    case .ongoing:
      return wording.answer(about: try await ongoing(by: caller, at: voice.now))
    case .latest:
      return try await answerAboutLast(by: caller, wording)
    case .current:
      guard let ongoing = try await ongoing(by: caller, at: voice.now) else {
        return try await answerAboutLast(by: caller, wording)
      }
      return wording.answer(about: ongoing)
    case .kinds:
      return (device.descriptions.flatMap { lines(aboutKindsOf: $0, wording) }, nil)
    }
  }

  /// A sentence on what an app has a word for, if it can begin any.
  private func lines(aboutKindsOf app: AppDescription, _ wording: Wording) -> [String] {
    guard let request = Manner.request(that: .sets, activity), let slot = request.optionSlot,
      let row = IntentRow.rows(for: request).first(where: { app.intents.contains($0.intent) }),
      let parameter = row.columns.first(where: { $0.slot == slot })?.parameter
    else { return [] }
    let items = app.items(for: parameter.rawValue, of: row.intent)
    let known = kind.map { kind in
      items.first { $0.identifier == kind || $0.phrases.contains { $0.spoken == kind } }?.name
    }
    return [wording.answer(aboutKinds: items.map(\.name), of: app.name, asked: known)]
  }

  private func ongoing(by caller: Caller, at now: Date) async throws(CallFailure) -> Workout? {
    try await caller.workouts(begunIn: .lately(at: now)).ongoing.map(Workout.init)
  }

  private func answerAboutLast(
    by caller: Caller,
    _ wording: Wording
  ) async throws(CallFailure) -> (lines: [String], card: Card?) {
    let all = DateInterval(start: .distantPast, end: .distantFuture)
    let last = try await caller.workouts(begunIn: all).last(of: kind)
    return wording.answer(aboutLast: last.map(Workout.init), on: last?.start, called: kind)
  }

  /// The first moments of the days, in order.
  private func days(in calendar: Calendar, at now: Date) -> [Date] {
    let today = calendar.startOfDay(for: now)
    func start(of unit: Calendar.Component, _ units: Int) -> Date {
      let day = calendar.date(byAdding: unit, value: units, to: today) ?? today
      return calendar.dateInterval(of: unit, for: day)?.start ?? day
    }
    let tomorrow = start(of: .day, 1)
    let (first, end) =
      switch span {
      case .lastDays: (start(of: .day, -6), tomorrow)
      case .lastWeek: (start(of: .weekOfYear, -1), start(of: .weekOfYear, 0))
      case .thisMonth: (start(of: .month, 0), tomorrow)
      case .lastMonth: (start(of: .month, -1), start(of: .month, 0))
      }
    let count = calendar.dateComponents([.day], from: first, to: end).day ?? 0
    return (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }
  }

  /// The fact of a question that apps brought no answer to.
  func fact(of failure: CallFailure) -> Fact? {
    let method = "workouts"
    return switch failure {
    case .interrupted, .ended: failure.fact(in: method)
    case .neverAnswered, .noHandler, .wrongHandler:
      .finding(Finding(.neverAnswered, method: method))
    }
  }
}

extension AppDescription.Vocabulary.Item {
  /// The name that it is shown by.
  fileprivate var name: String { phrases.first?.spoken ?? identifier }
}

extension [Date] {
  /// The time of consecutive days.
  fileprivate func interval(in calendar: Calendar) -> DateInterval {
    guard let first, let last, let end = calendar.date(byAdding: .day, value: 1, to: last) else {
      return DateInterval()
    }
    return DateInterval(start: first, end: end)
  }
}

extension [RecordedWorkout] {
  /// The last one to have ended, of a kind if one is named.
  fileprivate func last(of kind: String?) -> RecordedWorkout? {
    last { workout in
      workout.state == .ended
        && kind.map { workout.name.localizedCaseInsensitiveContains($0) } ?? true
    }
  }
}

extension Reading {
  fileprivate var workoutName: String? {
    guard let slot = slots.first(where: { $0.name == "workoutName" }) else { return nil }
    if case .term(let term) = slot.meaning { return term }
    return slot.wording
  }

  /// The days that are asked about, the last seven if none are named.
  fileprivate var workoutSpan: WorkoutDays.Span {
    switch slots.first(where: { $0.name == "period" })?.meaning {
    case .term("lastWeek"): .lastWeek
    case .term("month"): .thisMonth
    case .term("lastMonth"): .lastMonth
    default: .lastDays
    }
  }
}
