import Files
import Glibc
import Synchronization

/// One of the three streams that every process is given.
package enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// The width of the terminal behind the stream, as it is now; nil if there is none.
  package var columns: Int? {
    var size = winsize()
    guard ioctl(rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Makes the streams that the process was started without into empty ones.
  ///
  /// To be called before anything else: the next file that is opened would take the stream's
  /// place, and be read and written for it.
  ///
  /// - Returns: The streams that were missing.
  package static func openMissing() -> [StandardStream] {
    let missing = [input, output, error].filter { fcntl($0.rawValue, F_GETFD) == -1 }
    for stream in missing {
      // The lowest free number is given, which is this stream's.
      _ = open("/dev/null", stream == .input ? O_RDONLY : O_WRONLY)
    }
    return missing
  }

  /// True if whatever is written can be read, as far as is known; may be asked in a signal handler.
  static var areOpen: Bool {
    fcntl(output.rawValue, F_GETFD) != -1 && fcntl(error.rawValue, F_GETFD) != -1
  }

  /// Writes all of the text, however many calls that takes.
  ///
  /// Where the output takes no more, as on a full disk, the process ends with 1: nothing more may
  /// be done whose question nobody could see.
  package func write(_ text: TerminalText) {
    var text = text.string
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(rawValue, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno == EAGAIN {
          waitUntilWritable()
        } else if errno == EPIPE, Self.outlivesReader.load(ordering: .relaxed) {
          return discardTheRest()
        } else if errno != EINTR {
          return giveUp(because: errno)
        }
      }
    }
  }

  /// `true` if work goes on after the reader of the output has gone.
  private static let outlivesReader = Atomic(false)

  /// Lets the process live on when a reader closes its end, as `head` does after some lines.
  ///
  /// For work that was asked for as a whole: what follows is done, and written nowhere.
  package static func outliveReaders() {
    outlivesReader.store(true, ordering: .relaxed)
    signal(SIGPIPE, SIG_IGN)
  }

  private func discardTheRest() {
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    dup2(nowhere, rawValue)
    close(nowhere)
  }

  private func giveUp(because code: Int32) {
    guard self == .output else { return }
    endForWant(of: "The output can't be written: \(systemReason(code)).")
  }

  private func waitUntilWritable() {
    var descriptor = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
    poll(&descriptor, 1, -1)
  }
}

/// Ends the process where the system does not give it what it can't do without.
func endForWant(of sentence: String) -> Never {
  StandardStream.error.write("parley: \(sentence)\n")
  CrashReport.shared.exit(with: 1)
}
