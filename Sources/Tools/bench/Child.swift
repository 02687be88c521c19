import Foundation
import Glibc
import Scratch

/// A `parley` that runs beside this process, and the text it writes.
final class Child {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The one that was built with this program.
  static var executable: String {
    get throws {
      let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(filePath: own).deletingLastPathComponent().appending(path: "parley").path
    }
  }

  let process: pid_t
  private let descriptor: Int32
  private var text: [UInt8] = []

  /// Starts it in a terminal of its own.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the program.
  ///   - home: The folder that holds the program's files.
  /// - Throws: `Failure` if it can't be started.
  init(_ arguments: [String], home: ScratchFolder) throws {
    var (own, other): (Int32, Int32) = (-1, -1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&own, &other, nil, nil, &size) == 0 else {
      let reason = String(cString: strerror(errno))
      throw Failure(description: "Expected a terminal, found none: \(reason).")
    }
    defer { close(other) }
    _ = fcntl(own, F_SETFD, FD_CLOEXEC)
    descriptor = own
    process = try Self.spawn(
      [try Self.executable] + arguments,
      environment: ["HOME=\(home.path)", "TERM=xterm", "NO_COLOR=1", "LANG=C.UTF-8"],
      on: other
    )
  }

  deinit {
    close(descriptor)
  }

  private static func spawn(
    _ command: [String],
    environment: [String],
    on terminal: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream in Int32(0)...2 { posix_spawn_file_actions_adddup2(&actions, terminal, stream) }
    let arguments = (command.map { strdup($0) } as [UnsafeMutablePointer<CChar>?]) + [nil]
    let variables = (environment.map { strdup($0) } as [UnsafeMutablePointer<CChar>?]) + [nil]
    defer { for string in arguments + variables { free(string) } }
    var process = pid_t()
    let result = posix_spawn(&process, command[0], &actions, nil, arguments, variables)
    guard result == 0 else {
      throw Failure(description: "\(command[0]): \(String(cString: strerror(result)))")
    }
    return process
  }
}

// MARK: - Talking to it

extension Child {
  /// Waits until it has written a text, after what was waited for before.
  func expect(_ awaited: String) throws {
    let wanted = Array(awaited.utf8)
    while true {
      if let range = text.firstRange(of: wanted) {
        text.removeSubrange(..<range.upperBound)
        return
      }
      guard readMore() else { throw Failure(description: "Expected “\(awaited)”, found the end.") }
    }
  }

  func type(_ keys: String) {
    _ = write(descriptor, keys, keys.utf8.count)
  }

  /// Waits until it is ready for the next line.
  ///
  /// Told by the mode that the line editor turns on there: the prompt's own characters are also
  /// written when a row that counts above it is drawn again, while the line before is being
  /// answered, and what is typed then may be lost with the terminal's change of modes.
  func expectPrompt() throws {
    try expect("\u{1B}[?2004h> ")
  }

  /// Leaves, as a person does, and waits for its end.
  func leave() {
    type("\u{4}")
    while readMore() {}
    waitpid(process, nil, 0)
  }

  private func readMore() -> Bool {
    let chunk = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    text += chunk
    return !chunk.isEmpty
  }
}

// MARK: - Memory

extension Child {
  /// The memory of a process that no other has, in bytes.
  static func ownMemory(of process: pid_t) throws -> Double {
    try memory(of: process, in: "smaps_rollup", "Private_Clean")
      + memory(of: process, in: "smaps_rollup", "Private_Dirty")
  }

  /// A size that the system tells of a process, in bytes (proc(5)).
  static func memory(of process: pid_t, in file: String, _ name: String) throws -> Double {
    let text = try String(contentsOfFile: "/proc/\(process)/\(file)", encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix("\(name):") }
    guard let kibibytes = line?.split(separator: " ").dropFirst().first.flatMap({ Double($0) })
    else { throw Failure(description: "Expected \(name) in the process's \(file), found none.") }
    return kibibytes * 1_024
  }
}
