import Foundation
import Synchronization

/// A copy of what apps have stored, in a folder of its own that goes with its last reference.
///
/// A conversation can be repeated only with what there was before it: what it did to that is not to
/// be seen by the next who repeats it. A process that is killed leaves its copies; the next one
/// that makes a copy removes them.
package final class StorageCopy: Sendable {
  package let path: String
  private let shelter: Shelter

  /// `without` names a file that is not copied; `place` is where the copy's folder is made.
  ///
  /// - Returns: `nil` if there is no such folder, nothing in it, or no place for a copy.
  package init?(
    of folder: String,
    without left: String? = nil,
    in place: String = FileManager.default.temporaryDirectory.path
  ) {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: folder),
      names.contains(where: { $0 != left })
    else { return nil }
    Shelter.removeAbandoned(in: place)
    guard let shelter = Shelter(in: place) else { return nil }
    self.shelter = shelter
    path = "\(shelter.path)/data"
    guard (try? files.copyItem(atPath: folder, toPath: path)) != nil else { return nil }
    if let left { try? files.removeItem(atPath: "\(path)/\(left)") }
  }

  /// One of nothing, for a conversation that leaves the program and starts it again.
  ///
  /// - Returns: `nil` if there is no place for it.
  init?(in place: String = FileManager.default.temporaryDirectory.path) {
    Shelter.removeAbandoned(in: place)
    guard let shelter = Shelter(in: place) else { return nil }
    self.shelter = shelter
    path = "\(shelter.path)/data"
    guard mkdir(path, 0o700) == 0 else { return nil }
  }

  /// Removes those of this process, which is about to end where nobody else does that.
  package static func removeAll() {
    Shelter.removeAll()
  }

  /// Copies it to a folder that isn't there yet.
  package func copy(to folder: String) throws {
    try FileManager.default.copyItem(atPath: path, toPath: folder)
  }
}

/// A folder for the user's eyes alone that is locked as long as its process lives, whatever ends it.
private final class Shelter: Sendable {
  let path: String
  private let lock: Int32

  private static let prefix = "parley-copy-"

  /// The paths of all that there are.
  private static let all = Mutex<Set<String>>([])

  init?(in place: String) {
    let name = Self.prefix + UUID().uuidString
    path = "\(place)/\(name)"
    // It gets its name only when it is locked: nobody may take it for abandoned before.
    let unnamed = "\(place)/.\(name)"
    guard mkdir(unnamed, 0o700) == 0 else { return nil }
    lock = open(unnamed, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, rename(unnamed, path) == 0 else {
      rmdir(unnamed)
      return nil
    }
    _ = Self.all.withLock { [path] in $0.insert(path) }
  }

  deinit {
    _ = Self.all.withLock { [path] in $0.remove(path) }
    try? FileManager.default.removeItem(atPath: path)
    close(lock)
  }

  static func removeAll() {
    for path in all.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
  }

  /// Removes the user's own whose processes are gone, as their locks tell.
  static func removeAbandoned(in place: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let path = "\(place)/\(name)"
      let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard folder >= 0 else { continue }
      defer { close(folder) }
      var status = stat()
      guard fstat(folder, &status) == 0, status.st_uid == getuid(),
        flock(folder, LOCK_EX | LOCK_NB) == 0
      else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
