import Glibc

extension Database {
  /// Moves a damaged file, and the log files that belong to it, out of the way.
  ///
  /// Nothing is overwritten: if the new name is taken, the old one stays.
  ///
  /// - Parameters:
  ///   - path: The damaged file.
  ///   - suffix: The ending of the new path, such as `damaged-20261120T174100Z`.
  /// - Returns: The path that the file has now.
  /// - Throws: `StorageError.unmovable`.
  package static func setAside(
    _ path: String,
    as suffix: String
  ) throws(StorageError) -> String {
    let destination = "\(path).\(suffix)"
    // The database goes first: whoever opens the path next must not find it without its log.
    try move(path, to: destination)
    for log in ["-wal", "-shm"] where access(path + log, F_OK) == 0 {
      try move(path + log, to: destination + log)
    }
    return destination
  }

  private static func move(
    _ path: String,
    to destination: String
  ) throws(StorageError) {
    guard rename(path, toNew: destination) else {
      let reason = String(cString: strerror(errno))
      throw .unmovable(path: path, destination: destination, reason: reason)
    }
  }
}
