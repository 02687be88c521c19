import Assistant
import Dialogue
import Foundation
import Intents
import Synchronization
import Testing

/// A session in the sample world with one app, whose code is the test's own.
final class Rehearsal {
  /// A clock that a busy machine does not hurry.
  let clock = ManualClock.unhurried(at: Date(timeIntervalSince1970: 1_795_196_460))
  let session: Session
  private let log: Log

  /// - Parameters:
  ///   - app: Whose property lists describe the code.
  ///   - describe: Changes what they say.
  ///   - code: The app's code; it is given the clock, for handlers that let time pass.
  /// - Throws: If the sample world has no such app.
  init(
    _ app: String = "MessageBot",
    describe: (inout AppDescription) -> Void = { _ in },
    code: (ManualClock) -> AppCode
  ) throws {
    var description = try Sample.world.app(app)
    describe(&description)
    let log = Log()
    self.log = log
    session = Session(
      world: Sample.world,
      apps: [InstalledApp(description, code: code(clock))],
      clock: clock,
      report: { log.take($0) }
    )
  }

  /// Says a line.
  ///
  /// - Returns: What came of it, as a transcript has it: `< Ready to send it?`; what only a
  ///   trace shows begins with `~`.
  @discardableResult func hear(_ line: String) async -> [String] {
    await session.hear(line)
    return log.drain()
  }

  private final class Log {
    private var lines: [String] = []

    func take(_ event: Event) {
      switch event {
      case .heard: break
      case .said(let said): lines += said.map { "< \($0)" }
      case .fact(let fact): lines.append("= \(fact)")
      case .watched(let app, let method): lines.append("~ \(method) \(app)")
      case .called, .printed: break
      }
    }

    func drain() -> [String] {
      defer { lines = [] }
      return lines
    }
  }
}

extension AppCode {
  /// An extension that gives a new handler for every intent.
  init(handler: @escaping @Sendable () -> Any?) {
    self.init(extension: { Entrance(handler) })
  }
}

/// An extension whose handlers a test makes.
final class Entrance: INExtension {
  private let make: @Sendable () -> Any?

  init(_ make: @escaping @Sendable () -> Any?) {
    self.make = make
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? { make() }
}

/// Sends nothing, but says so in the way a handler should; tests replace what they are about.
class Courier: NSObject, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    completion(intent.recipients?.map { .success(with: $0) } ?? [.needsValue()])
  }

  func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    completion(intent.content.map { .success(with: $0) } ?? .needsValue())
  }

  func confirm(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    completion(.sent)
  }
}

extension INSendMessageIntentResponse {
  static var sent: INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}

/// Counts something that happens on any thread.
final class Tally: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  @discardableResult func add() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}
