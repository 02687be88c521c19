import Foundation
import Spawning
import Wire

/// The app's side of its process: does what the session asks for, with the app's code.
package struct AppHost: Sendable {
  private let connection: ParentConnection
  private let memory: Int
  private let repertoire: Repertoire
  private let worlds: ReadWorlds

  /// The seconds that a crash may be told of: fewer than anyone waits for an answer.
  private static let patience: UInt32 = 3

  /// The app that this process was started for; `nil` if it was started for something else.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of this process.
  ///   - repertoire: The apps of the program.
  package init?(_ arguments: [String], _ repertoire: Repertoire) {
    guard arguments.count == 4, arguments[1] == AppProcesses.subcommand,
      let memory = Int(arguments[3])
    else { return nil }
    self.init(named: arguments[2], memory: memory, repertoire, ReadWorlds())
  }

  /// The host of a process that has its connection.
  init(named name: String, memory: Int, _ repertoire: Repertoire, _ worlds: ReadWorlds) {
    connection = ParentConnection(as: name)
    (self.memory, self.repertoire, self.worlds) = (memory, repertoire, worlds)
  }

  /// Does what the session asks for until that goes; all of it on threads of its own, for the first
  /// one is that of the app's user interface.
  package func serve() async -> Never {
    limitCrashes(toSeconds: Self.patience)
    connection.begin(limitedTo: memory)
    let service = AppService(repertoire, worlds, leave: connection.leave, send: send)
    if !OwnThread.start({ listen(service) }) {
      send(.own(1, .failed("The system gave it no thread.")))
      connection.leave()
    }
    while true { try? await Task.sleep(for: .seconds(1 << 30)) }
  }

  /// Has calls done on the thread that hears of them.
  private func listen(_ service: AppService) {
    while let contents = try? connection.receive(),
      let message = try? Wire.read(contents, as: SessionMessage.self)
    {
      guard service.take(message, successor: { listen(service) }) else { return }
    }
    connection.leave()
  }

  private func send(_ message: AppMessage) {
    fflush(nil)
    // Values of ours can always be encoded; how long they are is up to the app.
    guard let contents = try? Wire.write(message) else { connection.leave() }
    if contents.count <= Frame.longest { return connection.send(contents) }
    send(.tooLong)
    // The session ends this process, and says why.
    while true { pause() }
  }
}
