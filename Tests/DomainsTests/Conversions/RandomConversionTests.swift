import CoreLocation
import Dialogue
import Foundation
import Intents
import Randomness
import Testing

@testable import Domains

/// Both ways together lose nothing, whatever the value is.
@Suite struct RandomConversionTests {
  @Test(arguments: 0..<200)
  func `any person, place, period, call and amount comes back as it was`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let person = random.person(depth: 2)
    #expect(INPerson(person).person == person)
    let place = random.place()
    #expect(CLPlacemark(place).place == place)
    let period = Period(start: random.maybe { $0.moment() }, end: random.maybe { $0.moment() })
    #expect(INDateComponentsRange.object(from: .period(period))?.period == period)
    let call = random.call()
    #expect(INCallRecord.object(from: .callRecord(call))?.record == call)
    let phrase = Phrase(random.word(), identifier: random.maybe { $0.word() })
    #expect(INSpeakableString(phrase).phrase == phrase)
    let money = random.money()
    #expect(INCurrencyAmount.object(from: .money(money))?.money == money)
    let method = random.paymentMethod()
    #expect(INPaymentMethod.object(from: .paymentMethod(method))?.method == method)
  }
}

extension SplitMix {
  mutating func maybe<Made>(_ make: (inout SplitMix) -> Made) -> Made? {
    Bool.random(using: &self) ? make(&self) : nil
  }

  /// Not empty: an address has no way to tell an empty part from none.
  mutating func word() -> String {
    let letters = Array("abcß王é ’-\u{301}🙂")
    return "x"
      + String(
        (0..<Int.random(in: 0...8, using: &self)).map { _ in
          pick(letters)
        }
      )
  }

  mutating func handle() -> Person.Handle {
    let kinds: [Person.Handle.Kind] = [.unknown, .emailAddress, .phoneNumber]
    let kind = pick(kinds)
    let labels = INPersonHandleLabel.constants.map(\.name) + [word()]
    return Person.Handle(word(), kind: kind, label: maybe { $0.pick(labels) })
  }

  mutating func person(depth: Int) -> Person {
    var person = Person(word(), handle: maybe { $0.handle() })
    person.name = maybe {
      Person.Name(given: $0.maybe { $0.word() }, family: $0.maybe { $0.word() })
    }
    person.aliases = (0..<Int.random(in: 0...2, using: &self)).map { _ in handle() }
    person.contactIdentifier = maybe { $0.word() }
    person.customIdentifier = maybe { $0.word() }
    person.relationship = maybe { $0.pick(INPersonRelationship.constants).name }
    person.isMe = Bool.random(using: &self)
    if depth > 0 {
      person.matches = (0..<Int.random(in: 0...2, using: &self)).map { _ in
        self.person(depth: depth - 1)
      }
    }
    return person
  }

  /// Up to 36 digits, which no binary number holds.
  mutating func money() -> Money {
    let digits = (0..<Int.random(in: 1...36, using: &self)).map { _ in
      "\(Int.random(in: 1...9, using: &self))"
    }
    let places = Int.random(in: 0..<digits.count, using: &self)
    let whole = digits.dropLast(places).joined()
    let amount = places == 0 ? whole : "\(whole).\(digits.suffix(places).joined())"
    return Money(amount, currency: maybe { $0.pick(["USD", "EUR", "KWD"]) })
  }

  mutating func paymentMethod() -> PaymentMethod {
    PaymentMethod(
      kind: pick(INPaymentMethodType.cases).name,
      name: maybe { $0.word() },
      hint: maybe { $0.word() }
    )
  }

  mutating func place() -> Place {
    var place = Place(name: maybe { $0.word() })
    if Bool.random(using: &self) {
      place.latitude = Double.random(in: -90...90, using: &self)
      place.longitude = Double.random(in: -180...180, using: &self)
    }
    place.street = maybe { $0.word() }
    place.city = maybe { $0.word() }
    place.state = maybe { $0.word() }
    place.postalCode = maybe { $0.word() }
    place.country = maybe { $0.word() }
    place.countryCode = maybe { $0.word() }
    return place
  }

  mutating func moment() -> Moment {
    Moment(
      year: maybe { Int.random(in: 1970...2100, using: &$0) },
      month: maybe { Int.random(in: 1...12, using: &$0) },
      day: maybe { Int.random(in: 1...28, using: &$0) },
      hour: maybe { Int.random(in: 0...23, using: &$0) },
      minute: maybe { Int.random(in: 0...59, using: &$0) },
      second: maybe { Int.random(in: 0...59, using: &$0) }
    )
  }

  mutating func call() -> CallRecord {
    var call = CallRecord(
      identifier: word(),
      kind: pick(INCallRecordType.cases).name,
      capability: pick(INCallCapability.cases).name
    )
    // Whole seconds: a date counts from another year, and halves of a second may round.
    call.date = maybe { Double(Int.random(in: 0...4_000_000_000, using: &$0)) }
    call.caller = maybe { $0.person(depth: 1) }
    call.duration = maybe { Double.random(in: 0...10_000, using: &$0) }
    call.isUnseen = maybe { Bool.random(using: &$0) }
    call.count = maybe { Int.random(in: 1...9, using: &$0) }
    return call
  }
}
