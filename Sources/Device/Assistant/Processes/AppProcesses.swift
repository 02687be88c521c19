import Foundation
import Synchronization

/// The processes of a program's apps; those that nobody uses any more are set up for whoever needs
/// the same app next.
package final class AppProcesses: Sendable {
  /// The argument by which this executable becomes an app's process.
  package static let subcommand = "app-process"

  private let program: String
  private let idle = Mutex<[String: [AppProcess]]>([:])

  /// - Parameter program: The program's name in lists of processes.
  package init(program: String) {
    self.program = program
  }

  /// A process for an app: one that waits, or a new one.
  ///
  /// - Returns: `nil` if the system refuses.
  func process(of app: String, named name: String) -> AppProcess? {
    idle.withLock { $0[app]?.popLast() } ?? .started([program, Self.subcommand, name])
  }

  /// Nobody uses a process any more.
  func take(back process: AppProcess, of app: String) {
    guard process.isIdle else { return process.end() }
    idle.withLock { $0[app, default: []].append(process) }
  }

  deinit {
    for process in idle.withLock({ $0.values.flatMap(\.self) }) { process.end() }
  }
}

extension Repertoire {
  /// The same apps, each in a process of its own.
  package func isolated(in processes: AppProcesses) -> Repertoire {
    starting { app, scene in ProcessApp(app, in: scene, of: processes) }
  }
}
