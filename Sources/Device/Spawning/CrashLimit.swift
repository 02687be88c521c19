import CProcess
import Glibc

/// Ends this process by the signal of a crash when that has been told of for some seconds.
///
/// Swift's runtime has a backtrace made before a crash ends the process. Where that takes long, as
/// of a large program on a busy machine, nobody would wait for the end, and the crash would pass
/// for a call that is never answered.
package func limitCrashes(toSeconds seconds: UInt32) {
  (limit.pointee, crash.pointee) = (seconds, 0)
  for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] {
    var action = sigaction()
    action.__sigaction_handler.sa_sigaction = { signal, information, context in
      pass(signal, information, context)
    }
    action.sa_flags =
      SA_SIGINFO | SA_ONSTACK | SA_NODEFER | Int32(truncatingIfNeeded: SA_RESETHAND)
    sigaction(signal, &action, earlier + Int(signal))
  }
}

/// Passes a signal to whoever looked out for it before, and ends the process by it.
///
/// Called inside a signal handler.
private func pass(
  _ signal: Int32,
  _ information: UnsafeMutablePointer<siginfo_t>?,
  _ context: UnsafeMutableRawPointer?
) {
  crash.pointee = signal
  var action = sigaction()
  action.__sigaction_handler.sa_handler = { _ in die() }
  sigaction(SIGALRM, &action, nil)
  unblock(SIGALRM)
  alarm(limit.pointee)
  let before = earlier + Int(signal)
  if before.pointee.sa_flags & SA_SIGINFO != 0 {
    before.pointee.__sigaction_handler.sa_sigaction(signal, information, context)
  }
  die()
}

private func die() {
  signal(crash.pointee, SIG_DFL)
  unblock(crash.pointee)
  raise(crash.pointee)
}

private func unblock(_ signal: Int32) {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, signal)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}

// A signal handler may get no memory: all that it needs is made before.

private nonisolated(unsafe) let limit = made(UInt32(0))
private nonisolated(unsafe) let crash = made(Int32(0))

/// The earlier actions for signals, by their numbers.
private nonisolated(unsafe) let earlier = made(sigaction(), count: 64)

private func made<Value>(_ value: Value, count: Int = 1) -> UnsafeMutablePointer<Value> {
  let pointer = UnsafeMutablePointer<Value>.allocate(capacity: count)
  pointer.initialize(repeating: value, count: count)
  return pointer
}
