package import Foundation

/// Text as nobody should be able to put it on a screen, and files full of it.
package enum HostileText {
  /// A sign to know such text by, and then all that a terminal obeys or that turns around what
  /// stands behind it: titles, styles, the characters of one byte and of two for both, a line end
  /// that is none, and marks of direction that are left open.
  package static let marks =
    "☠\u{1B}]0;owned\u{7}\u{1B}[8m\u{9B}7m\u{9D}0;owned\u{9C}\u{1B}c\u{85}\u{7F}\u{8}\u{202E}\u{2067}"

  /// The sign alone, which is to be shown.
  package static let sign = "☠"

  /// Returns the first line of an output that could do harm on a terminal, quoted; `nil` if there
  /// is none.
  ///
  /// The program's own styles do none.
  package static func harm(in output: String) -> String? {
    var text = output
    for style in ["0", "1", "2", "31", "33"] {
      text = text.replacingOccurrences(of: "\u{1B}[\(style)m", with: "")
    }
    for line in text.unicodeScalars.split(separator: "\n") {
      let isHarmful = line.contains { $0.properties.generalCategory == .control }
      if isHarmful || !isBalanced(line) {
        return String(String.UnicodeScalarView(line)).debugDescription
      }
    }
    return nil
  }

  /// Returns `true` if the marks of direction are paired and nested.
  package static func isBalanced(_ line: some Collection<Unicode.Scalar>) -> Bool {
    var ends: [Unicode.Scalar] = []
    for scalar in line {
      switch scalar.value {
      case 0x202A, 0x202B, 0x202D, 0x202E: ends.append("\u{202C}")
      case 0x2066...0x2068: ends.append("\u{2069}")
      case 0x202C, 0x2069: guard ends.popLast() == scalar else { return false }
      default: break
      }
    }
    return ends.isEmpty
  }
}

// MARK: - A world

extension HostileText {
  /// Copies a world in which everything that people read has the marks behind it.
  package static func copyWorld(from folder: URL, to copy: URL) throws {
    let files = FileManager.default
    try files.copyItem(at: folder, to: copy)
    let paths = files.enumerator(atPath: copy.path)?.compactMap { $0 as? String } ?? []
    for path in paths {
      let file = copy.appending(path: path)
      switch file.pathExtension {
      case "vcf": try spoilCards(file)
      case "plist": try spoilPropertyList(file)
      case "json", "geojson": try spoilJSON(file)
      default: break
      }
    }
    // The folders of apps no longer have the apps' names.
    for name in ["MessageBot/Messages.json", "Ringer/Calls.json", "CoinPurse/Purse.json"] {
      let file = copy.appending(path: "Apps/\(name)")
      try files.copyItem(at: file, to: copy.appending(path: file.lastPathComponent))
    }
  }

  /// The names by which people are found stay as they are.
  private static func spoilCards(_ file: URL) throws {
    let read = ["FN:", "ORG:", "TITLE:", "NICKNAME:", "NOTE:"]
    let lines = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
    let spoilt = lines.map { line in read.contains(where: line.hasPrefix) ? line + marks : line }
    try Data(spoilt.joined(separator: "\r\n").utf8).write(to: file)
  }

  /// In the binary form, which can hold what XML can't.
  private static func spoilPropertyList(_ file: URL) throws {
    let list = try PropertyListSerialization.propertyList(
      from: try Data(contentsOf: file),
      format: nil
    )
    let data = try PropertyListSerialization.data(
      fromPropertyList: spoilt(list, key: ""),
      format: .binary,
      options: 0
    )
    try data.write(to: file)
  }

  private static func spoilJSON(_ file: URL) throws {
    let content = try JSONSerialization.jsonObject(with: try Data(contentsOf: file))
    try JSONSerialization.data(withJSONObject: spoilt(content, key: "")).write(to: file)
  }

  private static func spoilt(_ value: Any, key: String) -> Any {
    switch value {
    case let text as String: isRead(key) ? text + marks : text
    case let values as [Any]: values.map { spoilt($0, key: key) }
    case let values as [String: Any]:
      Dictionary(uniqueKeysWithValues: values.map { ($0.key, spoilt($0.value, key: $0.key)) })
    default: value
    }
  }

  private static func isRead(_ key: String) -> Bool {
    [
      "CFBundleDisplayName", "NSSiriUsageDescription", "IntentExamples", "VocabularyItemExamples",
      "text", "name", "street", "city", "title", "groupName",
    ].contains(key)
  }
}
