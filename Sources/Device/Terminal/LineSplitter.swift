import Characters

/// Turns bytes into lines, whatever the bytes are.
///
///     var splitter = LineSplitter()
///     splitter.append(Array("one\r\ntw".utf8))  // ["one"]
///     splitter.finish()                          // "tw"
///
/// A byte order mark at the start, carriage returns before line ends and a missing last line
/// end are taken as usual; all else that is not text becomes a warning.
package struct LineSplitter: Sendable {
  private let limit: Int
  private var bytes: [UInt8] = []
  private var isCut = false
  private var count = 0

  /// Keeps at most `limit` bytes of a line.
  package init(limit: Int = 1 << 20) {
    self.limit = limit
  }

  /// The lines that these bytes complete.
  package mutating func append(_ chunk: some Collection<UInt8>) -> [Line] {
    let parts = chunk.split(separator: lineFeed, omittingEmptySubsequences: false)
    var lines: [Line] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { lines.append(takeLine()) }
      keep(part)
    }
    return lines
  }

  /// The last line, if the bytes did not end with a line end.
  package mutating func finish() -> Line? {
    bytes.isEmpty && !isCut ? nil : takeLine()
  }

  private mutating func keep(_ part: some Collection<UInt8>) {
    let room = limit - bytes.count
    bytes.append(contentsOf: part.prefix(room))
    isCut = isCut || part.count > room
  }

  private mutating func takeLine() -> Line {
    count += 1
    defer {
      bytes.removeAll(keepingCapacity: true)
      isCut = false
    }
    return Line(bytes: withoutLineEnds, number: count, limit: isCut ? limit : nil)
  }

  private var withoutLineEnds: ArraySlice<UInt8> {
    let start = count == 1 && bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    let rest = bytes[start...]
    return rest.last == carriageReturn ? rest.dropLast() : rest
  }
}

extension Line {
  /// The line that these bytes are meant to be; `limit` says where it was cut, if it was.
  fileprivate init(bytes: ArraySlice<UInt8>, number: Int, limit: Int?) {
    let valid = String(validating: bytes, as: UTF8.self)
    var kinds: [InputWarning.Kind] = valid == nil ? [.notUTF8] : []
    if let limit { kinds.append(.tooLong(limit: limit)) }
    // It was cut before what replaces other bytes made it longer.
    self.init(
      typed: valid ?? String(decoding: bytes, as: UTF8.self),
      number: number,
      limit: Int.max,
      kinds: kinds
    )
  }

  /// The line without what no person types: control characters and escape sequences, and what
  /// goes beyond the limit.
  package init(
    typed: String,
    number: Int,
    limit: Int = 1 << 20,
    kinds: [InputWarning.Kind] = []
  ) {
    let (text, found) = typed.cut(toBytes: limit).withoutControls
    var all = found ? kinds + [.controlCharacters] : kinds
    if typed.utf8.count > limit { all.append(.tooLong(limit: limit)) }
    self.init(
      text: text,
      number: number,
      warnings: all.map { InputWarning(line: number, kind: $0) }
    )
  }
}

extension String {
  /// The text, or as many whole characters of it as fit.
  fileprivate func cut(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    return String(self[..<utf8.index(startIndex, offsetBy: limit)])
  }

  /// The text with tabs as spaces and without control characters, and whether any were there.
  fileprivate var withoutControls: (text: String, found: Bool) {
    guard unicodeScalars.contains(where: \.isControl) else { return (self, false) }
    let (plain, hadSequences) = EscapeSequence.removed(from: self)
    let spaced = plain.unicodeScalars.map { $0 == "\t" ? " " : $0 }
    let kept = spaced.filter { !$0.isControl }
    let text = String(String.UnicodeScalarView(kept))
    return (text, hadSequences || kept.count < spaced.count)
  }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
private let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
