import Foundation
import Scratch

/// What a module shows to those who import it, as the compiler tells it: one line for each symbol.
struct PublicSymbols {
  /// Sorted, without repetitions.
  var lines: [String]

  /// Asks the compiler about a module that the build has made.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - folder: Where the build leaves its products, such as
  ///     `.build/x86_64-unknown-linux-gnu/debug`.
  ///   - root: The package's folder.
  /// - Throws: `ExtractionError` with what the compiler says.
  init(of module: String, builtIn folder: URL, package root: URL) throws {
    let output = try ScratchFolder()
    try extract(module, from: folder, root, to: output.url)
    lines = try FileManager.default
      .contentsOfDirectory(at: output.url, includingPropertiesForKeys: nil)
      .map { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)) }
      .reduce(into: Set<String>()) { lines, graph in lines.formUnion(graph.lines) }
      .sorted()
  }
}

/// The compiler could not tell the symbols of a module, in its own words.
struct ExtractionError: Error, CustomStringConvertible {
  var description: String
}

private func extract(_ module: String, from folder: URL, _ root: URL, to output: URL) throws {
  let process = Process()
  let complaints = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments =
    [
      "swift", "symbolgraph-extract", "-module-name", module,
      "-target", folder.deletingLastPathComponent().lastPathComponent,
      "-I", folder.appending(path: "Modules").path, "-output-dir", output.path,
      "-minimum-access-level", "public", "-skip-synthesized-members", "-skip-inherited-docs",
    ] + systemLibraries(below: root).flatMap { ["-I", $0.path] }
  process.standardOutput = complaints
  process.standardError = complaints
  try process.run()
  let words = complaints.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw ExtractionError(description: String(decoding: words, as: UTF8.self))
  }
}

private func systemLibraries(below root: URL) -> [URL] {
  let sources = root.appending(path: "Sources")
  let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
  return (files?.compactMap { $0 as? URL } ?? [])
    .filter { $0.lastPathComponent == "module.modulemap" }
    .map { $0.deletingLastPathComponent() }
}

// MARK: - The compiler's answer

/// A symbol graph, as far as it is looked at.
///
/// The format: <https://github.com/swiftlang/swift-docc-symbolkit>.
private struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Fragment: Decodable { var spelling: String }
    struct Extended: Decodable {}
    struct Availability: Decodable {
      struct Version: Decodable {
        var major: Int
        var minor: Int?
      }

      var domain: String?
      var deprecated: Version?
    }

    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]
    var accessLevel: String
    var swiftExtension: Extended?
    var availability: [Availability]?
  }

  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]

  /// One line for each symbol, those aside that only say what a requirement does by default.
  var lines: [String] {
    let names = Dictionary(
      symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first }
    )
    let defaults = relationships.filter { $0.kind == "defaultImplementationOf" }
    let (hidden, provided) = (Set(defaults.map(\.source)), Set(defaults.map(\.target)))
    let parents = Dictionary(grouping: relationships.filter(\.isOfTypes), by: \.source)
    return symbols.filter { !hidden.contains($0.identifier.precise) }.map { symbol in
      let identifier = symbol.identifier.precise
      let list = (parents[identifier] ?? []).compactMap { $0.parent(names) }.sorted()
      // A protocol's declaration has its parents.
      let isListed = symbol.line.contains(" : ") || list.isEmpty
      return symbol.line
        + (isListed ? "" : " : " + list.joined(separator: ", "))
        + (provided.contains(identifier) ? " // has a default" : "") + symbol.deprecation
    }
  }
}

extension SymbolGraph.Symbol {
  /// `INPerson: open var image: INImage? { get }`.
  fileprivate var line: String {
    let owner = pathComponents.dropLast().joined(separator: ".")
    let words = declarationFragments.map(\.spelling).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let access = accessLevel == "open" ? "open " : ""
    return (owner.isEmpty ? "" : owner + ": ") + access + words
  }

  fileprivate var deprecation: String {
    let marks = (availability ?? []).compactMap { mark in
      mark.deprecated.map { version in
        "\(mark.domain ?? "") \(version.major)" + (version.minor.map { ".\($0)" } ?? "")
      }
    }
    return marks.isEmpty ? "" : " // deprecated in " + marks.joined(separator: ", ")
  }
}

extension SymbolGraph.Relationship {
  fileprivate var isOfTypes: Bool { kind == "conformsTo" || kind == "inheritsFrom" }

  /// The superclass or protocol; nil for what every type has, or has by way of another protocol.
  fileprivate func parent(_ names: [String: String]) -> String? {
    let name = names[target] ?? targetFallback.map { String($0.split(separator: ".").last ?? "") }
    return name.flatMap { Self.implied.contains($0) ? nil : $0 }
  }

  private static let implied: Set = [
    "Copyable", "Escapable", "SendableMetatype", "Equatable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "CVarArg", "NSObjectProtocol", "NSCoding", "SetAlgebra",
    "ExpressibleByArrayLiteral",
  ]
}
