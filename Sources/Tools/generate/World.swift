import Foundation
import Properties

/// Writes the sample world as string literals, which compile fast at any length.
///
/// Paths are kept relative to the folder that all the files are in.
func writeWorld(files: [String], to output: String) throws {
  let root = commonFolder(of: files)
  let texts = try files.map { file in
    "    \(literal(file.dropFirst(root.count))): \(literal(try contents(of: file))),\n"
  }
  let notations = try files.compactMap { file in
    try property(in: file).map {
      "    \(literal(file.dropFirst(root.count))): \(literal($0.notation)),\n"
    }
  }
  let source = """
    extension WorldFiles {
      /// The sample world as it was when the program was built.
      package static let sample = WorldFiles(embedded: [
    \(texts.joined())  ], notations: [
    \(notations.joined())  ])
    }

    """
  try write(source, to: "\(output)/SampleWorld.swift")
}

/// Decodes a property list or a map; `nil` for any other file, which apps read themselves.
private func property(in file: String) throws -> Properties.Property? {
  let bytes = Data(try contents(of: file).utf8)
  let type = Properties.Property.self
  if file.hasSuffix(".plist") { return try PropertyListDecoder().decode(type, from: bytes) }
  if file.hasSuffix(".geojson") { return try JSONDecoder().decode(type, from: bytes) }
  return nil
}

/// The longest folder that holds all files, with its slash.
private func commonFolder(of files: [String]) -> String {
  guard var common = files.first.map({ Substring($0) }) else { return "" }
  for file in files {
    while !file.hasPrefix(common) { common.removeLast() }
  }
  while let last = common.last, last != "/" { common.removeLast() }
  return String(common)
}
