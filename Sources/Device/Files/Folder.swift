import Glibc

/// A folder that has been opened: what is done in it is done there, wherever its path leads by
/// then.
final class Folder {
  let descriptor: Int32

  private init(descriptor: Int32) throws(Obstacle) {
    guard descriptor >= 0 else { throw .ofSystem }
    self.descriptor = descriptor
  }

  /// Opens a folder that a person named, through links or not.
  convenience init(_ path: String) throws(Obstacle) {
    try self.init(descriptor: uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
  }

  deinit {
    close(descriptor)
  }
}

// MARK: - What is in it

extension Folder {
  /// A name as the system has it, which need not be UTF-8.
  typealias Name = [CChar]

  /// Opens a folder in it; a link is none.
  func folder(_ name: Name) throws(Obstacle) -> Folder {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    return try Folder(descriptor: openat(descriptor, name, flags))
  }

  /// Makes a folder in it, for its owner alone.
  func makeFolder(_ name: Name) throws(Obstacle) -> Folder {
    guard mkdirat(descriptor, name, 0o700) == 0 else { throw .ofSystem }
    return try folder(name)
  }

  /// The status of what has a name in it, links not followed; `nil` if nothing has.
  func status(of name: Name) throws(Obstacle) -> stat? {
    var status = stat()
    if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
    guard errno == ENOENT else { throw .ofSystem }
    return nil
  }

  /// The names of all that is in it, in no order.
  func names() throws(Obstacle) -> [Name] {
    // The stream closes what it reads from.
    let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard own >= 0, let stream = fdopendir(own) else { throw .ofSystem }
    defer { closedir(stream) }
    var names: [Name] = []
    while let entry = readdir(stream) {
      let name = entry.pointee.name
      if name != [46, 0], name != [46, 46, 0] { names.append(name) }
    }
    return names
  }

  /// The place that a link leads to, as it is written in it.
  func destination(ofLink name: Name) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { bytes -> Int in
      guard let start = bytes.baseAddress else { return 0 }
      return readlinkat(descriptor, name, start, bytes.count)
    }
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}

extension Folder.Name {
  init(_ text: some StringProtocol) {
    self = text.utf8.map { CChar(bitPattern: $0) } + [0]
  }

  /// As messages have it.
  var text: String { String(decoding: dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) }
}

extension dirent {
  fileprivate var name: Folder.Name {
    withUnsafeBytes(of: d_name) { bytes in
      bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
    }
  }
}

// MARK: - Removing

extension Folder {
  /// Removes a folder in it and all that is in that, whatever modes they have.
  ///
  /// Links are removed and not followed. What can't be removed stays.
  func removeFolder(_ name: Name) {
    // Whoever made it may have closed it, too.
    if let status = try? status(of: name), FileKind(status) == .folder {
      fchmodat(descriptor, name, 0o700, 0)
    }
    if let folder = try? folder(name), let names = try? folder.names() {
      for name in names where unlinkat(folder.descriptor, name, 0) != 0 {
        folder.removeFolder(name)
      }
    }
    unlinkat(descriptor, name, AT_REMOVEDIR)
  }
}

/// Removes a folder that this program has made, with all that is in it.
package func removeFolder(_ path: String) {
  let (folder, name) = split(path)
  (try? Folder(folder))?.removeFolder(name)
}

/// The path of the folder that something is in, and its name there.
func split(_ path: String) -> (folder: String, name: Folder.Name) {
  var path = Substring(path)
  while path.count > 1, path.hasSuffix("/") { path.removeLast() }
  guard let slash = path.lastIndex(of: "/") else { return (".", Folder.Name(path)) }
  let folder = path[..<slash]
  return (folder.isEmpty ? "/" : String(folder), Folder.Name(path[path.index(after: slash)...]))
}
