import Foundation
import PackagePlugin

/// Runs the tool `tables` for Understanding, whose tables are made of phrases and weights.
@main struct Tables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let english = context.package.directoryURL.appending(path: "Sources/Language/English")
    let phrases = try FileManager.default
      .contentsOfDirectory(
        at: english.appending(path: "Phrases"),
        includingPropertiesForKeys: nil
      )
      .filter { ["phrases", "corpus"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
    let weights = english.appending(path: "evidence.weights")
    return [
      try command(
        "phrases",
        of: phrases,
        to: ["CompiledPhrases.swift", "CompiledContinuations.swift"],
        context
      ),
      try command("weights", of: [weights], to: ["TrainedWeights.swift"], context),
    ]
  }

  /// One run of the tool.
  ///
  /// Its inputs are all it reads and its outputs all it writes, so that the build runs it again
  /// exactly when one of the inputs was edited.
  private func command(
    _ job: String,
    of inputs: [URL],
    to outputs: [String],
    _ context: PluginContext
  ) throws -> Command {
    let folder = context.pluginWorkDirectoryURL
    return .buildCommand(
      displayName: "Writing \(outputs.joined(separator: ", "))",
      executable: try context.tool(named: "tables").url,
      arguments: [job, folder.path] + inputs.map(\.path),
      inputFiles: inputs,
      outputFiles: outputs.map { folder.appending(path: $0) }
    )
  }
}
