import Intents

/// A person of an intent, looked up in the address book.
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
  case several([Candidate])
  /// Several users fit, and this is the only favourite.
  case favorite(Candidate)
  /// The user has several handles, and none was asked for.
  case severalHandles(User)
}

/// A user who may be meant, with the handle that was asked for, if one was.
struct Candidate: Hashable {
  var user: User
  var handle: User.Handle?

  var person: INPerson { user.person(with: handle) }
}

extension AddressBook {
  /// Finds out who a person of an intent is, and where to reach that one.
  func recipient(for person: INPerson) -> Recipient {
    let found = users(matching: person)
    guard let first = found.first else { return .unknown }
    if found.count == 1 { return first.recipient(for: person) }
    let matches = SystemMatches(of: person)
    let candidates = found.map { user in
      Candidate(user: user, handle: user.wish(in: person, matches).handle)
    }
    // A favourite stands out among namesakes, not among all whom “her” could mean.
    let favorites = candidates.filter {
      $0.user.isFavorite && $0.user.isCalled(person.spokenPhrase)
    }
    if let favorite = favorites.first, favorites.count == 1 { return .favorite(favorite) }
    return .several(candidates)
  }
}

// MARK: - Where to reach somebody

extension User {
  /// A request for one of a user's handles.
  fileprivate enum Wish {
    case any
    case this(Handle)
    case missing

    var handle: Handle? {
      if case .this(let handle) = self { handle } else { nil }
    }
  }

  fileprivate func recipient(for person: INPerson) -> Recipient {
    switch wish(in: person, SystemMatches(of: person)) {
    case .this(let handle): return .reached(self, handle)
    case .missing: return .missingHandle(self)
    case .any: break
    }
    let handles = reachableHandles
    guard let first = handles.first else { return .unreachable(self) }
    return handles.count == 1 ? .reached(self, first) : .severalHandles(self)
  }

  /// Returns the handle that a person of an intent asks for.
  ///
  /// A custom identifier decides alone. A person with aliases is the system's contact with all that
  /// is known of it: its first handle was chosen by nobody.
  fileprivate func wish(in person: INPerson, _ matches: SystemMatches) -> Wish {
    if let custom = person.customIdentifier {
      return Reference(text: custom).handle.map { handle(like: $0).wish } ?? .any
    }
    let source = matches.first(for: self) ?? person
    guard let asked = source.personHandle else { return .any }
    if let value = asked.value, !value.isEmpty {
      return source.aliases?.isEmpty ?? true ? handle(like: value).wish : .any
    }
    guard let label = asked.label else { return .any }
    return reachableHandles.first { $0.label?.systemLabel == label }.wish
  }
}

/// The system's contacts that a person of an intent can be; there may be thousands of one name.
private struct SystemMatches {
  private let byIdentifier: [String: INPerson]
  private let others: [INPerson]

  init(of person: INPerson) {
    let all = person.siriMatches ?? []
    let known = all.lazy.compactMap { match in match.contactIdentifier.map { ($0, match) } }
    byIdentifier = Dictionary(known) { first, _ in first }
    others = all.filter { $0.contactIdentifier == nil }
  }

  func first(for user: User) -> INPerson? {
    byIdentifier[user.identifier] ?? others.first(where: user.isSame)
  }
}

extension User.Handle? {
  fileprivate var wish: User.Wish { map { .this($0) } ?? .missing }
}

// MARK: - The answer

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
    case .several(let candidates): .disambiguation(with: candidates.map(\.person))
    case .favorite(let candidate): .confirmationRequired(with: candidate.person)
    case .severalHandles(let user):
      .disambiguation(with: user.reachableHandles.map { user.person(with: $0) })
    }
  }
}
