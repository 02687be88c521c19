import Foundation

/// The files to be played: those that are named, and in folders all transcripts and Markdown; a
/// dash is standard input.
package struct TranscriptFiles {
  package static let standardInput = "-"

  /// The maximum number of files in a run.
  private static let most = 10_000

  package let paths: [String]

  /// Looks up what a command line names; folders are searched whole.
  package init(in named: [String]) throws {
    try self.init(in: named, atMost: Self.most)
  }

  init(in named: [String], atMost most: Int) throws {
    paths = try named.reduce(into: []) { paths, path in
      paths += try Self.files(at: path, atMost: most)
      guard paths.count <= most else { throw TooManyFiles(path: path, most: most) }
    }
  }

  private static func files(at path: String, atMost most: Int) throws -> [String] {
    if path == standardInput { return [path] }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw NoSuchFile(path: path)
    }
    guard isFolder.boolValue else { return [path] }
    var transcripts: [String] = []
    // A link that is named is followed; those within are not.
    let folder = URL(filePath: path).resolvingSymlinksInPath().path
    for case let name as String in FileManager.default.enumerator(atPath: folder) ?? .init()
    where name.hasSuffix(".transcript") || name.hasSuffix(".md") {
      guard !leadsOut("\(folder)/\(name)", of: folder) else {
        throw LinkElsewhere(path: "\(path)/\(name)")
      }
      transcripts.append(name)
      guard transcripts.count <= most else { throw TooManyFiles(path: path, most: most) }
    }
    // A test that plays nothing because its folder is the wrong one must not pass.
    guard !transcripts.isEmpty else { throw NoSuchFile(path: path) }
    return transcripts.sorted().map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }
}

/// Returns `true` for a link to what lies outside a folder: those of strangers show nothing else.
private func leadsOut(_ path: String, of folder: String) -> Bool {
  guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else {
    return false
  }
  return !URL(filePath: path).resolvingSymlinksInPath().path.hasPrefix("\(folder)/")
}

/// A link, found in a folder, to a file that lies elsewhere.
private struct LinkElsewhere: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "Expected a file in its folder at \(path), found a link to one elsewhere. To play that, name it."
  }
}

/// More files than a run may have.
private struct TooManyFiles: Error, CustomStringConvertible {
  let path: String
  let most: Int

  var description: String {
    "Expected at most \(most) files to play, found more at \(path)."
  }
}

/// A path that a command line names and where there is nothing to play.
struct NoSuchFile: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "Expected a transcript or a folder of them at \(path), found nothing."
  }
}
