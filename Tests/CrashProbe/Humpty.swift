import Assistant
import Foundation
import Intents
import ParleyTerminal
import Synchronization
import Transcripts

/// An app that misbehaves in the way that the message says, so that tests can see what becomes of the
/// process: when it is sent, or before that with “while resolving” or “while confirming” behind it.
///
/// Where `HUMPTY_RECORDS` is set, it never finds what it has recorded, and where `HUMPTY_EXITS` is,
/// each message ends the program; where `HUMPTY_CLOSES` is, each closes all that is open; where
/// `HUMPTY_HANGS` is, each ride hangs. Where
/// `HUMPTY_STARTS` names misbehaviours, separated by commas, it shows the first one as it is first
/// started, and so on; `HUMPTY_ONCE` is the path of a file that counts its starts. Where `HUMPTY_POINTS` is set, it ends itself when a point of what it stores is made, or,
/// if that is “settled”, when one is to outlive it; if it is “hang”, no point is ever made.
let humpty = App(
  describedBy: "Info.plist",
  launch: { _ in
    let environment = ProcessInfo.processInfo.environment
    let once = environment["HUMPTY_ONCE"] ?? ""
    if let ways = environment["HUMPTY_STARTS"]?.split(separator: ",") {
      let starts = FileManager.default.contents(atPath: once)?.count ?? 0
      _ = FileManager.default.createFile(atPath: once, contents: Data(count: starts + 1))
      if starts < ways.count {
        Moment.misbehave(String(ways[starts]))
      }
    }
    let outbox = Outbox()
    var code = AppCode(extension: { HumptyExtension(outbox) })
    code.state = { ["sent": "\(outbox.count)"] }
    if environment["HUMPTY_RECORDS"] != nil { code.workouts = { _ in hangOn() } }
    if let moment = environment["HUMPTY_POINTS"] {
      code.restorePoint = {
        if moment == "hang" { return hangOn() }
        guard moment == "settled" else { exit(0) }
        var point = AppCode.RestorePoint(isReachable: { true }, restore: { true })
        point.reversal = { exit(0) }
        return point
      }
    }
    return code
  }
)

/// The messages that were sent since the app was started.
final class Outbox: Sendable {
  private let sent = Atomic(0)

  var count: Int { sent.load(ordering: .relaxed) }

  func send() { sent.add(1, ordering: .relaxed) }
}

final class HumptyExtension: INExtension {
  private let outbox: Outbox

  init(_ outbox: Outbox) {
    self.outbox = outbox
    super.init()
  }

  override func handler(for intent: INIntent) -> Any {
    intent is INSendMessageIntent ? HumptyHandler(outbox) : HumptyDriver()
  }
}

final class HumptyHandler: NSObject, INSendMessageIntentHandling {
  private let outbox: Outbox

  init(_ outbox: Outbox) { self.outbox = outbox }

  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    Moment.resolving.misbehave(intent.content)
    let environment = ProcessInfo.processInfo.environment
    if environment["HUMPTY_EXITS"] != nil { exit(0) }
    if environment["HUMPTY_CLOSES"] != nil { Misbehavior.closesEverything.perform() }
    return intent.content.map { .success(with: $0) } ?? .needsValue()
  }

  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    Moment.confirming.misbehave(intent.content)
    return INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    Moment.handling.misbehave(intent.content)
    outbox.send()
    return INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}

/// Takes anybody anywhere, and crashes as soon as somebody wants to see where the ride is.
final class HumptyDriver: NSObject, INRequestRideIntentHandling, INGetRideStatusIntentHandling {
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    if ProcessInfo.processInfo.environment["HUMPTY_HANGS"] != nil { Moment.misbehave("deadlocks") }
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    let ride = INRideStatus()
    ride.rideIdentifier = "1"
    ride.phase = .confirmed
    response.rideStatus = ride
    return response
  }

  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    INGetRideStatusIntentResponse(code: .failure, userActivity: nil)
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent,
    to observer: any INGetRideStatusIntentResponseObserver
  ) {
    fatalError("Humpty had a great fall.")
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {}
}
