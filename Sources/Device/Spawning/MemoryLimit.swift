import Glibc

/// The limit on the memory that this process may take.
///
/// Code that gets no memory traps, or aborts; a signal handler, which may ask for none itself, raises
/// the alarm then, and leaves the crash to what handles others.
///
/// Sendable because it is set before there are any, and only read then.
final class MemoryLimit: @unchecked Sendable {
  /// The one of the process, since a signal handler takes no context.
  static let shared = MemoryLimit()

  /// The signals by which a process is told that it has gone wrong.
  private static let crashes = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// In pages: a crash beyond them is one for want of memory.
  private var threshold = Int.max

  /// The earlier actions for signals, by their numbers.
  private let earlier = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)

  private init() {
    earlier.initialize(repeating: sigaction(), count: 64)
  }

  /// Sets the number of bytes that the process may add to what it takes by now.
  func set(_ memory: Int) {
    let (size, page) = (Self.pages, Int(getpagesize()))
    let most = rlim_t(size * page + memory)
    var limit = rlimit(rlim_cur: most, rlim_max: most)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
    threshold = size + memory / 10 * 9 / page
    for signal in Self.crashes {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { signal, information, context in
        MemoryLimit.shared.take(signal, information, context)
      }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER
      sigaction(signal, &action, earlier + Int(signal))
    }
  }

  /// Called inside a signal handler.
  private func take(
    _ signal: Int32,
    _ information: UnsafeMutablePointer<siginfo_t>?,
    _ context: UnsafeMutableRawPointer?
  ) {
    if Self.pages > threshold {
      var byte: UInt8 = 1
      _ = write(ChildProcess.alarm, &byte, 1)
    }
    let before = earlier + Int(signal)
    sigaction(signal, before, nil)
    if before.pointee.sa_flags & SA_SIGINFO != 0 {
      before.pointee.__sigaction_handler.sa_sigaction(signal, information, context)
    } else {
      raise(signal)
    }
  }

  /// The size of what can be written to in this process, as `statm` tells it (proc_pid_statm(5)).
  private static var pages: Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { text in
      let count = max(0, read(file, text.baseAddress, text.count))
      var (field, pages) = (0, 0)
      for index in 0..<count {
        let digit = Int(text[index]) - 0x30
        if text[index] == 0x20 { field += 1 }
        if field == 5, (0...9).contains(digit) { pages = pages * 10 + digit }
      }
      return pages
    }
  }
}
