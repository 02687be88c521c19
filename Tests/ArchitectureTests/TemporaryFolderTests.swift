import Foundation
import Testing

/// What is left in the temporary folder is left by whoever knows that folder: one place for tests
/// and measurements, and one for the program.
@Suite struct TemporaryFolderTests {
  private static let tellers: Set = [
    "Sources/Tools/Scratch/ScratchFolder.swift",
    "Sources/Device/Assistant/Replay/StorageCopy.swift",
    // An author's own, which the test that calls it clears away.
    "Tests/AuthorsFilesInSwift5/InboxSearch.swift",
    "Tests/ArchitectureTests/TemporaryFolderTests.swift",
  ]
  private static let names = ["temporaryDirectory", "NSTemporaryDirectory", "mkdtemp", "mkstemp"]

  @Test func `no other file makes anything there`() throws {
    let root = DependencyTests.root
    var found: Set<String> = []
    for folder in ["Sources", "Tests"] {
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      while let path = files?.nextObject() as? String {
        guard path.hasSuffix(".swift") else { continue }
        let file = "\(folder)/\(path)"
        let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
        if Self.names.contains(where: text.contains) { found.insert(file) }
      }
    }
    #expect(found == Self.tellers)
  }
}
