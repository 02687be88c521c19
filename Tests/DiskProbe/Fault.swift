import CFailingDisk
import Glibc

/// A way in which one call for a file fails.
struct Fault {
  let name: String

  /// `nil` if all calls that change something fail from one of them on.
  var call: disk_call?

  /// The error; 0 where the call comes to an end in the middle.
  let error: Int32

  static let all = [
    Fault(name: "open, EIO", call: disk_open, error: EIO),
    Fault(name: "open, EACCES", call: disk_open, error: EACCES),
    Fault(name: "open, EINTR", call: disk_open, error: EINTR),
    Fault(name: "read, EIO", call: disk_read, error: EIO),
    Fault(name: "read, EINTR", call: disk_read, error: EINTR),
    Fault(name: "read, short", call: disk_read, error: 0),
    Fault(name: "write, EIO", call: disk_write, error: EIO),
    Fault(name: "write, ENOSPC", call: disk_write, error: ENOSPC),
    Fault(name: "write, EINTR", call: disk_write, error: EINTR),
    Fault(name: "write, short", call: disk_write, error: 0),
    Fault(name: "sync, EIO", call: disk_sync, error: EIO),
    Fault(name: "truncate, EIO", call: disk_truncate, error: EIO),
    Fault(name: "rename, EIO", call: disk_rename, error: EIO),
    Fault(name: "rename, ENOSPC", call: disk_rename, error: ENOSPC),
    Fault(name: "link, EIO", call: disk_link, error: EIO),
    Fault(name: "link, ENOSPC", call: disk_link, error: ENOSPC),
    Fault(name: "remove, EIO", call: disk_remove, error: EIO),
    Fault(name: "full from", error: ENOSPC),
    Fault(name: "read-only from", error: EROFS),
  ]
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
