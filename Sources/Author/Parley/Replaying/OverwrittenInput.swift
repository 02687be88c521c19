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
