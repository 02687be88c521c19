import Spawning

/// Processes of apps that are copies of this one, made before it has threads: they need not be loaded
/// again, nor read the world.
package struct AppCopies: Sendable {
  var processes: [(app: String, process: UnheardProcess)] = []

  /// None.
  package init() {}

  package enum Outcome {
    /// In this process.
    case original(AppCopies)

    /// In one of the copies.
    case copy(AppHost)
  }

  /// Copies this process for each app that is installed from the start, as long as the system does.
  ///
  /// - Parameters:
  ///   - world: The world that the apps are in.
  ///   - folder: The world's folder; `nil` for the sample world.
  ///   - memory: The number of bytes that each may add to what it takes at the start.
  ///   - repertoire: The apps of the program.
  /// - Returns: The copies, or, in one of them, what serves it.
  package static func make(
    of world: World,
    in folder: String?,
    memory: Int,
    _ repertoire: Repertoire
  ) -> Outcome {
    var copies = AppCopies()
    for app in world.startingApps {
      switch ChildProcess.copy() {
      case .original(let process): copies.processes.append((app.identifier, process))
      case .copy:
        let worlds = ReadWorlds(world, in: folder)
        return .copy(AppHost(named: app.name, memory: memory, repertoire, worlds))
      case nil: return .original(copies)
      }
    }
    return .original(copies)
  }
}
