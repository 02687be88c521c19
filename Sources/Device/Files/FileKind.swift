import Glibc

/// The kind of what is at a path; a link is one, wherever it leads.
package enum FileKind: Hashable, Sendable {
  case regular, folder, link, pipe, socket, device

  /// The kind of what is at a path; `nil` if that can't be told, as where nothing is.
  package init?(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The kind of what is at a path, or at the end of a link there; `nil` if that can't be told.
  package init?(following path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The kind of what has been opened.
  package init?(ofOpened file: Int32) {
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    self.init(status)
  }

  init(_ status: stat) {
    self =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
  }
}

/// Returns whether a folder is at a path, or at the end of a link there.
package func isFolder(_ path: String) -> Bool {
  FileKind(following: path) == .folder
}

extension FileKind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .regular: "a file"
    case .folder: "a folder"
    case .link: "a link"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }
}
