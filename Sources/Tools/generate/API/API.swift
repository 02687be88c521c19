/// Writes one Swift file for each catalogue file, and one that lists all coded classes.
func writeAPI(of catalogue: Catalogue, to folder: String) throws {
  for file in catalogue.files {
    try write(swift(for: file), to: "\(folder)/\(file.name)Catalogue.swift")
  }
  try write(codedClasses(in: catalogue), to: "\(folder)/CodedClasses.swift")
}

private func swift(for file: Catalogue.File) -> String {
  var body = Source()
  for entry in file.entries {
    body.line()
    write(entry, to: &body)
  }
  var head = Source()
  head.line("// Written by `swift run generate` from \(file.name).intents: edit that instead.")
  head.line()
  // Importing publicly what no declaration shows would be a warning.
  if body.text.mentions("CLPlacemark") || body.text.mentions("CLLocation") {
    head.line("public import CoreLocation")
  }
  head.line("public import Foundation")
  return head.text + body.text
}

private func write(_ entry: Catalogue.Entry, to source: inout Source) {
  switch entry {
  case .enumeration(let entry): entry.writeEnumeration(to: &source)
  case .options(let entry): entry.writeOptions(to: &source)
  case .names(let entry): entry.write(to: &source)
  case .valueClass(let entry): entry.write(to: &source)
  case .result(let entry): entry.write(to: &source)
  case .intent(let entry): entry.write(to: &source)
  case .umbrella(let entry): entry.write(to: &source)
  }
}

/// Returns the source of a list of all these classes, since a secure unarchiver may find any of
/// them inside another.
private func codedClasses(in catalogue: Catalogue) -> String {
  let names = catalogue.files.flatMap(\.entries).flatMap { entry in
    switch entry {
    case .valueClass(let entry): [entry.name]
    case .intent(let entry): [entry.name, entry.responseName]
    default: []
    }
  }
  var source = Source()
  source.line("// Written by `swift run generate` from all catalogue files.")
  source.line()
  source.line("/// The classes of the catalogue that can be archived.")
  source.line("let codedClasses: [AnyClass] = [")
  for name in names { source.line("  \(name).self,") }
  source.line("]")
  return source.text
}
