import CSpawning
import Glibc

/// The processes that an app has started, wherever they are by now: they have its mark in their
/// environment.
struct Mark: Sendable {
  static let variable = "PARLEY_APP_PROCESS"

  /// As it stands in the environment.
  let entry: String

  init() {
    entry = "\(Self.variable)=\(getpid())-\(UInt64.random(in: .min ... .max))"
  }

  /// The mark of this process; `nil` if it is no app's.
  static var ofThisProcess: Mark? {
    getenv(variable).map { Mark(entry: "\(variable)=\(String(cString: $0))") }
  }

  private init(entry: String) { self.entry = entry }

  /// Has all that this process starts from here on have the mark.
  func takeEffect() {
    setenv(Self.variable, String(entry.dropFirst(Self.variable.count + 1)), 1)
  }

  /// The environment of this process, without its mark.
  var environment: [String] {
    var (variables, index) = ([String](), 0)
    while let variable = environ[index] {
      variables.append(String(cString: variable))
      index += 1
    }
    return variables.filter { !$0.hasPrefix("\(Self.variable)=") }
  }

  /// Ends all that have the mark, but for one process, which is this one if no other is named.
  func endAll(but spared: pid_t = getpid()) {
    // Some may have started others meanwhile.
    for _ in 0..<3 where !endOnce(but: spared) { return }
  }

  /// - Returns: `true` if there was any.
  private func endOnce(but spared: pid_t) -> Bool {
    guard let folder = opendir("/proc") else { return false }
    defer { closedir(folder) }
    return withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 1) { buffer in
      var hasFound = false
      while let item = readdir(folder) {
        let process = withUnsafePointer(to: &item.pointee.d_name) { start in
          start.withMemoryRebound(to: CChar.self, capacity: 256) { atoi($0) }
        }
        guard process > 0, process != spared, isOn(process, buffer) else { continue }
        hasFound = kill(process, SIGKILL) == 0 || hasFound
      }
      return hasFound
    }
  }

  /// Many have to be looked at each time that an app ends, so no more is done than the system does.
  private func isOn(_ process: pid_t, _ buffer: UnsafeMutableRawBufferPointer) -> Bool {
    let file = open("/proc/\(process)/environ", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    let count = max(0, read(file, buffer.baseAddress, buffer.count))
    // With the byte that ends each entry.
    return entry.withCString {
      spawning_contains(buffer.baseAddress, count, $0, entry.utf8.count + 1) != 0
    }
  }
}
