import Dialogue
import Domains
import Understanding

/// The people and groups that can be meant: those of the contacts, those that an app has told of, and
/// those of earlier requests.
struct KnownPeople: Sendable {
  /// `nil` where the contacts may not be seen.
  let contacts: ContactBook?
  let vocabulary: UserVocabulary
  @Boxed private(set) var memory: Memory
  let voice: Voice

  init(
    contacts: ContactBook?,
    vocabulary: UserVocabulary,
    memory: Boxed<Memory>,
    voice: Voice
  ) {
    self.contacts = contacts
    self.vocabulary = vocabulary
    _memory = memory
    self.voice = voice
  }
}

extension KnownPeople {
  /// The people that a slot speaks of: one, none for a group that goes by its name, or all its
  /// members where the intent takes people only.
  ///
  /// Where one person is wanted, a group stays the name that it is: none of its members is meant.
  func values(
    of reading: SlotReading,
    _ parameter: Slot,
    _ context: Requests.Context
  ) -> [Value] {
    guard case .person(let mention) = reading.meaning else {
      return [person(named: reading)].map { voice.value(.person($0)) }
    }
    if mention.role == .driver, let driver = memory.driver {
      return [voice.value(.person(driver))]
    }
    if let pronoun = mention.pronoun {
      let meant = people(for: pronoun, parameter, context)
      return mention.label.map { label in meant.map { reached($0, at: label) } } ?? meant
    }
    if let group = group(mention, context.app) {
      if context.row.takesGroups { return [] }
      let people = context.takesSeveral(parameter) ? members(of: group) : [Person(group.spoken)]
      return people.map { voice.value(.person($0)) }
    }
    return [voice.value(.person(person(mention, wording: reading.wording, context)))]
  }

  /// A person who is given by a number, or in words that mean nobody in particular.
  private func person(named reading: SlotReading) -> Person {
    guard case .phoneNumber(let number) = reading.meaning else { return Person(reading.wording) }
    if let (contact, handle) = contacts?.owner(ofNumber: number) {
      var person = contact.person()
      person.handle = handle
      person.aliases = []
      return person
    }
    return Person(reading.wording, handle: Person.Handle(number, kind: .phoneNumber))
  }

  /// The person that a mention means, as far as that is known.
  ///
  /// Exactly one contact is given whole. Where there are several the words stand alone, with the
  /// contacts as matches; without access to the contacts the words are all there is.
  private func person(
    _ mention: PersonMention,
    wording: String,
    _ context: Requests.Context
  ) -> Person {
    let app = context.app.identifier
    if let term = vocabulary.person(among: mention.candidates, of: app) {
      var person = Person(term.spoken)
      person.customIdentifier = term.identifier
      return person
    }
    guard let contacts else { return Person(wording) }
    let meant = ranked(contacts.those(meantBy: mention), for: wording)
    let people = meant.map { self.person($0, label: mention.label, context) }
    var person = people.count == 1 ? people[0] : Person(meant.spelling(of: wording))
    person.relationship = mention.relation
    if meant.isEmpty, wording.contains("@") {
      person.handle = Person.Handle(wording, kind: .emailAddress)
    }
    if people.count > 1 {
      person.matches = people
    }
    return person
  }

  /// A contact to be reached as was said; where nothing was, a text goes to the mobile number.
  private func person(_ contact: Contact, label: String?, _ context: Requests.Context) -> Person {
    let isText = Manner.of(context.row.request).delivers == .text
    return contact.person(label: label ?? (isText ? contact.mobileLabel : nil))
  }
}

extension KnownPeople {
  /// Somebody who was spoken of, at the kind of number that was said: “call her on her cell”.
  private func reached(_ value: Value, at label: String) -> Value {
    guard case .person(let person) = value.content,
      let contact = person.contactIdentifier.flatMap({ contacts?[$0] })
    else { return value }
    return voice.value(.person(contact.person(label: label)))
  }

  /// A request with those whom a text goes to at their mobile numbers, as far as it was not said
  /// otherwise for a text: who called from home is not written to there.
  func addressed(_ draft: Draft) -> Draft {
    guard Manner.of(intent: draft.intent).delivers == .text else { return draft }
    var draft = draft
    for slot in Slot.people where !draft[slot].isEmpty {
      draft[slot] = draft[slot].map(addressed)
    }
    return draft
  }

  private func addressed(_ value: Value) -> Value {
    guard case .person(let person) = value.content, !wasWritten(to: person),
      let contact = person.contactIdentifier.flatMap({ contacts?[$0] }),
      person.isOfApp || person.isAtAny(of: contact), let label = contact.mobileLabel
    else { return value }
    return voice.value(.person(contact.person(label: label)))
  }

  private func wasWritten(to person: Person) -> Bool {
    memory.handled.contains { earlier in
      Manner.of(intent: earlier.draft.intent).delivers == .text
        && Slot.people.contains { slot in
          earlier.draft[slot].contains { $0.content == .person(person) }
        }
    }
  }
}

extension Person {
  /// True if it is somebody of whom an app told.
  fileprivate var isOfApp: Bool { customIdentifier != nil }

  /// True if nobody has said yet at which of a contact's handles.
  fileprivate func isAtAny(of contact: Contact) -> Bool {
    !aliases.isEmpty && handle.map(contact.handles.contains) == true
  }

  /// True if something can be sent to them: a driver can only be called.
  fileprivate var isKnown: Bool { contactIdentifier != nil || isOfApp }
}

extension [Contact] {
  /// A name as the contacts spell it, where it was typed without its capitals.
  func spelling(of wording: String) -> String {
    flatMap(\.names).first { $0.lowercased() == wording.lowercased() } ?? wording
  }
}

extension ContactBook {
  /// The contacts that a mention may mean, best first; those with the handle that was asked for
  /// if some have it.
  fileprivate func those(meantBy mention: PersonMention) -> [Contact] {
    let contacts = mention.candidates.compactMap { self[$0] }
    guard let label = mention.label else { return contacts }
    let reachable = contacts.filter { $0.hasHandle(label: label) }
    return reachable.isEmpty ? contacts : reachable
  }
}

// MARK: - Pronouns

extension KnownPeople {
  /// The people who were spoken of before.
  ///
  /// Where one person is meant and several could be, the words stand with all of them as matches,
  /// so that the handler has the user asked. Where nobody was spoken of, a request leaves it open
  /// and the handler asks; a search would find too much without the words.
  private func people(
    for pronoun: Pronoun,
    _ parameter: Slot,
    _ context: Requests.Context
  ) -> [Value] {
    let isDelivery = Manner.of(context.row.request).delivers != nil
    let known = peopleMeant(by: pronoun) { !isDelivery || $0.isKnown }
    let isText = Manner.of(context.row.request).delivers == .text
    let areAll = pronoun == .them && context.takesSeveral(parameter) && !isAfterList(context)
    if known.count <= 1 || areAll {
      guard known.isEmpty, Schema.named(context.row.intent)?.isQuestion == true else {
        return known.map { voice.value(.person($0)) }.map { isText ? addressed($0) : $0 }
      }
      return [voice.value(.person(Person(pronoun.rawValue)))]
    }
    var person = Person(pronoun.rawValue)
    person.matches = known
    return [voice.value(.person(person))]
  }

  /// Returns whether calls were listed just now: nobody calls all of those at once.
  private func isAfterList(_ context: Requests.Context) -> Bool {
    let manner = Manner.of(context.row.request)
    guard manner.topic == .calls, !manner.isLookup, let last = memory.handled.first else {
      return false
    }
    return Manner.of(intent: last.draft.intent).isLookup
  }

  func peopleMeant(
    by pronoun: Pronoun,
    where isReached: (Person) -> Bool = { _ in true }
  ) -> [Person] {
    memory.people(for: pronoun, gender: gender, isReached: isReached)
  }

  /// Of a stranger the user may know no more than the name.
  private func gender(_ person: Person) -> Gender? {
    guard let contact = person.contactIdentifier.flatMap({ contacts?[$0] }) else { return nil }
    let relations = contacts?.relationsToMe[contact.identifier] ?? []
    let words = relations + [contact.name.given].compactMap(\.self)
    return contact.gender ?? words.lazy.compactMap { Gender(of: $0) }.first
  }
}

// MARK: - Ranking

extension KnownPeople {
  /// Ranks contacts: first those whose whole name was said, then favorites, then whom the user had
  /// to do with, the latest first; the rest as they are in the contacts.
  func ranked(_ contacts: [Contact], for wording: String) -> [Contact] {
    guard contacts.count > 1 else { return contacts }
    let said = wording.lowercased()
    let recent = memory.usage.recent
    let places = Dictionary(uniqueKeysWithValues: zip(recent, recent.indices))
    let ranks = contacts.map { contact in
      let isExact = contact.fullName.lowercased() == said
      let standing = (isExact ? 0 : 2) + (contact.isFavorite ? 0 : 1)
      return standing * (recent.count + 1) + (places[contact.identifier] ?? recent.count)
    }
    // Equal ones keep their order, which a sort alone does not promise.
    let order = contacts.indices.sorted { one, other in
      ranks[one] == ranks[other] ? one < other : ranks[one] < ranks[other]
    }
    return order.map { contacts[$0] }
  }
}

// MARK: - Groups

extension KnownPeople {
  /// The name of the group that a slot speaks of, if it is one.
  func group(_ reading: SlotReading, _ context: Requests.Context) -> Value? {
    guard case .person(let mention) = reading.meaning else { return nil }
    return group(mention, context.app).map { voice.value(.phrase($0)) }
  }

  private func group(_ mention: PersonMention, _ app: AppDescription) -> Phrase? {
    for candidate in mention.candidates {
      if let term = vocabulary.group(candidate, of: app.identifier) { return term }
      guard let contacts else { continue }
      if let group = contacts.group(candidate) {
        return Phrase(group.name, identifier: group.identifier)
      }
      // What only another app knows says nothing, but a contact is somebody.
      if contacts[candidate] != nil { return nil }
    }
    return nil
  }

  private func members(of phrase: Phrase) -> [Person] {
    guard let contacts, let group = phrase.identifier.flatMap(contacts.group) else {
      return [Person(phrase.spoken)]
    }
    return contacts.members(of: group).map { $0.person() }
  }
}

extension KnownPeople {
  /// The only other one whom a name may mean.
  func other(than one: Value, named name: SlotReading?) -> Person? {
    guard case .person(let mention)? = name?.meaning, let contacts else { return nil }
    let others = mention.candidates.filter { $0 != one.somebody?.contactIdentifier }
      .compactMap { contacts[$0]?.person() }
    return others.count == 1 ? others[0] : nil
  }
}
