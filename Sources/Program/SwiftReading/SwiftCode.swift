/// Swift's code alone: blanks stand for its comments and for the text of its string literals.
///
/// Read without a compiler: good enough for names and for counting.
package struct SwiftCode {
  /// The code, as long as its source in bytes, and with the same lines.
  package let text: String

  package init(_ source: String) {
    var scanner = Scanner(source: Array(source.utf8))
    text = String(decoding: scanner.blanked(), as: UTF8.self)
  }
}

/// Goes through a source, over what is no code at a stretch.
private struct Scanner {
  let source: [UInt8]
  private var place = 0

  init(source: [UInt8]) { self.source = source }

  mutating func blanked() -> [UInt8] {
    var code = source
    while place < source.count {
      let start = place
      guard skipComment() || skipLiteral() else {
        place += 1
        continue
      }
      for index in start..<place where source[index] != UInt8(ascii: "\n") {
        code[index] = UInt8(ascii: " ")
      }
    }
    return code
  }

  private func isAt(_ mark: String) -> Bool { source[place...].starts(with: mark.utf8) }

  private mutating func skip(_ mark: String) -> Bool {
    guard isAt(mark) else { return false }
    place += mark.utf8.count
    return true
  }
}

// MARK: - Comments

extension Scanner {
  private mutating func skipComment() -> Bool {
    if isAt("//") {
      place = source[place...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      return true
    }
    guard skip("/*") else { return false }
    var depth = 1
    while depth > 0, place < source.count {
      if skip("/*") {
        depth += 1
      } else if skip("*/") {
        depth -= 1
      } else {
        place += 1
      }
    }
    return true
  }
}

// MARK: - String literals

extension Scanner {
  /// Skips a literal with any number of `#` around it; one on a single line ends with that, at the
  /// latest.
  private mutating func skipLiteral() -> Bool {
    let start = place
    let hashes = String(
      repeating: "#",
      count: source[place...].prefix { $0 == UInt8(ascii: "#") }.count
    )
    place += hashes.count
    let isOnLines = isAt("\"\"\"")
    let quote = isOnLines ? "\"\"\"" : "\""
    guard skip(quote) else {
      place = start
      return false
    }
    while place < source.count, !skip(quote + hashes) {
      if !isOnLines, isAt("\n") { return true }
      if skip("\\" + hashes) {
        skipEscaped()
      } else {
        place += 1
      }
    }
    return true
  }

  /// Skips a character, or an interpolation, in which there may be other literals.
  private mutating func skipEscaped() {
    var depth = 0
    repeat {
      if depth > 0, skipComment() || skipLiteral() { continue }
      if isAt("(") { depth += 1 }
      if isAt(")") { depth -= 1 }
      place = min(place + 1, source.count)
    } while depth > 0 && place < source.count
  }
}
