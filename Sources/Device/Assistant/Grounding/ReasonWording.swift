/// The sentences that say why a person or a place was considered.
enum ReasonWording {
  enum NameKind: Sendable, Hashable {
    case whole, given, family, nickname, other
  }

  // MARK: People

  static func named(_ wording: String, as kind: NameKind, _ names: String) -> String {
    switch kind {
    case .whole: "“\(wording)” is the whole name of \(names)."
    case .given: "“\(wording)” is the given name of \(names)."
    case .family: "“\(wording)” is the family name of \(names)."
    case .nickname: "“\(wording)” is a nickname of \(names)."
    case .other: "“\(wording)” fits what is known of \(names)."
    }
  }

  static func first(_ name: String, isFavorite: Bool) -> String {
    isFavorite
      ? "\(name) comes first as a favorite." : "\(name) comes first, having been spoken of last."
  }

  static func relation(_ wording: String, _ names: String) -> String {
    "“\(wording)” is \(names), by the relations on your card."
  }

  static func group(_ wording: String, _ name: String) -> String {
    "“\(wording)” is the group \(name) in your contacts."
  }

  static func spokenOf(_ wording: String, _ names: String) -> String {
    "“\(wording)” can mean \(names), of whom was spoken last."
  }

  static func nobodyYet(_ wording: String) -> String {
    "“\(wording)” means nobody yet: nobody has been spoken of."
  }

  static func stranger(_ wording: String) -> String {
    "“\(wording)” is no name in your contacts, so the app was given the words."
  }

  static func denied(_ wording: String) -> String {
    "“\(wording)” is no more than words, because your contacts may not be looked into."
  }

  // MARK: Places

  static func place(_ wording: String, _ name: String, others: Int) -> String {
    let rest = others == 0 ? "" : ", the nearest of \(others + 1)"
    return "“\(wording)” is a name of \(name)\(rest)."
  }

  static func here(_ wording: String) -> String {
    "“\(wording)” is where you are."
  }

  static func ownAddress(_ wording: String, _ label: String) -> String {
    "“\(wording)” is the \(label) address on your card."
  }

  static func address(_ wording: String, _ label: String, of name: String) -> String {
    "“\(wording)” is the \(label) address of \(name)."
  }

  static func unknownPlace(_ wording: String) -> String {
    "“\(wording)” is no place on the map, so the app was given the words."
  }

  static func pickup(_ name: String) -> String {
    "Nothing was said of the pickup, so it is where you are: \(name)."
  }
}
