import Dialogue
import Domains
import Understanding

// MARK: - Any of several

extension Session {
  /// Takes the first of a list where the user leaves open which, and says so.
  ///
  /// Who gets a message or money is not for the assistant to choose.
  func takeAny(of exchange: Exchange, _ prompt: Prompt) async {
    guard let first = prompt.kind.options.first else { return await tell(.unclear, to: exchange) }
    guard !exchange.isAddressed(to: first) else {
      say(SessionWording.yoursToChoose)
      return repeatPrompt(isShown: true)
    }
    say(SessionWording.taking(voice.toldApart(prompt.kind.options)[0].spoken))
    await tell(.options([0]), to: exchange)
  }
}

// MARK: - All of several

extension Session {
  /// “Both”, where several people can be meant and each can be reached.
  ///
  /// Where that can't be, it is said why, which costs no patience. Of more than were listed nobody
  /// can mean all.
  func takeEvery(of exchange: Exchange, _ prompt: Prompt) async {
    if case .narrowing = prompt.kind { return await tell(.unclear, to: exchange) }
    let options = prompt.kind.options
    let contacts = options.compactMap(contact)
    guard options.count > 1, contacts.count == options.count else {
      return await tell(.unclear, to: exchange)
    }
    let isOneEach = Set(contacts.map(\.identifier)).count == options.count
    if isOneEach, exchange.takesSeveral(at: prompt) {
      return await tell(.values(options), to: exchange)
    }
    say(isOneEach ? SessionWording.onePerson(name(of: exchange.app)) : SessionWording.oneNumber)
    repeatPrompt(isShown: true)
  }
}

extension Exchange {
  /// Whether what is asked for can be several.
  fileprivate func takesSeveral(at prompt: Prompt) -> Bool {
    conversation.parameters.contains { $0.slot == prompt.kind.slot && $0.isList }
  }

  /// Whether a value is somebody whom something is sent to that can't be taken back.
  fileprivate func isAddressed(to value: Value) -> Bool {
    guard case .person = value.content else { return false }
    return Manner.of(intent: conversation.draft.intent).delivers != nil
  }
}

extension Prompt.Kind {
  /// What is listed to choose from, or proposed.
  fileprivate var options: [Value] {
    switch self {
    case .choice(_, _, let values), .narrowing(_, _, let values): values
    case .approval(_, _, let value): [value]
    case .value, .goAhead, .openApp: []
    }
  }
}

// MARK: - By the number that somebody has

extension Session {
  /// “The work one”, where several people could be meant, or one was proposed: whoever has such a
  /// number, and that number.
  ///
  /// - Returns: `nil` if the line says something else, or it tells nobody from the others.
  func pick(byLabelIn line: String, at prompt: Prompt, of exchange: Exchange) -> ReplyReading? {
    let contacts = prompt.kind.options.compactMap(contact)
    guard permissions.contacts, !contacts.isEmpty,
      Set(contacts.map(\.identifier)).count == prompt.kind.options.count,
      let (label, slot) = self.label(in: line)
    else { return nil }
    let fitting = contacts.indices.filter { contacts[$0].hasHandle(label: label) }
    guard fitting.count == 1 else {
      return fitting.isEmpty || fitting.count == contacts.count ? nil : .options(fitting)
    }
    let name = name(of: prompt, exchange)
    return .values([slot.standing(for: contacts[fitting[0]], label, as: name)])
  }

  fileprivate func contact(_ option: Value) -> Contact? {
    guard case .person(let person) = option.content else { return nil }
    return person.contactIdentifier.flatMap { world.contacts[$0] }
  }

  /// The kind of number that a line names, if it does nothing else.
  private func label(in line: String) -> (String, SlotReading)? {
    guard case .values(let slots) = read(line, to: Question(.value(slot: "label"))),
      slots.count == 1, slots[0].name == "label", case .term(let label) = slots[0].meaning
    else { return nil }
    return (label, slots[0])
  }

  /// What the phrases call the parameter that a question is about.
  private func name(of prompt: Prompt, _ exchange: Exchange) -> String {
    let row = IntentRow.row(for: exchange.conversation.draft.intent)
    return prompt.kind.slot.flatMap { row?.slot(for: $0) } ?? ""
  }
}

extension SlotReading {
  /// The same words, meaning a contact and one of their numbers.
  fileprivate func standing(for contact: Contact, _ label: String, as name: String) -> SlotReading {
    var slot = self
    slot.name = name
    slot.wording = contact.fullName
    slot.meaning = .person(PersonMention(candidates: [contact.identifier], label: label))
    return slot
  }
}
