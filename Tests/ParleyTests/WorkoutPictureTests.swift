import Foundation
import Intents
import Terminal
import Testing

@testable import Domains
@testable import Pictures

/// Workouts and weeks of them as they are drawn, line by line.
@Suite struct WorkoutPictureTests {
  private let voice = Voice(
    locale: Locale(identifier: "en_US"),
    timeZone: .gmt,
    now: Date(timeIntervalSince1970: 1_000_000)
  )

  private func picture(of card: Card, width: Int) -> [String]? {
    card.drawn(width: width, at: voice.now)
  }

  // MARK: - A workout

  private func run(goal: WorkoutGoal? = WorkoutGoal(5, .mile)) -> Card {
    Card(
      showing: Workout(
        "run",
        seconds: 1_200,
        meters: 3_336,
        kilocalories: 220,
        goal: goal
      ),
      in: voice
    )
  }

  @Test func `a workout is how near its goal is, and the figures`() {
    #expect(
      picture(of: run(), width: 80) == [
        "Run",
        "  ████████████████░░░░░░░░░░░░░░░░░░░░░░░░  41% of 5 miles",
        "  Time      20:00",
        "  Distance  2.1 miles",
        "  Pace      9:38 per mile",
        "  Energy    220 calories",
      ]
    )
  }

  @Test func `in 40 columns the bar takes what the words leave`() {
    #expect(
      picture(of: run(), width: 40)?[1] == "  █████████░░░░░░░░░░░░░  41% of 5 miles"
    )
  }

  @Test func `a workout that went too far has a full bar, and says how far`() {
    #expect(
      picture(of: run(goal: WorkoutGoal(2, .mile)), width: 40)?[1]
        == "  █████████████████████  103% of 2 miles"
    )
  }

  @Test func `without a goal there is no bar`() {
    #expect(picture(of: run(goal: nil), width: 80)?[1] == "  Time      20:00")
  }

  // MARK: - A week

  private var week: Card {
    let minutes: [Double] = [0, 30, 0, 0.5, 120, 0, 75]
    let days = minutes.enumerated().map { index, minutes in
      WorkoutDays.Day(
        date: voice.now - Double(6 - index) * 24 * 3600,
        seconds: minutes * 60,
        names: minutes > 0 ? ["太極拳", "yoga"] : []
      )
    }
    return Card(showing: WorkoutDays(.lastDays, days: days), in: voice)
  }

  @Test(arguments: [80, 120])
  func `a week is a bar for each day, with how long and what`(width: Int) {
    #expect(
      picture(of: week, width: width) == [
        "Your Week",
        "  Tue    –",
        "  Wed    ████████                        30 min      太極拳, yoga",
        "  Thu    –",
        "  Fri    █                               30 s        太極拳, yoga",
        "  Sat    ██████████████████████████████  2 h         太極拳, yoga",
        "  Sun    –",
        "  Today  ███████████████████             1 h 15 min  太極拳, yoga",
      ]
    )
  }

  @Test func `in 40 columns what was done stands below the bar`() {
    #expect(
      picture(of: week, width: 40) == [
        "Your Week",
        "  Tue    –",
        "  Wed    █████  30 min",
        "         太極拳, yoga",
        "  Thu    –",
        "  Fri    █  30 s",
        "         太極拳, yoga",
        "  Sat    ███████████████████  2 h",
        "         太極拳, yoga",
        "  Sun    –",
        "  Today  ████████████  1 h 15 min",
        "         太極拳, yoga",
      ]
    )
  }

  @Test func `no line is wider than the terminal, and none is too long to read`() throws {
    for card in [run(), week] {
      for width in 40...160 {
        for line in try #require(picture(of: card, width: width)) {
          #expect(line.displayWidth <= min(width, 76), "\(line)")
        }
      }
    }
  }
}
