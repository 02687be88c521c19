import Glibc
import Synchronization

/// A file that is added to as work goes on, and has its end at each moment, however the process
/// ends.
///
/// It is written as every file is. What is added takes the place of the end, which is written
/// behind that in the same call. Where there is no room for all of it, nothing is added, then or
/// later.
package final class GrowingFile: Sendable {
  private let path: String
  private let file: Int32
  private let end: [UInt8]

  /// The position of the end; `nil` once something could not be added.
  private let position: Mutex<off_t?>

  /// Fails where it would be one of the system's devices, which take nothing back.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - text: The beginning of its text.
  ///   - end: The end of its text, behind all that is ever added.
  /// - Throws: `UnusableFile`, as for every file that can't be written.
  package init?(
    at path: String,
    beginningWith text: String,
    end: String
  ) throws(UnusableFile) {
    guard !isOfSystem(path) else { return nil }
    try write(text + end, to: path)
    self.path = path
    self.end = Array(end.utf8)
    file = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    position = Mutex(off_t(text.utf8.count))
  }

  /// The file that another process began, if its end is still there: another takes that place.
  package init?(at path: String, endingWith earlier: String, end: String) {
    let earlier = Array(earlier.utf8)
    self.path = path
    self.end = Array(end.utf8)
    file = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    let start = lseek(file, 0, SEEK_END) - off_t(earlier.count)
    position = Mutex(start)
    var found = [UInt8](repeating: 0, count: earlier.count)
    guard start >= 0, pread(file, &found, found.count, start) == found.count, found == earlier,
      (try? append("")) != nil
    else {
      return nil
    }
    ftruncate(file, start + off_t(self.end.count))
  }

  deinit {
    close(file)
  }

  /// Adds a text.
  ///
  /// - Throws: `UnusableFile` where there is no room for it: the first time, and not again.
  package func append(_ text: String) throws(UnusableFile) {
    try position.withLock { position throws(UnusableFile) in
      guard let start = position else { return }
      let bytes = Array(text.utf8)
      do throws(Obstacle) {
        try overwrite(with: bytes + end, at: start)
        position = start + off_t(bytes.count)
      } catch {
        position = nil
        restoreEnd(at: start)
        throw UnusableFile(path: path, expected: "room for all of a file", error)
      }
    }
  }

  private func overwrite(with bytes: [UInt8], at start: off_t) throws(Obstacle) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        pwrite(
          file,
          $0.baseAddress?.advanced(by: written),
          bytes.count - written,
          start + off_t(written)
        )
      }
      guard count > 0 || count < 0 && errno == EINTR else { throw .ofSystem }
      written += max(0, count)
    }
  }

  /// Has the file end where it ended before.
  ///
  /// That took room which it still has. Where it can't be used after all, the file is left empty, so
  /// that nobody takes it for whole.
  private func restoreEnd(at start: off_t) {
    if (try? overwrite(with: end, at: start)) != nil {
      ftruncate(file, start + off_t(end.count))
    } else {
      ftruncate(file, 0)
    }
  }
}
