import Foundation
import Scratch
import Testing

@testable import ParleyTerminal

@Suite struct JournalTests {
  private func texts(_ journal: Journal, upTo place: Journal.Place?) throws -> [String] {
    try journal.places(upTo: place).map { try journal.text(at: $0) }
  }

  @Test func `a place tells all that leads to it, whatever else was added`() throws {
    let journal = Journal()
    let one = journal.add("one", after: nil)
    let two = journal.add("two", after: one)
    let other = journal.add("другое", after: one)
    #expect(try texts(journal, upTo: two) == ["one", "two"])
    #expect(try texts(journal, upTo: other) == ["one", "другое"])
    #expect(try texts(journal, upTo: nil) == [])
    #expect(try journal.place(before: one) == nil)
  }

  @Test func `what can't be read any more is no end`() throws {
    let journal = Journal()
    _ = journal.add("one", after: nil)
    let lost = try JSONDecoder().decode(Journal.Place.self, from: Data(#"{"offset":900}"#.utf8))
    let last = journal.add("two", after: lost)
    #expect(try journal.text(at: last) == "two")
    #expect(throws: Journal.Unreadable.self) { try journal.text(at: lost) }
    #expect(throws: Journal.Unreadable.self) { try journal.place(before: lost) }
    #expect(throws: Journal.Unreadable.self) { try journal.places(upTo: last) }
  }

  @Test func `all but the last is in a file that has no name`() throws {
    let folder = try ScratchFolder()
    let journal = Journal(in: folder.path)
    var last: Journal.Place?
    let all = (1...10_000).map { "text \($0)" }
    for text in all { last = journal.add(text, after: last) }
    #expect(journal.unwritten.count < 1 << 16)
    #expect(journal.written > 180_000)
    #expect(try texts(journal, upTo: last) == all)
    #expect(try folder.names() == [])
  }

  @Test func `where there is no room for a file, nothing is lost`() throws {
    let journal = Journal(in: "/nowhere")
    var last: Journal.Place?
    let all = (1...10_000).map { "text \($0)" }
    for text in all { last = journal.add(text, after: last) }
    #expect(journal.written == 0)
    #expect(try texts(journal, upTo: last) == all)
  }
}
