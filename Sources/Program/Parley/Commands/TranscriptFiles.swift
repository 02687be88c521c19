import Foundation

/// The files to be played: those that are named, and in folders all transcripts and Markdown; a
/// dash is standard input.
struct TranscriptFiles {
  static let standardInput = "-"

  let paths: [String]

  /// Looks up what a command line names; folders are searched whole.
  init(in named: [String]) throws {
    paths = try named.flatMap(Self.files)
  }

  private static func files(at path: String) throws -> [String] {
    if path == standardInput { return [path] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw NoSuchFile(path: path)
    }
    guard isFolder.boolValue else { return [path] }
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let transcripts = all.filter { $0.hasSuffix(".transcript") || $0.hasSuffix(".md") }
    // A test that plays nothing because its folder is the wrong one must not pass.
    guard !transcripts.isEmpty else { throw NoSuchFile(path: path) }
    return transcripts.sorted().map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }
}

/// A path that a command line names and where there is nothing to play.
struct NoSuchFile: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "Expected a transcript or a folder of them at \(path), found nothing."
  }
}
