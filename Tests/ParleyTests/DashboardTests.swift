import Assistant
import Dialogue
import Foundation
import Intents
import Testing

@testable import Domains
@testable import ParleyTerminal
@testable import Terminal

/// What stands above the line, on a clock that is moved by hand.
@Suite struct DashboardTests {
  private let clock = ManualClock(now: Date(timeIntervalSince1970: 1_000_000))
  private let screen = Screen()

  private func dashboard(width: Int = 80) -> Dashboard {
    let output = Output(isColored: false, width: { width }, send: { _ in })
    return Dashboard(clock: clock, world: World(), output: output, screen: screen)
  }

  private func handle(_ intent: String, _ card: Card? = nil, on dashboard: Dashboard) {
    dashboard.take(.heard(""), card: card, isOver: true)
    dashboard.take(.fact(.handle(intent: intent, code: "success")), card: card, isOver: true)
    dashboard.take(.said([]), card: card, isOver: true)
  }

  private var ride: Card {
    let ride = Card.Ride(
      phase: "confirmed",
      pickupDate: clock.now.addingTimeInterval(120),
      dropOffDate: clock.now.addingTimeInterval(180)
    )
    return Card(.ride(ride), title: "Car en Route")
  }

  private var run: Card {
    Card(
      .workout(Workout("run", goal: WorkoutGoal(20, .minute))),
      title: "Workout",
      rows: [Card.Row(.workout, "run"), Card.Row(.goal, "20 minutes")]
    )
  }

  @Test func `a ride counts down to the pickup, then to the drop-off, and is gone`() {
    let dashboard = dashboard(width: 60)
    handle("INRequestRideIntent", ride, on: dashboard)
    #expect(screen.status?.string == "Car en Route  ░░░░░░░░░░░░░░░░░░░░░░░░  pickup in 2 minutes")
    clock.advance(by: .seconds(90))
    #expect(screen.status?.string == "Car en Route  █████████████████░░░░░░  pickup in 30 seconds")
    clock.advance(by: .seconds(60))
    #expect(screen.status?.string == "On the Way  ███████████░░░░░░░░░░░░  drop-off in 30 seconds")
    clock.advance(by: .seconds(30))
    #expect(screen.status?.string == nil)
  }

  @Test func `a terminal of 40 columns has room for a bar`() {
    handle("INRequestRideIntent", ride, on: dashboard(width: 40))
    #expect(screen.status?.string == "Car en Route  ░░░░  pickup in 2 minutes")
  }

  @Test func `a ride that is asked about again counts from when it was booked`() {
    let dashboard = dashboard(width: 60)
    let booked = ride
    handle("INRequestRideIntent", booked, on: dashboard)
    clock.advance(by: .seconds(60))
    handle("INGetRideStatusIntent", booked, on: dashboard)
    #expect(screen.status?.string == "Car en Route  ███████████░░░░░░░░░░░░  pickup in 60 seconds")
  }

  @Test func `a ride that is hours away has no bar, and a workout meanwhile comes first`() {
    let dashboard = dashboard(width: 60)
    let later = Card.Ride(
      phase: "confirmed",
      pickupDate: clock.now.addingTimeInterval(20 * 3600),
      dropOffDate: clock.now.addingTimeInterval(21 * 3600)
    )
    handle("INRequestRideIntent", Card(.ride(later), title: "Ride Booked"), on: dashboard)
    #expect(screen.status?.string == "Ride Booked  pickup in 20 hours")
    handle("INStartWorkoutIntent", run, on: dashboard)
    #expect(screen.status?.string.hasPrefix("Run  ") == true)
    // At once: each second of the time between would be shown.
    clock.set(to: clock.now + 19 * 3_600 - 1)
    clock.advance(by: .seconds(1))
    #expect(screen.status?.string == "Ride Booked  pickup in 60 minutes")
    clock.set(to: clock.now + 3_599)
    clock.advance(by: .seconds(1))
    handle("INEndWorkoutIntent", on: dashboard)
    #expect(screen.status?.string.hasPrefix("On the Way  ") == true)
  }

  @Test func `a ride that is cancelled counts no more`() {
    let dashboard = dashboard()
    handle("INRequestRideIntent", ride, on: dashboard)
    #expect(screen.status != nil)
    handle("INCancelRideIntent", on: dashboard)
    #expect(screen.status?.string == nil)
  }

  @Test func `below 40 columns the time is enough`() {
    handle("INRequestRideIntent", ride, on: dashboard(width: 30))
    #expect(screen.status?.string == "pickup in 2 minutes")
  }

  @Test func `a workout shows its time and how near the goal is, and stands still in a pause`() {
    let dashboard = dashboard(width: 60)
    handle("INStartWorkoutIntent", run, on: dashboard)
    clock.advance(by: .seconds(605))
    #expect(screen.status?.string == "Run  ████████████████░░░░░░░░░░░░░░░░░  10:05 of 20 minutes")
    handle("INPauseWorkoutIntent", on: dashboard)
    clock.advance(by: .seconds(60))
    #expect(screen.status?.string.hasSuffix("10:05 of 20 minutes, paused") == true)
    handle("INResumeWorkoutIntent", on: dashboard)
    clock.advance(by: .seconds(5))
    #expect(screen.status?.string.hasSuffix("10:10 of 20 minutes") == true)
    handle("INEndWorkoutIntent", on: dashboard)
    #expect(screen.status?.string == nil)
  }

  @Test func `below 40 columns a workout has no bar`() {
    handle("INStartWorkoutIntent", run, on: dashboard(width: 30))
    #expect(screen.status?.string == "Run  0:00 of 20 minutes")
  }

  @Test func `a workout without a goal shows its time`() {
    let dashboard = dashboard()
    handle("INStartWorkoutIntent", on: dashboard)
    clock.advance(by: .seconds(3_725))
    #expect(screen.status?.string == "Workout  1:02:05")
  }

  @Test func `what the app tells of a ride counts, not what was known at first`() {
    let dashboard = dashboard(width: 60)
    handle("INRequestRideIntent", ride, on: dashboard)
    clock.advance(by: .seconds(60))
    var late = Card.Ride(phase: "approachingPickup")
    late.pickupDate = clock.now.addingTimeInterval(180)
    dashboard.take(.ride(Card(.ride(late), title: "Car Arriving")))
    #expect(screen.status?.string == "Car Arriving  ██████░░░░░░░░░░░░░░░░░░  pickup in 3 minutes")
    dashboard.take(.ride(Card(.ride(Card.Ride(phase: "completed")), title: "Ride Completed")))
    #expect(screen.status?.string == nil)
  }

  @Test func `a car that is there waits, and what is counted is the way`() {
    let dashboard = dashboard(width: 60)
    var waiting = Card.Ride(phase: "pickup")
    waiting.pickupDate = clock.now
    waiting.dropOffDate = clock.now.addingTimeInterval(600)
    dashboard.take(.ride(Card(.ride(waiting), title: "Car Waiting")))
    #expect(screen.status?.string == "Car Waiting  ░░░░░░░░░░░░░░░░░░░░░░  drop-off in 10 minutes")
  }

  @Test func `what the app measures stands beside the time, and grows with it`() {
    let dashboard = dashboard(width: 70)
    let goal = WorkoutGoal(20, .minute)
    dashboard.take(.workout(Workout("run", seconds: 600, meters: 1_668, goal: goal)))
    #expect(
      screen.status?.string
        == "Run  ██████████░░░░░░░░░░  10:00 of 20 minutes  1 mile  9:38 per mile"
    )
    clock.advance(by: .seconds(120))
    #expect(
      screen.status?.string.hasSuffix("12:00 of 20 minutes  1.2 miles  9:38 per mile") == true
    )
    dashboard.take(.workout(nil))
    #expect(screen.status?.string == nil)
  }

  @Test func `what there is no room for is left out, the last first`() {
    let goal = WorkoutGoal(5, .mile)
    let workout = Workout("run", isPaused: true, seconds: 600, meters: 1_668, goal: goal)
    for (width, row) in [
      (80, "Run  ████░░░░░░░░░░░░░░░░░░  10:00, paused  1 mile of 5 miles  9:38 per mile"),
      (50, "Run  ██░░░░░░░░  10:00, paused  1 mile of 5 miles"),
      (30, "Run  10:00, paused"),
    ] {
      dashboard(width: width).take(.workout(workout))
      #expect(screen.status?.string == row)
    }
  }

  @Test(arguments: [("success", "Workout  0:00"), ("failure", nil)])
  func `only what succeeded shows a row`(code: String, row: String?) {
    let dashboard = dashboard()
    dashboard.take(
      .fact(.handle(intent: "INStartWorkoutIntent", code: code)),
      card: nil,
      isOver: true
    )
    dashboard.take(.said([]), card: nil, isOver: true)
    #expect(screen.status?.string == row)
  }
}
