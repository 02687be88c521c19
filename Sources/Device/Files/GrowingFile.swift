import Glibc

/// A file that is added to as work goes on, and has its end at each moment, however the process
/// ends.
///
/// It is written as every file is. What is added takes the place of the end, which is written
/// behind that in the same call.
package final class GrowingFile: Sendable {
  private let file: Int32
  private let end: [UInt8]

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
    self.end = Array(end.utf8)
    file = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    lseek(file, off_t(text.utf8.count), SEEK_SET)
  }

  /// The file that another process began, if its end is still there: another takes that place.
  package init?(at path: String, endingWith earlier: String, end: String) {
    let earlier = Array(earlier.utf8)
    self.end = Array(end.utf8)
    file = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    let start = lseek(file, -off_t(earlier.count), SEEK_END)
    var found = [UInt8](repeating: 0, count: earlier.count)
    guard start >= 0, pread(file, &found, found.count, start) == found.count, found == earlier
    else {
      return nil
    }
    append("")
    ftruncate(file, start + off_t(self.end.count))
  }

  deinit {
    close(file)
  }

  /// Adds a text; where there is no room for it, nothing.
  package func append(_ text: String) {
    let bytes = Array(text.utf8)
    let count = (bytes + end).withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    // Back to where the end begins.
    if count > 0 { lseek(file, off_t(min(bytes.count, count) - count), SEEK_CUR) }
  }
}
