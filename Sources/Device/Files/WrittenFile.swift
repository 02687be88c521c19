import Glibc
import Synchronization

/// The relation of a file that is written to one that is there.
package enum Placement: Sendable {
  /// It takes its place and its mode; where there is none, it has the mode that any new file has.
  case replacing

  /// It takes its place; from then on nobody but its owner can read it.
  case closing

  /// There must be none; nobody but its owner can read it.
  case new
}

/// Writes a file for a person whole, or not at all: whoever reads it meanwhile finds the old text
/// or the new.
///
/// It is written beside its place, in the folder that was opened, and gets its name when it is on
/// the disk. A process that is killed meanwhile leaves its draft, which the next one removes that
/// writes in that folder. Nothing is written through a link, whoever
/// made it: in a folder from a stranger it would lead to any file of the person's. For the same reason
/// a pipe or a device is refused, but for those of the system, such as `/dev/stdout`.
///
/// One that need not be durable may be damaged if the power fails soon after.
///
/// - Throws: `UnusableFile`, with what is there or the system's reason.
package func write(
  _ bytes: some Collection<UInt8>,
  to path: String,
  _ placement: Placement = .replacing,
  isDurable: Bool = true
) throws(UnusableFile) {
  do throws(Obstacle) {
    if isOfSystem(path) {
      try fill(open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC), with: bytes, isDurable)
    } else {
      let (path, name) = split(path)
      let folder = try Folder(path)
      if tidied.withLock({ $0.insert(path).inserted }) { folder.removeAbandonedDrafts() }
      try folder.write(bytes, as: name, placement, isDurable)
    }
  } catch {
    throw UnusableFile(path: path, expected: "a file that can be written", error)
  }
}

/// The folders that this process has looked through for the drafts of others.
private let tidied = Mutex<Set<String>>([])

/// Finds what would keep a file from being written at a place, as far as that can be known before,
/// and leaves all as it is.
///
/// - Throws: `UnusableFile`, as `write` would.
package func tryWriting(
  to path: String,
  _ placement: Placement = .replacing
) throws(UnusableFile) {
  guard !isOfSystem(path) else { return }
  do throws(Obstacle) {
    let (folder, name) = split(path)
    try Folder(folder).tryWriting(as: name, placement)
  } catch {
    throw UnusableFile(path: path, expected: "a file that can be written", error)
  }
}

/// Writes a text as a file.
package func write(
  _ text: String,
  to path: String,
  _ placement: Placement = .replacing
) throws(UnusableFile) {
  try write(text.utf8, to: path, placement)
}

// MARK: - In a folder

extension Folder {
  fileprivate func write(
    _ bytes: some Collection<UInt8>,
    as name: Name,
    _ placement: Placement,
    _ isDurable: Bool
  ) throws(Obstacle) {
    let mode = try mode(for: name, placement)
    let (draft, file) = try makeDraft(mode ?? 0o666)
    // The file is closed before it gets its name, and locked until it has it.
    let lock = fcntl(file, F_DUPFD_CLOEXEC, 0)
    defer { close(lock) }
    do throws(Obstacle) {
      if let mode, fchmod(file, mode) != 0 { throw .ofSystem }
      try fill(file, with: bytes, isDurable)
      try rename(draft, to: name, placement)
    } catch {
      unlinkat(descriptor, draft, 0)
      throw error
    }
  }

  private static let draftPrefix = ".parley-"
  private static let draftSuffix = ".new"

  /// Begins a file beside the place of another, under a name of its own length: that of the other
  /// may be as long as names can be.
  ///
  /// It is locked as long as it is open, in whichever descriptor. The process's mask takes something
  /// away from its mode.
  private func makeDraft(_ mode: mode_t) throws(Obstacle) -> (name: Name, file: Int32) {
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    let name = Name(Self.draftPrefix + number + Self.draftSuffix)
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = uninterrupted { openat(descriptor, name, flags, mode) }
    guard file >= 0 else { throw .ofSystem }
    // Not every file system has locks.
    _ = uninterrupted { flock(file, LOCK_EX) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_nlink > 0 else {
      // Another process took it for abandoned before it was locked.
      close(file)
      return try makeDraft(mode)
    }
    return (name, file)
  }

  /// Removes the drafts of processes that are no more, as the missing locks tell.
  fileprivate func removeAbandonedDrafts() {
    for name in (try? names()) ?? [] where isDraft(name.text) {
      guard let draft = try? OpenFile(name, in: self) else { continue }
      if flock(draft.descriptor, LOCK_EX | LOCK_NB) == 0 { unlinkat(descriptor, name, 0) }
    }
  }

  private func isDraft(_ name: String) -> Bool {
    name.hasPrefix(Self.draftPrefix) && name.hasSuffix(Self.draftSuffix)
  }

  /// Finds what would keep a file from being written, and leaves all as it is.
  fileprivate func tryWriting(as name: Name, _ placement: Placement) throws(Obstacle) {
    _ = try mode(for: name, placement)
    let (draft, file) = try makeDraft(0o600)
    close(file)
    unlinkat(descriptor, draft, 0)
  }

  /// The mode that a file is to have, `nil` for that of any new file; what is no file is an obstacle.
  private func mode(for name: Name, _ placement: Placement) throws(Obstacle) -> mode_t? {
    guard let status = try status(of: name) else { return placement == .replacing ? nil : 0o600 }
    switch (FileKind(status), placement) {
    case (.link, _): throw Obstacle(found: "a link to \(destination(ofLink: name))")
    case (.regular, .replacing): return status.st_mode & 0o777
    case (.regular, .closing): return 0o600
    case (let kind, _): throw Obstacle(found: "\(kind)")
    }
  }

  private func rename(
    _ draft: Name,
    to name: Name,
    _ placement: Placement
  ) throws(Obstacle) {
    if placement == .new {
      if linkat(descriptor, draft, descriptor, name, 0) == 0 {
        unlinkat(descriptor, draft, 0)
        return
      }
      // Some file systems know no second names.
      guard [EPERM, ENOTSUP, ENOSYS].contains(errno) else { throw .ofSystem }
      guard try status(of: name) == nil else { throw Obstacle(found: "a file") }
    }
    guard renameat(descriptor, draft, descriptor, name) == 0 else { throw .ofSystem }
  }
}

/// Writes everything to a file that has been opened, sees to it that it is on the disk if it has to
/// be, and closes it.
private func fill(
  _ file: Int32,
  with bytes: some Collection<UInt8>,
  _ isDurable: Bool
) throws(Obstacle) {
  guard file >= 0 else { throw .ofSystem }
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { bytes in
      uninterrupted { Glibc.write(file, bytes.baseAddress, bytes.count) }
    }
    guard count >= 0 else { return try fail(closing: file) }
    rest = rest.dropFirst(count)
  }
  // What is no file, such as a terminal, can't be asked for that.
  let isWritten = !isDurable || uninterrupted({ fsync(file) }) == 0
  guard isWritten || errno == EINVAL || errno == EROFS else {
    return try fail(closing: file)
  }
  guard close(file) == 0 else { throw .ofSystem }
}

private func fail(closing file: Int32) throws(Obstacle) {
  let obstacle = Obstacle.ofSystem
  close(file)
  throw obstacle
}

// MARK: - What belongs to the system

/// Returns whether a path is one at which the system has devices, or what this process has open:
/// no stranger's folder can supply these.
func isOfSystem(_ path: String) -> Bool {
  guard let resolved = realpath(split(path).folder, nil) else { return false }
  defer { free(resolved) }
  let folder = String(cString: resolved)
  return folder == "/dev" || folder == "/proc/\(getpid())/fd"
}
