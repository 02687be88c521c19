import Dispatch
import Foundation
import Intents
import ParleyTerminal

/// An app whose handler goes wrong in the way that the message says, so that tests can see what
/// becomes of the process; where `HUMPTY_RECORDS` is set, it never finds what it has recorded, and
/// where `HUMPTY_EXITS` is, each message ends the program.
let humpty = App(
  describedBy: "Info.plist",
  launch: { _ in
    var code = AppCode(extension: { HumptyExtension() })
    if ProcessInfo.processInfo.environment["HUMPTY_RECORDS"] != nil {
      code.workouts = { _ in hang() }
    }
    return code
  }
)

/// Has no result, ever.
private func hang<Result>() -> Result {
  print("Humpty hangs.")
  fflush(nil)
  while true { sleep(1) }
}

final class HumptyExtension: INExtension {
  override func handler(for intent: INIntent) -> Any {
    intent is INSendMessageIntent ? HumptyHandler() : HumptyDriver()
  }
}

final class HumptyHandler: NSObject, INSendMessageIntentHandling {
  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    if intent.content == "trap while resolving" { fatalError("Humpty had a great fall.") }
    if ProcessInfo.processInfo.environment["HUMPTY_EXITS"] != nil { exit(0) }
    return intent.content.map { .success(with: $0) } ?? .needsValue()
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    switch intent.content {
    case "trap": fatalError("Humpty had a great fall.")
    case "abort": abort()
    case "exit": exit(0)
    case "quick exit": quick_exit(0)
    case "exit at once": _exit(0)
    case "kill": kill(getpid(), SIGKILL)
    case "exit later":
      DispatchQueue.global().async { exit(0) }
      try? await Task.sleep(for: .seconds(60))
    case "overflow": return INSendMessageIntentResponse(code: code(after: 1), userActivity: nil)
    case "hang": return hang()
    case "close everything": for descriptor in Int32(0)...64 { close(descriptor) }
    case "write rubbish": writeRubbish()
    case "print a lot": printMuch()
    case "fork": startOther()
    case "ignore the end": signal(SIGTERM, SIG_IGN)
    case "trap later": DispatchQueue.global().async { fatalError("Humpty had a late fall.") }
    default: break
    }
    // Long enough for what was to come later: the process does not live to see its end.
    if intent.content == "trap later" { try? await Task.sleep(for: .seconds(60)) }
    return INSendMessageIntentResponse(code: .success, userActivity: nil)
  }

  /// Writes to all descriptors that are no standard streams.
  private func writeRubbish() {
    let rubbish = [UInt8](repeating: 0x21, count: 100)
    for descriptor in Int32(3)...64 { _ = write(descriptor, rubbish, rubbish.count) }
  }

  /// Prints more than anybody reads.
  private func printMuch() {
    let line = [UInt8](repeating: 0x2E, count: 1 << 20)
    for _ in 0..<64 { _ = write(1, line, line.count) }
  }

  /// Starts a process that would outlive this one.
  private func startOther() {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sleep")
    process.arguments = ["1000"]
    try? process.run()
  }

  /// Goes deeper than any stack.
  private func code(after depth: Int) -> INSendMessageIntentResponseCode {
    let deeper = depth < .max ? code(after: depth + 1) : .failure
    return depth.isMultiple(of: 2) ? deeper : .success
  }
}

/// Takes anybody anywhere, and crashes as soon as somebody wants to see where the ride is.
final class HumptyDriver: NSObject, INRequestRideIntentHandling, INGetRideStatusIntentHandling {
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
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
