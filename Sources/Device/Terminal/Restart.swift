import Glibc
import Synchronization

/// The program, begun anew in the place of its process, which a signal handler can do.
///
/// The process keeps its number, its arguments, its environment and its standard streams; all else
/// closes at that moment, as it does at the end of a process. What the next run is to know stands
/// in a variable of the environment, behind the process's number: whoever else has set that
/// variable is not listened to. A signal handler may get no memory, so all of that is made ready
/// before.
///
/// Sendable because the note is written by one thread at a time, and read when nothing else
/// matters any more.
final class Restart: @unchecked Sendable {
  private let arguments = CommandLine.unsafeArgv

  /// The environment, with a place for the note before everything else.
  private let variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let note = UnsafeMutablePointer<CChar>.allocate(capacity: Restart.capacity)
  private let isReady = Atomic(false)

  /// The signals that the process was started to hold back.
  private var mask = sigset_t()

  private static let variable = "PARLEY_RESTART"
  private static let capacity = 4_096

  /// To be made by the first thread, before there are others.
  init() {
    var count = 0
    while environ[count] != nil { count += 1 }
    variables = .allocate(capacity: count + 2)
    variables[0] = note
    for index in 0...count { variables[index + 1] = environ[index] }
    pthread_sigmask(SIG_SETMASK, nil, &mask)
  }
}

// MARK: - Before a crash

extension Restart {
  /// Has the next crash begin the program anew and tell it this; with `nil` no crash does.
  ///
  /// A note that is too long for its place is none: half of one would tell something else.
  func prepare(_ text: String?) {
    isReady.store(false, ordering: .releasing)
    guard let text, !text.utf8.contains(0) else { return }
    let entry = "\(Self.variable)=\(getpid())\n\(text)".utf8CString
    guard entry.count <= Self.capacity else { return }
    entry.withUnsafeBufferPointer { entry in
      guard let start = entry.baseAddress else { return }
      note.update(from: start, count: entry.count)
    }
    isReady.store(true, ordering: .releasing)
  }
}

// MARK: - At a crash, and after it

extension Restart {
  /// Begins the program anew, if that was prepared; called inside a signal handler.
  ///
  /// It returns only if there is nothing prepared, or the system refuses.
  func begin() {
    guard isReady.load(ordering: .acquiring) else { return }
    pthread_sigmask(SIG_SETMASK, &mask, nil)
    execve("/proc/self/exe", arguments, variables)
  }

  /// Takes the note of the previous run out of the environment; `nil` if this is the process's
  /// first.
  static func takeNote() -> String? {
    guard let note = getenv(variable).map({ String(cString: $0) }) else { return nil }
    unsetenv(variable)
    let parts = note.split(separator: "\n", maxSplits: 1)
    guard parts.count == 2, parts[0] == "\(getpid())" else { return nil }
    nameProcess()
    return String(parts[1])
  }

  /// Calls the process as it was called before: by now it has the name of the link that it was
  /// begun through.
  private static func nameProcess() {
    let name = CommandLine.arguments.first?.split(separator: "/").last ?? ""
    let file = open("/proc/self/comm", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = write(file, String(name), name.utf8.count)
    close(file)
  }
}
