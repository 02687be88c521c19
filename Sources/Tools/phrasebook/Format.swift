import Foundation
import Phrases

extension Folder {
  /// Lays out the files of phrases, and names those that have changed.
  func format() throws {
    for name in try names(ending: ".phrases") {
      let text = try text(name)
      let formatted = try PhraseFormatter.format(text, name: name)
      guard formatted != text else { continue }
      try formatted.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
      print(name)
    }
  }
}
