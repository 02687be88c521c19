package import Foundation

/// The files that a world is made of: a folder, or the copy that the program carries inside.
///
/// Paths are relative to the world, with slashes: `Apps/MyRide/Info.plist`.
package struct WorldFiles: Sendable {
  private enum Source: Sendable {
    case folder(URL)
    case embedded([String: StaticString])
  }

  private let source: Source

  package init(folder: URL) {
    source = .folder(folder)
  }

  init(embedded: [String: StaticString]) {
    source = .embedded(embedded)
  }

  /// Whether there is a folder at all; what is missing in it is for its reader to say.
  package var isFound: Bool {
    guard case .folder(let folder) = source else { return true }
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
    return isThere && isFolder.boolValue
  }
}

extension WorldFiles {
  /// A file's contents, or `nil` if there is no such file or it can't be read.
  package func contents(of path: String) -> [UInt8]? {
    switch source {
    case .folder(let folder):
      return (try? Data(contentsOf: folder.appending(path: path))).map { [UInt8]($0) }
    case .embedded(let texts):
      return texts[path].map { text in
        [UInt8](UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
      }
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
    case .embedded(let texts):
      let names = texts.keys.filter { $0.hasPrefix("\(path)/") }
        .compactMap { $0.dropFirst(path.count + 1).split(separator: "/").first.map(String.init) }
      return Set(names).sorted()
    }
  }
}
