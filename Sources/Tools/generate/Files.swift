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
  guard let file = fopen(path, "r") else { throw FileError("read", path) }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    bytes += chunk[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Replaces a file's contents, if they are others.
///
/// The build compiles anew what is newer, and runs this tool whenever it goes from building the
/// program to building the tests or back.
func write(_ text: String, to path: String) throws {
  if let old = try? contents(of: path), old == text { return }
  guard let file = fopen(path, "w") else { throw FileError("written", path) }
  let written = fputs(text, file)
  guard fclose(file) == 0, written >= 0 else { throw FileError("written", path) }
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
