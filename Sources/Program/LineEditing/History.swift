import Terminal

/// The lines that the person can bring back, oldest first.
///
/// A line that comes again moves to the end; a line that starts with a space, one with nothing but
/// spaces, and one that is too long for a key to bring back is not kept.
package struct History: Hashable, Sendable {
  package private(set) var entries: [String] = []
  package let limit: Int

  package init(_ lines: [String] = [], limit: Int = 1000) {
    self.limit = limit
    var seen: Set<String> = []
    let latest = lines.reversed().filter { Self.keeps($0) && seen.insert($0).inserted }
    entries = latest.prefix(limit).reversed()
  }

  /// Adds the line if it is one to keep.
  ///
  /// - Returns: `true` if it was added.
  @discardableResult
  package mutating func add(_ line: String) -> Bool {
    guard Self.keeps(line) else { return false }
    entries.removeAll { $0 == line }
    entries.append(line)
    entries.removeFirst(max(0, entries.count - limit))
    return true
  }

  /// Forgets the lines that `isMeant` names.
  ///
  /// - Returns: The number of lines forgotten.
  @discardableResult
  package mutating func forget(where isMeant: (String) -> Bool) -> Int {
    let count = entries.count
    entries.removeAll(where: isMeant)
    return count - entries.count
  }

  /// In bytes.
  private static let longestLine = 8_192

  private static func keeps(_ line: String) -> Bool {
    !line.hasPrefix(" ") && line.contains { $0 != " " } && line.utf8.count <= longestLine
  }
}
