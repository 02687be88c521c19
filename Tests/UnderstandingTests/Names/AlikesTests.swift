import Testing

@testable import Understanding

@Suite struct AlikesTests {
  @Test(arguments: [
    ("ana", "anna"), ("catherine", "katherine"), ("steven", "stephen"), ("jon", "john"),
    ("geoff", "jeff"), ("kristina", "christina"), ("filip", "phillip"), ("marc", "mark"),
  ])
  func `names that sound alike have one sound`(one: String, other: String) {
    #expect(Sound(Array(one.utf8)) == Sound(Array(other.utf8)))
  }

  @Test(arguments: [("anna", "hannah"), ("mike", "nike"), ("bob", "rob"), ("jane", "kane")])
  func `names that do not sound alike have two`(one: String, other: String) {
    #expect(Sound(Array(one.utf8)) != Sound(Array(other.utf8)))
  }

  @Test func `a swap of neighbours is one error`() {
    #expect(distance(Array("jmaes".utf8), Array("james".utf8), atMost: 2) == 1)
    #expect(distance(Array("anna".utf8), Array("hannah".utf8), atMost: 1) == nil)
  }

  private static let people = [
    "Anna Haro", "Hannah Zakaria", "Michael Stone", "Kate Bell", "Katherine Bell", "Zoë Ødegård",
    "Siobhán O'Neill", "Mary-Jane Watts",
  ]

  private static let interpreter = Interpreter(
    lexicon: Lexicon(
      people: people.enumerated().map { number, name in
        let parts = name.split(separator: " ").map(String.init)
        return Lexicon.Person(identifier: "\(number)", names: [name] + parts)
      }
    )
  )

  @Test(arguments: [
    ("ana", ["Anna Haro"]), ("hanna", ["Hannah Zakaria"]), ("mike", ["Michael Stone"]),
    ("anna harro", ["Anna Haro"]), ("kait bell", ["Kate Bell"]), ("zoe odegaard", ["Zoë Ødegård"]),
    ("shivon", []), ("xavier", []), ("my landlord", []), ("bell", []),
    ("mary jane wats", ["Mary-Jane Watts"]), ("Bel", ["Bell"]),
  ])
  func `who could be meant is suggested`(name: String, suggested: [String]) {
    #expect(Self.interpreter.suggestions(for: name).map(\.name) == suggested)
  }
}
