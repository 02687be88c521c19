/// Takes a letter to the form in which letters are compared: lower case, no diacritics.
///
/// `É` and `e` fold alike, `ß` becomes `ss`. Letters without a Latin base, such as Chinese ones,
/// stay as they are, in lower case.
enum Folding {
  /// Appends the folded form of a scalar as UTF-8.
  static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0x41...0x5A:
      bytes.append(UInt8(scalar.value + 0x20))
    case 0..<0x80:
      bytes.append(UInt8(scalar.value))
    case 0xC0...0x17F:
      appendLatin(scalar, to: &bytes)
    // Diacritics, and the colours of skin that pictures take.
    case 0x300...0x36F, 0x1F3FB...0x1F3FF:
      break
    default:
      appendLowercase(scalar, to: &bytes)
    }
  }

  private static func appendLatin(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0xC6, 0xE6: bytes += [0x61, 0x65]
    case 0xDF: bytes += [0x73, 0x73]
    case 0xDE, 0xFE: bytes += [0x74, 0x68]
    case 0x152, 0x153: bytes += [0x6F, 0x65]
    case 0xD7, 0xF7: bytes += Array(String(scalar).utf8)
    default: bytes.append(base(of: scalar.value))
    }
  }

  /// The base letters of U+00C0 to U+017F, in the order of Unicode's charts.
  private static let bases: StaticString =
    """
    aaaaaaaceeeeiiiidnooooo*ouuuuytsaaaaaaaceeeeiiiidnooooo*ouuuuyty\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll\
    lllnnnnnnnnnooooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """

  private static func base(of scalar: UInt32) -> UInt8 {
    let index = Int(scalar - 0xC0)
    return index < bases.utf8CodeUnitCount ? bases.utf8Start[index] : 0x3F
  }

  private static func appendLowercase(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    for part in scalar.properties.lowercaseMapping.unicodeScalars {
      bytes.append(contentsOf: UTF8.encode(part).map(Array.init) ?? [])
    }
  }
}
