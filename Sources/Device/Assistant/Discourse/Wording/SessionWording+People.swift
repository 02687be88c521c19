/// Sentences about people, from the contacts.
extension SessionWording {
  static let noContacts = "I'm not allowed to look at your contacts."

  static func nobody(called name: String) -> String {
    "I don't see \(name) in your contacts."
  }

  static func unknown(_ pronoun: String) -> String {
    "I don't know who you mean by “\(pronoun)”."
  }

  static let unnamed = "I don't know who you mean."

  static func noGroup(_ name: String) -> String {
    "I don't see a group called \(name) in your contacts."
  }

  /// “number”, “work number”, “e-mail address”.
  static func detail(_ term: String, label: String?) -> String {
    let noun =
      switch term {
      case "email": "e-mail address"
      case "address": "address"
      default: "number"
      }
    return [label, noun].compactMap(\.self).joined(separator: " ")
  }

  static func only(_ value: String, of detail: String, of name: String) -> String {
    "\(name)'s \(detail) is \(value)."
  }

  static func several(_ values: String, of detail: String, of name: String) -> String {
    "\(name)'s \(detail)\(detail.hasSuffix("s") ? "es" : "s") are \(values)."
  }

  static func none(of detail: String, of name: String) -> String {
    "I don't have \(detail.first.map("aeio".contains) == true ? "an" : "a") \(detail) for \(name)."
  }

  static func members(_ names: String, of group: String) -> String {
    names.isEmpty ? "Nobody is in \(group)." : "In \(group): \(names)."
  }

  /// The outcome of a change of a call's audio route.
  enum Sound {
    static let noCall = "You're not on a call."
    static let on = "The speaker is on."
    static let off = "The speaker is off."
    static let unclear = "You can say “speaker on” or “speaker off”."
  }
}
