import Automata
import English
import Phrases
import Testing

@testable import Understanding

@Suite struct SensesTests {
  private static func sense(_ word: String) -> Sense { Senses.english.sense(of: Word(word)) }

  @Test func `every unit has words, and every entry names a unit`() {
    #expect(English.timeUnits.map(\.key) == TimeUnit.allCases.map(\.rawValue))
    #expect(English.distanceUnits.map(\.key) == DistanceUnit.allCases.map(\.rawValue))
    #expect(English.energyUnits.map(\.key) == EnergyUnit.allCases.map(\.rawValue))
  }

  @Test func `every role but none has words, and every entry names one`() {
    let roles = Sense.Role.allCases.filter { $0 != .none }
    #expect(Set(English.roles.map(\.key)) == Set(roles.map(\.rawValue)))
  }

  @Test func `a word can have several senses`() {
    let second = Self.sense("second")
    #expect(second.ordinal == 2 && second.time == .second)
    let march = Self.sense("mar")
    #expect(march.month == 3 && march.role == .none)
    #expect(Self.sense("last").ordinal == -1 && Self.sense("last").role == .last)
  }

  @Test func `most words have none`() {
    #expect(Self.sense("hello").isNone)
  }
}
