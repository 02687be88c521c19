/// The lines of a vCard file, put together where they were folded.
///
/// A line that starts with a blank goes on with the one before (RFC 6350, section 3.2).
struct VCardLines: Sequence, IteratorProtocol {
  struct Line {
    /// Counted from one; of the first line, where several were folded.
    var number: Int
    var text: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var number = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: byteOrderMark) { offset = byteOrderMark.count }
  }

  mutating func next() -> Line? {
    guard offset < bytes.count else { return nil }
    var line = Line(number: number + 1, text: physicalLine())
    while isAtContinuation {
      line.text += physicalLine().dropFirst()
    }
    return line
  }

  private var isAtContinuation: Bool {
    offset < bytes.count && (bytes[offset] == .blank || bytes[offset] == .tab)
  }

  private mutating func physicalLine() -> ArraySlice<UInt8> {
    let end = bytes[offset...].firstIndex(of: .lineFeed) ?? bytes.count
    var line = bytes[offset..<end]
    if line.last == .carriageReturn { line.removeLast() }
    offset = Swift.min(end + 1, bytes.count)
    number += 1
    return line
  }
}

/// One line of a card: `item1.TEL;TYPE=cell:+1-415-555-0100`.
struct VCardProperty {
  /// What ties properties together, such as `item1`; empty for most.
  var group: String

  /// In capitals.
  var name: String
  private let parameters: ArraySlice<UInt8>
  let value: ArraySlice<UInt8>

  /// - Returns: `nil` if the line is no property: there is no colon, or nothing before it.
  init?(_ line: ArraySlice<UInt8>) {
    var start = line.startIndex
    var nameEnd: Int?
    var isQuoted = false
    group = ""
    for index in line.indices {
      switch line[index] {
      case .quote: isQuoted.toggle()
      case .dot where nameEnd == nil:
        group = String(decoding: line[start..<index], as: UTF8.self)
        start = index + 1
      case .semicolon where nameEnd == nil: nameEnd = index
      case .colon where !isQuoted:
        let end = nameEnd ?? index
        guard start < end else { return nil }
        name = Self.capitals(line[start..<end])
        parameters = line[end..<index]
        value = line[(index + 1)...]
        return
      default: break
      }
    }
    return nil
  }

  private static func capitals(_ name: ArraySlice<UInt8>) -> String {
    String(unsafeUninitializedCapacity: name.count) { buffer in
      for (index, byte) in name.enumerated() {
        buffer[index] = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte - 32 : byte
      }
      return name.count
    }
  }
}

// MARK: - Parameters

extension VCardProperty {
  /// The values of `TYPE` and of parameters without a name (as in vCard 2.1), in lower case.
  var types: [String] {
    parameterValues(named: "type")
  }

  /// From 1, the best, to 100; what says nothing comes last (RFC 6350, section 5.3).
  var preference: Int {
    guard !parameters.isEmpty else { return .max }
    if let number = parameterValues(named: "pref").first.flatMap(Int.init) { return number }
    return types.contains("pref") ? 1 : .max
  }

  private func parameterValues(named wanted: String) -> [String] {
    guard !parameters.isEmpty else { return [] }
    return parameters.split(separator: .semicolon).flatMap { parameter -> [String] in
      let text = String(decoding: parameter, as: UTF8.self).lowercased()
      let parts = text.split(separator: "=", maxSplits: 1)
      let name = parts.count == 2 ? parts[0] : "type"
      guard name == wanted, let value = parts.last else { return [] }
      return value.split(separator: ",").map { $0.filter { $0 != "\"" } }
    }
  }
}

// MARK: - Values

extension VCardProperty {
  /// The value as text, without escapes.
  var text: String {
    Self.text(value)
  }

  /// The parts of a value between semicolons, such as those of a name; empty ones too.
  var components: [String] {
    parts(separatedBy: .semicolon)
  }

  /// The elements of a list, such as nicknames.
  var elements: [String] {
    parts(separatedBy: .comma).filter { !$0.isEmpty }
  }

  private func parts(separatedBy separator: UInt8) -> [String] {
    var parts: [String] = []
    var start = value.startIndex
    var isEscaped = false
    for index in value.indices {
      if value[index] == separator, !isEscaped {
        parts.append(Self.text(value[start..<index]))
        start = index + 1
      }
      isEscaped = value[index] == .backslash && !isEscaped
    }
    return parts + [Self.text(value[start...])]
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(.backslash) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if byte == .backslash, !isEscaped {
        isEscaped = true
        continue
      }
      let isNewline = isEscaped && (byte == UInt8(ascii: "n") || byte == UInt8(ascii: "N"))
      text.append(isNewline ? .lineFeed : byte)
      isEscaped = false
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let lineFeed = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
  fileprivate static let blank = UInt8(ascii: " ")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let dot = UInt8(ascii: ".")
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let colon = UInt8(ascii: ":")
  fileprivate static let semicolon = UInt8(ascii: ";")
  fileprivate static let backslash = UInt8(ascii: "\\")
}
