import Dialogue

extension Draft {
  /// Returns whether it calls for help, which nobody should do by mistake.
  var isEmergencyCall: Bool {
    self["destinationType"].contains { $0.content == .term("emergency") }
      || self["contacts"].contains { Self.emergencyNumbers.contains($0.dialled) }
  }

  /// The numbers of the emergency services in most countries.
  static let emergencyNumbers: Set = [
    "911", "112", "999", "000", "110", "111", "113", "117", "118", "119",
  ]
}

extension Value {
  /// The digits of the number that is called, if it is one.
  fileprivate var dialled: String {
    guard case .person(let person) = content else { return "" }
    return (person.handle?.value ?? person.displayName).filter(\.isNumber)
  }
}
