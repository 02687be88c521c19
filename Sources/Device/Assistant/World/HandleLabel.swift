/// The labels of phone numbers and addresses, by SiriKit's names (`INPersonHandleLabel`).
enum HandleLabel {
  /// The label for the types of a vCard property: `cell` is `mobile`, `fax` and `work` `workFax`.
  static func name(forTypes types: [String]) -> String? {
    guard !types.isEmpty else { return nil }
    if types.contains("fax") { return types.contains("home") ? "homeFax" : "workFax" }
    return types.lazy.compactMap { names[$0] }.first
  }

  /// The label that the user gave: one of Apple's, such as `_$!<Mobile>!$_`, or any words.
  static func name(forCustom label: String) -> String {
    let plain = label.unwrapped
    return names[plain.lowercased()] ?? plain
  }

  /// The labels of telephones that are carried about.
  static let mobiles: Set = ["mobile", "iPhone"]

  private static let names = [
    "cell": "mobile", "mobile": "mobile", "iphone": "iPhone", "home": "home", "work": "work",
    "main": "main", "homefax": "homeFax", "workfax": "workFax", "pager": "pager",
    "school": "school", "other": "other",
  ]
}

extension Contact.Relation {
  /// A relation by the name that SiriKit has for it, where it has one.
  static func kind(named label: String) -> String {
    let plain = label.unwrapped.lowercased()
    return synonyms[plain] ?? plain
  }

  private static let synonyms = [
    "mom": "mother", "mum": "mother", "mama": "mother", "dad": "father", "papa": "father",
    "wife": "spouse", "husband": "spouse", "boyfriend": "partner", "girlfriend": "partner",
    "boss": "manager", "kid": "child",
  ]
}

extension String {
  /// Without the marks that Apple puts around the labels it translates: `_$!<Mother>!$_`.
  fileprivate var unwrapped: String {
    hasPrefix("_$!<") && hasSuffix(">!$_") && count > 8 ? String(dropFirst(4).dropLast(4)) : self
  }
}
