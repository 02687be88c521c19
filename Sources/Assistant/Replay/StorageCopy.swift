import Foundation

/// A copy of what apps have stored, in a folder of its own that goes with its last reference.
///
/// A conversation can be repeated only with what there was before it: what it did to that is not to
/// be seen by the next who repeats it.
package final class StorageCopy: Sendable {
  package let path: String

  /// `without` names a file that is not copied.
  ///
  /// - Returns: `nil` if there is no such folder, nothing in it, or no place for a copy.
  package init?(of folder: String, without left: String? = nil) {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: folder),
      names.contains(where: { $0 != left })
    else { return nil }
    path = files.temporaryDirectory.appending(path: "parley-\(UUID().uuidString)").path
    guard (try? files.copyItem(atPath: folder, toPath: path)) != nil else { return nil }
    if let left { try? files.removeItem(atPath: "\(path)/\(left)") }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Copies it to a folder that isn't there yet.
  package func copy(to folder: String) throws {
    try FileManager.default.copyItem(atPath: path, toPath: folder)
  }
}
