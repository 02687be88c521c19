import Automata
import Phrases
import Testing

@testable import Understanding

@Suite struct RelationsTests {
  @Test(arguments: [("mum", "mother"), ("hubby", "spouse"), ("boss", "manager"), ("aunt", "aunt")])
  func `a relation has several words`(word: String, relation: String) {
    #expect(Relations.relation(Word(word)) == relation)
    #expect(Relations.words(for: relation).contains(word))
  }

  @Test func `moms are an owner's, sisters are several`() {
    #expect(Relations.owns(Word("mom")))
    #expect(!Relations.owns(Word("sister")))
  }

  @Test func `nobody has two mothers, and cousins have names`() {
    #expect(Relations.isSole("mother"))
    #expect(!Relations.isSole("cousin"))
  }

  @Test(arguments: [
    ("mother", Gender.female), ("uncle", .male), ("Anna", .female), ("José", .male),
    ("cousin", nil), ("Kim", nil),
  ])
  func `relations and given names tell a gender, if one alone`(word: String, gender: Gender?) {
    #expect(Gender(of: word) == gender)
  }
}
