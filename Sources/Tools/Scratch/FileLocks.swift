import Foundation

/// The record locks that one process has on files.
///
/// They are read where the system lists them by the process (`/proc/PID/fdinfo`, proc_pid_fdinfo(5)):
/// the list of all locks, `/proc/locks`, loses some while other processes take and drop theirs.
package struct FileLocks {
  private let files: [Substring]

  /// - Parameter process: This one, or another.
  /// - Throws: The system's reason where it lists none.
  package init(of process: Int32 = getpid()) throws {
    let folder = "/proc/\(process)/fdinfo"
    files = try FileManager.default.contentsOfDirectory(atPath: folder).flatMap { descriptor in
      // One that was closed in the meantime has no lock.
      let lines = (try? String(contentsOfFile: "\(folder)/\(descriptor)", encoding: .utf8)) ?? ""
      return lines.split(separator: "\n").compactMap { line -> Substring? in
        // `lock:`, its number, its kind, two words on its strength, the process, and the file.
        let words = line.split { $0 == " " || $0 == "\t" }
        return words.count > 6 && words[0] == "lock:" && words[2] == "POSIX" ? words[6] : nil
      }
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
