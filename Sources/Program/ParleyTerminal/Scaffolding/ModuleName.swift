import Foundation

/// The names that a package's module can't have, as its code would mean something else by them.
enum ModuleName {
  /// Returns `true` for a keyword, and for the name of anything that the package's code uses: its
  /// other targets, modules, and functions.
  ///
  /// Letter case makes no difference, as it makes none for files on many disks.
  static func isTaken(_ name: String, besidesModulesOf checkout: String) -> Bool {
    if isKeyword(name) { return true }
    let taken = used.union(Scaffold.known).union(Scaffold.surroundings)
      .union(targets(of: checkout))
    return taken.contains { $0.lowercased() == name.lowercased() }
  }

  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  /// The targets that a package's manifest names; SwiftPM takes no second one of the same name.
  private static func targets(of checkout: String) -> [String] {
    let manifest = try? String(contentsOfFile: "\(checkout)/Package.swift", encoding: .utf8)
    return (manifest ?? "").matches(of: /\.(?:\w*[tT]arget|systemLibrary)\(\s*name: "(\w+)"/)
      .map { String($0.1) }
  }

  private static let used: Set = ["Talk", "Testing", "XCTest", "converse", "replay", "transcript"]

  /// The words that are no names without backticks.
  private static let keywords: Set = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
