extension INPerson {
  /// A person with everything that the assistant can know; no initialiser for apps takes it all.
  package convenience init(
    personHandle: INPersonHandle?,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    contactIdentifier: String?,
    customIdentifier: String?,
    relationship: INPersonRelationship?,
    aliases: [INPersonHandle]?,
    siriMatches: [INPerson]?,
    isMe: Bool
  ) {
    self.init(
      personHandle: INPersonHandle(value: nil, type: .unknown),
      nameComponents: nameComponents,
      displayName: displayName,
      image: nil,
      contactIdentifier: contactIdentifier,
      customIdentifier: customIdentifier
    )
    self.personHandle = personHandle
    self.relationship = relationship
    self.aliases = aliases
    self.siriMatches = siriMatches
    self.isMe = isMe
  }
}
