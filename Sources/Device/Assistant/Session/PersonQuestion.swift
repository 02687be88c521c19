import Dialogue
import Domains
import Understanding

/// A question about people, which the assistant answers from the contacts.
struct PersonQuestion {
  /// `nil` where the words alone told what is asked, and name nobody.
  private let whom: SlotReading?
  private let detail: Detail
  private let label: String?

  /// - Returns: `nil` if a reading is no such question.
  init?(_ reading: Reading) {
    guard Manner.of(reading.intent).record?.basis == .contacts else { return nil }
    whom = reading.slots.first { $0.isSomebody }
    detail = reading.term("personDetail").flatMap(Detail.init) ?? .phone
    var label = reading.term("label")
    if case .person(let mention) = whom?.meaning { label = mention.label ?? label }
    self.label = label
  }

  /// A detail that is asked of somebody, by the phrases' terms.
  enum Detail: String {
    case phone, email, address, members

    /// The kind of handle that tells it.
    var kind: Person.Handle.Kind? {
      switch self {
      case .phone: .phoneNumber
      case .email: .emailAddress
      case .address, .members: nil
      }
    }
  }
}

// MARK: - Answering

extension PersonQuestion {
  /// Why it is not answered, as a fact; `nil` if it is.
  func objection(in context: Context) -> Fact? {
    if context.permissions.isLocked { return .refused("locked") }
    return context.permissions.contacts ? nil : .refused("not-authorized")
  }

  /// The answer, and the people whom it speaks of.
  func answer(in context: Context) -> (lines: [String], people: [Person]) {
    if context.permissions.isLocked { return ([SessionWording.locked], []) }
    let grounding = context.grounding
    guard context.permissions.contacts else { return ([SessionWording.noContacts], []) }
    guard let whom else { return ([SessionWording.unnamed], []) }
    if let group = group(called: whom, in: grounding) {
      let members = grounding.world.contacts.members(of: group).filter { !$0.isMe }
      let names = grounding.voice.list(members.map(\.fullName))
      return ([SessionWording.members(names, of: group.name)], members.map { $0.person() })
    }
    let contacts = contacts(called: whom, in: grounding)
    let name = contacts.spelling(of: whom.wording)
    guard detail != .members else { return ([SessionWording.noGroup(name)], []) }
    if contacts.isEmpty {
      let isKnown = !whom.isPronoun
      return ([isKnown ? SessionWording.nobody(called: name) : SessionWording.unknown(name)], [])
    }
    return (contacts.map { sentence(on: $0, in: grounding) }, contacts.map { $0.person() })
  }

  private func group(called whom: SlotReading, in grounding: Requests) -> Contact.Group? {
    guard case .person(let mention) = whom.meaning else { return nil }
    return mention.candidates.lazy.compactMap(grounding.world.contacts.group).first
  }

  /// The contacts who can be meant, the likeliest first.
  private func contacts(called whom: SlotReading, in grounding: Requests) -> [Contact] {
    guard case .person(let mention) = whom.meaning else { return [] }
    let book = grounding.world.contacts
    if let pronoun = mention.pronoun {
      return grounding.people.peopleMeant(by: pronoun)
        .compactMap { $0.contactIdentifier.flatMap { book[$0] } }
    }
    return grounding.people.ranked(mention.candidates.compactMap { book[$0] }, for: whom.wording)
  }
}

// MARK: - Sentences

extension PersonQuestion {
  private func sentence(on contact: Contact, in grounding: Requests) -> String {
    guard let kind = detail.kind else { return address(of: contact, in: grounding) }
    let all = contact.handles.filter { $0.kind == kind }
    let asked = all.filter { label == nil || $0.label == label }
    let voice = grounding.voice
    let what = SessionWording.detail(detail.rawValue, label: label.map(voice.words(forTerm:)))
    guard let only = asked.first else {
      return SessionWording.none(of: what, of: contact.fullName)
    }
    if asked.count == 1 { return SessionWording.only(only.value, of: what, of: contact.fullName) }
    let values = asked.map { handle in
      handle.label.map { "\(handle.value) (\(voice.words(forTerm: $0)))" } ?? handle.value
    }
    return SessionWording.several(voice.list(values), of: what, of: contact.fullName)
  }

  private func address(of contact: Contact, in grounding: Requests) -> String {
    let label = label ?? "home"
    let what = SessionWording.detail(detail.rawValue, label: grounding.voice.words(forTerm: label))
    guard let place = contact.addresses.first(where: { $0.label == label })?.place else {
      return SessionWording.none(of: what, of: contact.fullName)
    }
    let parts = [place.street, place.city].compactMap(\.self)
    return SessionWording.only(parts.joined(separator: ", "), of: what, of: contact.fullName)
  }
}

extension Reading {
  /// The term that a slot was filled with.
  func term(_ slot: String) -> String? {
    slots.lazy.compactMap { found in
      if found.name == slot, case .term(let term) = found.meaning { term } else { nil }
    }.first
  }
}
