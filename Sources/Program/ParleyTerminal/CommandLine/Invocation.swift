package import Assistant
import Files
import Foundation
import Parley
import Terminal

/// All that a command is given to do its work.
package struct Invocation: Sendable {
  package let program: Program
  package let settings: Settings
  package let operands: [String]
  let locations: Locations
  package let console: Console

  /// True if each app runs in a process of its own.
  let isIsolated: Bool

  /// The world, if it has been read already.
  let readWorld: World?

  /// The processes of the apps that have some of their own.
  let processes: AppProcesses

  /// The run of this very command whose place this one takes; `nil` for the first.
  let predecessor: Predecessor?
}

/// A run that came to an end it should not.
enum Predecessor: Sendable {
  /// Nothing is left but to end its report.
  case ended(BrokenRun)

  /// Its work goes on, with each app in a process of its own.
  case resumed(BrokenRun)
}

// MARK: - What it takes place in

extension Invocation {
  /// The world that `--world` names, or else that of the program.
  var files: WorldFiles {
    get throws {
      try WorldFiles(named: settings.world ?? program.world)
    }
  }

  /// The world with the program's apps; what can't be used of it is said on standard error.
  package var world: World {
    get throws {
      let world = try readWorld ?? program.repertoire.world(files)
      for problem in world.problems { console.warn(problem) }
      return world
    }
  }

  /// The program's apps, wherever they run.
  var repertoire: Repertoire {
    repertoire(knowing: nil)
  }

  /// The same; of those whose launch is known, each is started when it is needed.
  func repertoire(knowing launches: LaunchRecords?) -> Repertoire {
    let repertoire = program.repertoire
    return isIsolated ? repertoire.isolated(in: processes, knowing: launches) : repertoire
  }

  /// The folder of the world, if it is not the sample world.
  var worldFolder: String? {
    (settings.world ?? program.world).map { URL(filePath: $0).standardizedFileURL.path }
  }

  /// Folders that the command line names, or the program: transcripts may have things read from
  /// there, too.
  var allowed: [String] { settings.allowed + (worldFolder.map { [$0] } ?? []) }

  /// The run whose report is to be ended.
  var broken: BrokenRun? {
    if case .ended(let broken) = predecessor { broken } else { nil }
  }

  /// The run whose work is to go on.
  var resumed: BrokenRun? {
    if case .resumed(let broken) = predecessor { broken } else { nil }
  }

  /// Says what has ended a run, and clears away what it left.
  func explain(_ broken: BrokenRun) {
    StorageCopy.removeAbandoned()
    if let sentence = broken.lastSentence { console.complain(sentence) }
  }
}
