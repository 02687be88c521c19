package import Dialogue
import Domains
package import Understanding

extension Requests {
  /// The question of a prompt, as far as it bears on understanding the answer.
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

  /// The phrases' name for a parameter.
  private func name(of parameter: Slot, _ intent: String) -> String {
    IntentRow.row(for: intent)?.slot(for: parameter) ?? parameter.rawValue
  }
}

// MARK: - Options

extension Requests {
  /// The options that an answer can pick, with their words: as much work for each value, however
  /// many there are of one name.
  func options(_ values: some Collection<Value>) -> [Question.Option] {
    let counts: [String: Int] = values.reduce(into: [:]) { counts, value in
      if case .person(let person) = value.content { counts[person.displayName, default: 0] += 1 }
    }
    return voice.toldApart(Array(values)).map { shown in
      let more = names(of: shown.content)
      let attributes = attributes(of: shown.content, listed: counts)
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

  /// The attributes of an option, where each name is listed so many times.
  ///
  /// Where one person is listed by each number, it is the number that tells the options apart, and
  /// the other numbers would only confuse.
  private func attributes(
    of content: Value.Content,
    listed counts: [String: Int]
  ) -> [String?] {
    switch content {
    case .person(let person):
      [person.handle?.label, person.handle?.value, person.name?.family]
        + (counts[person.displayName] == 1 ? person.aliases.map(\.label) : [])
        + (person.contactIdentifier.map(circles) ?? [])
    case .place(let place): [place.street, place.city]
    case .callRecord(let record): [record.kind]
    case .text, .boolean, .integer, .decimal, .term, .terms, .phrase, .period, .money,
      .paymentMethod:
      []
    }
  }
}

extension Requests {
  /// The organization and the groups that a contact belongs to.
  private func circles(of contact: String) -> [String?] {
    let groups = world.contacts.groups.filter { $0.members.contains(contact) }
    return [world.contacts[contact]?.organization] + groups.map(\.name)
  }
}

// MARK: - The texts of a request

extension Requests {
  /// The texts of a draft, by what the phrases call them.
  func texts(of draft: Draft) -> [String: String] {
    let columns = IntentRow.row(for: draft.intent)?.columns.filter { $0.kind == .text } ?? []
    return columns.reduce(into: [:]) { texts, column in
      if case .text(let text) = draft[column.parameter].first?.content { texts[column.slot] = text }
    }
  }
}
