import Foundation
import Phrases

extension Folder {
  /// Lays out the files of phrases, and names those that have changed.
  func format() throws {
    for (name, text) in try outOfLayout() {
      try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
      print(name)
    }
  }

  /// The files that `format` would change, each with the text that it would then have.
  func outOfLayout() throws -> [(name: String, text: String)] {
    try names(ending: ".phrases").compactMap { name in
      let text = try text(name)
      let formatted = try PhraseFormatter.format(text, name: name)
      return formatted == text ? nil : (name, formatted)
    }
  }
}
