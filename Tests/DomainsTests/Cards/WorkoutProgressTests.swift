import Foundation
import Intents
import Testing

@testable import Domains

/// What is shown of workouts that go on or are over, and of a week of them.
@Suite struct WorkoutProgressTests {
  private let run = Workout(
    "run",
    seconds: 600,
    meters: 1_668,
    kilocalories: 110,
    goal: WorkoutGoal(40, .minute)
  )

  // MARK: - One

  @Test func `a workout shows how long, how far and how fast`() {
    #expect(
      Card(showing: run, in: .test).lines == [
        "Run", "  Time: 10:00", "  Distance: 1 mile", "  Pace: 9:38 per mile",
        "  Energy: 110 calories", "  Goal: 40 minutes",
      ]
    )
  }

  @Test func `where kilometers are in use so they are here`() {
    let voice = Voice(locale: Locale(identifier: "en_DE"), timeZone: .losAngeles, now: .test)
    let card = Card(showing: run, in: voice)
    #expect(card[.distance] == "1,7 kilometers")
    #expect(card[.pace] == "5:59 per kilometer")
  }

  @Test func `what is not measured is not shown`() {
    let yoga = Workout("yoga", seconds: 3_725)
    #expect(Card(showing: yoga, in: .test).lines == ["Yoga", "  Time: 1:02:05"])
    #expect(Card(showing: Workout("run", seconds: 9, meters: 20), in: .test)[.pace] == nil)
  }

  @Test(arguments: [
    (WorkoutGoal(20, .minute), 0.5), (WorkoutGoal(1_200, .second), 0.5),
    (WorkoutGoal(0.5, .hour), 1.0 / 3), (WorkoutGoal(3_336, .meter), 0.5),
    (WorkoutGoal(220, .kiloCalorie), 0.5), (WorkoutGoal(920_480, .joule), 0.5),
  ])
  func `how near a goal is follows from its unit`(goal: WorkoutGoal, progress: Double) throws {
    var workout = run
    workout.goal = goal
    #expect(abs(try #require(workout.progress) - progress) < 1e-9)
  }

  @Test func `lengths are told apart`() throws {
    let units: [(WorkoutGoal, Double)] = [
      (WorkoutGoal(1_668 / 1609.344, .mile), 1), (WorkoutGoal(1_668 / 0.9144, .yard), 1),
      (WorkoutGoal(1_668 / 0.3048, .foot), 1), (WorkoutGoal(1_668 / 0.0254, .inch), 1),
    ]
    for (goal, progress) in units {
      var workout = run
      workout.goal = goal
      #expect(abs(try #require(workout.progress) - progress) < 1e-9)
    }
  }

  @Test func `without a goal, or what it is measured by, nobody can tell`() {
    #expect(Workout("run", seconds: 60).progress == nil)
    #expect(Workout("yoga", seconds: 60, goal: WorkoutGoal(2, .mile)).progress == nil)
    #expect(Workout("run", seconds: 60, goal: WorkoutGoal(2, .unknown)).progress == nil)
  }

  @Test func `a pause is told with the time`() {
    var paused = run
    paused.isPaused = true
    let wording = Wording(.test)
    #expect(wording.answer(about: paused).lines.first == "Your run is paused at 10 minutes.")
    #expect(wording.answer(about: run).lines.first == "You're 10 minutes into your run.")
    #expect(wording.answer(about: nil as Workout?).lines == ["You don't have a workout going."])
  }

  // MARK: - A week

  private func week(_ span: WorkoutDays.Span, _ minutes: [Double]) -> WorkoutDays {
    let days = minutes.enumerated().map { index, minutes in
      let back = Double(6 - index)
      return WorkoutDays.Day(
        date: Date.test.addingTimeInterval(-back * 24 * 3600),
        seconds: minutes * 60,
        names: minutes > 0 ? ["run", "walk", "run"] : []
      )
    }
    return WorkoutDays(span, days: days)
  }

  @Test func `a week is a line for each day, the last of them today`() {
    let answer = Wording(.test).answer(about: week(.lastDays, [0, 30, 0, 0.5, 0, 0, 95.4]))
    #expect(
      answer.lines == [
        "You worked out on 3 of the last 7 days, for 2 hours, 6 minutes in all.", "Your Week",
        "  Saturday: none", "  Sunday: 30 minutes (2 × run, walk)", "  Monday: none",
        "  Tuesday: 30 seconds (2 × run, walk)", "  Wednesday: none", "  Thursday: none",
        "  Today: 1 hour, 35 minutes (2 × run, walk)",
      ]
    )
    #expect(answer.card?.lines == Array(answer.lines.dropFirst()))
  }

  @Test func `a week without workouts has nothing to show`() {
    let answer = Wording(.test).answer(about: week(.lastDays, [0, 0]))
    #expect(answer.lines == ["You haven't worked out in the last 7 days."])
    #expect(answer.card == nil)
  }
}
