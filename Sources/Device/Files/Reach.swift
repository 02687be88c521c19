import Glibc

/// The folders that a file may have other files read from: its own, and those that the person
/// named.
///
/// Links and `..` are resolved before anything is held against it.
package struct Reach: Sendable, Hashable {
  /// The folders' paths, resolved, each with a slash at its end.
  private let folders: [String]

  /// A folder that isn't there is passed over: nothing is in it.
  package init(_ folders: [String]) {
    self.folders = folders.compactMap(resolved).map { $0 == "/" ? $0 : $0 + "/" }
  }

  /// A path, held against a reach.
  package enum Verdict: Sendable, Hashable {
    /// The place that it leads to, all links resolved.
    case within(String)

    /// It leads elsewhere, perhaps by a link that is within reach.
    case beyond(byLink: Bool)

    /// Nothing is there, or at the end of a link.
    case nowhere(isLink: Bool)

    /// The remark to make besides the path; `nil` if that says it all.
    package var remark: String? {
      switch self {
      case .beyond(byLink: true): "a link to one elsewhere"
      case .nowhere(isLink: true): "a link to nothing"
      case .within, .beyond, .nowhere: nil
      }
    }
  }

  package func verdict(on path: String) -> Verdict {
    guard let place = resolved(path) else { return .nowhere(isLink: FileKind(at: path) == .link) }
    return holds(place) ? .within(place) : .beyond(byLink: hasLink(path))
  }

  private func holds(_ resolved: String) -> Bool {
    folders.contains { (resolved + "/").hasPrefix($0) }
  }

  /// Returns whether a path leads through a link that is within reach itself.
  private func hasLink(_ path: String) -> Bool {
    let (folder, name) = split(path)
    if FileKind(at: path) == .link, let folder = resolved(folder), holds(folder) { return true }
    return folder != "." && folder != "/" && hasLink(folder)
  }

  /// The first link in a folder that leads out of it all, as seen from there; `nil` if none does.
  ///
  /// `depth` tells how deep it is looked for: with 1, in the folder alone.
  package func firstLinkBeyond(in path: String, depth: Int) -> String? {
    guard let folder = try? Folder(path), let names = try? folder.names() else { return nil }
    for name in names.map(\.text).sorted() {
      let inner = "\(path)/\(name)"
      switch FileKind(at: inner) {
      case .link:
        if case .beyond = verdict(on: inner) { return name }
      case .folder where depth > 1:
        if let found = firstLinkBeyond(in: inner, depth: depth - 1) { return "\(name)/\(found)" }
      default: break
      }
    }
    return nil
  }
}

/// A path with all links resolved; `nil` if nothing is there.
private func resolved(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
