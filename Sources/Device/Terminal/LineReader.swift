import Files
import Glibc
import Synchronization

/// Reads lines from anything that is not a terminal; it prints no prompt and echoes nothing.
///
/// (GNU readline is of no use there: it writes prompt and input to standard output.)
package actor LineReader: Input {
  private let descriptor: Int32
  private let interrupts: Interrupts
  private let inbox: Inbox
  private let listening: Interrupts.Listening
  private var splitter = LineSplitter()
  private var lines: ArraySlice<Line> = []
  private var isAtEnd = false

  /// Why nothing more could be read, if that was not the end.
  package private(set) var failure: String?

  /// Reads from `descriptor`, which stays open.
  package init(
    descriptor: Int32 = StandardStream.input.rawValue,
    interrupts: Interrupts
  ) {
    let inbox = Inbox()
    self.descriptor = descriptor
    self.interrupts = interrupts
    self.inbox = inbox
    self.listening = interrupts.listen { inbox.take($0) }
  }

  package func next(_ prompt: Prompt) async -> Entry {
    while true {
      if interrupts.termination != nil { return .end }
      if inbox.isInterrupted() { return .interrupted }
      if let line = lines.popFirst() { return .line(line) }
      if isAtEnd { return .end }
      await fill()
    }
  }

  private func fill() async {
    let (descriptor, inbox) = (descriptor, inbox)
    let read = await Thread.run { inbox.read(descriptor) }
    switch read {
    case .bytes(let bytes): lines = splitter.append(bytes)[...]
    case .end:
      isAtEnd = true
      lines = splitter.finish().map { [$0] } ?? []
    case .failed(let code):
      isAtEnd = true
      failure = systemReason(code)
    case .woken: break
    }
  }
}

/// The bytes and signals that the reading thread waits for.
private final class Inbox: Sendable {
  enum Result: Sendable {
    case bytes([UInt8])
    case end
    case failed(Int32)
    case woken
  }

  private let interrupted = Mutex(false)
  private let wakeup = Wakeup()

  /// Returns `true` if the signal is the reader's to handle.
  func take(_ signal: Signal) -> Bool {
    guard signal.endsWork else { return false }
    if signal == .interrupt { interrupted.withLock { $0 = true } }
    wakeup.wake()
    return true
  }

  /// Returns `true` if Ctrl-C was pressed since the last call.
  func isInterrupted() -> Bool {
    interrupted.withLock { interrupted in
      defer { interrupted = false }
      return interrupted
    }
  }

  func read(_ descriptor: Int32) -> Result {
    if wakeup.waitUnlessReadable(descriptor) { return .woken }
    var code: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let read = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if read < 0 { code = errno }
      count = max(0, read)
    }
    // A terminal that has gone is the end of what is typed there.
    guard code == 0 || code == EIO else { return code == EINTR ? .woken : .failed(code) }
    return chunk.isEmpty ? .end : .bytes(chunk)
  }
}
