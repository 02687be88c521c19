import Foundation
import PackagePlugin

/// Runs the `generate` tool for the targets whose sources are partly written by it.
@main struct Generate: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL
    let tool = try context.tool(named: "generate").url
    let output = context.pluginWorkDirectoryURL
    return try jobs(of: target.name, package: folder).map { job in
      .buildCommand(
        displayName: "Writing \(job.outputs.joined(separator: ", "))",
        executable: tool,
        arguments: [job.name, output.path] + job.inputs.map(\.path),
        inputFiles: job.inputs,
        outputFiles: job.outputs.map { output.appending(path: $0) }
      )
    }
  }

  /// One run of the tool.
  ///
  /// Its inputs are all it reads and its outputs all it writes, so that the
  /// build runs it again exactly when one of the inputs was edited.
  struct Job {
    var name: String
    var inputs: [URL]
    var outputs: [String]
  }

  private func jobs(of target: String, package: URL) throws -> [Job] {
    switch target {
    case "Intents":
      return [try catalogueJob("api", package, suffix: "Catalogue", list: "CodedClasses")]
    case "Domains":
      return [
        try catalogueJob("schemas", package, suffix: "Schemas", list: "AllSchemas"),
        Job(name: "words", inputs: try catalogue(package), outputs: ["AllWords.swift"]),
      ]
    case "AuthorsInSwift5", "AuthorsInSwift6":
      let authors = "WrittenAuthors.swift"
      return [Job(name: "authors", inputs: try catalogue(package), outputs: [authors])]
    case "Understanding":
      let english = package.appending(path: "Sources/Language/English")
      let phrases = try files(in: english.appending(path: "Phrases"))
        .filter { ["phrases", "corpus"].contains($0.pathExtension) }
      let weights = english.appending(path: "evidence.weights")
      let examples = english.appending(path: "requests.examples")
      return [
        Job(
          name: "phrases",
          inputs: phrases,
          outputs: ["CompiledPhrases.swift", "CompiledContinuations.swift"]
        ),
        Job(name: "manners", inputs: try catalogue(package), outputs: ["AllManners.swift"]),
        Job(name: "examples", inputs: [examples], outputs: ["RequestExamples.swift"]),
        Job(name: "evidence", inputs: [weights], outputs: ["TrainedWeights.swift"]),
      ]
    case "Assistant":
      let world = try filesBelow(package.appending(path: "Fixtures/World"))
      return [
        Job(name: "world", inputs: world, outputs: ["SampleWorld.swift"]),
        Job(name: "requests", inputs: try catalogue(package), outputs: ["AllRequests.swift"]),
      ]
    default:
      return []
    }
  }

  /// A job that writes one file for each of the catalogue's, and one about all of them.
  private func catalogueJob(
    _ name: String,
    _ package: URL,
    suffix: String,
    list: String
  ) throws -> Job {
    let catalogue = try catalogue(package)
    let names = catalogue.map { $0.deletingPathExtension().lastPathComponent + suffix }
    return Job(
      name: name,
      inputs: catalogue,
      outputs: (names + [list]).map { "\($0).swift" }
    )
  }

  private func catalogue(_ package: URL) throws -> [URL] {
    try files(in: package.appending(path: "Sources/Apple/Intents/Catalogue"))
      .filter { $0.pathExtension == "intents" }
  }

  private func filesBelow(_ folder: URL) throws -> [URL] {
    try files(in: folder).flatMap { $0.hasDirectoryPath ? try filesBelow($0) : [$0] }
  }

  private func files(in folder: URL) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.path < $1.path }
  }
}
