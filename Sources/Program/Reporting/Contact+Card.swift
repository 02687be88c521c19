import Assistant
import Dialogue
import Understanding

extension Contact {
  /// The contact as a vCard (RFC 6350).
  var card: String {
    var lines = Lines()
    lines.add("UID", [identifier])
    lines.add("FN", [fullName])
    lines.add(
      "N",
      [name.family, name.given, name.middle, name.prefix, name.suffix].map { $0 ?? "" }
    )
    for nickname in nicknames { lines.add("NICKNAME", [nickname]) }
    if let organization { lines.add("ORG", [organization]) }
    if let jobTitle { lines.add("TITLE", [jobTitle]) }
    if let gender { lines.add("GENDER", [gender == .female ? "F" : "M"]) }
    if isMe { lines.add("CATEGORIES", ["me"]) }
    if isFavorite { lines.add("CATEGORIES", ["favorite"]) }
    for handle in handles {
      let property = handle.kind == .emailAddress ? "EMAIL" : "TEL"
      lines.add(property, [handle.value], label: handle.label)
    }
    for address in addresses {
      lines.add("ADR", ["", ""] + address.place.parts, label: address.label)
    }
    for relation in relations {
      lines.add("X-ABRELATEDNAMES", [relation.other], label: relation.kind)
    }
    return lines.card
  }
}

extension Contact.Group {
  /// The group as a vCard.
  var card: String {
    var lines = Lines()
    lines.add("KIND", ["group"])
    lines.add("UID", [identifier])
    lines.add("FN", [name])
    for member in members { lines.add("MEMBER", [member]) }
    return lines.card
  }
}

extension Place {
  fileprivate var parts: [String] {
    [street, city, state, postalCode, country].map { $0 ?? "" }
  }
}

/// The lines of a card.
private struct Lines {
  private var lines: [String] = []

  /// Counts the lines that have a label, which stands on a line of its own.
  private var labels = 0

  mutating func add(_ property: String, _ parts: [String], label: String? = nil) {
    let value = parts.map(\.escaped).joined(separator: ";")
    guard let label else { return lines.append("\(property):\(value)") }
    labels += 1
    lines.append("item\(labels).\(property):\(value)")
    lines.append("item\(labels).X-ABLABEL:\(label.escaped)")
  }

  var card: String {
    (["BEGIN:VCARD", "VERSION:4.0"] + lines + ["END:VCARD"]).map { "\($0)\n" }.joined()
  }
}

extension String {
  /// With the characters escaped that have a meaning in a value.
  fileprivate var escaped: String {
    // Scalar by scalar: with a mark behind it, a semicolon is another character.
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\", ";", ",": text += "\\\(scalar)"
      case _ where Character(scalar).isNewline: text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
