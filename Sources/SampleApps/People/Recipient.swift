import Intents

/// What an address book has to say to one person of an intent.
enum Recipient {
  /// This user, at this handle.
  case reached(User, User.Handle)
  /// Nobody of that name.
  case unknown
  /// The user has no handle with the label or number that was asked for.
  case missingHandle(User)
  /// The user has no handle at all.
  case unreachable(User)
  /// Several users fit, and none stands out.
  case several([User])
  /// Several users fit, and this is the only favourite.
  case favorite(User)
  /// The user has several handles, and none was asked for.
  case severalHandles(User)
}

extension AddressBook {
  /// Finds out who a person of an intent is, and where to reach that one.
  func recipient(for person: INPerson) -> Recipient {
    let found = users(matching: person)
    guard let first = found.first else { return .unknown }
    if found.count == 1 { return first.recipient(for: person) }
    let favorites = found.filter(\.isFavorite)
    if let favorite = favorites.first, favorites.count == 1 { return .favorite(favorite) }
    return .several(found)
  }
}

extension User {
  fileprivate func recipient(for person: INPerson) -> Recipient {
    if let wanted = person.settledHandle {
      return handle(like: wanted).map { .reached(self, $0) } ?? .missingHandle(self)
    }
    if let label = person.askedLabel {
      let handle = handles.first { $0.label?.systemLabel == label }
      return handle.map { .reached(self, $0) } ?? .missingHandle(self)
    }
    let handles = reachableHandles
    guard let first = handles.first else { return .unreachable(self) }
    return handles.count == 1 ? .reached(self, first) : .severalHandles(self)
  }
}

extension INPerson {
  /// The handle that was chosen from several, or that came without a choice.
  ///
  /// A person with aliases is the system's contact with all that is known of it; its first handle
  /// was chosen by nobody. Nor was that of a candidate which was offered as a user.
  fileprivate var settledHandle: String? {
    if let customIdentifier { return Reference(text: customIdentifier).handle }
    let matches = siriMatches ?? []
    let source = matches.count == 1 ? matches[0] : self
    guard source.aliases?.isEmpty ?? true, let value = source.personHandle?.value else {
      return nil
    }
    return value.isEmpty || matches.count > 1 ? nil : value
  }

  /// The label that was said, as in “Anna’s mobile”.
  fileprivate var askedLabel: INPersonHandleLabel? {
    customIdentifier == nil && (aliases?.isEmpty ?? true) ? personHandle?.label : nil
  }
}

extension Recipient {
  /// The answer to the system, with an app's own words for what it cannot do.
  ///
  /// `Result` is whichever result class the handler's method has.
  func result<Result: INPersonResolutionResult>(
    unknown: @autoclosure () -> Result,
    missingHandle: @autoclosure () -> Result
  ) -> Result {
    switch self {
    case .reached(let user, let handle): .success(with: user.person(with: handle))
    case .unknown: unknown()
    case .missingHandle, .unreachable: missingHandle()
    case .several(let users): .disambiguation(with: users.map { $0.person() })
    case .favorite(let user): .confirmationRequired(with: user.person())
    case .severalHandles(let user):
      .disambiguation(with: user.reachableHandles.map { user.person(with: $0) })
    }
  }
}
