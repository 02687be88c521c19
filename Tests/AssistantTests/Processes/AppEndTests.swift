import Testing

@testable import Assistant
@testable import Spawning

/// The cause of an end, of what the system tells and the session knows.
@Suite struct AppEndTests {
  private func cause(
    of ending: ChildProcess.Ending,
    because cause: AppEnd.Cause?
  ) -> AppEnd.Cause {
    AppEnd(ending, because: cause, having: Printed()).cause
  }

  @Test func `what the session has killed ended for its reason`() {
    var ending = ChildProcess.Ending(signal: 9, code: 0)
    ending.isOrdered = true
    #expect(cause(of: ending, because: .closed) == .closed)
    #expect(cause(of: ending, because: nil) == .signal(9))
  }

  @Test(arguments: [
    (Int32?.some(9), Int32(0), AppEnd.Cause.signal(9)), (11, 0, .signal(11)), (nil, 7, .exit(7)),
  ])
  func `what ended before the session could kill it did so by itself`(
    signal: Int32?,
    code: Int32,
    expected: AppEnd.Cause
  ) {
    let ending = ChildProcess.Ending(signal: signal, code: code)
    #expect(cause(of: ending, because: .closed) == expected)
  }

  @Test func `what crashed before it was killed did so by itself`() {
    var ending = ChildProcess.Ending(signal: 11, code: 0)
    ending.isOrdered = true
    #expect(cause(of: ending, because: .closed) == .signal(11))
  }
}
