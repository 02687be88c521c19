import Terminal

/// Where a program keeps its files, after the XDG Base Directory Specification.
struct Locations: Hashable, Sendable {
  /// What apps and the assistant store.
  let data: String
  /// The lines typed, for the line editor.
  let history: String
  /// What `~` stands for at the start of a path.
  private let home: String

  /// Where `--data` says, else where the environment says, else below the home directory.
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
