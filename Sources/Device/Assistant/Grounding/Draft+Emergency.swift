import Dialogue
import Understanding

extension Draft {
  /// Returns whether it calls for help, which nobody should do by mistake.
  var isEmergencyCall: Bool {
    self["destinationType"].contains { $0.content == .term("emergency") }
      || self["contacts"].contains { Self.emergencyNumbers.contains($0.dialled) }
  }

  /// Has a call for help go to the number that helps, as if that had been said.
  mutating func callForHelp(saidAs reading: Reading, in region: Region) {
    guard isEmergencyCall, self["contacts"].isEmpty else { return }
    let said = reading.slots.map(\.wording).first(where: Self.emergencyNumbers.contains)
    let number = said ?? region.emergencyNumber
    let person = Person(number, handle: Person.Handle(number, kind: .phoneNumber))
    self["destinationType"] = []
    self["contacts"] = [Value(number, .person(person))]
  }

  /// The numbers of the emergency services in most countries.
  static let emergencyNumbers: Set = [
    "911", "112", "999", "000", "110", "111", "113", "117", "118", "119",
  ]
}

extension Region {
  /// The number for help of every kind.
  var emergencyNumber: String {
    Self.emergencyNumbers.first { $0.key.split(separator: " ").contains { $0 == code } }?.value
      ?? "112"
  }

  private static let emergencyNumbers: KeyValuePairs = [
    "US CA MX PR GU VI AR PE EC SV PA JM PH": "911", "GB IM JE GG IE KE GH SG HK MY BD PL": "999",
    "AU": "000", "NZ": "111", "JP KR TW LK": "119", "CN": "110",
  ]
}

extension Value {
  /// The digits of the number that is called, if it is one.
  fileprivate var dialled: String {
    guard case .person(let person) = content else { return "" }
    return (person.handle?.value ?? person.displayName).filter(\.isNumber)
  }
}
