// Properties as text that a string literal can hold and that is read in one pass: a letter, how
// long what follows is, a colon, and that. `l2:t4:Mikey` is a list of “Mike” and a truth.

extension Property {
  /// The notation that ``init(notation:)`` reads.
  package var notation: String {
    switch self {
    case .text(let text): "t" + Self.measured(text)
    case .number(let number): "n" + Self.measured("\(number)")
    case .flag(let flag): flag ? "y" : "f"
    case .list(let elements): "l\(elements.count):" + elements.map(\.notation).joined()
    case .entries(let entries):
      // In order, so that the same file always comes out the same.
      "e\(entries.count):"
        + entries.sorted { $0.key < $1.key }
        .map { Self.measured($0.key) + $0.value.notation }.joined()
    case .nothing: "-"
    case .other: "?"
    }
  }

  private static func measured(_ text: String) -> String { "\(text.utf8.count):\(text)" }

  /// Reads what was written as ``notation`` when the program was built.
  package init(notation: StaticString) {
    var reader = NotationReader(notation)
    self = reader.property()
  }
}

/// Reads a notation from its start to its end.
private struct NotationReader {
  private var rest: UnsafePointer<UInt8>

  init(_ notation: StaticString) {
    rest = notation.utf8Start
  }

  mutating func property() -> Property {
    switch byte() {
    case UInt8(ascii: "t"): return .text(text())
    case UInt8(ascii: "n"): return .number(Double(text()) ?? 0)
    case UInt8(ascii: "y"): return .flag(true)
    case UInt8(ascii: "f"): return .flag(false)
    case UInt8(ascii: "l"): return .list(list())
    case UInt8(ascii: "e"): return .entries(entries())
    case UInt8(ascii: "-"): return .nothing
    default: return .other
    }
  }

  private mutating func byte() -> UInt8 {
    defer { rest += 1 }
    return rest.pointee
  }

  private mutating func count() -> Int {
    var count = 0
    while case let digit = byte() &- UInt8(ascii: "0"), digit < 10 {
      count = count * 10 + Int(digit)
    }
    return count
  }

  private mutating func text() -> String {
    let count = count()
    defer { rest += count }
    return String(decoding: UnsafeBufferPointer(start: rest, count: count), as: UTF8.self)
  }

  private mutating func list() -> [Property] {
    (0..<count()).map { _ in property() }
  }

  private mutating func entries() -> [String: Property] {
    let count = count()
    var entries = [String: Property](minimumCapacity: count)
    for _ in 0..<count {
      let name = text()
      entries[name] = property()
    }
    return entries
  }
}
