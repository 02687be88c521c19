import Glibc

/// The numbers that the system tells of a process, as in proc_pid_stat(5) and proc_pid_statm(5); none
/// of one that is no more.
struct ProcessFile {
  private let fields: [Int]

  init(_ name: String, of process: pid_t) {
    let file = open("/proc/\(process)/\(name)", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      fields = []
      return
    }
    defer { close(file) }
    let text = withUnsafeTemporaryAllocation(byteCount: 1 << 10, alignment: 1) { buffer in
      let count = max(0, read(file, buffer.baseAddress, buffer.count))
      return String(decoding: buffer[..<count], as: UTF8.self)
    }
    // Before the bracket is the name of the process, which may be any.
    let start = text.lastIndex(of: ")") ?? text.startIndex
    fields = text[start...].split(separator: " ").map { Int($0) ?? 0 }
  }

  private func field(_ number: Int) -> Int { fields.indices.contains(number) ? fields[number] : 0 }
}

extension ProcessFile {
  /// The parent, as `stat` tells.
  var parent: pid_t { pid_t(field(2)) }

  /// In bytes, as `statm` tells: the memory that is there.
  var resident: Int { field(1) * Self.page }

  /// In bytes, as `statm` tells: the part of that that no file has.
  var memory: Int { (field(1) - field(2)) * Self.page }

  /// In bytes, as `statm` tells: all that can be written to, whether or not it is there.
  var data: Int { field(5) * Self.page }

  private static let page = Int(getpagesize())
}
