import Foundation

// Reading the lines and texts of a vCard file (RFC 6350) from its bytes.

extension Span<UInt8> {
  /// Calls the body with each line and its number, counted from one.
  ///
  /// A line that starts with a blank goes on with the one before (section 3.2); the number is
  /// that of the first.
  func forEachLine(_ body: (Int, Span<UInt8>) -> Void) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var offset = starts(with: byteOrderMark) ? byteOrderMark.count : 0
    var number = 1
    while offset < count {
      let line = lineRange(from: offset)
      offset = line.next
      let first = number
      number += 1
      guard isContinuation(at: offset) else {
        body(first, extracting(line.text))
        continue
      }
      var joined = bytes(line.text)
      while isContinuation(at: offset) {
        let rest = lineRange(from: offset)
        joined += bytes(rest.text).dropFirst()
        offset = rest.next
        number += 1
      }
      body(first, joined.span)
    }
  }

  private func starts(with bytes: [UInt8]) -> Bool {
    count >= bytes.count && bytes.indices.allSatisfy { self[$0] == bytes[$0] }
  }

  private func isContinuation(at offset: Int) -> Bool {
    offset < count && (self[offset] == .blank || self[offset] == .tab)
  }

  private func lineRange(from start: Int) -> (text: Range<Int>, next: Int) {
    let end = first(.lineFeed, in: start..<count) ?? count
    let hasReturn = end > start && self[end - 1] == .carriageReturn
    return (start..<(hasReturn ? end - 1 : end), Swift.min(end + 1, count))
  }

  /// Returns the index of a byte's first occurrence; found by the C library, which looks at many at
  /// a time.
  private func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    extracting(range).withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let found = memchr(start, Int32(byte), bytes.count)
      else { return nil }
      return range.lowerBound + (UnsafeRawPointer(found) - start)
    }
  }

  func bytes(_ range: Range<Int>) -> [UInt8] {
    extracting(range).withUnsafeBufferPointer { Array($0) }
  }

  /// Returns `true` if a range holds exactly these bytes.
  func has(_ bytes: [UInt8], at range: Range<Int>) -> Bool {
    guard bytes.count == range.count else { return false }
    for index in 0..<bytes.count where self[range.lowerBound + index] != bytes[index] {
      return false
    }
    return true
  }

  /// A range without the start of a URI, such as `tel:`, in any case.
  func dropping(_ scheme: StaticString, from range: Range<Int>) -> Range<Int> {
    let count = scheme.utf8CodeUnitCount
    guard range.count > count else { return range }
    for index in 0..<count
    where self[range.lowerBound + index] | 0x20 != scheme.utf8Start[index] | 0x20 {
      return range
    }
    return (range.lowerBound + count)..<range.upperBound
  }
}

// MARK: - Texts

extension Span<UInt8> {
  /// The bytes as they stand, without regard to escapes.
  func verbatim(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// A value as text, without escapes (section 3.4).
  ///
  /// A line break becomes a blank: what is read here are names and the like, which stand within the
  /// lines of the assistant.
  func text(_ range: Range<Int>) -> String {
    first(.backslash, in: range) == nil ? verbatim(range) : unescaped(range)
  }

  private func unescaped(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    var isEscaped = false
    for index in range {
      let byte = self[index]
      if byte == .backslash, !isEscaped {
        isEscaped = true
        continue
      }
      let isNewline = isEscaped && byte | 0x20 == UInt8(ascii: "n")
      text.append(isNewline ? .blank : byte)
      isEscaped = false
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Calls the body with the number and range of each part between separators; empty ones too.
  func forEachPart(
    of range: Range<Int>,
    separatedBy separator: UInt8,
    _ body: (Int, Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    var number = 0
    var isEscaped = false
    for index in range {
      if self[index] == separator, !isEscaped {
        body(number, start..<index)
        start = index + 1
        number += 1
      }
      isEscaped = self[index] == .backslash && !isEscaped
    }
    body(number, start..<range.upperBound)
  }

  /// The elements of a list, such as nicknames; without empty ones.
  func elements(_ range: Range<Int>) -> [String] {
    var elements: [String] = []
    forEachPart(of: range, separatedBy: .comma) { _, part in
      if !part.isEmpty { elements.append(text(part)) }
    }
    return elements
  }
}
