package import Files
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

  /// The reason why there is no copy.
  package enum Failure: Error, CustomStringConvertible {
    /// There is no room for one at this place.
    case noRoom(String)

    /// The folder can't be copied, or is too large.
    case uncopyable(UncopyableFolder)

    package var description: String {
      switch self {
      case .noRoom(let place):
        "Expected room for a copy of what apps have stored in \(place), found none that can be "
          + "written."
      case .uncopyable(let folder): "\(folder)"
      }
    }
  }

  /// `without` names a file that is not copied; `place` is where the copy's folder is made.
  ///
  /// - Returns: `nil` if there is no such folder, or nothing in it.
  package convenience init?(
    of folder: String,
    without left: String? = nil,
    in place: String = StorageCopy.usualPlace
  ) throws(Failure) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder),
      names.contains(where: { $0 != left })
    else { return nil }
    try self.init(in: place) { path throws(Failure) in
      do throws(UncopyableFolder) {
        try copyFolder(folder, to: path, without: left)
      } catch {
        throw error.cause == .place ? .noRoom(place) : .uncopyable(error)
      }
    }
  }

  /// One of nothing, for a conversation that leaves the program and starts it again.
  package convenience init(in place: String = StorageCopy.usualPlace) throws(Failure) {
    try self.init(in: place) { path throws(Failure) in
      guard mkdir(path, 0o700) == 0 else { throw .noRoom(place) }
    }
  }

  /// `fill` makes the folder that the copy is.
  private init(
    in place: String,
    _ fill: (_ path: String) throws(Failure) -> Void
  ) throws(Failure) {
    Shelter.removeAbandoned(in: place)
    guard let shelter = Shelter(in: place) else { throw .noRoom(place) }
    self.shelter = shelter
    path = "\(shelter.path)/data"
    try fill(path)
  }

  package static var usualPlace: String { FileManager.default.temporaryDirectory.path }

  /// Set while this process has any.
  package static var areThereAny: Bool { Shelter.areThereAny }

  /// Removes those of this process, which is about to end where nobody else does that.
  package static func removeAll() {
    Shelter.removeAll()
  }

  /// Removes those of processes that are no more.
  package static func removeAbandoned() {
    Shelter.removeAbandoned(in: usualPlace)
  }

  /// Adds a file to it.
  package func add(_ bytes: [UInt8], as name: String) throws(UnusableFile) {
    try write(bytes, to: "\(path)/\(name)", .new)
  }

  /// Copies it to a folder that isn't there yet.
  package func copy(to folder: String) throws(UncopyableFolder) {
    try copyFolder(path, to: folder)
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
    removeFolder(path)
    close(lock)
  }

  static var areThereAny: Bool { !all.withLock(\.isEmpty) }

  static func removeAll() {
    for path in all.withLock({ $0 }) { removeFolder(path) }
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
      removeFolder(path)
    }
  }
}
