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
  private let size = Mutex(CopySize())

  /// The reason why there is no copy.
  package enum Failure: Error, CustomStringConvertible {
    /// There is no room for one at this place, for a reason.
    case noRoom(String, found: String)

    /// The folder can't be copied, or is too large.
    case uncopyable(UncopyableFolder)

    /// The data of an app could not be written; with a sentence of the app's.
    case unwritten(String)

    package var description: String {
      switch self {
      case .noRoom(let place, let found):
        "Expected room for a copy of what apps have stored in \(place), found \(found)."
      case .uncopyable(let folder): "\(folder)"
      case .unwritten(let sentence): sentence
      }
    }
  }

  /// A copy of all that is in a folder that no app of this process uses; `place` is where the copy's
  /// folder is made.
  ///
  /// - Returns: `nil` if there is no such folder, or nothing in it.
  package convenience init?(
    of folder: String,
    in place: String = StorageCopy.usualPlace
  ) throws(Failure) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder),
      !names.isEmpty
    else { return nil }
    try self.init(shelteredIn: place)
    try copying { [path] () throws(UncopyableFolder) in try copyFolder(folder, to: path) }
  }

  /// One of nothing, to be added to, or for a conversation that leaves the program and starts it
  /// again.
  package convenience init(in place: String = StorageCopy.usualPlace) throws(Failure) {
    try self.init(shelteredIn: place)
    guard mkdir(path, 0o700) == 0 else { throw .noRoom(place, found: Self.reason) }
  }

  /// One whose folder is still to be made.
  private init(shelteredIn place: String) throws(Failure) {
    Shelter.removeAbandoned(in: place)
    guard let shelter = Shelter(in: place) else { throw .noRoom(place, found: Self.reason) }
    self.shelter = shelter
    path = "\(shelter.path)/data"
  }

  /// As the system's last error tells it.
  private static var reason: String { "none: \(systemReason())" }

  package static var usualPlace: String { FileManager.default.temporaryDirectory.path }

  /// Removes those of this process, which is about to end where nobody else does that.
  package static func removeAll() {
    Shelter.removeAll()
  }

  /// Removes those of processes that are no more.
  package static func removeAbandoned() {
    Shelter.removeAbandoned(in: usualPlace)
  }

  /// A part of what is in a folder, by names.
  package enum Part: Sendable, Hashable {
    case files(Set<String>)
    case allBut(Set<String>)

    func contains(_ name: String) -> Bool {
      switch self {
      case .files(let names): names.contains(name)
      case .allBut(let names): !names.contains(name)
      }
    }

    package func without(_ others: Set<String>) -> Part {
      switch self {
      case .files(let names): .files(names.subtracting(others))
      case .allBut(let names): .allBut(names.union(others))
      }
    }
  }

  /// Adds a part of what is in a folder, where apps of this process may have files open; all that
  /// is added counts together as to its size.
  package func add(_ part: Part, of folder: String) throws(Failure) {
    try size.withLock { size throws(Failure) in
      try copying { () throws(UncopyableFolder) in
        try Files.copy(where: part.contains, of: folder, into: path, counting: &size)
      }
    }
  }

  /// Adds what an app had stored when it was held; it counts like all that is added.
  package func add(_ snapshot: AppCode.Snapshot) throws(Failure) {
    try size.withLock { size throws(Failure) in
      do {
        try size.add(try snapshot.size())
        try snapshot.write(path)
      } catch let error as UncopyableFolder {
        throw .uncopyable(error)
      } catch {
        throw .unwritten("\(error)")
      }
    }
  }

  private func copying(_ body: () throws(UncopyableFolder) -> Void) throws(Failure) {
    do throws(UncopyableFolder) {
      try body()
    } catch {
      throw error.cause == .place
        ? .noRoom(shelter.place, found: error.found) : .uncopyable(error)
    }
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

  /// The folder that it is in.
  let place: String
  private let lock: Int32

  private static let prefix = "parley-copy-"

  /// The paths of all that there are.
  private static let all = Mutex<Set<String>>([])

  init?(in place: String) {
    let name = Self.prefix + UUID().uuidString
    path = "\(place)/\(name)"
    self.place = place
    // It gets its name only when it is locked: nobody may take it for abandoned before.
    let unnamed = "\(place)/.\(name)"
    guard mkdir(unnamed, 0o700) == 0 else { return nil }
    lock = open(unnamed, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0, rename(unnamed, path) == 0 else {
      let code = errno
      rmdir(unnamed)
      errno = code
      return nil
    }
    _ = Self.all.withLock { [path] in $0.insert(path) }
  }

  deinit {
    _ = Self.all.withLock { [path] in $0.remove(path) }
    removeFolder(path)
    close(lock)
  }

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
