/// Writes the Swift that a target would otherwise repeat by hand.
///
/// The build runs it as `generate JOB OUTPUT-FOLDER INPUT…`. Each job knows which files it
/// writes; the plug-in declares the same names as its outputs.
@main struct Generate {
  static func main() {
    do {
      try run(CommandLine.arguments.dropFirst())
    } catch {
      complain("\(error)")
    }
  }

  private static func run(_ arguments: ArraySlice<String>) throws {
    guard let name = arguments.first, let job = Job(rawValue: name), arguments.count > 1 else {
      let jobs = Job.allCases.map(\.rawValue).joined(separator: ", ")
      complain("usage: generate JOB OUTPUT-FOLDER INPUT…, where JOB is one of \(jobs)")
    }
    try job.run(output: arguments.dropFirst().first ?? ".", inputs: Array(arguments.dropFirst(2)))
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

  /// The automaton of `Understanding`, from the files of phrases.
  case phrases

  /// The sentences that show what can be said, for `Understanding`.
  case examples

  /// The trained weights, for `Understanding`.
  case evidence

  /// The sample world inside of `Assistant`, from its files.
  case world

  func run(output: String, inputs: [String]) throws {
    switch self {
    case .api: try writeAPI(of: Catalogue(files: inputs), to: output)
    case .schemas: try writeSchemas(of: Catalogue(files: inputs), to: output)
    case .words: try writeWords(of: Catalogue(files: inputs), to: output)
    case .manners: try writeManners(of: Catalogue(files: inputs), to: output)
    case .requests: try writeRequests(of: Catalogue(files: inputs), to: output)
    case .authors: try writeAuthors(of: Catalogue(files: inputs), to: output)
    case .phrases: try writePhrases(of: inputs, to: output)
    case .examples: try writeExamples(of: inputs, to: output)
    case .evidence: try writeEvidence(of: inputs, to: output)
    case .world: try writeWorld(files: inputs, to: output)
    }
  }
}
