import Foundation

/// The names that a package's module can't have, as its code would mean something else by them.
enum ModuleName {
  /// Returns `true` for the name of anything that the package's code uses: its other targets,
  /// modules, functions, and Swift's own names.
  ///
  /// Letter case makes no difference, as it makes none for files on many disks.
  static func isTaken(_ name: String, besidesModulesOf checkout: String) -> Bool {
    let taken = used.union(Scaffold.known).union(Scaffold.surroundings)
      .union(targets(of: checkout))
    return taken.contains { $0.lowercased() == name.lowercased() }
  }

  /// The targets that a package's manifest names; SwiftPM takes no second one of the same name.
  private static func targets(of checkout: String) -> [String] {
    let manifest = try? String(contentsOfFile: "\(checkout)/Package.swift", encoding: .utf8)
    return (manifest ?? "").matches(of: /\.(?:\w*[tT]arget|systemLibrary)\(\s*name: "(\w+)"/)
      .map { String($0.1) }
  }

  private static let used: Set = [
    "Any", "Self", "Talk", "Testing", "XCTest", "app", "converse", "replay", "transcript",
  ]
}
