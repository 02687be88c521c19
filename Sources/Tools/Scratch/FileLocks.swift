import Foundation

/// The locks that one process has on files, as the system lists them.
package struct FileLocks {
  private let files: [Substring]

  /// - Parameter process: This one, or another.
  /// - Throws: The system's reason where it lists none.
  package init(of process: Int32 = getpid()) throws {
    let lines = try String(contentsOfFile: "/proc/locks", encoding: .utf8).split(separator: "\n")
    let owner = String(process)
    files = lines.compactMap { line in
      // Its number, its kind, two words on its strength, the process, and the file (proc_locks(5)).
      let words = line.split(separator: " ")
      return words.count > 5 && words[1] == "POSIX" && words[4] == owner ? words[5] : nil
    }
  }

  package var count: Int { files.count }

  /// The number of those on one file.
  package func count(on path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    let number = attributes[.systemFileNumber] as? Int ?? 0
    return files.count { $0.hasSuffix(":\(number)") }
  }
}
