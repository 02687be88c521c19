import Foundation
import Glibc

/// Refuses to write over files that are read, by whatever path either is named.
///
/// - Throws: `OverwrittenInput`.
package func refuse(toWrite outputs: [String?], over inputs: [String]) throws {
  let read = Set(inputs.compactMap(FileIdentity.init))
  for output in outputs.compactMap({ $0 }) {
    if let file = FileIdentity(output), read.contains(file) { throw OverwrittenInput(path: output) }
  }
}

/// Refuses to write two things to one file, by whatever paths it is named.
///
/// - Throws: `OverwrittenOutput`.
package func refuse(toWriteTwice outputs: [String?]) throws {
  var written: Set<FileIdentity> = []
  for output in outputs.compactMap({ $0 }) {
    guard let file = FileIdentity(output) else { continue }
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
