import SwiftReading

/// The declarations and names of a Swift file.
struct SwiftSource {
  private let lines: [Substring]

  init(_ text: String) {
    lines = SwiftCode(text).text.split(separator: "\n")
  }
}

// MARK: - What is in it

extension SwiftSource {
  /// A type, or an extension of one, that is not within another.
  struct Declaration: Equatable {
    var name: String
    var isExtension: Bool

    /// Functions, initialisers, subscripts and computed variables, in types within it, too.
    var functions = 0
  }

  private static let kinds: Set<Substring> = [
    "extension", "class", "struct", "enum", "actor", "protocol",
  ]

  var declarations: [Declaration] {
    var (declarations, depth) = ([Declaration](), 0)
    for line in lines {
      if depth == 0, let declaration = Self.declaration(line) {
        declarations.append(declaration)
      } else if depth > 0, Self.isFunction(line), !declarations.isEmpty {
        declarations[declarations.count - 1].functions += 1
      }
      for byte in line.utf8 where byte == UInt8(ascii: "{") { depth += 1 }
      for byte in line.utf8 where byte == UInt8(ascii: "}") { depth -= 1 }
    }
    return declarations
  }

  private static func declaration(_ line: Substring) -> Declaration? {
    let words = line.split(separator: " ")
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count else {
      return nil
    }
    let name = words[kind + 1].prefix { $0.isLetter || $0.isNumber }
    return Declaration(name: String(name), isExtension: words[kind] == "extension")
  }

  private static func isFunction(_ line: Substring) -> Bool {
    let head = line.prefix { $0 != "{" }
    let words = head.split(separator: " ")
    guard let kind = words.first(where: { $0.first != "@" && !modifiers.contains($0) }) else {
      return false
    }
    return kind == "func" || kind == "deinit"
      || ["init(", "init<", "init?(", "subscript("].contains(where: kind.hasPrefix)
      || kind == "var" && head.endIndex < line.endIndex && head.contains(":") && !head.contains("=")
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "private", "fileprivate", "private(set)", "static", "final", "override",
    "mutating", "convenience", "required", "nonisolated", "open", "borrowing", "consuming", "lazy",
  ]

  /// The names with a capital that are no parts of other names.
  var names: Set<String> {
    var names: Set<String> = []
    for line in lines {
      for path in line.utf8.split(whereSeparator: { !$0.isPartOfPath }) {
        let name = path.prefix { $0 != UInt8(ascii: ".") }
        if let first = name.first, first < UInt8(ascii: "a"), first > UInt8(ascii: "9") {
          names.insert(String(decoding: name, as: UTF8.self))
        }
      }
    }
    return names
  }
}

extension UInt8 {
  /// Returns whether it stands in names, or between them as in `Clock.Hand`.
  fileprivate var isPartOfPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: self >= 0x80
    }
  }
}
