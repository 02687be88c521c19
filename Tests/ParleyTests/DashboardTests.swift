import Assistant
import Dialogue
import Foundation
import Intents
import Testing

@testable import Domains
@testable import Parley
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
    #expect(screen.status == "Car en Route  ░░░░░░░░░░░░░░░░░░░░░░░░  pickup in 2 minutes")
    clock.advance(by: .seconds(90))
    #expect(screen.status == "Car en Route  █████████████████░░░░░░  pickup in 30 seconds")
    clock.advance(by: .seconds(60))
    #expect(screen.status == "On the Way  ███████████░░░░░░░░░░░░  drop-off in 30 seconds")
    clock.advance(by: .seconds(30))
    #expect(screen.status == nil)
  }

  @Test func `a ride that is asked about again counts from when it was booked`() {
    let dashboard = dashboard(width: 60)
    let booked = ride
    handle("INRequestRideIntent", booked, on: dashboard)
    clock.advance(by: .seconds(60))
    handle("INGetRideStatusIntent", booked, on: dashboard)
    #expect(screen.status == "Car en Route  ███████████░░░░░░░░░░░░  pickup in 60 seconds")
  }

  @Test func `a ride that is cancelled counts no more`() {
    let dashboard = dashboard()
    handle("INRequestRideIntent", ride, on: dashboard)
    handle("INCancelRideIntent", on: dashboard)
    #expect(screen.status == nil)
  }

  @Test func `below 40 columns the time is enough`() {
    handle("INRequestRideIntent", ride, on: dashboard(width: 30))
    #expect(screen.status == "pickup in 2 minutes")
  }

  @Test func `a workout shows its time and how near the goal is, and stands still in a pause`() {
    let dashboard = dashboard(width: 60)
    handle("INStartWorkoutIntent", run, on: dashboard)
    clock.advance(by: .seconds(605))
    #expect(screen.status == "Run  ████████████████░░░░░░░░░░░░░░░░░  10:05 of 20 minutes")
    handle("INPauseWorkoutIntent", on: dashboard)
    clock.advance(by: .seconds(60))
    #expect(screen.status?.hasSuffix("10:05 of 20 minutes, paused") == true)
    handle("INResumeWorkoutIntent", on: dashboard)
    clock.advance(by: .seconds(5))
    #expect(screen.status?.hasSuffix("10:10 of 20 minutes") == true)
    handle("INEndWorkoutIntent", on: dashboard)
    #expect(screen.status == nil)
  }

  @Test func `below 40 columns a workout has no bar`() {
    handle("INStartWorkoutIntent", run, on: dashboard(width: 30))
    #expect(screen.status == "Run  0:00 of 20 minutes")
  }

  @Test func `a workout without a goal shows its time`() {
    let dashboard = dashboard()
    handle("INStartWorkoutIntent", on: dashboard)
    clock.advance(by: .seconds(3_725))
    #expect(screen.status == "Workout  1:02:05")
  }

  @Test func `what failed shows nothing`() {
    let dashboard = dashboard()
    dashboard.take(
      .fact(.handle(intent: "INStartWorkoutIntent", code: "failure")),
      card: nil,
      isOver: true
    )
    dashboard.take(.said([]), card: nil, isOver: true)
    #expect(screen.status == nil)
  }
}
