import Foundation
import Testing

/// Compiles what authors wrote, and calls it: a method that is no witness of its protocol would
/// never be called, however well it compiles.
@Suite struct AuthorsFilesTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test(arguments: AuthorsFile.all + AuthorsFile.ofBothModes)
  func `every method of an author's file is called`(file: AuthorsFile) async throws {
    let unhandled = await file.drive()
    #expect(unhandled == [])
    let (lines, unmarked) = try file.expectations(in: folder)
    #expect(unmarked == [], "\(file.name): methods that don't note that they are reached.")
    let reached = Reached.lines.withLock { $0[file.name] ?? [] }
    #expect(lines.subtracting(reached).sorted() == [], "\(file.name): never called.")
  }

  @Test func `every file is listed`() throws {
    let own: Set = [
      "AppsInCode.swift", "AuthorsFiles.swift", "AuthorsFiles+Both.swift",
      "AuthorsFilesTests.swift", "Calling.swift", "Delegates.swift", "Driving.swift",
      "Reached.swift",
    ]
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(files).subtracting(own) == Set((AuthorsFile.all + AuthorsFile.ofBothModes).map(\.name))
    )
  }
}
