import Files
import Transcripts

extension [PropertyListFinding] {
  /// The findings, each with the line that it is about, as far as the lists are files.
  func located(in lists: AppDescription.PropertyLists) -> Self {
    guard !isEmpty else { return self }
    let information = lists.informationPaths.map(ListFile.init)
    let vocabulary = [lists.vocabularyPath].compactMap(\.self).map(ListFile.init)
    return map { finding in
      var finding = finding
      finding.line = (finding.file == AppLint.vocabularyFile ? vocabulary : information)
        .line(of: finding.keys)
      return finding
    }
  }
}

/// A file with a property list.
private struct ListFile {
  let path: String
  let lines: PropertyListLines

  init(path: String) {
    self.path = path
    lines = PropertyListLines((try? Files.text(ofFile: path)) ?? "")
  }
}

extension [ListFile] {
  /// The line of a place in the list that has the most of the keys that lead there; the beginning of
  /// the first one, if none has any.
  fileprivate func line(of keys: [String]) -> Place? {
    let found = compactMap { file in
      file.lines.nearest(to: keys).map { (Place(file: file.path, line: $0.line), $0.depth) }
    }
    // Of several, `max` would give the last.
    let nearest = found.reversed().max { $0.1 < $1.1 }?.0
    return nearest ?? first.map { Place(file: $0.path, line: 1) }
  }
}
