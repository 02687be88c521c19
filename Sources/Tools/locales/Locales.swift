import FoundationEssentials

/// Cuts ICU's data, of which Foundation brings all, to the items that `parley` uses.
///
/// The release is made with it: `locales FULL.dat CUT.dat`.
@main struct Locales {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard paths.count == 2 else { throw DataError("usage: locales FULL.dat CUT.dat") }
    var package = try DataPackage(Array(Data(contentsOf: paths[0])))
    package.items.removeAll { !$0.isNeeded }
    try Data(package.bytes).write(to: paths[1])
  }
}

/// An error in a sentence.
struct DataError: Error, CustomStringConvertible {
  var description: String

  init(_ sentence: String) {
    description = sentence
  }
}
