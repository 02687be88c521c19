package import Understanding

/// The ways in which a line could go on, as a value that may be asked anywhere.
package struct Foresight: Sendable {
  /// Made when it is first asked, if no line has needed one before.
  private let interpreter: @Sendable () -> Interpreter
  private let requests: Set<IntentName>
  private let now: CivilTime

  init(on device: DeviceState) {
    interpreter = device.lateInterpreter
    requests = device.requests
    now = device.civilNow
  }

  /// The ways in which a line could go on, if it asks for what the installed apps do.
  package func continuations(of line: String) -> Continuations {
    interpreter().continuations(of: line, toward: requests, at: now)
  }
}
