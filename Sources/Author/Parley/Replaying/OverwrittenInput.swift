import Foundation
import Glibc

/// Refuses to write over files that are read, and two things to one file, by whatever paths these
/// are named.
///
/// - Throws: `OverwrittenInput` or `OverwrittenOutput`.
package func refuse(toWrite outputs: [String], over inputs: [String]) throws {
  let read = Set(inputs.compactMap(FileIdentity.init))
  var written: Set<FileIdentity> = []
  for output in outputs {
    guard let file = FileIdentity(output) else { continue }
    guard !read.contains(file) else { throw OverwrittenInput(path: output) }
    guard written.insert(file).inserted else { throw OverwrittenOutput(path: output) }
  }
}

/// A file, whatever it is called.
private struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t

  /// The name in that folder, of a file that isn't there yet.
  private let name: String?

  /// `nil` for what is no file, such as `/dev/null`, which can be written twice.
  init?(_ path: String) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    let url = URL(filePath: path).standardizedFileURL
    guard isThere || stat(url.deletingLastPathComponent().path, &status) == 0 else { return nil }
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
    name = isThere ? nil : url.lastPathComponent
  }
}

/// A file that is to be written in the place of one that is read.
private struct OverwrittenInput: Error, CustomStringConvertible {
  let path: String

  var description: String { "Expected another file to write than \(path), which is read here." }
}

/// A file that two things are to be written to.
private struct OverwrittenOutput: Error, CustomStringConvertible {
  let path: String

  var description: String { "Expected another file to write than \(path), which is written here." }
}
