import Testing

@testable import Assistant

@Suite struct BoxedTests {
  private struct Note: Hashable {
    @Boxed var words = ["a"]
  }

  @Test func `a copy that is changed is a value of its own`() {
    let note = Note()
    var copy = note
    copy.words.append("b")
    #expect(note.words == ["a"])
    #expect(copy.words == ["a", "b"])
    #expect(copy != note)
  }

  @Test func `two boxes are equal if their values are`() {
    var note = Note()
    note.words = ["a"]
    #expect(note == Note())
    #expect(Set([note, Note(), note]).count == 1)
  }
}
