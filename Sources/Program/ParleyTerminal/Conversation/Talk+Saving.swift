import Assistant
import Files
import Foundation
import Glibc
import Terminal
import Transcripts

extension Talk {
  /// Writes the conversation so far as a transcript and, beside it, what apps had stored when it
  /// began; both or neither.
  func save(_ name: String) {
    let named = locations.expanded(name)
    guard namesFile(named) else {
      let found = name.isEmpty ? "nothing" : "“\(name)”"
      return complain("Expected a file's name after :save, found \(found).")
    }
    guard !isDevice(named) else {
      return complain("Expected a new file's name, found \(named), which is a device.")
    }
    let (path, folder) = paths(for: named)
    guard FileKind(at: path) == nil else {
      return complain("Expected a new file's name, found \(path), which is there already.")
    }
    let stored = start()
    guard stored == nil || FileKind(at: folder) == nil else {
      return complain("Expected a new folder's name, found \(folder), which is there already.")
    }
    do {
      try save(to: path, folder, with: stored)
      console.output.print("Saved as \(path).")
    } catch {
      complain("\(error)")
      storageFailures.note()
    }
  }

  /// - Throws: A sentence; nothing of what was begun is left then.
  private func save(to path: String, _ folder: String, with stored: StorageCopy?) throws {
    let data = stored.map { _ in URL(filePath: folder) }
    try write(try text(data: data), to: path, .new)
    do {
      try stored?.copy(to: folder)
    } catch {
      // It was new, and the folder is taken back by whoever copies.
      unlink(path)
      throw error
    }
  }

  /// The conversation so far as the text of a file that replays as it is: what is still to happen is
  /// taken back at its end.
  ///
  /// - Throws: `Journal.Unreadable`.
  func text(data: URL?) throws(Journal.Unreadable) -> String {
    let clearing = session.caller.staged.clearing.map { "@\($0)\n" }
    return try recording.text(data: data) + clearing.joined()
  }

  /// The transcript's path, and that of the folder beside it.
  private func paths(for path: String) -> (String, String) {
    let ending = URL(filePath: path).pathExtension
    // In Markdown nobody would look for it without a fence.
    return ending.isEmpty || ending == "md"
      ? (path + ".transcript", path + ".data")
      : (path, path.dropLast(ending.count) + "data")
  }
}

extension Staged {
  /// The settings by which nothing is left that no call has met.
  fileprivate var clearing: [Setting] {
    let hasFaults = faults.contains { unmet.contains(.fault($0)) }
    let hasInterruptions = interruptions.contains { unmet.contains(.interrupt($0)) }
    return (hasFaults ? [.noFaults] : []) + (hasInterruptions ? [.noInterruptions] : [])
  }
}

/// Returns `true` if a path ends in a name, and not in a folder.
private func namesFile(_ path: String) -> Bool {
  let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
  return !["", ".", ".."].contains(name)
}

/// Returns `true` if the path leads to something other than a file or a folder, such as a pipe.
private func isDevice(_ path: String) -> Bool {
  FileKind(following: path).map { $0 != .regular && $0 != .folder } ?? false
}
