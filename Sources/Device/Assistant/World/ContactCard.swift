import Dialogue
import Understanding

/// One card while it is being read: everything that a contact or a group is made of.
struct ContactCard {
  private var contact = Contact(identifier: "", fullName: "")
  private var isGroup = false
  private var members: [String] = []

  /// The groups of lines such as `item1`, whose labels may come later.
  private var grouped: [String: Grouped] = [:]

  /// The preferences of handles and addresses by position, where the card states any.
  private var handlePreferences: [Int: Int] = [:]
  private var addressPreferences: [Int: Int] = [:]

  private struct Grouped {
    var label: String?
    var handles: [Int] = []
    var addresses: [Int] = []
    var relations: [Int] = []
  }

  /// A card as read: a contact or a group.
  enum Entry {
    case contact
    case group(Contact.Group)
  }
}

// MARK: - Reading

extension ContactCard {
  /// Takes in one property; those that nothing here needs are passed over.
  mutating func read(
    _ property: VCardProperty,
    of line: Span<UInt8>,
    _ parameters: VCardParameters?
  ) {
    let value = property.value
    let group = property.group.isEmpty ? nil : line.verbatim(property.group)
    if let group { remember(property.name, in: group) }
    switch property.name {
    case .telephone, .mail: readHandle(property, line, parameters)
    case .formatted where contact.fullName.isEmpty: contact.fullName = line.text(value)
    case .name: readName(value, line)
    case .identifier: contact.identifier = line.text(value)
    case .address: readAddress(property, line, parameters)
    case .nickname: contact.nicknames += line.elements(value)
    case .organization: readOrganization(value, line)
    case .jobTitle, .role: contact.jobTitle = line.text(value)
    case .gender: contact.gender = Gender(vCard: line.text(value))
    case .categories: readCategories(line.elements(value))
    case .related, .relatedNames: readRelation(property, line, parameters)
    case .label: if let group { grouped[group, default: Grouped()].label = line.text(value) }
    case .kind: isGroup = line.text(value).lowercased() == "group"
    case .member: members.append(line.text(value))
    default: break
    }
  }

  /// Family; given; middle; prefix; suffix (RFC 6350, section 6.2.2).
  private mutating func readName(_ value: Range<Int>, _ line: Span<UInt8>) {
    var name = Person.Name()
    line.forEachPart(of: value, separatedBy: .semicolon) { number, part in
      guard !part.isEmpty else { return }
      switch number {
      case 0: name.family = line.text(part)
      case 1: name.given = line.text(part)
      case 2: name.middle = line.text(part)
      case 3: name.prefix = line.text(part)
      case 4: name.suffix = line.text(part)
      default: break
      }
    }
    contact.name = name
  }

  private mutating func readHandle(
    _ property: VCardProperty,
    _ line: Span<UInt8>,
    _ parameters: VCardParameters?
  ) {
    let isPhone = property.name == .telephone
    let value = line.text(line.dropping(isPhone ? "tel:" : "mailto:", from: property.value))
    if let preference = parameters?.preference {
      handlePreferences[contact.handles.count] = preference
    }
    if contact.handles.isEmpty { contact.handles.reserveCapacity(3) }
    contact.handles.append(
      Person.Handle(
        value,
        kind: isPhone ? .phoneNumber : .emailAddress,
        label: parameters?.label
      )
    )
  }

  /// Post office box; extension; street; city; state; postal code; country (section 6.3.1).
  private mutating func readAddress(
    _ property: VCardProperty,
    _ line: Span<UInt8>,
    _ parameters: VCardParameters?
  ) {
    var place = Place(name: nil)
    line.forEachPart(of: property.value, separatedBy: .semicolon) { number, part in
      guard !part.isEmpty else { return }
      switch number {
      case 2: place.street = line.text(part)
      case 3: place.city = line.text(part)
      case 4: place.state = line.text(part)
      case 5: place.postalCode = line.text(part)
      case 6: place.country = line.text(part)
      default: break
      }
    }
    if let preference = parameters?.preference {
      addressPreferences[contact.addresses.count] = preference
    }
    contact.addresses.append(Contact.Address(label: parameters?.label, place: place))
  }

  private mutating func readOrganization(_ value: Range<Int>, _ line: Span<UInt8>) {
    line.forEachPart(of: value, separatedBy: .semicolon) { _, part in
      if contact.organization == nil, !part.isEmpty { contact.organization = line.text(part) }
    }
  }

  private mutating func readCategories(_ categories: [String]) {
    for category in categories {
      switch category.lowercased() {
      case "favorite", "favourite": contact.isFavorite = true
      case "me": contact.isMe = true
      default: break
      }
    }
  }

  private mutating func readRelation(
    _ property: VCardProperty,
    _ line: Span<UInt8>,
    _ parameters: VCardParameters?
  ) {
    let type = parameters?.types.first { $0 != "pref" }
    contact.relations.append(
      Contact.Relation(
        kind: Contact.Relation.kind(named: type ?? ""),
        other: line.text(property.value)
      )
    )
  }

  /// Keeps which group of lines the property that comes next belongs to.
  private mutating func remember(_ name: VCardProperty.Name, in group: String) {
    switch name {
    case .telephone, .mail:
      grouped[group, default: Grouped()].handles.append(contact.handles.count)
    case .address: grouped[group, default: Grouped()].addresses.append(contact.addresses.count)
    case .related, .relatedNames:
      grouped[group, default: Grouped()].relations.append(contact.relations.count)
    default: break
    }
  }
}

// MARK: - What comes of it

extension ContactCard {
  /// Completes the card once its last line is read; `nil` if it names nobody.
  ///
  /// The identifier is empty if the card has none.
  mutating func finish() -> Entry? {
    if contact.fullName.isEmpty { contact.fullName = composedName }
    guard !contact.fullName.isEmpty else { return nil }
    if isGroup {
      return .group(
        Contact.Group(identifier: contact.identifier, name: contact.fullName, members: members)
      )
    }
    if !grouped.isEmpty { applyLabels() }
    order()
    if contact.handles.contains(where: \.value.isEmpty) {
      contact.handles.removeAll(where: \.value.isEmpty)
    }
    if !contact.relations.isEmpty { contact.relations.removeAll(where: \.kind.isEmpty) }
    return .contact
  }

  /// Hands over the contact, rather than a copy: there may be a hundred thousand.
  mutating func takeContact() -> Contact {
    var taken = Contact(identifier: "", fullName: "")
    swap(&taken, &contact)
    return taken
  }

  private var composedName: String {
    let name = contact.name
    let parts = [name.prefix, name.given, name.middle, name.family, name.suffix].compactMap { $0 }
    return parts.isEmpty ? contact.organization ?? "" : parts.joined(separator: " ")
  }

  private mutating func applyLabels() {
    for case (_, let group) in grouped {
      guard let label = group.label else { continue }
      for index in group.handles {
        contact.handles[index].label = HandleLabel.name(forCustom: label)
      }
      for index in group.addresses {
        contact.addresses[index].label = HandleLabel.name(forCustom: label)
      }
      for index in group.relations {
        contact.relations[index].kind = Contact.Relation.kind(named: label)
      }
    }
  }

  /// Puts phone numbers before e-mail addresses, and preferred ones of each first.
  private mutating func order() {
    let isPhoneFirst = !contact.handles.indices.dropFirst().contains { index in
      contact.handles[index].kind == .phoneNumber
        && contact.handles[index - 1].kind == .emailAddress
    }
    if !isPhoneFirst || !handlePreferences.isEmpty {
      contact.handles = contact.handles.indices
        .sorted { rank(ofHandle: $0) < rank(ofHandle: $1) }
        .map { contact.handles[$0] }
    }
    if !addressPreferences.isEmpty {
      contact.addresses = contact.addresses.indices
        .sorted { rank(ofAddress: $0) < rank(ofAddress: $1) }
        .map { contact.addresses[$0] }
    }
  }

  private func rank(ofHandle index: Int) -> (Int, Int, Int) {
    let isPhone = contact.handles[index].kind == .phoneNumber
    return (isPhone ? 0 : 1, handlePreferences[index] ?? .max, index)
  }

  private func rank(ofAddress index: Int) -> (Int, Int) {
    (addressPreferences[index] ?? .max, index)
  }
}

extension Gender {
  /// The sex with which a value of `GENDER` begins (RFC 6350, section 6.2.7).
  fileprivate init?(vCard value: String) {
    switch value.prefix { $0 != ";" }.uppercased() {
    case "F": self = .female
    case "M": self = .male
    default: return nil
    }
  }
}
