import Foundation

/// A folder of its own for a test, gone when the test lets go of it.
final class ScratchFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func path(_ name: String) -> String {
    "\(path)/\(name)"
  }

  /// Writes a file, making the folders it is in.
  @discardableResult
  func write(_ bytes: some Collection<UInt8>, to name: String) throws -> String {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
    return file.path
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(name))))
  }

  /// The names of all that is in a folder in it.
  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder))
  }
}
