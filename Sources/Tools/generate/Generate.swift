/// Writes what is in the folders `Generated`, which is checked in: `swift run generate`, in the
/// package's folder, for all of it, `swift run generate tables` for one job.
///
/// It is to be run after a change of the catalogue, the sample world, the phrases, the examples or
/// the types that are sent to apps; a test fails if it wasn't.
@main struct Generate {
  static func main() {
    do {
      for job in try wanted { try job.run(in: ".", to: "./\(job.folder)") }
    } catch {
      complain("\(error)")
    }
  }

  /// The jobs that the command line names; all if it names none.
  private static var wanted: [Job] {
    get throws {
      let names = CommandLine.arguments.dropFirst()
      return names.isEmpty ? Job.allCases : try names.map(Job.init(named:))
    }
  }
}

/// A kind of source that the tool writes.
enum Job: String, CaseIterable {
  /// The public Swift of `Intents`, from the catalogue.
  case api

  /// The schemas of `Domains`, from the catalogue.
  case schemas

  /// The sentences about each intent, for `Domains`, from the catalogue.
  case words

  /// The manner of each request, for `Understanding`, from the catalogue.
  case manners

  /// The requests of the phrases with their intents and parameters, for `Assistant`, from the
  /// catalogue.
  case requests

  /// Handlers in every spelling for the tests of `Intents`, from the catalogue.
  case authors

  /// A read of every property of the API, for the same tests, from the tables of public symbols.
  case properties

  /// The sentences that show what can be said, for `Understanding`.
  case examples

  /// The compiled phrases, for `CEnglish`.
  case tables

  /// The names of the requests, for `Understanding`, from the phrases.
  case names

  /// The sample world inside of `Assistant`, from its files.
  case world

  /// The messages of an app's process as bytes, for `Assistant`, from the declarations of their types.
  case messages

  init(named name: String) throws {
    guard let job = Job(rawValue: name) else { throw Usage(found: name) }
    self = job
  }

  /// The folder that it writes into, from the package's.
  ///
  /// It holds nothing else.
  var folder: String {
    switch self {
    case .api: "Sources/Apple/Intents/Generated"
    case .schemas, .words: "Sources/Conversation/Domains/Generated"
    case .tables: "Sources/Language/English/Generated"
    case .manners, .examples, .names: "Sources/Language/Understanding/Generated"
    case .requests, .world, .messages: "Sources/Device/Assistant/Generated"
    case .authors, .properties: "Tests/AuthorsInSwift6/Generated"
    }
  }

  /// - Parameters:
  ///   - root: The package's folder.
  ///   - output: The folder to write into; it has to exist.
  /// - Throws: What is wrong with an input, in a sentence.
  func run(in root: String, to output: String) throws {
    switch self {
    case .api: try writeAPI(of: catalogue(root), to: output)
    case .schemas: try writeSchemas(of: catalogue(root), to: output)
    case .words: try writeWords(of: catalogue(root), to: output)
    case .manners: try writeManners(of: catalogue(root), to: output)
    case .requests: try writeRequests(of: catalogue(root), to: output)
    case .authors: try writeAuthors(of: catalogue(root), to: output)
    case .properties: try writePropertyReads(ofTables: symbols(root), to: output)
    case .tables: try writeTables(of: PhraseSources(in: phrases(root)), to: output)
    case .names: try writeRequestNames(of: PhraseSources(in: phrases(root)), to: output)
    case .examples:
      try writeExamples(of: ["\(root)/Sources/Language/English/requests.examples"], to: output)
    case .world: try writeWorld(files: files(in: "\(root)/Fixtures/World"), to: output)
    case .messages: try writeMessages(of: root, to: output)
    }
  }

  private func catalogue(_ root: String) throws -> Catalogue {
    try Catalogue(files: files(in: "\(root)/Sources/Apple/Intents/Catalogue"))
  }

  private func symbols(_ root: String) -> [String] {
    ["Contacts", "CoreLocation", "Intents"].map { "\(root)/Fixtures/Symbols/\($0).txt" }
  }

  private func phrases(_ root: String) -> String { "\(root)/Sources/Language/English/Phrases" }
}

/// The error for a job that there isn't.
private struct Usage: Error, CustomStringConvertible {
  var found: String

  var description: String {
    let jobs = Job.allCases.map(\.rawValue).joined(separator: ", ")
    return "Expected a job of \(jobs), found “\(found)”."
  }
}
