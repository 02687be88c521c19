import Assistant
import Foundation
import SampleHousehold
import Terminal

extension Household {
  /// The household that a command line asks for: its world, and the folder its apps store in.
  ///
  /// What can't be used of the world's files is said on standard error.
  init(_ invocation: Invocation) throws {
    let files = try WorldFiles(invocation)
    let world = World(files)
    for problem in world.problems {
      invocation.console.errors.print("parley: \(problem)", style: .yellow)
    }
    let folder = invocation.locations.data
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw UnusableFolder(path: folder, expected: "a folder to keep messages and calls in")
    }
    self.init(files: files, world: world, clock: SystemClock(), storage: .folder(folder))
  }
}

extension WorldFiles {
  /// The world that `--world` names, or the sample world.
  init(_ invocation: Invocation) throws {
    guard let folder = invocation.settings.world else {
      self = .sample
      return
    }
    self.init(folder: URL(filePath: folder))
    guard isFound else { throw UnusableFolder(path: folder, expected: "the folder of a world") }
  }
}

/// A folder that a command line names, or leaves to the usual place, and that is of no use.
struct UnusableFolder: Error, CustomStringConvertible {
  let path: String
  let expected: String

  var description: String {
    "Expected \(expected) at \(path), found none that can be used."
  }
}
