/// One line of a card: `item1.TEL;TYPE=cell:+1-415-555-0100`, as offsets into the line.
///
/// There may be a million of these, so nothing is copied before it is known to be wanted.
struct VCardProperty {
  /// Ties properties together, such as `item1`; empty for most.
  let group: Range<Int>
  let name: Name

  /// With the semicolon before each.
  let parameters: Range<Int>
  let value: Range<Int>

  /// - Returns: `nil` if the line is no property: there is no colon, or nothing before it.
  init?(_ line: Span<UInt8>) {
    var name = Name()
    var start = 0
    var index = 0
    while index < line.count, line[index] != .colon, line[index] != .semicolon {
      if line[index] == .dot {
        start = index + 1
        name = Name()
      } else {
        name.append(line[index])
      }
      index += 1
    }
    guard index > start, let colon = Self.colon(of: line, from: index) else { return nil }
    self.name = name
    group = 0..<max(0, start - 1)
    parameters = index..<colon
    value = (colon + 1)..<line.count
  }

  /// Returns the index of the colon before the value: the first that is not in quotation marks.
  private static func colon(of line: Span<UInt8>, from start: Int) -> Int? {
    var isQuoted = false
    for index in start..<line.count {
      if line[index] == .colon, !isQuoted { return index }
      if line[index] == .quote { isQuoted.toggle() }
    }
    return nil
  }
}

extension VCardProperty {
  /// The name of a property, in any case, packed so that comparing two is one step.
  ///
  /// It has the last eight letters and the length, which tells those apart that are read here.
  struct Name: Equatable {
    private var letters: UInt64 = 0
    private var count = 0

    fileprivate init() {}

    init(_ name: StaticString) {
      for index in 0..<name.utf8CodeUnitCount {
        append(name.utf8Start[index])
      }
    }

    fileprivate mutating func append(_ letter: UInt8) {
      letters = letters << 8 | UInt64(letter & ~0x20)
      count += 1
    }
  }
}

extension VCardProperty.Name {
  static let begin = Self("BEGIN")
  static let end = Self("END")
  static let formatted = Self("FN")
  static let name = Self("N")
  static let identifier = Self("UID")
  static let telephone = Self("TEL")
  static let mail = Self("EMAIL")
  static let address = Self("ADR")
  static let nickname = Self("NICKNAME")
  static let organization = Self("ORG")
  static let jobTitle = Self("TITLE")
  static let role = Self("ROLE")
  static let gender = Self("GENDER")
  static let categories = Self("CATEGORIES")
  static let related = Self("RELATED")
  static let relatedNames = Self("X-ABRELATEDNAMES")
  static let label = Self("X-ABLABEL")
  static let kind = Self("KIND")
  static let member = Self("MEMBER")
}

/// The parameters of a property: `;TYPE=work,voice;PREF=1`.
struct VCardParameters {
  /// The values of `TYPE` and of parameters without a name (as in vCard 2.1), in lower case.
  private(set) var types: [String] = []

  /// The label that the types come to, if they come to one.
  private(set) var label: String?

  /// From 1, the best, to 100, if it is stated (RFC 6350, section 5.3).
  private(set) var preference: Int?

  init(_ text: String) {
    for parameter in text.lowercased().split(separator: ";") {
      let parts = parameter.split(separator: "=", maxSplits: 1)
      let values = (parts.last ?? "").split(separator: ",").map { $0.filter { $0 != "\"" } }
      switch parts.count == 2 ? parts[0] : "type" {
      case "type": types += values
      case "pref": preference = values.first.flatMap { Int($0) }
      default: break
      }
    }
    if types.contains("pref") { preference = 1 }
    label = HandleLabel.name(forTypes: types)
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let blank = UInt8(ascii: " ")
  static let comma = UInt8(ascii: ",")
  static let semicolon = UInt8(ascii: ";")
  static let backslash = UInt8(ascii: "\\")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let colon = UInt8(ascii: ":")
}
