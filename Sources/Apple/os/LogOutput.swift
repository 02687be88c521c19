import Characters
import Foundation

/// The destination of messages: nowhere, unless `OS_ACTIVITY_DT_MODE` is set in the environment.
///
/// The same variable has messages written to standard error on Apple's platforms.
package struct LogOutput: Sendable {
  /// `nil` for nowhere.
  private let line: (@Sendable (String) -> Void)?

  package init(_ line: (@Sendable (String) -> Void)?) { self.line = line }

  @TaskLocal package static var current = asTheEnvironmentSays

  private static let asTheEnvironmentSays: LogOutput = {
    let mode = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"]
    guard mode != nil else { return LogOutput(nil) }
    return LogOutput { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  }()

  var isOn: Bool { line != nil }

  /// Writes a message, which may go to a terminal: what that would obey is left out.
  func write(_ text: String) { line?(text.tamed) }
}
