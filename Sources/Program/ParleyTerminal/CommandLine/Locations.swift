import Foundation
import Parley
import Terminal

extension Environment {
  /// The home directory; a relative path would be another one in each folder, and is ignored, as the
  /// XDG specification has it for its own variables.
  var home: String {
    let named = self["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return named ?? NSHomeDirectoryForUser(NSUserName()) ?? "/"
  }
}

/// The locations of a program's files, after the XDG Base Directory Specification.
struct Locations: Hashable, Sendable {
  /// The data of apps and of the assistant.
  let data: String
  /// The lines typed, for the line editor.
  let history: String
  /// The home directory, for `~` at the start of a path.
  private let home: String
  /// The folder that paths are seen from, whatever an app's code makes of the working directory.
  private let start = FileManager.default.currentDirectoryPath

  /// Prefers `--data`, then the environment, then the usual place below the home directory.
  init(program: String, data: String? = nil, environment: Environment, home: String) {
    let directory = { (variable: String, usual: String) in
      // The specification has relative paths ignored.
      let named = environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
      return (named ?? "\(home)/\(usual)") + "/\(program)"
    }
    self.data = data ?? directory("XDG_DATA_HOME", ".local/share")
    self.history = directory("XDG_STATE_HOME", ".local/state") + "/history"
    self.home = home
  }

  /// A path as a shell would take it, where none has: `~/lunch` is in the home directory, and `lunch`
  /// where the program was started.
  func expanded(_ path: String) -> String {
    if path == "~" || path.hasPrefix("~/") { return home + path.dropFirst() }
    let isAsBefore = FileManager.default.currentDirectoryPath == start
    return isAsBefore || path.hasPrefix("/") ? path : "\(start)/\(path)"
  }

  /// The paths of transcripts, and of folders, that begin like this one, in order.
  func transcripts(beginning path: String) -> [String] {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let folder = path.dropLast(name.count)
    let place = expanded(folder.isEmpty ? "." : String(folder))
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: place)) ?? []
    return names.filter { $0.hasPrefix(name) && !$0.hasPrefix(".") }.sorted().compactMap {
      var isFolder = false
      let isThere = files.fileExists(atPath: "\(place)/\($0)", isDirectory: &isFolder)
      if isThere, isFolder { return "\(folder)\($0)/" }
      return $0.hasSuffix(".transcript") ? "\(folder)\($0)" : nil
    }
  }
}
