import Foundation
import Synchronization

/// The processes of a program's apps; those that nobody uses any more are set up for whoever needs
/// the same app next.
package final class AppProcesses: Sendable {
  /// The argument by which this executable becomes an app's process.
  package static let subcommand = "app-process"

  /// The memory that an extension may take on a phone, in bytes.
  package static let usualMemory = CallCost.usualMemory

  private let program: String
  private let memory: Int
  private let state = Mutex(State())

  private struct State {
    /// By app.
    var idle: [String: [AppProcess]] = [:]
    var all: [AppProcess] = []
  }

  /// - Parameters:
  ///   - program: The program's name in lists of processes.
  ///   - memory: The number of bytes that each may add to what it takes at the start.
  ///   - copies: Processes that are there already.
  package init(program: String, memory: Int = usualMemory, _ copies: AppCopies = AppCopies()) {
    (self.program, self.memory) = (program, memory)
    let processes = copies.processes.compactMap { app, process in
      AppProcess.hearing(process).map { (app, $0) }
    }
    state.withLock { state in
      for (app, process) in processes { state.idle[app, default: []].append(process) }
      state.all = processes.map(\.1)
    }
  }

  /// A process for an app: one that waits, or a new one.
  ///
  /// - Returns: `nil` if the system refuses.
  func process(of app: String, named name: String) -> AppProcess? {
    if let idle = state.withLock({ $0.idle[app]?.popLast() }) { return idle }
    let process = AppProcess.started([program, Self.subcommand, name], memory: memory)
    state.withLock { state in
      state.all.removeAll(where: \.hasEnded)
      if let process { state.all.append(process) }
    }
    return process
  }

  /// Nobody uses a process any more.
  func take(back process: AppProcess, of app: String) {
    guard process.isIdle else { return process.end() }
    state.withLock { $0.idle[app, default: []].append(process) }
  }

  /// Has all end by themselves, and waits until they are no more.
  package func end() {
    let all = take()
    for process in all { process.leave() }
    for process in all { process.awaitEnd() }
    end(all)
  }

  /// Has all end, whatever they are at, and waits until they are no more.
  package func endAtOnce() { end(take()) }

  private func take() -> [AppProcess] {
    state.withLock { state in
      defer { state = State() }
      return state.all
    }
  }

  private func end(_ processes: [AppProcess]) {
    for process in processes { process.end() }
    for process in processes { process.awaitEnd() }
  }

  deinit {
    for process in state.withLock(\.all) { process.end() }
  }
}

extension Repertoire {
  /// The same apps, each in a process of its own; one whose launch is known is started when it is
  /// needed.
  package func isolated(
    in processes: AppProcesses,
    knowing launches: LaunchRecords? = nil
  ) -> Repertoire {
    isolating { app, scene in ProcessApp(app, in: scene, of: processes, knowing: launches) }
  }
}
