import Foundation
import Glibc
import Terminal

/// Writes a file whole, or not at all: whoever reads it meanwhile finds the old text or the new.
///
/// A link stays one, and the file behind it keeps its mode. What is no file, such as a pipe or a
/// device, is written to as it is.
///
/// - Throws: `UnusableFile`, with the system's reason.
func write(_ text: String, to path: String) throws {
  do throws(SystemFailure) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let isFile = isThere && status.st_mode & S_IFMT == S_IFREG
    // A link that leads nowhere yet is made to lead to a new file.
    if isFile || !isThere && !isLink(path) {
      try replace(resolved(path), with: text, mode: isFile ? status.st_mode & 0o7777 : nil)
    } else {
      try fill(path, O_CREAT | O_TRUNC, with: text)
    }
  } catch {
    throw UnusableFile(path: path, expected: "a file that can be written", reason: error.reason)
  }
}

/// Why the system did not do as it was asked.
private struct SystemFailure: Error {
  let reason = systemReason()
}

// MARK: - How it is written

/// Puts a new file in the place of another, or where there was none.
private func replace(
  _ path: String,
  with text: String,
  mode: mode_t?
) throws(SystemFailure) {
  // A name of its own length: the file's may be as long as names can be.
  let folder = URL(filePath: path).deletingLastPathComponent().path
  let new = "\(folder)/.\(UUID().uuidString).new"
  do throws(SystemFailure) {
    try fill(new, O_CREAT | O_EXCL, with: text)
    if let mode, chmod(new, mode) != 0 { throw SystemFailure() }
    guard rename(new, path) == 0 else { throw SystemFailure() }
  } catch {
    unlink(new)
    throw error
  }
}

private func fill(
  _ path: String,
  _ flags: Int32,
  with text: String
) throws(SystemFailure) {
  let file = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
  guard file >= 0 else { throw SystemFailure() }
  defer { close(file) }
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    guard count >= 0 || errno == EINTR else { throw SystemFailure() }
    rest = rest.dropFirst(max(0, count))
  }
}

// MARK: - Where it is

/// Whether something is at a path that is neither a file nor a folder, such as a pipe.
func isDevice(_ path: String) -> Bool {
  var status = stat()
  guard stat(path, &status) == 0 else { return false }
  return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
}

private func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// The path behind all links, if there is anything at it.
private func resolved(_ path: String) -> String {
  guard let resolved = realpath(path, nil) else { return path }
  defer { free(resolved) }
  return String(cString: resolved)
}

// MARK: - What must not be written

/// Refuses to write over files that are read, by whatever path either is named.
///
/// - Throws: `OverwrittenInput`.
func refuse(toWrite outputs: [String?], over inputs: [String]) throws {
  let read = Set(inputs.compactMap(FileIdentity.init))
  for output in outputs.compactMap({ $0 }) {
    if let file = FileIdentity(output), read.contains(file) { throw OverwrittenInput(path: output) }
  }
}

/// A file, whatever it is called.
private struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }
}

/// A file that is to be written in the place of one that is read.
private struct OverwrittenInput: Error, CustomStringConvertible {
  let path: String

  var description: String { "Expected another file to write than \(path), which is read here." }
}
