/// Writes the sample world as string literals, which compile fast at any length.
///
/// Paths are kept relative to the folder that all the files are in.
func writeWorld(files: [String], to output: String) throws {
  let root = commonFolder(of: files)
  let entries = try files.map { file in
    "    \(literal(file.dropFirst(root.count))): \(literal(try contents(of: file))),\n"
  }
  let source = """
    extension WorldFiles {
      /// The sample world as it was when the program was built.
      package static let sample = WorldFiles(embedded: [
    \(entries.joined())  ])
    }

    """
  try write(source, to: "\(output)/SampleWorld.swift")
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
