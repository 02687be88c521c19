import Glibc

/// A folder that can't be copied: because of what is in it, because it is too large, or because of
/// the place where the copy was to be.
package struct UncopyableFolder: Error, CustomStringConvertible {
  /// The side that is at fault, as far as others act on it.
  package enum Cause: Sendable, Hashable {
    case source, place
  }

  package let cause: Cause

  /// Such as `files and folders alone`, after “Expected”.
  package let expected: String

  /// Such as `a link at CoinPurse.sqlite`.
  package let found: String

  package var description: String { "Expected \(expected), found \(found)." }
}

/// The bounds of what is copied: sizes are those that files have, not what they take on the disk.
package struct CopyLimit: Sendable {
  package var bytes: Int
  package var files: Int
  package var depth: Int

  package init(bytes: Int = 1 << 30, files: Int = 10_000, depth: Int = 32) {
    self.bytes = bytes
    self.files = files
    self.depth = depth
  }
}

/// The size that a copy has come to, of all that was added to it.
package struct CopySize: Sendable {
  private var bytes = 0
  private var files = 0

  package init() {}
}

extension CopySize {
  /// Counts a file, which somebody else is about to copy, or a folder.
  ///
  /// - Throws: `UncopyableFolder` beyond the limits.
  package mutating func add(
    _ bytes: Int,
    _ limit: CopyLimit = CopyLimit()
  ) throws(UncopyableFolder) {
    files += 1
    self.bytes += bytes
    guard files <= limit.files else { throw .excess("at most \(limit.files) files") }
    guard self.bytes <= limit.bytes else { throw .excess("at most \(limit.bytes) bytes") }
  }
}

/// Copies a folder to a place where nothing is, for its owner's eyes alone.
///
/// Only files and folders are copied: a link, a pipe or a device in the copy would lead out of it
/// again. Holes in files stay holes. What was begun is removed if it can't be brought to an end.
///
/// - Parameters:
///   - path: The folder, through links or not.
///   - new: The place of the copy.
///   - limit: The limits on the size of the copy.
/// - Throws: `UncopyableFolder`, with what is wrong with the folder or with the place.
package func copyFolder(
  _ path: String,
  to new: String,
  limit: CopyLimit = CopyLimit()
) throws(UncopyableFolder) {
  let source = try openSource(path)
  let (place, newName) = split(new)
  let parent: Folder
  let target: Folder
  do throws(Obstacle) {
    parent = try Folder(place)
    target = try parent.makeFolder(newName)
  } catch {
    throw UncopyableFolder(.place, "a folder that can be written at \(new)", error)
  }
  var copying = Copying(limit: limit)
  do throws(UncopyableFolder) {
    try copying.copy(source, to: target)
  } catch {
    parent.removeFolder(newName)
    throw error
  }
}

/// Copies some of what is in a folder into one that is there, as `copyFolder` does.
///
/// What was copied before it fails stays. Others in this process may have the files open: they lose
/// no lock on them.
///
/// - Parameters:
///   - isWanted: Chooses by name among what is in the folder itself.
///   - path: The folder, through links or not.
///   - target: The folder that it is added to.
///   - size: The size that the target has come to.
///   - limit: The limits on that size.
/// - Throws: `UncopyableFolder`, with what is wrong with the folder or with the target.
package func copy(
  where isWanted: (_ name: String) -> Bool,
  of path: String,
  into target: String,
  counting size: inout CopySize,
  limit: CopyLimit = CopyLimit()
) throws(UncopyableFolder) {
  let source = try openSource(path)
  let expected = "a folder that can be written at \(target)"
  let target = try UncopyableFolder.of(.place, expected) { () throws(Obstacle) in
    try Folder(target)
  }
  var copying = Copying(limit: limit, size, isOfFilesInUse: true)
  defer { size = copying.size }
  try copying.copy(source, to: target, where: isWanted)
}

private func openSource(_ path: String) throws(UncopyableFolder) -> Folder {
  try UncopyableFolder.of(.source, "a folder that can be read at \(path)") {
    () throws(Obstacle) in try Folder(path)
  }
}

extension UncopyableFolder {
  fileprivate static func excess(_ expected: String) -> UncopyableFolder {
    UncopyableFolder(cause: .source, expected: "\(expected) to copy", found: "more")
  }

  fileprivate init(_ cause: Cause, _ expected: String, _ obstacle: Obstacle) {
    self.init(
      cause: cause,
      expected: expected,
      found: obstacle.found + (obstacle.reason.map { ": \($0)" } ?? "")
    )
  }

  fileprivate static func of<Result>(
    _ cause: Cause,
    _ expected: String,
    _ body: () throws(Obstacle) -> Result
  ) throws(UncopyableFolder) -> Result {
    do throws(Obstacle) {
      return try body()
    } catch {
      throw UncopyableFolder(cause, expected, error)
    }
  }
}

// MARK: - Copying

/// A copy that is being made, and how much it has come to.
private struct Copying {
  let limit: CopyLimit
  private(set) var size: CopySize

  /// `true` if others in this process may have the files open.
  let isOfFilesInUse: Bool

  /// The names of the folders that it is in.
  private var names: [String] = []

  init(limit: CopyLimit, _ size: CopySize = CopySize(), isOfFilesInUse: Bool = false) {
    self.limit = limit
    self.size = size
    self.isOfFilesInUse = isOfFilesInUse
  }

  mutating func copy(
    _ source: Folder,
    to target: Folder,
    where isWanted: (String) -> Bool = { _ in true }
  ) throws(UncopyableFolder) {
    let all = try reading { () throws(Obstacle) in try source.names() }
    for name in all where isWanted(name.text) {
      names.append(name.text)
      try copy(name, from: source, to: target)
      names.removeLast()
    }
  }

  private mutating func copy(
    _ name: Folder.Name,
    from source: Folder,
    to target: Folder
  ) throws(UncopyableFolder) {
    let (file, status) = try open(name, in: source)
    switch FileKind(status) {
    case .regular:
      try count(status)
      try copy(file, size: Int(status.st_size), to: name, in: target)
    case .folder:
      try count(status)
      let inner = try reading { () throws(Obstacle) in try source.folder(name) }
      let copy = try writing { () throws(Obstacle) in try target.makeFolder(name) }
      try self.copy(inner, to: copy)
    case let kind: throw irregular(kind)
    }
  }

  private func open(
    _ name: Folder.Name,
    in source: Folder
  ) throws(UncopyableFolder) -> (OpenFile, stat) {
    do throws(Obstacle) {
      let file = try isOfFilesInUse ? OpenFile.inUse(name, in: source) : OpenFile(name, in: source)
      // Asked when it is open: what has the name now may be another thing later.
      return (file, try file.status)
    } catch {
      throw try obstacle(at: name, in: source, error)
    }
  }

  /// The reason why something can't be opened, of which links, sockets and devices are the usual.
  private func obstacle(
    at name: Folder.Name,
    in source: Folder,
    _ obstacle: Obstacle
  ) throws(UncopyableFolder) -> UncopyableFolder {
    let status = try reading { () throws(Obstacle) in try source.status(of: name) }
    let kind = status.map { FileKind($0) } ?? .regular
    guard [.regular, .folder].contains(kind) else { return irregular(kind) }
    return UncopyableFolder(.source, "a file that can be read at \(path)", obstacle)
  }

  private mutating func count(_ status: stat) throws(UncopyableFolder) {
    try size.add(FileKind(status) == .regular ? Int(status.st_size) : 0, limit)
    guard names.count <= limit.depth else { throw .excess("folders at most \(limit.depth) deep") }
  }

  private var path: String { names.joined(separator: "/") }

  private func irregular(_ kind: FileKind) -> UncopyableFolder {
    UncopyableFolder(
      cause: .source,
      expected: "files and folders alone to copy",
      found: "\(kind) at \(path)"
    )
  }

  private func reading<Result>(
    _ body: () throws(Obstacle) -> Result
  ) throws(UncopyableFolder) -> Result {
    try UncopyableFolder.of(
      .source,
      "a folder that can be read at \(path.isEmpty ? "." : path)",
      body
    )
  }

  private func writing<Result>(
    _ body: () throws(Obstacle) -> Result
  ) throws(UncopyableFolder) -> Result {
    try UncopyableFolder.of(.place, "room for a copy of \(path)", body)
  }
}

// MARK: - One file

extension Copying {
  /// As the system's headers have them, where Swift does not see them.
  private static let (seekData, seekHole): (Int32, Int32) = (3, 4)
  private static let clone: UInt = 0x4004_9409

  private func copy(
    _ file: OpenFile,
    size: Int,
    to name: Folder.Name,
    in target: Folder
  ) throws(UncopyableFolder) {
    try writing { () throws(Obstacle) in
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let copy = openat(target.descriptor, name, flags, 0o600)
      guard copy >= 0 else { throw .ofSystem }
      defer { close(copy) }
      // Where the file system can, both have the same blocks until one of them is written to.
      if ioctl(copy, Self.clone, file.descriptor) == 0 { return }
      guard ftruncate(copy, off_t(size)) == 0 else { throw .ofSystem }
      var offset = off_t(0)
      while offset < size, let part = part(of: file, from: offset, to: off_t(size)) {
        try copyPart(part, from: file, to: copy)
        offset = part.upperBound
      }
    }
  }

  /// The next part of a file that is no hole; `nil` if there is none.
  private func part(of file: OpenFile, from offset: off_t, to end: off_t) -> Range<off_t>? {
    let start = lseek(file.descriptor, offset, Self.seekData)
    // Not every file system knows of holes.
    guard start >= 0 else { return errno == ENXIO ? nil : offset..<end }
    let hole = lseek(file.descriptor, start, Self.seekHole)
    let upper = hole > start ? min(hole, end) : end
    return start < upper ? start..<upper : nil
  }

  private func copyPart(
    _ part: Range<off_t>,
    from file: OpenFile,
    to copy: Int32
  ) throws(Obstacle) {
    var offset = part.lowerBound
    let room = min(1 << 18, Int(part.upperBound - part.lowerBound))
    var buffer = [UInt8](repeating: 0, count: room)
    while offset < part.upperBound {
      let read = pread(file.descriptor, &buffer, min(room, Int(part.upperBound - offset)), offset)
      guard read >= 0 else { throw .ofSystem }
      if read == 0 { return }
      var written = 0
      while written < read {
        let count = buffer.withUnsafeBytes {
          pwrite(copy, $0.baseAddress?.advanced(by: written), read - written, offset)
        }
        guard count > 0 else { throw .ofSystem }
        written += count
        offset += off_t(count)
      }
    }
  }
}
