import Dialogue
import Domains

// MARK: - Where it goes

extension Session {
  /// A review as it is shown: whoever can be reached in several ways is named with the one that is
  /// used, as “Mike Chen (work)”.
  func addressed(_ prompt: Prompt) -> Prompt {
    guard case .goAhead(var draft) = prompt.kind, permissions.contacts else { return prompt }
    for slot in Slot.reached { draft[slot] = draft[slot].map(addressed) }
    var prompt = prompt
    prompt.kind = .goAhead(draft)
    return prompt
  }

  private func addressed(_ value: Value) -> Value {
    guard case .person(let person) = value.content, let handle = person.handle,
      let label = handle.label,
      let contact = person.contactIdentifier.flatMap({ world.contacts[$0] }),
      contact.handles.count(where: { $0.kind == handle.kind }) > 1
    else { return value }
    return Value("\(value.spoken) (\(voice.words(forTerm: label)))", value.content)
  }
}

// MARK: - Emergencies

extension Draft {
  /// Whether it calls for help, which nobody should do by mistake.
  var isEmergencyCall: Bool {
    self["destinationType"].contains { $0.content == .term("emergency") }
      || self["contacts"].contains { Self.emergencyNumbers.contains($0.dialled) }
  }

  /// What the emergency services are called by in most countries.
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
