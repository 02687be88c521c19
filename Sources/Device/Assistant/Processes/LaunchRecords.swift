import Files
import Synchronization
import Wire

/// The outcomes of the last launches of apps, kept beside what they store.
///
/// As long as nobody writes to an app's files, another launch would have the same outcome: where
/// somebody waits for the first answer, the app is not started before it is needed. That takes an
/// app that says which files are to be looked at (``AppTraits/signs``).
package final class LaunchRecords: Sendable {
  /// The name of the file in the folder that apps store in.
  package static let name = "launches"

  private struct State {
    var launches: [String: Launch]
    var isChanged = false
  }

  private let folder: String
  private let program: FileState?
  private let state: Mutex<State>

  /// - Parameter folder: Where apps keep what they store.
  package init(in folder: String) {
    self.folder = folder
    program = FileState(of: "/proc/self/exe")
    let bytes = try? contents(ofFile: "\(folder)/\(Self.name)", atMost: Self.longest)
    // Another version's file is as good as none.
    let launches = bytes.flatMap { try? Wire.decode($0, as: [String: Launch].self) }
    state = Mutex(State(launches: launches ?? [:]))
  }

  /// In bytes: more than the words of five users.
  private static let longest = 1 << 20

  /// Writes them to the disk if any has changed.
  ///
  /// Where that fails, apps are only started once more.
  package func save() {
    let changed = state.withLock { state in
      defer { state.isChanged = false }
      return state.isChanged ? state.launches : nil
    }
    guard let changed, let bytes = try? Wire.encode(changed) else { return }
    try? Files.write(bytes, to: "\(folder)/\(Self.name)", .closing, isDurable: false)
  }
}

extension LaunchRecords {
  /// The outcome of a launch.
  struct Launch: Sendable, Codable {
    /// The setting that it took place in.
    fileprivate var circumstances: Circumstances

    /// The states of the app's files before the launch, by name; `nil` if they aren't known.
    fileprivate var states: [String: FileState]?
    var traits: AppTraits

    /// The user's words, as the app told them.
    var notes: [AppNote]
  }

  /// All that a launch depends on besides what the app stores, for an app that names its signs: such
  /// a one looks neither at the time nor at what it is permitted.
  fileprivate struct Circumstances: Sendable, Hashable, Codable {
    var program: FileState?
    var locale: String
    var timeZone: String
  }

  /// A launch that is about to take place.
  struct Prospect: Sendable {
    /// The outcome, if it is known.
    let launch: Launch?
    fileprivate let app: String
    fileprivate let circumstances: Circumstances
    fileprivate let states: [String: FileState]?
  }

  /// Looks at an app's files before it is launched.
  ///
  /// - Returns: `nil` if no launch of it can be recorded.
  func prospect(of setup: AppSetup) -> Prospect? {
    // The files of a world may change without a sign.
    guard setup.world == nil, let program else { return nil }
    let circumstances = Circumstances(
      program: program,
      locale: setup.locale,
      timeZone: setup.timeZone
    )
    let last = state.withLock { $0.launches[setup.app] }
    let states = last?.traits.signs.map { names in
      Dictionary(
        uniqueKeysWithValues: names.compactMap { name in
          FileState(of: "\(folder)/\(name)").map { (name, $0) }
        }
      )
    }
    let isSame = last?.circumstances == circumstances && states != nil && last?.states == states
    return Prospect(
      launch: isSame ? last : nil,
      app: setup.app,
      circumstances: circumstances,
      states: states
    )
  }

  /// Records the outcome of a launch.
  func note(_ traits: AppTraits, _ notes: [AppNote], of prospect: Prospect) {
    guard traits.signs != nil else { return }
    let launch = Launch(
      circumstances: prospect.circumstances,
      states: prospect.states,
      traits: traits,
      notes: notes
    )
    state.withLock { state in
      state.launches[prospect.app] = launch
      state.isChanged = true
    }
  }
}
