package import Dialogue
import Domains
package import Understanding

extension Requests {
  /// What a prompt asks, as far as it bears on understanding the answer.
  package func question(for prompt: Prompt, intent: String) -> Question {
    Question(kind(of: prompt, intent: intent), intent: Self.request(for: intent))
  }

  /// The question which of several apps to use.
  package func question(choosing apps: [AppDescription], for reading: Reading) -> Question {
    let options = apps.map { Question.Option(names: $0.names) }
    return Question(.choice(slot: nil, options: options), intent: reading.intent)
  }

  private func kind(of prompt: Prompt, intent: String) -> Question.Kind {
    switch prompt.kind {
    case .value(let slot, _, _): .value(slot: name(of: slot, intent))
    case .choice(let slot, _, let values), .narrowing(let slot, _, let values):
      .choice(slot: name(of: slot, intent), options: options(values))
    case .approval, .goAhead, .openApp: .approval
    }
  }

  /// What the phrases call a parameter.
  private func name(of parameter: Slot, _ intent: String) -> String {
    IntentRow.row(for: intent)?.slot(for: parameter) ?? parameter.rawValue
  }
}

// MARK: - Options

extension Requests {
  private func options(_ values: [Value]) -> [Question.Option] {
    voice.toldApart(values).map { shown in
      let more = names(of: shown.content)
      let attributes = attributes(of: shown.content, among: values)
      return Question.Option(names: unique([shown.spoken] + more), attributes: unique(attributes))
    }
  }

  private func unique(_ words: [String?]) -> [String] {
    var unique: [String] = []
    for case let word? in words where !word.isEmpty && !unique.contains(word) {
      unique.append(word)
    }
    return unique
  }

  private func names(of content: Value.Content) -> [String?] {
    switch content {
    case .person(let person):
      [person.displayName, person.name?.given, person.name?.nickname]
    case .place(let place): [place.name]
    case .callRecord(let record): record.caller.map { names(of: .person($0)) } ?? []
    case .text, .boolean, .integer, .decimal, .term, .terms, .phrase, .period, .money,
      .paymentMethod:
      []
    }
  }

  private func attributes(of content: Value.Content, among values: [Value]) -> [String?] {
    switch content {
    case .person(let person):
      [person.handle?.label, person.handle?.value, person.name?.family]
        + (isOnlyOne(person, among: values) ? person.aliases.map(\.label) : [])
        + [person.contactIdentifier.flatMap { world.contacts[$0]?.organization }]
    case .place(let place): [place.street, place.city]
    case .callRecord(let record): [record.kind]
    case .text, .boolean, .integer, .decimal, .term, .terms, .phrase, .period, .money,
      .paymentMethod:
      []
    }
  }

  /// Whether a person is listed once; where one is listed by each number, it is the number that
  /// tells the options apart, and the other numbers would only confuse.
  private func isOnlyOne(_ person: Person, among values: [Value]) -> Bool {
    values.count { value in
      guard case .person(let other) = value.content else { return false }
      return other.displayName == person.displayName
    } == 1
  }
}
