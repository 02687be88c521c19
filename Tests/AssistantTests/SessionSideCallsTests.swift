import Assistant
import Intents
import Synchronization
import Testing

/// Calls that the user is asked nothing about: what becomes of the request when they fail.
@Suite struct SessionSideCallsTests {
  // MARK: - Finding what a request is about

  @Test func `a request is not made if the app never finds what it is about`() async throws {
    // S46
    let desk = RideDesk.Script()
    let rehearsal = try Rehearsal("MyRide") { clock in
      desk.status = { completion in
        desk.kept = completion
        clock.advance(by: .seconds(10))
      }
      return AppCode { RideDesk(desk) }
    }
    #expect(
      await rehearsal.hear("cancel my ride") == [
        "< MyRide is working on it…",
        "= handler INGetRideStatusIntent MyRide",
        "= finding never-answered handle(intent:completion:)",
        "< MyRide didn't answer in handle(intent:completion:). Nothing was done.",
      ]
    )
    #expect(desk.cancelled.count == 0)
    await expectCancelling(by: rehearsal, desk)
  }

  @Test func `what is known from before has to do if the app does not find it again`()
    async throws
  {
    // S46
    let desk = RideDesk.Script()
    let rehearsal = try Rehearsal("MyRide") { _ in AppCode { RideDesk(desk) } }
    await rehearsal.hear("where is my ride")
    desk.status = { _ in }
    let lines = await rehearsal.hear("cancel my ride")
    #expect(lines.contains("= finding never-answered handle(intent:completion:)"))
    #expect(lines.contains("= intent INCancelRideIntent rideIdentifier=ride-1"))
    await rehearsal.hear("yes")
    #expect(desk.cancelled.count == 1)
  }

  @Test func `Ctrl-C while it looks calls the request off`() async throws {
    let desk = RideDesk.Script()
    let rehearsal = try Rehearsal("MyRide") { _ in AppCode { RideDesk(desk) } }
    let interrupter = rehearsal.session.caller.interrupter
    desk.status = { completion in
      desk.kept = completion
      interrupter.interrupt()
    }
    #expect(
      await rehearsal.hear("cancel my ride") == [
        "= handler INGetRideStatusIntent MyRide",
        "= cancelled",
        "< OK, I stopped waiting for MyRide.",
      ]
    )
    #expect(desk.cancelled.count == 0)
    await expectCancelling(by: rehearsal, desk)
  }

  private func expectCancelling(by rehearsal: Rehearsal, _ desk: RideDesk.Script) async {
    desk.status = { $0(.riding) }
    #expect(rehearsal.session.unfinished == nil)
    await rehearsal.hear("cancel my ride")
    await rehearsal.hear("yes")
    #expect(desk.cancelled.count == 1)
  }

  // MARK: - In the background

  @Test func `an app that never answers in the background is found out`() async throws {
    // S5 S46
    let rehearsal = try Rehearsal("Stride") { clock in
      AppCode(
        extension: { Entrance { BackgroundStarter() } },
        handleIntent: { _ in
          clock.advance(by: .seconds(10))
          return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
        }
      )
    }
    #expect(
      await rehearsal.hear("start a run").suffix(3) == [
        "< Stride is working on it…",
        "= finding never-answered application(_:handle:completionHandler:)",
        "< Stride didn't answer in application(_:handle:completionHandler:). It may have been done all "
          + "the same.",
      ]
    )
  }

  @Test func `a response to another kind of intent is found out`() async throws {
    // S5
    let rehearsal = try Rehearsal("Stride") { _ in
      AppCode(
        extension: { Entrance { BackgroundStarter() } },
        handleIntent: { _ in INEndWorkoutIntentResponse(code: .success, userActivity: nil) }
      )
    }
    #expect(
      await rehearsal.hear("start a run").suffix(2) == [
        "= finding wrong-handler handler(for:)",
        "< Sorry, Stride can't do that.",
      ]
    )
  }

  /// Leaves everything to the app.
  private final class BackgroundStarter: NSObject, INStartWorkoutIntentHandling {
    func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
      INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
    }
  }

  // MARK: - After reading

  @Test func `messages are read out whether or not they can be marked as read`() async throws {
    // S46
    let rehearsal = try Rehearsal { _ in AppCode { Reader() } }
    let lines = await rehearsal.hear("read my messages")
    #expect(lines.contains { $0.contains("Lunch?") })
    #expect(lines.last == "= finding never-answered handle(intent:completion:)")
  }

  @Test func `the app itself marks them where its extension doesn't take that`() async throws {
    let (intent, marked) = ("INSetMessageAttributeIntent", Tally())
    let rehearsal = try Rehearsal(
      describe: { app in
        app.extensionIntents.removeAll { $0 == intent }
        app.inAppIntents = [intent]
      },
      code: { _ in
        AppCode(extension: { Entrance { Reader() } }, handlerFor: { _ in Marker(marked) })
      }
    )
    let lines = await rehearsal.hear("read my messages")
    #expect(lines.last == "= handle INSetMessageAttributeIntent -> success")
    #expect(marked.count == 1)
  }

  private final class Marker: NSObject, INSetMessageAttributeIntentHandling {
    private let marked: Tally

    init(_ marked: Tally) { self.marked = marked }

    func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
      marked.add()
      return INSetMessageAttributeIntentResponse(code: .success, userActivity: nil)
    }
  }

  /// Finds a message, and lets go of the completion when it should be marked.
  private final class Reader: NSObject, INSearchForMessagesIntentHandling,
    INSetMessageAttributeIntentHandling
  {
    func handle(
      intent: INSearchForMessagesIntent,
      completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
    ) {
      let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
      response.messages = [
        INMessage(identifier: "1", content: "Lunch?", dateSent: nil, sender: nil, recipients: nil)
      ]
      completion(response)
    }

    func handle(
      intent: INSetMessageAttributeIntent,
      completion: @escaping @Sendable (INSetMessageAttributeIntentResponse) -> Void
    ) {}
  }
}

/// Knows one ride, and calls it off.
private final class RideDesk: NSObject, INGetRideStatusIntentHandling, INCancelRideIntentHandling {
  typealias StatusCompletion = @Sendable (INGetRideStatusIntentResponse) -> Void

  /// What the test has it do when it is asked for the ride.
  final class Script: Sendable {
    private let state = Mutex(State())
    let cancelled = Tally()

    private struct State {
      var status: @Sendable (@escaping StatusCompletion) -> Void = { $0(.riding) }
      var kept: StatusCompletion?
    }

    var status: @Sendable (@escaping StatusCompletion) -> Void {
      get { state.withLock { $0.status } }
      set { state.withLock { $0.status = newValue } }
    }

    /// A completion that is kept and not called.
    var kept: StatusCompletion? {
      get { state.withLock { $0.kept } }
      set { state.withLock { $0.kept = newValue } }
    }
  }

  private let script: Script

  init(_ script: Script) {
    self.script = script
  }

  func handle(intent: INGetRideStatusIntent, completion: @escaping StatusCompletion) {
    script.status(completion)
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent,
    to observer: any INGetRideStatusIntentResponseObserver
  ) {}

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {}

  func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  ) {
    script.cancelled.add()
    completion(INCancelRideIntentResponse(code: .success, userActivity: nil))
  }
}

extension INGetRideStatusIntentResponse {
  fileprivate static var riding: INGetRideStatusIntentResponse {
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    let status = INRideStatus()
    status.rideIdentifier = "ride-1"
    status.phase = .confirmed
    response.rideStatus = status
    return response
  }
}
