extension INPerson {
  /// The name to show: the one given, else the one put together from its parts, else the handle.
  public var displayName: String {
    givenName ?? nameComponents?.spelledOut ?? personHandle?.value ?? ""
  }

  public var spokenPhrase: String { displayName }
  public var pronunciationHint: String? { nameComponents?.phoneticRepresentation?.givenName }
  public var vocabularyIdentifier: String? { customIdentifier }
  public var alternativeSpeakableMatches: [any INSpeakable]? { siriMatches }

  /// The handle's text, as before iOS 10.
  public var handle: String? { personHandle?.value }

  // MARK: - Before handles had types

  public convenience init(
    handle: String,
    nameComponents: PersonNameComponents,
    contactIdentifier: String?
  ) {
    self.init(
      handle: handle,
      nameComponents: nameComponents,
      displayName: nil,
      image: nil,
      contactIdentifier: contactIdentifier
    )
  }

  public convenience init(handle: String, displayName: String?, contactIdentifier: String?) {
    self.init(
      handle: handle,
      nameComponents: nil,
      displayName: displayName,
      image: nil,
      contactIdentifier: contactIdentifier
    )
  }

  public convenience init(
    handle: String,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown),
      nameComponents: nameComponents,
      displayName: displayName,
      image: image,
      contactIdentifier: contactIdentifier,
      customIdentifier: nil
    )
  }
}

extension PersonNameComponents {
  /// All parts of the name, else the nickname; none where there are no parts.
  fileprivate var spelledOut: String? {
    let name = PersonNameComponentsFormatter.localizedString(from: self, style: .long)
    return name.isEmpty ? nickname : name
  }
}
