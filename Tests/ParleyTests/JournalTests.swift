import Foundation
import Scratch
import Testing

@testable import Parley

@Suite struct JournalTests {
  private func texts(_ journal: Journal, upTo place: Journal.Place?) -> [String?] {
    journal.places(upTo: place).map { journal.text(at: $0) }
  }

  @Test func `a place tells all that leads to it, whatever else was added`() {
    let journal = Journal()
    let one = journal.add("one", after: nil)
    let two = journal.add("two", after: one)
    let other = journal.add("другое", after: one)
    #expect(texts(journal, upTo: two) == ["one", "two"])
    #expect(texts(journal, upTo: other) == ["one", "другое"])
    #expect(texts(journal, upTo: nil) == [])
    #expect(journal.place(before: one) == nil)
  }

  @Test func `all but the last is in a file that has no name`() throws {
    let folder = try ScratchFolder()
    let journal = Journal(in: folder.path)
    var last: Journal.Place?
    let all = (1...10_000).map { "text \($0)" }
    for text in all { last = journal.add(text, after: last) }
    #expect(journal.unwritten.count < 1 << 16)
    #expect(journal.written > 180_000)
    #expect(texts(journal, upTo: last) == all)
    #expect(try folder.names() == [])
  }

  @Test func `where there is no room for a file, nothing is lost`() {
    let journal = Journal(in: "/nowhere")
    var last: Journal.Place?
    let all = (1...10_000).map { "text \($0)" }
    for text in all { last = journal.add(text, after: last) }
    #expect(journal.written == 0)
    #expect(texts(journal, upTo: last) == all)
  }
}
