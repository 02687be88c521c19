import Foundation
import Glibc

/// A file that could not be read or written, in a sentence.
struct FileError: Error, CustomStringConvertible {
  var description: String

  init(_ what: String, _ path: String) {
    description =
      "\(path): error: This file could not be \(what): \(String(cString: strerror(errno)))."
  }
}

/// The whole of a text file.
func contents(of path: String) throws -> String {
  String(decoding: try bytes(of: path), as: UTF8.self)
}

/// The whole of a file.
func bytes(of path: String) throws -> [UInt8] {
  guard let file = fopen(path, "r") else { throw FileError("read", path) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    bytes += chunk[..<count]
  }
  return bytes
}

/// The paths of all files in a folder and the folders in it, sorted.
func files(in folder: String) throws -> [String] {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
  return paths.map { "\(folder)/\($0)" }.sorted().filter { path in
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && !isFolder.boolValue && !path.contains("/.")
  }
}

/// Writes Swift, which nobody writes by hand, so that nobody formats it either.
func write(_ source: String, to path: String) throws {
  try write(Array(("// swift-format-ignore-file\n" + source).utf8), to: path)
}

/// Replaces a file's contents, if they are others: the build compiles anew what is newer.
func write(_ contents: [UInt8], to path: String) throws {
  if let old = try? bytes(of: path), old == contents { return }
  guard let file = fopen(path, "w") else { throw FileError("written", path) }
  let written = fwrite(contents, 1, contents.count, file)
  guard fclose(file) == 0, written == contents.count else { throw FileError("written", path) }
}

/// The last part of a path without its extension: `Messages` for `…/Messages.intents`.
func baseName(of path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  return String(name.split(separator: ".").first ?? name)
}

/// Says what is wrong, where the build shows it, and ends the tool.
func complain(_ sentence: String) -> Never {
  let line = sentence + "\n"
  _ = Glibc.write(STDERR_FILENO, line, line.utf8.count)
  exit(1)
}
