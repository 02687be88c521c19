import Foundation
import Glibc
import Scratch
import Synchronization
import Testing

/// The built executable, run with pipes as scripts run it.
///
/// Nothing here waits for ever: a process that has not ended at one deadline is killed, and the
/// test told.
final class ParleyProcess {
  struct Result: Equatable {
    var output: String
    var errors: String

    /// The exit code, or 128 and the signal that ended the process.
    var code: Int32
  }

  struct TimedOut: Error {}

  /// The path of an executable that is built with the tests.
  static func executable(_ name: String = "parley") throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: name).path
  }

  /// Where it finds and leaves what nobody told it to keep elsewhere.
  private let home: ScratchFolder
  private let process: pid_t
  private let deadline = ContinuousClock.now + .seconds(60)
  private var input: (pipe: Int32, bytes: ArraySlice<UInt8>)?

  /// Set if more may come on its standard input than it has found.
  private var isHeldOpen: Bool
  private var output: (pipe: Int32, bytes: [UInt8])
  private var errors: (pipe: Int32, bytes: [UInt8])
  private var hasEnded = false

  /// Starts the program; `input` is all that it will find on standard input, whose end it finds as well
  /// unless that `isHeldOpen` until it is told to finish.
  ///
  /// Its home and its temporary folder are its own where `environment` names no other.
  /// Without a reader its output is a pipe that is closed at the other end. With a size for files,
  /// in KiB, it can't write any that is larger; with a number of them, it can't open more at once, with
  /// one of addresses, in KiB, not use more.
  /// In a folder, that is where it begins to work.
  /// Whoever starts it may have it ignore signals, which
  /// a shell calls such as `CHLD`, or start it with signals blocked.
  init(
    _ arguments: [String],
    input: [UInt8] = [],
    isHeldOpen: Bool = false,
    environment: [String] = [],
    hasReader: Bool = true,
    fileSize: Int? = nil,
    openFiles: Int? = nil,
    addresses: Int? = nil,
    ignoring signals: String? = nil,
    blocking blocked: [Int32] = [],
    in folder: String? = nil,
    program: String = "parley"
  ) throws {
    _ = Self.brokenPipesAreErrors
    let command =
      Self.limiting(fileSize) + Self.limiting("n", openFiles) + Self.limiting("v", addresses)
      + Self.ignoring(signals) + (folder.map { ["/usr/bin/env", "-C", $0] } ?? [])
      + [try Self.executable(program)] + arguments
    let home = try ScratchFolder()
    (self.home, self.isHeldOpen) = (home, isHeldOpen)
    var names: Set<Substring> = []
    let environment = (environment + ["HOME=\(home.path)", "TMPDIR=\(home.path)"])
      .filter { names.insert($0.prefix { $0 != "=" }).inserted }
    let (process, pipes) = try Self.oneAtATime.withLock { _ in
      let pipes = [try Pipe(), try Pipe(), try Pipe()]
      if !hasReader { close(pipes[1].reading) }
      let theirs = [pipes[0].reading, pipes[1].writing, pipes[2].writing]
      defer { for end in theirs { close(end) } }
      return (
        try Self.spawn(command, blocking: blocked, environment: environment, on: theirs), pipes
      )
    }
    self.process = process
    _ = fcntl(pipes[0].writing, F_SETFL, O_NONBLOCK)
    self.input = (pipes[0].writing, input[...])
    output = (hasReader ? pipes[1].reading : -1, [])
    errors = (pipes[2].reading, [])
  }

  deinit {
    if !hasEnded {
      Glibc.kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if let input { close(input.pipe) }
    close(output.pipe)
    close(errors.pipe)
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: [String],
    input: [UInt8] = [],
    environment: [String] = [],
    in folder: String? = nil,
    program: String = "parley"
  ) throws -> Result {
    try ParleyProcess(
      arguments,
      input: input,
      environment: environment,
      in: folder,
      program: program
    ).finish()
  }

  /// What a command is put behind that is to find no room for larger files.
  private static func limiting(_ fileSize: Int?) -> [String] {
    // The shell counts in half KiB. A program that does not ignore the signal would be ended by it.
    fileSize.map { size in
      ["/bin/sh", "-c", "trap '' XFSZ; ulimit -f \(size * 2); exec \"$@\"", "sh"]
    } ?? []
  }

  private static func limiting(_ resource: String, _ number: Int?) -> [String] {
    number.map { ["/bin/sh", "-c", "ulimit -\(resource) \($0); exec \"$@\"", "sh"] } ?? []
  }

  private static func ignoring(_ signals: String?) -> [String] {
    signals.map { ["/bin/sh", "-c", "trap '' \($0); exec \"$@\"", "sh"] } ?? []
  }

  static func run(_ arguments: [String], input: String) throws -> Result {
    try run(arguments, input: Array(input.utf8))
  }

  /// Says lines, in a conversation whose apps keep what they store in the folder `data` of another.
  static func converse(
    _ lines: [String],
    in folder: ScratchFolder,
    options: [String] = [],
    environment: [String] = []
  ) throws -> Result {
    try run(
      options + ["--data", folder.path("data")],
      input: Array(lines.map { $0 + "\n" }.joined().utf8),
      environment: environment
    )
  }
}

// MARK: - While it runs

extension ParleyProcess {
  /// Reads standard output until there are so many bytes of it, or it is closed.
  func awaitOutput(ofBytes count: Int) throws {
    while output.bytes.count < count, output.pipe >= 0 {
      try exchange(atMost: count - output.bytes.count)
    }
  }

  /// Reads standard output until a text has come so many times, or it is closed.
  func awaitOutput(of text: String, times: Int) throws {
    func count() -> Int {
      String(decoding: output.bytes, as: UTF8.self).components(separatedBy: text).count - 1
    }
    while output.pipe >= 0, count() < times { try exchange() }
  }

  func kill(by signal: Int32 = SIGKILL) {
    Glibc.kill(process, signal)
  }

  /// Feeds and reads the program until it closes its streams, and waits for its end.
  func finish() throws -> Result {
    isHeldOpen = false
    while output.pipe >= 0 || errors.pipe >= 0 { try exchange() }
    var status: Int32 = 0
    waitpid(process, &status, 0)
    hasEnded = true
    return Result(
      output: String(decoding: output.bytes, as: UTF8.self),
      errors: String(decoding: errors.bytes, as: UTF8.self),
      code: status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    )
  }

  /// Waits until any of the streams is ready, and moves what it can.
  private func exchange(atMost count: Int = 1 << 16) throws {
    // A negative descriptor is passed over.
    var waited = [
      pollfd(fd: output.pipe, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.pipe, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isAllWritten ? -1 : input?.pipe ?? -1, events: Int16(POLLOUT), revents: 0),
    ]
    let left = (deadline - ContinuousClock.now) / .milliseconds(1)
    guard left > 0, poll(&waited, 3, Int32(left)) > 0 else { throw TimedOut() }
    if waited[0].revents != 0 { Self.read(&output, atMost: count) }
    if waited[1].revents != 0 { Self.read(&errors, atMost: 1 << 16) }
    if waited[2].revents != 0 { writeInput() }
  }

  /// True while all has been written, and more may come.
  private var isAllWritten: Bool { isHeldOpen && input?.bytes.isEmpty == true }

  private static func read(_ stream: inout (pipe: Int32, bytes: [UInt8]), atMost count: Int) {
    let chunk = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, Glibc.read(stream.pipe, buffer.baseAddress, count))
    }
    stream.bytes += chunk
    guard chunk.isEmpty else { return }
    close(stream.pipe)
    stream.pipe = -1
  }

  private func writeInput() {
    guard let (pipe, bytes) = input else { return }
    let written = bytes.withUnsafeBytes { Glibc.write(pipe, $0.baseAddress, $0.count) }
    let rest = bytes.dropFirst(max(0, written))
    if rest.isEmpty && !isHeldOpen || written < 0 {
      close(pipe)
      input = nil
    } else {
      input = (pipe, rest)
    }
  }
}

// MARK: - Starting

extension ParleyProcess {
  /// Writing to a process that has been killed is no reason for the tests to end.
  private static let brokenPipesAreErrors: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  /// A process that starts while another one's pipes are being made would inherit them.
  private static let oneAtATime = Mutex(())

  private struct Pipe {
    let reading: Int32
    let writing: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }
  }

  private static func spawn(
    _ command: [String],
    blocking blocked: [Int32],
    environment: [String],
    on streams: [Int32]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    var mask = sigset_t()
    sigemptyset(&mask)
    for signal in blocked { sigaddset(&mask, signal) }
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let arguments = (command.map { strdup($0) } as [UnsafeMutablePointer<CChar>?]) + [nil]
    let variables = (environment.map { strdup($0) } as [UnsafeMutablePointer<CChar>?]) + [nil]
    defer { for string in arguments + variables { free(string) } }
    var process = pid_t()
    let result = posix_spawn(&process, command[0], &actions, &attributes, arguments, variables)
    try #require(result == 0, "\(command[0]): \(String(cString: strerror(result)))")
    return process
  }
}
