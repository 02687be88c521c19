import Foundation
import Scratch

extension ScratchFolder {
  /// Puts the sample world, as the fixtures have it, into a folder that is not there yet.
  func copySampleWorld(to name: String) throws {
    try FileManager.default.copyItem(
      at: TranscriptFile.root.appending(path: "Fixtures/World"),
      to: url.appending(path: name)
    )
  }
}
