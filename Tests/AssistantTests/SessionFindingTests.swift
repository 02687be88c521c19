import Assistant
import Dialogue
import Foundation
import Intents
import Testing

/// Rules of the contract that the conversation alone can't see.
@Suite struct SessionFindingTests {
  private let request = "Send a message to Anna Haro saying hello"

  private func rules(in session: Session) -> [Finding.Rule] {
    session.findings.map(\.rule)
  }

  // MARK: - Time

  @Test func `handlers that block their threads don't keep a deadline from coming`() async throws {
    // S46
    let gate = DispatchSemaphore(value: 0)
    // Far more than there are processors, all at once.
    let rounds = 32
    let rehearsal = try Rehearsal { clock in
      AppCode {
        Courier.blocking {
          clock.advance(by: .seconds(10))
          gate.wait()
        }
      }
    }
    for _ in 0..<rounds {
      #expect(
        await rehearsal.hear(request).suffix(2) == [
          "= finding never-answered confirm(intent:completion:)",
          "< MessageBot didn't answer in confirm(intent:completion:). Nothing was done.",
        ]
      )
    }
    for _ in 0..<rounds { gate.signal() }
  }

  @Test func `a clock that stands still moves on when its patience is at its end`() async {
    let start = Date(timeIntervalSince1970: 1_795_196_460)
    let clock = ManualClock(now: start, patience: .milliseconds(1))
    await withCheckedContinuation { continuation in
      _ = clock.limit(after: .seconds(10)) { continuation.resume() }
    }
    #expect(clock.now == start + 10)
  }

  @Test func `an answer after the deadline is told with the next call`() async throws {
    let late = DispatchSemaphore(value: 0)
    let first = Tally()
    let rehearsal = try Rehearsal { clock in
      AppCode {
        first.add() == 5
          ? Courier.blocking {
            clock.advance(by: .seconds(10))
            late.wait()
          }
          : Courier()
      }
    }
    await rehearsal.hear(request)
    #expect(rules(in: rehearsal.session) == [.neverAnswered])
    late.signal()
    // The answer is on its way; sooner or later it is told, and once.
    while !rules(in: rehearsal.session).contains(.answeredLate) {
      await rehearsal.hear(request)
      await rehearsal.hear("no")
    }
    #expect(rules(in: rehearsal.session) == [.neverAnswered, .answeredLate])
    #expect(
      rehearsal.session.findings.last
        == Finding(.answeredLate, method: "confirm(intent:completion:)")
    )
  }

  // MARK: - What is missing

  @Test func `a handler without handle can't be called`() async throws {
    let rehearsal = try Rehearsal { _ in AppCode { Misspelt() } }
    await rehearsal.hear(request)
    await rehearsal.hear("yes")
    #expect(
      rehearsal.session.findings == [Finding(.noHandle, method: "handle(intent:completion:)")]
    )
  }

  private final class Misspelt: NSObject, INSendMessageIntentHandling {
    func handle(_ intent: INSendMessageIntent) async -> INSendMessageIntentResponse { .sent }
  }

  @Test func `a ride without its status is nothing to agree to`() async throws {
    let rehearsal = try Rehearsal("MyRide") { _ in AppCode { Driver(status: nil) } }
    await rehearsal.hear("Get a ride to the airport")
    await rehearsal.hear("yes")
    #expect(
      rehearsal.session.findings == [
        Finding(.nothingToShow, method: "confirm(intent:)", detail: "rideStatus"),
        Finding(.nothingToShow, method: "handle(intent:)", detail: "rideStatus"),
      ]
    )
  }

  @Test func `a booked ride needs a phase`() async throws {
    let vague = try Rehearsal("MyRide") { _ in AppCode { Driver(status: .unknown) } }
    await vague.hear("Get a ride to the airport")
    await vague.hear("yes")
    #expect(
      vague.session.findings == [
        Finding(.nothingToShow, method: "handle(intent:)", detail: "rideStatus.phase")
      ]
    )
    let sound = try Rehearsal("MyRide") { _ in AppCode { Driver(status: .confirmed) } }
    await sound.hear("Get a ride to the airport")
    await sound.hear("yes")
    #expect(sound.session.findings.isEmpty)
  }

  private final class Driver: NSObject, INRequestRideIntentHandling {
    private let phase: INRidePhase?

    init(status phase: INRidePhase?) {
      self.phase = phase
    }

    func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
      response(.ready)
    }

    func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
      response(.success)
    }

    private func response(_ code: INRequestRideIntentResponseCode) -> INRequestRideIntentResponse {
      let response = INRequestRideIntentResponse(code: code, userActivity: nil)
      response.rideStatus = phase.map { phase in
        let status = INRideStatus()
        status.phase = phase
        return status
      }
      return response
    }
  }

  // MARK: - The app

  private func ringer(
    activity: String?,
    isDeclared: Bool = true,
    isTaken: Bool = true
  ) throws -> Rehearsal {
    try Rehearsal(
      "Ringer",
      describe: { if !isDeclared { $0.activityTypes = [] } },
      code: { _ in
        AppCode(
          extension: { Entrance { Caller(activity: activity) } },
          continueActivity: { _ in isTaken }
        )
      }
    )
  }

  private final class Caller: NSObject, INStartCallIntentHandling {
    private let activity: String?

    init(activity: String?) {
      self.activity = activity
    }

    func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
      INStartCallIntentResponse(
        code: .continueInApp,
        userActivity: activity.map { NSUserActivity(activityType: $0) }
      )
    }
  }

  @Test func `a user activity has to be declared`() async throws {
    let type = "com.example.Ringer.call"
    let undeclared = try ringer(activity: type, isDeclared: false)
    await undeclared.hear("Call Anna Haro with Ringer")
    #expect(
      undeclared.session.findings
        == [Finding(.undeclaredActivity, method: "handle(intent:)", detail: type)]
    )
    let declared = try ringer(activity: type)
    await declared.hear("Call Anna Haro with Ringer")
    #expect(declared.session.findings.isEmpty)
    let byDefault = try ringer(activity: nil, isDeclared: false)
    await byDefault.hear("Call Anna Haro with Ringer")
    #expect(byDefault.session.findings.isEmpty)
  }

  @Test func `an app that is opened should go on`() async throws {
    let refusing = try ringer(activity: nil, isTaken: false)
    let told = await refusing.hear("Call Anna Haro with Ringer")
    // It is not said to be done before the app has taken it.
    #expect(told.filter { $0.hasPrefix("< ") } == ["< Sorry, Ringer couldn't call Anna Haro."])
    #expect(
      refusing.session.findings == [
        Finding(
          .activityRefused,
          method: "application(_:continue:restorationHandler:)",
          detail: "INStartCallIntent"
        )
      ]
    )
  }

  @Test func `what is left to the app in the background needs an app there`() async throws {
    let rehearsal = try Rehearsal("Stride") { _ in AppCode { Starter() } }
    await rehearsal.hear("Start a run with Stride")
    #expect(
      rehearsal.session.findings == [
        Finding(.nobodyInApp, method: "application(_:handle:completionHandler:)")
      ]
    )
  }

  private final class Starter: NSObject, INStartWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
      INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
    }
  }
}

extension Courier {
  /// A courier whose confirm does something else first, on its own thread.
  fileprivate static func blocking(
    _ body: @escaping @Sendable () -> Void
  ) -> Courier {
    Checking { completion in
      body()
      completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }
  }

  private final class Checking: Courier {
    typealias Completion = @Sendable (INSendMessageIntentResponse) -> Void
    private let body: @Sendable (@escaping Completion) -> Void

    init(_ body: @escaping @Sendable (@escaping Completion) -> Void) {
      self.body = body
    }

    override func confirm(intent: INSendMessageIntent, completion: @escaping Completion) {
      body(completion)
    }
  }
}
