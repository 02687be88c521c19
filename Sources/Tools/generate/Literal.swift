/// A text as a Swift string literal on one line.
func literal(_ text: some StringProtocol) -> String {
  var literal = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": literal += "\\\(scalar)"
    case "\n": literal += "\\n"
    case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
    default: literal.unicodeScalars.append(scalar)
    }
  }
  return literal + "\""
}
