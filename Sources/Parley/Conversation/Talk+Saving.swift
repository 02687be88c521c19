import Assistant
import Foundation
import Terminal
import Transcripts

extension Talk {
  /// Writes the conversation so far as a transcript and, beside it, what apps had stored when it
  /// began; both or neither.
  func save(_ name: String) {
    guard !name.isEmpty else { return complain("Expected a file's name after :save.") }
    let named = locations.expanded(name)
    guard !isDevice(named) else {
      return complain("Expected a new file's name, found \(named), which is a device.")
    }
    let (path, folder) = paths(for: named)
    let files = FileManager.default
    guard !files.fileExists(atPath: path) else {
      return complain("Expected a new file's name, found \(path), which is there already.")
    }
    let stored = start()
    guard stored == nil || !files.fileExists(atPath: folder) else {
      return complain("Expected a new folder's name, found \(folder), which is there already.")
    }
    do {
      try save(to: path, folder, with: stored)
      console.output.print("Saved as \(path).")
    } catch {
      complain("\(error)")
    }
  }

  /// - Throws: `UnusableFile`; nothing of what was begun is left then.
  private func save(to path: String, _ folder: String, with stored: StorageCopy?) throws {
    let data = stored.map { _ in URL(filePath: folder) }
    try write(recording.text(data: data), to: path)
    do {
      try stored?.copy(to: folder)
    } catch {
      for begun in [path, folder] { try? FileManager.default.removeItem(atPath: begun) }
      throw UnusableFile(
        path: folder,
        expected: "a folder that can be written",
        reason: error.systemReason
      )
    }
  }

  /// The transcript's path, and that of the folder beside it.
  private func paths(for path: String) -> (String, String) {
    let ending = URL(filePath: path).pathExtension
    return ending.isEmpty
      ? (path + ".transcript", path + ".data")
      : (path, path.dropLast(ending.count) + "data")
  }
}

extension Error {
  /// What the system said, if it was what failed.
  fileprivate var systemReason: String? {
    let code = (self as? CocoaError)?.underlying as? POSIXError
    return code.map { Terminal.systemReason($0.code.rawValue) }
  }
}
