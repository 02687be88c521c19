package import Foundation

/// A folder of its own for a test or a measurement, gone with the last reference to it.
///
/// ```swift
/// let scratch = try ScratchFolder()
/// let database = try Database(.file(scratch.path("notes.sqlite")), migrations: notes)
/// ```
package final class ScratchFolder: Sendable {
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parley-scratch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package var url: URL { URL(filePath: path, directoryHint: .isDirectory) }
}

// MARK: - What is in it

extension ScratchFolder {
  /// The path of something in it, whether or not that is there.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, making the folders it is in.
  ///
  /// - Returns: The file's path.
  @discardableResult
  package func write(_ bytes: some Collection<UInt8>, to name: String) throws -> String {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
    return file.path
  }

  package func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path(name))))
  }

  /// The names of all that is in it, or in a folder in it.
  package func names(in folder: String = "") throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: path(folder)))
  }
}
