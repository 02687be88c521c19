import Intents
import Testing
import Understanding

@testable import Assistant

/// What is said after something was done.
@Suite struct SessionAfterwardsTests {
  @Test func `what is suggested after a request is understood`() throws {
    let session = try Rehearsal { _ in AppCode(extension: INExtension.init) }.session
    // A ride is picked from the list that was shown, which only a conversation has.
    for manner in Manner.all where manner.offered == nil {
      guard let example = manner.next else { continue }
      guard case .reading = session.device.interpreter.read(example, at: session.device.civilNow)
      else {
        Issue.record("\(example), after \(manner.request.rawValue)")
        continue
      }
    }
  }
}
