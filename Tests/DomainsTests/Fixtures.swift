import Dialogue
import Foundation
import Intents

@testable import Domains

extension Voice {
  /// Friday, 2026-11-20, 09:41 in San Francisco.
  static let test = Voice(
    locale: Locale(identifier: "en_US"),
    timeZone: .losAngeles,
    now: .test
  )
}

extension Date {
  static let test = Date(timeIntervalSince1970: 1_795_196_460)

  static func minutes(_ minutes: Double) -> Date {
    test.addingTimeInterval(minutes * 60)
  }
}

extension Value {
  static func person(_ name: String, handle: Person.Handle? = nil) -> Value {
    Value(name, .person(Person(name, handle: handle)))
  }

  static func place(_ name: String) -> Value {
    Value(name, .place(Place(name: name)))
  }

  static func phrase(_ words: String) -> Value {
    Value(words, .phrase(Phrase(words)))
  }

  static func term(_ name: String) -> Value {
    Value(name, .term(name))
  }
}

extension TimeZone {
  static let losAngeles = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
  static let london = TimeZone(identifier: "Europe/London") ?? .gmt
}
