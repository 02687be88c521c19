import Dialogue

/// One card while it is being read: everything that a contact or a group is made of.
struct ContactCard {
  private var identifier: String?
  private var fullName = ""
  private var name = Person.Name()
  private var nicknames: [String] = []
  private var handles: [Labelled<Person.Handle>] = []
  private var addresses: [Labelled<Contact.Address>] = []
  private var organization: String?
  private var relations: [Labelled<Contact.Relation>] = []
  private var categories: [String] = []
  private var isGroup = false
  private var members: [String] = []

  /// What `X-ABLABEL` calls the properties of a group of lines.
  private var labels: [String: String] = [:]

  /// Something with the group of lines that it stood in, whose label may come later.
  private struct Labelled<Element> {
    var element: Element
    var group: String
    var preference: Int
  }

  enum Entry {
    case contact(Contact)
    case group(Contact.Group)
  }
}

// MARK: - Reading

extension ContactCard {
  /// Takes in one property; those that nothing here needs are passed over.
  mutating func read(_ property: VCardProperty) {
    switch property.name {
    case "TEL", "EMAIL": readHandle(property)
    case "FN" where fullName.isEmpty: fullName = property.text
    case "N": readName(property.components)
    case "UID": identifier = property.text
    case "ADR": readAddress(property)
    case "NICKNAME": nicknames += property.elements
    case "ORG": organization = property.components.first { !$0.isEmpty }
    case "CATEGORIES": categories += property.elements.map { $0.lowercased() }
    case "RELATED", "X-ABRELATEDNAMES": readRelation(property)
    case "X-ABLABEL": labels[property.group] = property.text
    case "KIND": isGroup = property.text.lowercased() == "group"
    case "MEMBER": members.append(property.text)
    default: break
    }
  }

  /// Family; given; middle; prefix; suffix (RFC 6350, section 6.2.2).
  private mutating func readName(_ components: [String]) {
    func component(_ position: Int) -> String? {
      guard components.indices.contains(position), !components[position].isEmpty else { return nil }
      return components[position]
    }
    name.family = component(0)
    name.given = component(1)
    name.middle = component(2)
    name.prefix = component(3)
    name.suffix = component(4)
  }

  private mutating func readHandle(_ property: VCardProperty) {
    let isPhone = property.name == "TEL"
    let value = property.text.dropping(prefix: isPhone ? "tel:" : "mailto:")
    guard !value.isEmpty else { return }
    let handle = Person.Handle(
      value,
      kind: isPhone ? .phoneNumber : .emailAddress,
      label: HandleLabel.name(forTypes: property.types)
    )
    handles.append(labelled(handle, property))
  }

  /// Post office box; extension; street; city; state; postal code; country (section 6.3.1).
  private mutating func readAddress(_ property: VCardProperty) {
    let parts = property.components + Array(repeating: "", count: 7)
    func part(_ position: Int) -> String? {
      parts[position].isEmpty ? nil : parts[position]
    }
    var place = Place(name: nil)
    place.street = part(2)
    place.city = part(3)
    place.state = part(4)
    place.postalCode = part(5)
    place.country = part(6)
    let label = HandleLabel.name(forTypes: property.types)
    addresses.append(labelled(Contact.Address(label: label, place: place), property))
  }

  private mutating func readRelation(_ property: VCardProperty) {
    let relation = Contact.Relation(
      kind: Contact.Relation.kind(named: property.types.first { $0 != "pref" } ?? ""),
      other: property.text
    )
    relations.append(labelled(relation, property))
  }

  private func labelled<Element>(
    _ element: Element,
    _ property: VCardProperty
  ) -> Labelled<Element> {
    Labelled(element: element, group: property.group, preference: property.preference)
  }
}

// MARK: - What comes of it

extension ContactCard {
  /// - Parameter spareIdentifier: Stands in for an identifier that is missing.
  /// - Returns: The contact or group, or `nil` if the card names nobody.
  func entry(spareIdentifier: String) -> Entry? {
    let shown = [fullName, composedName, organization ?? ""].first { !$0.isEmpty }
    guard let shown else { return nil }
    let identifier = self.identifier ?? spareIdentifier
    if isGroup {
      return .group(Contact.Group(identifier: identifier, name: shown, members: members))
    }
    var contact = Contact(identifier: identifier, fullName: shown)
    contact.name = name
    contact.nicknames = nicknames
    contact.organization = organization
    contact.handles = finishedHandles
    contact.addresses = inOrder(addresses).map { address in
      Contact.Address(
        label: label(of: address) ?? address.element.label,
        place: address.element.place
      )
    }
    contact.relations = relations.map { relation in
      let kind = labels[relation.group].map(Contact.Relation.kind) ?? relation.element.kind
      return Contact.Relation(kind: kind, other: relation.element.other)
    }.filter { !$0.kind.isEmpty }
    contact.isFavorite = categories.contains("favorite") || categories.contains("favourite")
    contact.isMe = categories.contains("me")
    return .contact(contact)
  }

  private var composedName: String {
    [name.prefix, name.given, name.middle, name.family, name.suffix]
      .compactMap { $0 }.joined(separator: " ")
  }

  private var finishedHandles: [Person.Handle] {
    let finished = inOrder(handles).map { handle in
      let label = label(of: handle) ?? handle.element.label
      return Person.Handle(handle.element.value, kind: handle.element.kind, label: label)
    }
    guard finished.contains(where: { $0.kind == .emailAddress }) else { return finished }
    return finished.filter { $0.kind == .phoneNumber }
      + finished.filter { $0.kind == .emailAddress }
  }

  private func label<Element>(of labelled: Labelled<Element>) -> String? {
    labelled.group.isEmpty ? nil : labels[labelled.group].map(HandleLabel.name(forCustom:))
  }

  /// Preferred ones first, otherwise as the card has them.
  private func inOrder<Element>(_ elements: [Labelled<Element>]) -> [Labelled<Element>] {
    guard elements.contains(where: { $0.preference != .max }) else { return elements }
    return elements.enumerated()
      .sorted { ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset) }
      .map(\.element)
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String {
    utf8.count > prefix.utf8.count && lowercasedStarts(with: prefix)
      ? String(dropFirst(prefix.count)) : self
  }

  private func lowercasedStarts(with prefix: String) -> Bool {
    zip(utf8, prefix.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}
