import Foundation
import Intents
import Testing

/// What this module adds to Foundation's.
@Suite struct FoundationTests {
  @Test func `an error can be put into a format`() {
    let error = NSError(domain: "Ferry", code: 3)
    #expect(String(format: "%@, %d", error, 4) == "\(error), 4")
  }

  @Test func `an intent's class has its bare name, and every other class its module's before it`() {
    #expect(NSStringFromClass(INSendMessageIntent.self) == "INSendMessageIntent")
    #expect(NSStringFromClass(type(of: INStartCallIntent())) == "INStartCallIntent")
    #expect(
      NSStringFromClass(INPauseWorkoutIntentResponse.self) == "INPauseWorkoutIntentResponse"
    )
    #expect(NSStringFromClass(Own.self) == "IntentsTests.Own")
    #expect(NSStringFromClass(Other.self) == "IntentsTests.Other")
  }
}

class Own: INSendMessageIntent {}
class Other: NSObject {}
