/// The person who drives.
open class INRideDriver: INPerson {
  /// The passengers' rating of the driver, in the app's own words.
  open private(set) var rating: String?
  open private(set) var phoneNumber: String?

  public init(
    phoneNumber: String,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    rating: String?
  ) {
    self.rating = rating
    self.phoneNumber = phoneNumber
    super.init(
      personHandle: INPersonHandle(value: phoneNumber, type: .phoneNumber),
      nameComponents: nameComponents,
      displayName: displayName,
      image: image,
      contactIdentifier: nil,
      customIdentifier: nil
    )
  }

  /// The way before iOS 10.2, with a handle beside the phone number.
  public init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    rating: String?,
    phoneNumber: String?
  ) {
    self.rating = rating
    self.phoneNumber = phoneNumber
    super.init(
      personHandle: personHandle,
      nameComponents: nameComponents,
      displayName: displayName,
      image: image,
      contactIdentifier: nil,
      customIdentifier: nil
    )
  }

  // INPerson's own initialisers, for a subclass to override.

  public override init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?
  ) {
    super.init(
      personHandle: personHandle,
      nameComponents: nameComponents,
      displayName: displayName,
      image: image,
      contactIdentifier: contactIdentifier,
      customIdentifier: customIdentifier
    )
  }

  public override init(
    personHandle: INPersonHandle,
    nameComponents: PersonNameComponents?,
    displayName: String?,
    image: INImage?,
    contactIdentifier: String?,
    customIdentifier: String?,
    isMe: Bool
  ) {
    super.init(
      personHandle: personHandle,
      nameComponents: nameComponents,
      displayName: displayName,
      image: image,
      contactIdentifier: contactIdentifier,
      customIdentifier: customIdentifier,
      isMe: isMe
    )
  }

  public required init?(coder: NSCoder) {
    rating = coder.fetch("rating")
    phoneNumber = coder.fetch("phoneNumber")
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(rating, "rating")
    coder.store(phoneNumber, "phoneNumber")
  }
}

// MARK: - Before handles had types

extension INRideDriver {
  public convenience init(
    handle: String,
    displayName: String?,
    image: INImage?,
    rating: String?,
    phoneNumber: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown),
      nameComponents: nil,
      displayName: displayName,
      image: image,
      rating: rating,
      phoneNumber: phoneNumber
    )
  }

  public convenience init(
    handle: String,
    nameComponents: PersonNameComponents,
    image: INImage?,
    rating: String?,
    phoneNumber: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: handle, type: .unknown),
      nameComponents: nameComponents,
      displayName: nil,
      image: image,
      rating: rating,
      phoneNumber: phoneNumber
    )
  }
}
