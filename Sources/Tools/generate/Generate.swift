/// Writes the Swift in the folders `Generated`, which is checked in: `swift run generate`, in the
/// package's folder.
///
/// It is to be run after a change of the catalogue, the sample world or the examples; a test fails
/// if it wasn't.
@main struct Generate {
  static func main() {
    do {
      for job in Job.allCases { try job.run(in: ".", to: "./\(job.folder)") }
    } catch {
      complain("\(error)")
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

  /// The sentences that show what can be said, for `Understanding`.
  case examples

  /// The sample world inside of `Assistant`, from its files.
  case world

  /// The folder that it writes into, from the package's.
  ///
  /// It holds nothing else.
  var folder: String {
    switch self {
    case .api: "Sources/Apple/Intents/Generated"
    case .schemas, .words: "Sources/Conversation/Domains/Generated"
    case .manners, .examples: "Sources/Language/Understanding/Generated"
    case .requests, .world: "Sources/Device/Assistant/Generated"
    case .authors: "Tests/AuthorsInSwift6/Generated"
    }
  }

  /// - Parameters:
  ///   - root: The package's folder.
  ///   - output: The folder to write into; it has to exist.
  /// - Throws: What is wrong with an input, in a sentence.
  func run(in root: String, to output: String) throws {
    let catalogue = try Catalogue(files: files(in: "\(root)/Sources/Apple/Intents/Catalogue"))
    switch self {
    case .api: try writeAPI(of: catalogue, to: output)
    case .schemas: try writeSchemas(of: catalogue, to: output)
    case .words: try writeWords(of: catalogue, to: output)
    case .manners: try writeManners(of: catalogue, to: output)
    case .requests: try writeRequests(of: catalogue, to: output)
    case .authors: try writeAuthors(of: catalogue, to: output)
    case .examples:
      try writeExamples(of: ["\(root)/Sources/Language/English/requests.examples"], to: output)
    case .world: try writeWorld(files: files(in: "\(root)/Fixtures/World"), to: output)
    }
  }
}
