import Foundation
import Glibc
import Testing

/// A program that runs in a terminal of its own, and what it has shown so far.
///
/// All waiting is for something to appear, and all of it together ends at one deadline.
final class Pseudoterminal {
  struct TimedOut: Error, CustomStringConvertible {
    let awaited: String
    let shown: String

    var description: String { "Expected \(awaited), found: \(shown.debugDescription)" }
  }

  let process: pid_t
  private let terminal: Int32

  /// Long enough for a machine that has much else to do: whoever waits in vain waits till then.
  private let deadline = ContinuousClock.now + .seconds(60)
  private var unread = ""

  /// The start of a character whose other bytes have not come yet.
  private var cutOff: [UInt8] = []
  private var status: Int32?

  /// Of several settings of a variable in the environment the first counts.
  init(
    _ program: String,
    _ arguments: [String],
    environment: [String],
    columns: UInt16 = 80
  ) throws {
    var names: Set<Substring> = []
    let environment = environment.filter { names.insert($0.prefix { $0 != "=" }).inserted }
    terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    let name = try Self.unlock(terminal)
    process = try Self.spawn([program] + arguments, environment: environment, on: name)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(terminal)
  }

  /// Makes the other end of a terminal ready to be opened.
  ///
  /// The program alone opens it, and no process that starts meanwhile inherits this end, as might
  /// happen with `openpty`: a terminal does not close with its program while another has it open.
  ///
  /// - Returns: Its path.
  private static func unlock(_ terminal: Int32) throws -> String {
    // What `unlockpt` and `ptsname` ask for (ioctl_tty(2)): Swift does not see them
    // where the GNU extensions of the C library are off.
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (lock, number): (Int32, UInt32) = (0, 0)
    try #require(ioctl(terminal, setLock, &lock) == 0)
    try #require(ioctl(terminal, getNumber, &number) == 0)
    return "/dev/pts/\(number)"
  }

  /// The path of an executable that is built with the tests.
  static func executable(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
  }

  /// Starts the program as the leader of a session that has this terminal.
  private static func spawn(
    _ command: [String],
    environment: [String],
    on terminal: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let newSession: Int16 = 0x80
    posix_spawnattr_setflags(&attributes, newSession)
    var process = pid_t()
    let arguments = (command.map { strdup($0) } as [UnsafeMutablePointer<CChar>?]) + [nil]
    let variables = (environment.map { strdup($0) } as [UnsafeMutablePointer<CChar>?]) + [nil]
    defer { for string in arguments + variables { free(string) } }
    let result = posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
    try #require(result == 0, "\(command[0]): \(String(cString: strerror(result)))")
    return process
  }
}

// MARK: - Keys and what they bring

extension Pseudoterminal {
  func type(_ keys: String) {
    _ = write(terminal, keys, keys.utf8.count)
  }

  func resize(columns: UInt16) {
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until the program has shown this text after what was expected before.
  ///
  /// - Returns: What it showed until then.
  @discardableResult
  func expect(_ text: String) throws -> String {
    while true {
      if let range = unread.range(of: text) {
        defer { unread = String(unread[range.upperBound...]) }
        return String(unread[..<range.lowerBound])
      }
      guard try readMore(awaiting: text.debugDescription) else {
        throw TimedOut(awaited: text.debugDescription, shown: unread)
      }
    }
  }

  /// What it has shown since then, as far as that was waited for.
  var rest: String { unread }

  /// Waits until the program has ended.
  ///
  /// - Returns: Its exit code, or 128 and the signal that killed it.
  func exitCode() throws -> Int32 {
    while try readMore(awaiting: "the end") {}
    var status: Int32 = 0
    waitpid(process, &status, 0)
    self.status = status
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  /// The descriptors that a program which takes its place would find open.
  var inherited: Set<String> {
    get throws {
      let folder = "/proc/\(process)/fdinfo"
      let open = try FileManager.default.contentsOfDirectory(atPath: folder)
      return Set(open.filter { !Self.closes(at: "\(folder)/\($0)") })
    }
  }

  /// True if a descriptor that `/proc` tells of there is closed by now, or will be in such a program.
  private static func closes(at path: String) -> Bool {
    let lines = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
    let flags = lines.first { $0.hasPrefix("flags:") }?.split(whereSeparator: \.isWhitespace).last
    guard let flags, let bits = Int32(flags, radix: 8) else { return true }
    return bits & O_CLOEXEC != 0
  }

  /// True if the terminal edits lines and echoes itself, as it does for programs in general.
  var isCooked: Bool {
    var settings = termios()
    tcgetattr(terminal, &settings)
    let flags = tcflag_t(ICANON | ECHO)
    return settings.c_lflag & flags == flags
  }

  /// - Returns: Whether there was more; false once the program has closed the terminal.
  private func readMore(awaiting awaited: String) throws -> Bool {
    let left = (deadline - ContinuousClock.now) / .milliseconds(1)
    var waited = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard left > 0, poll(&waited, 1, Int32(left)) > 0 else {
      throw TimedOut(awaited: awaited, shown: unread)
    }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(terminal, &bytes, bytes.count)
    guard count > 0 else { return false }
    cutOff += bytes[..<count]
    let whole = cutOff.count - Self.unfinished(in: cutOff)
    unread += String(decoding: cutOff[..<whole], as: UTF8.self)
    cutOff.removeFirst(whole)
    return true
  }

  /// How many of the last bytes begin a character that needs more of them.
  private static func unfinished(in bytes: [UInt8]) -> Int {
    for (after, byte) in bytes.reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > after + 1 ? after + 1 : 0
    }
    return 0
  }
}
