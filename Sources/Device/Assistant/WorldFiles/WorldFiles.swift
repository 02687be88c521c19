import Files
package import Foundation
import Properties

/// The files that a world is made of: a folder, or the copy that the program carries inside.
///
/// Paths are relative to the world, with slashes: `Apps/MyRide/Info.plist`.
package struct WorldFiles: Sendable {
  private enum Source: Sendable {
    case folder(URL)
    /// Texts, and the notations of the property lists and maps among them.
    case embedded([String: StaticString], notations: [String: StaticString])
  }

  private let source: Source

  package init(folder: URL) {
    source = .folder(folder)
  }

  init(embedded: [String: StaticString], notations: [String: StaticString] = [:]) {
    source = .embedded(embedded, notations: notations)
  }

  /// The folder; `nil` for the copy inside of the program.
  package var folder: String? {
    if case .folder(let folder) = source { folder.path } else { nil }
  }

  /// True if the folder exists; files missing from it are reported when they are read.
  package var isFound: Bool {
    guard case .folder(let folder) = source else { return true }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue
  }
}

extension WorldFiles {
  /// In bytes: as much as a million contacts take.
  private static let longestCards = 1 << 28

  /// In bytes, of what is read whole before it is understood: more than a hundred thousand places.
  private static let longestFile = 1 << 25

  /// The first link among the files of a world that leads out of a reach, as seen from the world.
  func firstLink(beyond reach: Reach) -> String? {
    guard case .folder(let folder) = source else { return nil }
    if let link = reach.firstLinkBeyond(in: folder.path, depth: 1) { return link }
    let apps = folder.appending(path: "Apps").path
    return reach.firstLinkBeyond(in: apps, depth: 3).map { "Apps/\($0)" }
  }

  /// The paths of the files that a world is made of; none for the copy inside of the program.
  package var paths: [String] {
    guard case .folder(let folder) = source else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let own = names.filter { name in Self.kinds.contains { name.hasSuffix($0) } }
    return (own + files(below: "Apps")).map { "\(folder.path)/\($0)" }
  }

  /// The endings of the files that are read; below `Apps`, all may be.
  private static let kinds = [".plist", ".vcf", ".geojson", ".json"]

  /// A file's contents, or `nil` if there is no such file or it can't be read.
  package func contents(of path: String) -> [UInt8]? {
    try? bytes(of: path)
  }

  /// A file's contents, or the reason why there are none.
  func bytes(of path: String) throws(UnusableFile) -> [UInt8] {
    switch source {
    case .folder(let folder):
      let limit = path.hasSuffix(".vcf") ? Self.longestCards : Self.longestFile
      return try Files.contents(ofFile: folder.appending(path: path).path, atMost: limit)
    case .embedded(let texts, _):
      guard let text = texts[path] else { throw UnusableFile(path: path, expected: "a file") }
      return [UInt8](UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
  }

  /// Returns the contents of a property list (`.plist`) or a JSON file (any other).
  ///
  /// Embedded ones have been parsed when the program was built.
  func property(at path: String) -> Property.Content {
    if case .embedded(_, let notations) = source, let notation = notations[path] {
      return .success(Property(notation: notation))
    }
    let contents = Data(contents(of: path) ?? [])
    return path.hasSuffix(".plist") ? Property.propertyList(contents) : Property.json(contents)
  }

  func contains(_ path: String) -> Bool {
    switch source {
    case .folder(let folder):
      FileManager.default.fileExists(atPath: folder.appending(path: path).path)
    case .embedded(let texts, _): texts[path] != nil
    }
  }

  /// The names of the folders in a folder, in alphabetical order.
  package func folders(in path: String) -> [String] {
    switch source {
    case .folder(let folder):
      let folder = folder.appending(path: path)
      let items = try? FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: [.isDirectoryKey]
      )
      return (items ?? []).filter(\.hasDirectoryPath).map(\.lastPathComponent).sorted()
    case .embedded(let texts, _):
      let names = texts.keys.filter { $0.hasPrefix("\(path)/") }
        .compactMap { $0.dropFirst(path.count + 1).split(separator: "/").first.map(String.init) }
      return Set(names).sorted()
    }
  }

  /// The paths of all files in a folder and the folders in it, in alphabetical order.
  package func files(below path: String) -> [String] {
    switch source {
    case .folder(let folder):
      let names = FileManager.default.enumerator(atPath: folder.appending(path: path).path)
      return (names?.compactMap { $0 as? String } ?? []).map { "\(path)/\($0)" }.sorted()
        .filter { FileKind(at: folder.appending(path: $0).path) == .regular }
    case .embedded(let texts, _):
      return texts.keys.filter { $0.hasPrefix("\(path)/") }.sorted()
    }
  }
}
