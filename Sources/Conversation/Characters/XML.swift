extension String {
  /// As the value of an attribute, or as text, in XML; what that can't hold is replaced.
  package var inXML: String {
    var text = ""
    for scalar in withoutOpenDirections.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += "&#\(scalar.value);"
      case "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      case _ where scalar.isControl: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
