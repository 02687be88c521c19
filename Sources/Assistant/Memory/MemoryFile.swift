import Foundation

/// Where a session's memory is kept from one start to the next: a file beside what apps store.
package struct MemoryFile: Sendable {
  private let path: String
  private let report: (@Sendable (String) -> Void)?

  /// What the file is called in the folder that apps store in.
  package static let name = "memory.json"

  /// - Parameters:
  ///   - folder: Where apps keep what they store.
  ///   - report: Takes a sentence about a file that can't be used.
  package init(in folder: String, report: (@Sendable (String) -> Void)? = nil) {
    path = "\(folder)/\(Self.name)"
    self.report = report
  }

  /// What the file holds, and of which layout it is.
  private struct Content: Codable {
    var version = Self.newest
    var memory: Memory

    static let newest = 1
  }
}

// MARK: - Reading and writing

extension MemoryFile {
  /// What was kept; nothing if there is no file, or one that this program can't read.
  func read() -> Memory {
    guard let bytes = FileManager.default.contents(atPath: path) else { return Memory() }
    guard let content = try? JSONDecoder().decode(Content.self, from: bytes),
      content.version == Content.newest
    else {
      report?("Expected what was kept of earlier requests at \(path), found something else.")
      return Memory()
    }
    return content.memory
  }

  /// Keeps what there is now, for its owner's eyes alone.
  func write(_ memory: Memory) {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let bytes = try encoder.encode(Content(memory: memory))
      try bytes.write(to: URL(filePath: path), options: .atomic)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    } catch {
      report?("Expected a file for what is kept of requests at \(path), found none to write to.")
    }
  }
}
