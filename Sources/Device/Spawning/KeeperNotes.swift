import Glibc

/// All that a keeper tells of its app.
struct KeeperNotes {
  /// The number of the descriptor to which a keeper writes.
  static let descriptor: Int32 = 4

  private var bytes: [UInt8] = []

  /// The app's process, once it is there.
  var app: pid_t? {
    guard bytes.count >= MemoryLayout<pid_t>.size else { return nil }
    return bytes.withUnsafeBytes { $0.loadUnaligned(as: pid_t.self) }
  }

  /// Set if the app had more memory than it may have.
  var isOutOfMemory: Bool { bytes.count > MemoryLayout<pid_t>.size }

  /// Reads what has been written by now.
  mutating func read(from descriptor: Descriptor) {
    withUnsafeTemporaryAllocation(byteCount: 16, alignment: 1) { buffer in
      while let count = descriptor.read(into: buffer), count > 0 { bytes += buffer[..<count] }
    }
  }
}

// MARK: - In the keeper

extension KeeperNotes {
  static func tell(_ app: pid_t) {
    _ = withUnsafeBytes(of: app) { write(descriptor, $0.baseAddress, $0.count) }
  }

  static func tellOfMemory() {
    var byte: UInt8 = 1
    _ = write(descriptor, &byte, 1)
  }
}
