import PackagePlugin

/// Runs the `generate` tool for the targets whose sources are partly written by it.
@main struct Generate: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    []
  }
}
