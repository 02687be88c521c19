import Foundation
import Intents
import Testing

/// What this module adds to Foundation's.
@Suite struct FoundationTests {
  @Test func `any object can be put into a format`() {
    let error = NSError(domain: "Ferry", code: 3)
    #expect(String(format: "%@, %d", error, 4) == "\(error), 4")
    let (text, number) = (NSString(string: "soup"), NSNumber(value: 2))
    #expect(String(format: "%@ %@ %@", Bowl(), text, number) == "a bowl soup 2")
    let argument: any CVarArg = Bowl()
    #expect(String(format: "%@", argument) == "a bowl")
  }

  @Test func `defaults have values for keys`() throws {
    let suite = "com.example.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    #expect(defaults.value(forKey: "bowls") == nil)
    defaults.setValue(2, forKey: "bowls")
    #expect(defaults.value(forKey: "bowls") as? Int == 2)
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

class Bowl: NSObject {
  override var description: String { "a bowl" }
}

class Own: INSendMessageIntent {}
class Other: NSObject {}
