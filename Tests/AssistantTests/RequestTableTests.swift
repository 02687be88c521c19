import Dialogue
import Domains
import Foundation
import Testing

@testable import Assistant

@Suite struct RequestTableTests {
  /// The slots that the phrases declare, by name.
  private func declaredSlots() throws -> Set<String> {
    let folder = Sample.folder.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Language/English/Phrases")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let lines = try files.flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n")
    }
    return Set(
      lines.filter { $0.hasPrefix("slot ") }
        .compactMap { $0.dropFirst(5).split(separator: ":").first.map(String.init) }
    )
  }

  @Test func `every slot of the table is one that the phrases have`() throws {
    let slots = Set(IntentRow.all.flatMap(\.columns).map(\.slot))
    #expect(!slots.isEmpty)
    #expect(slots.subtracting(try declaredSlots()) == [])
  }

  @Test func `every parameter of the table is one that the intent has`() throws {
    #expect(!IntentRow.all.isEmpty)
    for row in IntentRow.all {
      let schema = try #require(Schema.named(row.intent))
      let parameters = Set(schema.parameters.map(\.slot))
      #expect(Set(row.columns.map(\.parameter)).subtracting(parameters) == [])
    }
  }
}
