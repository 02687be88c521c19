import Glibc

/// The contents of a file that a person named, or that was found in a folder.
///
/// A pipe or a device is none, and nobody is waited for; but for those of the system, such as
/// `/dev/stdin`, which a shell names where it is told `<(…)`.
///
/// - Parameters:
///   - path: The path of the file, through links or not.
///   - limit: The maximum number of bytes.
/// - Returns: All its bytes.
/// - Throws: `UnusableFile`, with what is there or the system's reason.
package func contents(
  ofFile path: String,
  atMost limit: Int
) throws(UnusableFile) -> [UInt8] {
  do throws(Obstacle) {
    let isOfSystem = isOfSystem(path)
    let flags = O_RDONLY | O_NOCTTY | O_CLOEXEC | (isOfSystem ? 0 : O_NONBLOCK)
    let file = uninterrupted { open(path, flags) }
    guard file >= 0 else { throw .ofSystem }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw .ofSystem }
    let kind = FileKind(status)
    guard kind == .regular || isOfSystem && kind != .folder else {
      throw Obstacle(found: "\(kind)")
    }
    return try contents(of: file, expecting: kind == .regular ? Int(status.st_size) : 0, limit)
  } catch {
    throw UnusableFile(path: path, expected: "a file that can be read", error)
  }
}

/// Reads a text that people have written, such as a transcript.
///
/// - Throws: `UnusableFile` if it can't be read, or is no text.
package func text(ofFile path: String) throws(UnusableFile) -> String {
  try text(of: try contents(ofFile: path, atMost: longestText), inFile: path)
}

/// In bytes: more than a million lines take.
private let longestText = 1 << 26

/// Decodes the bytes of a file.
///
/// - Throws: `UnusableFile` if they are no text.
package func text(of bytes: [UInt8], inFile path: String) throws(UnusableFile) -> String {
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw UnusableFile(path: path, expected: "UTF-8 text", found: "other bytes")
  }
  return text
}

/// Reads what was opened to its end.
private func contents(
  of file: Int32,
  expecting count: Int,
  _ limit: Int
) throws(Obstacle) -> [UInt8] {
  let tooLong = Obstacle(found: "more than \(limit) bytes")
  guard count <= limit else { throw tooLong }
  var bytes: [UInt8] = []
  // One more than there is shows that it has ended.
  var room = count + 1
  while true {
    var failure: Obstacle?
    let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, filled in
      let count = uninterrupted { Glibc.read(file, buffer.baseAddress, room) }
      if count < 0 { failure = .ofSystem }
      filled = max(0, count)
    }
    if let failure { throw failure }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    guard bytes.count <= limit else { throw tooLong }
    if chunk.isEmpty { return bytes }
    room = max(1 << 16, count + 1 - bytes.count)
  }
}
