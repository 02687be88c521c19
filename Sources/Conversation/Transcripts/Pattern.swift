/// A text in which `[..]` stands for any text, also none, and `[[name]]` for a text that is taken
/// down, or that was taken down before.
package struct Pattern: Sendable, Hashable {
  static let wildcard = "[..]"

  package let text: String

  /// The text in pieces; empty for one without gaps, which is nearly every one.
  ///
  /// No text stands between two gaps that are one, so a text that the pattern matches has at least
  /// half as many bytes.
  let pieces: [Piece]

  /// The minimum length in bytes of a matching text, whatever is captured.
  private let least: Int

  enum Piece: Sendable, Hashable {
    case text([UInt8])

    /// Any text; under this name, if it has one.
    case gap(String?)
  }

  package init(_ text: String) {
    self.text = text
    pieces = text.utf8.contains(UInt8(ascii: "[")) ? Self.pieces(of: text) : []
    least = pieces.isEmpty ? text.utf8.count : pieces.map(\.least).reduce(0, +)
  }

  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var (plain, rest) = ([UInt8](), text.utf8[...])
    while let byte = rest.first {
      let gap = gap(leading: rest)
      if let gap {
        // Any text behind any text is any text.
        let isSame = gap.name == nil && plain.isEmpty && pieces.last == .gap(nil)
        if !isSame { pieces += [.text(plain), .gap(gap.name)] }
        plain = []
      } else {
        plain.append(byte)
      }
      rest = rest.dropFirst(gap?.length ?? 1)
    }
    return pieces.isEmpty ? [] : pieces + [.text(plain)]
  }

  private static func gap(
    leading text: Substring.UTF8View
  ) -> (name: String?, length: Int)? {
    if text.starts(with: wildcard.utf8) { return (nil, wildcard.utf8.count) }
    return CaptureNotation.name(leading: text).map { ($0, CaptureNotation.mark($0).utf8.count) }
  }
}

extension Pattern {
  /// The names of what it takes down or uses, in order.
  var names: [String] {
    pieces.compactMap { if case .gap(let name) = $0 { name } else { nil } }
  }

  /// Returns the length in bytes, with captured texts in place of their names.
  func count(with captures: Captures) -> Int {
    guard !pieces.isEmpty else { return text.utf8.count }
    return pieces.reduce(0) { count, piece in
      switch piece {
      case .text(let bytes): count + bytes.count
      case .gap(nil): count + Self.wildcard.utf8.count
      case .gap(let name?): count + (captures[name] ?? CaptureNotation.mark(name)).utf8.count
      }
    }
  }

  /// The text with captured ones in the places of their names; other names stand for themselves,
  /// and all do where the line would become too long.
  func filled(with captures: Captures) -> String {
    guard !pieces.isEmpty, count(with: captures) <= CaptureNotation.longestLine else { return text }
    return pieces.map { piece in
      switch piece {
      case .text(let bytes): String(decoding: bytes, as: UTF8.self)
      case .gap(nil): Self.wildcard
      case .gap(let name?): captures[name] ?? CaptureNotation.mark(name)
      }
    }
    .joined()
  }
}

// MARK: - Matching

extension Pattern {
  /// Returns `true` if the pattern matches the whole text, byte for byte.
  package func matches(_ other: String, _ captures: Captures = [:]) -> Bool {
    pieces.isEmpty
      ? text.utf8.elementsEqual(other.utf8) : capturing(other, captures) != nil
  }

  /// Returns `true` if the pattern matches the text or its first words.
  package func matchesStart(of other: String, _ captures: Captures = [:]) -> Bool {
    if matches(other, captures) { return true }
    return pieces.isEmpty
      ? other.utf8.starts(with: "\(text) ".utf8) : capturing(other, captures, isStart: true) != nil
  }

  /// Returns the captures after matching a text; `nil` if it does not match.
  ///
  /// A gap takes the shortest text that fits; a named gap takes at least one character. A name also
  /// matches itself: an assistant's words may look like this notation.
  func capturing(_ other: String, _ captures: Captures = [:]) -> Captures? {
    capturing(other, captures, isStart: false)
  }

  /// The same; with `isStart`, other words may follow.
  private func capturing(_ other: String, _ captures: Captures, isStart: Bool) -> Captures? {
    if text.utf8.elementsEqual(other.utf8) {
      let own = names.map { ($0, CaptureNotation.mark($0)) }
      return captures.merging(own) { known, _ in known }
    }
    guard least <= other.utf8.count else { return nil }
    let ending: [Piece] = isStart ? [.text([UInt8(ascii: " ")]), .gap(nil)] : []
    let parts = parts(pieces + ending, with: captures)
    guard other.utf8.starts(with: parts.head) else { return nil }
    var (captures, rest) = (captures, Array(other.utf8)[parts.head.count...])
    for (index, gap) in parts.gaps.enumerated() {
      let isLast = index == parts.gaps.count - 1
      guard let end = rest.start(of: gap.next, isAtEnd: isLast, leaving: gap.least),
        captures.take(String(decoding: rest[..<end], as: UTF8.self), as: gap.name)
      else { return nil }
      rest = rest[(end + gap.next.count)...]
    }
    return rest.isEmpty ? captures : nil
  }

  /// The text before the first gap, and each gap with the text after it; what has been captured
  /// is text.
  private func parts(
    _ pieces: [Piece],
    with captures: Captures
  ) -> (head: [UInt8], gaps: [Gap]) {
    var (head, gaps): ([UInt8], [Gap]) = ([], [])
    for piece in pieces {
      let known: [UInt8]?
      switch piece {
      case .text(let text): known = text
      case .gap(let name): known = name.flatMap { captures[$0] }.map { Array($0.utf8) }
      }
      if case .gap(let name) = piece, known == nil {
        gaps.append(Gap(name: name))
      } else if gaps.isEmpty {
        head += known ?? []
      } else {
        gaps[gaps.count - 1].next += known ?? []
      }
    }
    return (head, gaps)
  }

  private struct Gap {
    var name: String?
    var next: [UInt8] = []

    /// The minimum length in bytes.
    var least: Int { name == nil ? 0 : 1 }
  }
}

extension Pattern.Piece {
  /// The minimum length in bytes; a named gap takes something.
  fileprivate var least: Int {
    switch self {
    case .text(let bytes): bytes.count
    case .gap(let name): name == nil ? 0 : 1
    }
  }
}

extension Captures {
  /// - Returns: `true` if the name stood for nothing else.
  fileprivate mutating func take(_ text: String, as name: String?) -> Bool {
    guard let name else { return true }
    defer { self[name] = self[name] ?? text }
    return self[name] == nil || self[name] == text
  }
}

extension ArraySlice<UInt8> {
  /// Returns the first position of a piece, or with `isAtEnd` the only one at which it ends the
  /// slice.
  fileprivate func start(of piece: [UInt8], isAtEnd: Bool, leaving least: Int) -> Int? {
    let (first, last) = (startIndex + least, endIndex - piece.count)
    guard first <= last else { return nil }
    return (isAtEnd ? last...last : first...last).first {
      self[$0..<($0 + piece.count)].elementsEqual(piece)
    }
  }
}
