import CFailingDisk
import Glibc

/// A way in which one call for a file fails.
struct Fault {
  let name: String

  /// `nil` if all calls that change something fail from one of them on.
  var call: disk_call?

  /// The error; 0 where the call comes to an end in the middle.
  let error: Int32

  /// Each kind of call with each error that the system has for it.
  static let all =
    errors.flatMap { call, errors in
      errors.map { Fault(name: "\(name(of: call)), \(name(of: $0))", call: call, error: $0) }
    } + [
      Fault(name: "full from", error: ENOSPC), Fault(name: "read-only from", error: EROFS),
    ]

  /// By the manual pages of the calls; 0 where one may come to an end in the middle.
  private static let errors: [(disk_call, [Int32])] = [
    (disk_open, [EIO, ENOSPC, EACCES, EINTR]), (disk_read, [EIO, EINTR, 0]),
    (disk_write, [EIO, ENOSPC, EINTR, 0]), (disk_sync, [EIO, ENOSPC, EINTR]),
    (disk_truncate, [EIO, EINTR]), (disk_rename, [EIO, ENOSPC, EACCES]),
    (disk_link, [EIO, ENOSPC, EACCES]), (disk_remove, [EIO, EACCES]),
  ]

  private static func name(of call: disk_call) -> String {
    switch call {
    case disk_open: "open"
    case disk_read: "read"
    case disk_write: "write"
    case disk_sync: "sync"
    case disk_truncate: "truncate"
    case disk_rename: "rename"
    case disk_link: "link"
    default: "remove"
    }
  }

  private static func name(of error: Int32) -> String {
    switch error {
    case EIO: "EIO"
    case ENOSPC: "ENOSPC"
    case EACCES: "EACCES"
    case EINTR: "EINTR"
    default: "short"
    }
  }
}

extension Fault {
  /// Has the calls for a folder fail in this way, the first time at one of them.
  func stage(at number: Int, in folder: String) {
    disk_watch(folder)
    if let call { disk_fail(call, number, error) } else { disk_turn(number, error) }
  }

  /// `true` if it has come to that call.
  func hasHappened(at number: Int) -> Bool {
    (call.map(disk_calls) ?? disk_writings()) >= number
  }
}
