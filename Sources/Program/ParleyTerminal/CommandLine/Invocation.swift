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

  /// The processes of the apps that have some of their own.
  let processes: AppProcesses

  /// The note of the run before this one, if a crash ended that.
  let recovery: Recovery?

  /// The run of this very command that could not go on, and whose report is to be ended.
  let broken: BrokenRun?
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
      let world = try program.repertoire.world(files)
      for problem in world.problems { console.warn(problem) }
      return world
    }
  }

  /// The program's apps, each in a process of its own if that is asked for, or if their answers are
  /// bent: nobody knows what an app makes of that.
  var repertoire: Repertoire {
    let apps = program.repertoire
    return settings.isolate || settings.mutates ? apps.isolated(in: processes) : apps
  }

  /// The folder of the world, if it is not the sample world.
  var worldFolder: String? {
    (settings.world ?? program.world).map { URL(filePath: $0).standardizedFileURL.path }
  }

  /// Folders that the command line names, or the program: transcripts may have things read from
  /// there, too.
  var allowed: [String] { settings.allowed + (worldFolder.map { [$0] } ?? []) }

  /// Says what has ended a run, and clears away what it left.
  func explain(_ broken: BrokenRun) {
    StorageCopy.removeAbandoned()
    if let sentence = broken.lastSentence { console.complain(sentence) }
  }
}
