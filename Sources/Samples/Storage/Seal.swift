import CSQLite
import Glibc

/// A note on a file, by the one who has checked it, of the state that it was in then.
///
/// It is an extended attribute, so it goes with the file when that is moved, and no other file
/// beside it tells of it. Where there are none, no seal is ever intact.
struct Seal {
  private let path: String

  private static let name = "user.parley.checked"

  init(of path: String) {
    self.path = path
  }
}

extension Seal {
  /// Set as long as the file is the one, of the size and the time, that was sealed.
  var isIntact: Bool {
    guard let state else { return false }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 100) { bytes in
      let count = getxattr(path, Self.name, bytes.baseAddress, bytes.count)
      return count > 0 && state.utf8.elementsEqual(bytes.prefix(count))
    }
  }

  /// Seals the file as it is now.
  func renew() {
    guard !isIntact, let state else { return }
    _ = state.withCString { setxattr(path, Self.name, $0, state.utf8.count, 0) }
  }

  func destroy() {
    _ = removexattr(path, Self.name)
  }

  /// A text that changes when somebody writes to the file, or puts another in its place.
  private var state: String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = status.st_mtim
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
