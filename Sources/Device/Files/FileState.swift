import Glibc

/// A state of a file: another one as soon as somebody has written to it, or has put another file in
/// its place.
package struct FileState: Sendable, Hashable, Codable {
  private var number: UInt64
  private var size: Int
  private var seconds: Int
  private var nanoseconds: Int

  /// The present state of the file at a path, or at the end of a link there; `nil` if there is none.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (number, size) = (UInt64(status.st_ino), Int(status.st_size))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
