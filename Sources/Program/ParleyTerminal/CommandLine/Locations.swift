import Terminal

/// The locations of a program's files, after the XDG Base Directory Specification.
struct Locations: Hashable, Sendable {
  /// The data of apps and of the assistant.
  let data: String
  /// The lines typed, for the line editor.
  let history: String
  /// The home directory, for `~` at the start of a path.
  private let home: String

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

  /// A path as a shell would take it, where none has: `~/lunch` is in the home directory.
  func expanded(_ path: String) -> String {
    path == "~" || path.hasPrefix("~/") ? home + path.dropFirst() : path
  }
}
