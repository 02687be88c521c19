import Files
import Glibc
import Terminal

/// The history on disk, one line each, for its owner's eyes only.
///
/// Several sessions may use one file: each adds its lines under a lock, and reads the others'
/// when it starts.
package struct HistoryFile: Sendable {
  /// Why the history cannot be read or kept.
  package struct Failure: Error, CustomStringConvertible {
    let path: String
    let expected: String
    let found: String

    package var description: String { "\(path): expected \(expected), found: \(found)." }
  }

  package let path: String
  private let limit: Int

  /// Keeps at most `limit` lines.
  package init(path: String, limit: Int = 1000) {
    self.path = path
    self.limit = limit
  }

  /// Reads the lines of earlier sessions; makes the file, and the directories it needs.
  package func load() throws(Failure) -> History {
    makeDirectories()
    let file = try lockedFile()
    defer { close(file) }
    return History(try read(file), limit: limit)
  }

  /// Adds a line, if it is one that `History` keeps.
  package func append(_ line: String) throws(Failure) {
    let file = try lockedFile()
    defer { close(file) }
    let lines = try read(file)
    var history = History(lines, limit: limit)
    guard history.add(line) else { return }
    if history.entries == lines + [line] {
      try write(line + "\n", to: file)
    } else {
      try replace(by: history)
    }
  }

  /// Takes lines out, also those that other sessions have added since.
  package func forget(_ lines: [String]) throws(Failure) {
    let file = try lockedFile()
    defer { close(file) }
    var history = History(try read(file), limit: limit)
    history.forget(where: lines.contains)
    try replace(by: history)
  }
}

// MARK: - Files

extension HistoryFile {
  private func makeDirectories() {
    for index in path.indices.dropFirst() where path[index] == "/" {
      // One that exists, or cannot be made, shows when the file is opened.
      _ = mkdir(String(path[..<index]), 0o700)
    }
  }

  /// The file, open at its end, under a lock that lasts until it is closed.
  private func lockedFile() throws(Failure) -> Int32 {
    while true {
      let flags = O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
      let file = open(path, flags, 0o600)
      guard file >= 0 else { throw failure("a file that can be written") }
      if let kind = FileKind(ofOpened: file), kind != .regular {
        close(file)
        throw Failure(path: path, expected: "a file that can be written", found: "\(kind)")
      }
      guard fchmod(file, 0o600) == 0, flock(file, LOCK_EX) == 0 else {
        defer { close(file) }
        throw failure("a file that can be locked")
      }
      if isCurrent(file) { return file }
      close(file)
    }
  }

  /// Returns `true` if the file was not replaced while this process was waiting for the lock.
  private func isCurrent(_ file: Int32) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(file, &opened) == 0 && stat(path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  /// In bytes: more than as many of the longest lines take as are kept.
  private static let longest = 1 << 24

  private func read(_ file: Int32) throws(Failure) -> [String] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &chunk, chunk.count)
      guard count >= 0 else { throw failure("a file that can be read") }
      if count == 0 { break }
      bytes += chunk[..<count]
      guard bytes.count <= Self.longest else {
        throw Failure(path: path, expected: "at most \(Self.longest) bytes", found: "more")
      }
    }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  private func write(_ text: String, to file: Int32) throws(Failure) {
    let bytes = Array(text.utf8)
    guard Glibc.write(file, bytes, bytes.count) == bytes.count else {
      throw failure("room for the history")
    }
  }

  /// Puts a new file in place of the old one, so that a crash leaves one of them whole.
  private func replace(by history: History) throws(Failure) {
    do throws(UnusableFile) {
      try Files.write(history.entries.map { $0 + "\n" }.joined(), to: path, .closing)
    } catch {
      let found = error.reason ?? error.found
      throw Failure(path: path, expected: "a file that can be replaced", found: found)
    }
  }

  private func failure(_ expected: String) -> Failure {
    Failure(path: path, expected: expected, found: systemReason())
  }
}
