import Glibc
import Synchronization

/// A file or a folder that has been opened to be read, whatever else of it is open.
final class OpenFile: Sendable {
  let descriptor: Int32

  /// Opens what has a name in a folder; a link is not followed, and nobody waited for.
  init(_ name: Folder.Name, in folder: Folder) throws(Obstacle) {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    descriptor = openat(folder.descriptor, name, flags)
    guard descriptor >= 0 else { throw .ofSystem }
  }

  deinit {
    close(descriptor)
  }

  var status: stat {
    get throws(Obstacle) {
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw .ofSystem }
      return status
    }
  }
}

// MARK: - Files in use

extension OpenFile {
  /// A file wherever it is moved, as long as it is open.
  private struct Identity: Hashable {
    let device: dev_t
    let number: ino_t

    init(_ status: stat) {
      (device, number) = (status.st_dev, status.st_ino)
    }
  }

  /// All that were opened as being in use.
  private static let inUse = Mutex<[Identity: [OpenFile]]>([:])

  /// Opens, or finds open, a file that others in this process may have open and locked.
  ///
  /// It is open until the process ends. Whoever closes a file loses the locks that the process has
  /// on it, whichever descriptor they were set by (fcntl(2)), and such are SQLite's on a database.
  static func inUse(_ name: Folder.Name, in folder: Folder) throws(Obstacle) -> OpenFile {
    if let status = try folder.status(of: name),
      let file = inUse.withLock({ $0[Identity(status)]?.first })
    {
      return file
    }
    let file = try OpenFile(name, in: folder)
    let status = try file.status
    if FileKind(status) == .regular {
      inUse.withLock { $0[Identity(status), default: []].append(file) }
    }
    return file
  }
}
