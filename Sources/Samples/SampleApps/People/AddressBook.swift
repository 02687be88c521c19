import Intents

/// The users an app knows, and the one it belongs to.
package struct AddressBook: Sendable {
  package let me: User
  package let users: [User]

  /// The words of each user's names, in the order of the users; of thousands they are not kept.
  private let words: [[[String]]]?

  package init(me: User, users: [User]) {
    self.me = me
    self.users = users
    words = users.count > 1_000 ? nil : users.map(\.nameWords)
  }

  /// The user with an identifier, be it oneself.
  func user(_ identifier: String) -> User? {
    identifier == me.identifier ? me : users.first { $0.identifier == identifier }
  }
}

// MARK: - Who is meant

extension AddressBook {
  /// The users that a person of an intent can be, in the order in which the system found them, or
  /// that of the address book.
  ///
  /// What was settled earlier counts first, then what the system found out, then the number, and
  /// the name only if nothing else is known.
  func users(matching person: INPerson) -> [User] {
    if person.isMe { return [me] }
    if let custom = person.customIdentifier, let user = user(Reference(text: custom).user) {
      return [user]
    }
    if let matches = person.siriMatches, !matches.isEmpty {
      let known = users(for: matches)
      if !known.isEmpty { return known }
    }
    let same = users.filter(Identity(person).isOf)
    return same.isEmpty ? users(named: person.spokenPhrase) : same
  }

  /// Returns the users among the system's contacts.
  ///
  /// Identifiers are looked up in one pass: there may be thousands of one name.
  private func users(for matches: [INPerson]) -> [User] {
    let wanted = Set(matches.compactMap(\.contactIdentifier))
    let known = users.lazy.filter { wanted.contains($0.identifier) }.map { ($0.identifier, $0) }
    let byIdentifier = Dictionary(known) { first, _ in first }
    return matches.compactMap { match in
      guard let contact = match.contactIdentifier else {
        return users.first(where: Identity(match).isOf)
      }
      return byIdentifier[contact]
    }
  }

  /// Returns the users with exactly this name or nickname, or else those with all its words in
  /// their name.
  private func users(named name: String) -> [User] {
    let words = name.words
    guard !words.isEmpty else { return [] }
    let exact = users(whoseWords: { $0 == words })
    guard exact.isEmpty else { return exact }
    return users(whoseWords: { known in words.allSatisfy(known.contains) })
  }

  /// Returns the users of whose names one has words that fit.
  private func users(whoseWords fit: ([String]) -> Bool) -> [User] {
    guard let words else { return users.filter { $0.nameWords.contains(where: fit) } }
    return zip(users, words).compactMap { user, words in words.contains(where: fit) ? user : nil }
  }
}

/// The contact identifier of a person, or, if the person has none, the number; a family can share a
/// number.
private struct Identity {
  private let contact: String?
  private let handle: String?

  init(_ person: INPerson) {
    contact = person.contactIdentifier
    handle = contact == nil ? person.personHandle?.value : nil
  }

  func isOf(_ user: User) -> Bool {
    contact.map { $0 == user.identifier } ?? handle.map { user.handle(like: $0) != nil } ?? false
  }
}

extension User {
  /// Returns `true` if the words are one of the user's names, or part of one: “John”, and not
  /// “her”.
  func isCalled(_ wording: String) -> Bool {
    let words = Set(wording.words)
    return names.contains { words.isSubset(of: $0.words) }
  }

  fileprivate var names: [String] { [name] + nicknames }
  fileprivate var nameWords: [[String]] { names.map(\.words) }

  /// Returns `true` if the user is the person, as far as the system knows that.
  func isSame(as person: INPerson) -> Bool { Identity(person).isOf(self) }

  /// The user's handle with this value, however it is punctuated.
  func handle(like value: String) -> Handle? {
    // What the app itself has handed out comes back to the letter.
    if let same = handles.first(where: { $0.value == value }) { return same }
    let wanted = value.comparableHandle
    return handles.first { $0.value.comparableHandle == wanted }
  }
}

extension String {
  /// The words, without case, accents and punctuation.
  fileprivate var words: [String] {
    // Foundation takes much longer, and nearly every name has plain letters.
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased().splitIntoWords }
    return folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).splitIntoWords
  }

  private var splitIntoWords: [String] {
    split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
  }

  /// A number as its digits without the country's, an address in lower case.
  fileprivate var comparableHandle: String {
    if contains("@") { return lowercased() }
    let isPlain = utf8.allSatisfy { $0 < 0x80 }
    let digits =
      isPlain
      ? String(decoding: utf8.filter { (0x30...0x39).contains($0) }, as: UTF8.self)
      : filter(\.isWholeNumber)
    return digits.count == 11 && digits.hasPrefix("1") ? String(digits.dropFirst()) : digits
  }
}
