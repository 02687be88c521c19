import Foundation

/// What keeps a file from being read that is in the folder of a world or beside what apps store.
enum UnreadableFile: Error, Hashable, CustomStringConvertible {
  case missing
  /// A pipe, a device or a folder.
  case irregular
  case tooLong(limit: Int)
  case failed

  var description: String {
    switch self {
    case .missing: "expected a file, found none"
    case .irregular: "expected a file, found a pipe, a device or a folder"
    case .tooLong(let limit): "expected at most \(limit) bytes, found more"
    case .failed: "expected a file that can be read, found none"
    }
  }
}

/// The contents of a file; of a pipe or a device nobody waits for any.
///
/// It is opened first and asked then: what has the name now may be another thing later.
func contents(ofFile path: String, atMost limit: Int) throws(UnreadableFile) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  guard descriptor >= 0 else {
    throw errno == ENOENT ? .missing : errno == ENXIO ? .irregular : .failed
  }
  let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .failed }
  guard status.st_mode & S_IFMT == S_IFREG else { throw .irregular }
  guard status.st_size <= limit else { throw .tooLong(limit: limit) }
  // One more than it may have: it can have grown by now.
  guard let bytes = try? file.read(upToCount: limit + 1) ?? Data() else { throw .failed }
  guard bytes.count <= limit else { throw .tooLong(limit: limit) }
  return [UInt8](bytes)
}
