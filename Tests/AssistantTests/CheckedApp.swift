import Foundation
import Intents

@testable import Assistant

/// A check of one app of the sample world, whose code is the test's own.
struct CheckedApp {
  let app: AppDescription
  let checker: Checker

  /// - Parameters:
  ///   - name: Whose property lists describe the code.
  ///   - intents: Those that it declares, if not all of them.
  ///   - lines: The most lines that are said about an intent in one situation.
  ///   - patience: How long a handler is waited for that never answers; a handler that does is not
  ///     hurried by a busy machine.
  ///   - code: The app's code; it is given the clock, for handlers that let time pass.
  /// - Throws: If the sample world has no such app.
  init(
    _ name: String = "MessageBot",
    intents: [String]? = nil,
    lines: Int = 80,
    patience: Duration = .unhurried,
    code: @escaping @Sendable (any SessionClock) -> AppCode
  ) throws {
    var app = try Sample.world.app(name)
    if let intents { app.extensionIntents = intents }
    app.propertyLists = nil
    self.app = app
    let identifier = app.identifier
    let repertoire = Repertoire { app, scene in
      app.identifier == identifier ? code(scene.clock) : nil
    }
    var checker = try Checker(
      files: Sample.files,
      repertoire: repertoire,
      bounds: .few(lines, patience)
    )
    checker.keepsTrials = true
    checker.budget.time = .unhurried
    self.checker = checker
  }

  func report() async throws -> CheckReport {
    try await checker.check(app)
  }
}

extension Duration {
  /// Longer than a handler takes on a machine that does much else.
  static let unhurried = Duration.seconds(600)
}

extension Bounds {
  /// Enough to come across what the tests are about.
  fileprivate static func few(_ lines: Int, _ patience: Duration) -> Bounds {
    var bounds = Bounds()
    (bounds.patience, bounds.patienceOnceSpent) = (patience, min(patience, .seconds(1)))
    (bounds.lines, bounds.questions, bounds.agreements) = (lines, 2, 3)
    return bounds
  }
}

extension CheckedApp {
  /// A check of what sends messages.
  init(sending handler: @escaping @Sendable () -> Any?) throws {
    try self.init(intents: ["INSendMessageIntent"]) { _ in AppCode(handler: handler) }
  }
}
