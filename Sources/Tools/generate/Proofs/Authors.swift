/// Writes handlers for all intents as app authors would write them, one in each spelling, and what
/// calls them as the assistant does.
///
/// Compiling proves little: a method that is nobody's witness compiles too, and is never called.
func writeAuthors(of catalogue: Catalogue, to folder: String) throws {
  var source = Source()
  source.line("// Written by `swift run generate` from all catalogue files.")
  source.line()
  source.line("import Foundation")
  source.line("import Intents")
  let writers = catalogue.files.flatMap(\.intents).map(AuthorWriter.init)
  for writer in writers { writer.write(to: &source) }
  for umbrella in catalogue.umbrellas {
    writeAuthor(of: umbrella, writers.filter { umbrella.covers($0.intent) }, to: &source)
  }
  source.line()
  source.line("/// Everybody who wrote a handler.")
  source.line("package let writtenAuthors: [WrittenAuthor] = [")
  for writer in writers { writer.writeEntries(to: &source) }
  for umbrella in catalogue.umbrellas {
    writeEntry(of: umbrella, writers.filter { umbrella.covers($0.intent) }, to: &source)
  }
  source.line("]")
  try write(source.text, to: "\(folder)/WrittenAuthors.swift")
}

extension Catalogue {
  fileprivate var umbrellas: [Umbrella] {
    files.flatMap(\.entries).compactMap { entry in
      if case .umbrella(let umbrella) = entry { umbrella } else { nil }
    }
  }
}

// MARK: - One object for a domain

extension Umbrella {
  fileprivate func covers(_ intent: Intent) -> Bool { protocols.contains(intent.protocolName) }
}

private func writeAuthor(
  of umbrella: Umbrella,
  _ writers: [AuthorWriter],
  to source: inout Source
) {
  source.line()
  source.block("private final class \(umbrella.name)Author: Author, \(umbrella.name)") { source in
    for writer in writers { writer.writeMethods(.closures, to: &source) }
  }
}

private func writeEntry(of umbrella: Umbrella, _ writers: [AuthorWriter], to source: inout Source) {
  let calls = writers.flatMap { $0.expectedCalls(.closures) }
  source.line("  WrittenAuthor(name: \"\(umbrella.name)\", expected: \(calls)) {")
  source.line("    let author = \(umbrella.name)Author()")
  for writer in writers { source.line("    await \(writer.driver)(author)") }
  source.line("    return author.calls")
  source.line("  },")
}
