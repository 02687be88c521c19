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
    #expect(Relations.owner(Word("moms")) == "mom")
    #expect(Relations.owner(Word("sisters")) == nil)
  }

  @Test func `nobody has two mothers, and cousins have names`() {
    #expect(Relations.isSole("mother"))
    #expect(!Relations.isSole("cousin"))
  }

  @Test(arguments: [
    ("mother", [Pronoun.her, .them]), ("uncle", [.him, .them]), ("cousin", [.him, .her, .them]),
  ])
  func `a pronoun stands for whom it can`(relation: String, pronouns: [Pronoun]) {
    #expect(Pronoun.allCases.filter { $0.fits(relation: relation) } == pronouns)
  }
}
