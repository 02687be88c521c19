import Dialogue
import Intents
import Testing
import Understanding

@testable import Assistant

@Suite struct AppsLexiconTests {
  let world = Sample.world

  func lexicon(
    vocabulary: UserVocabulary = UserVocabulary(),
    isContactsAllowed: Bool = true
  ) -> Lexicon {
    let apps = world.apps.filter { world.installedApps.contains($0.identifier) }
    return Lexicon(
      world: world,
      apps: apps,
      vocabulary: vocabulary,
      isContactsAllowed: isContactsAllowed
    )
  }

  func person(_ name: String, in lexicon: Lexicon) throws -> Lexicon.Person {
    try #require(lexicon.people.first { $0.names.first == name })
  }

  @Test func `contacts go by full name, parts, nickname and relation`() throws {
    // S50
    let lexicon = lexicon()
    #expect(
      try person("Anna Haro", in: lexicon).names
        == ["Anna Haro", "Anna", "Haro", "Annie", "Anna H"]
    )
    #expect(try person("Sarah Doe", in: lexicon).relations == ["mother"])
    #expect(try person("John Appleseed", in: lexicon).isFavorite)
    #expect(try person("Dr. Priya Patel", in: lexicon).organization == "Bayview Dental")
    #expect(try person("Hiking", in: lexicon).isGroup)
    #expect(!lexicon.people.contains { $0.names.contains("Jordan") })
  }

  @Test func `without access to the contacts there are no people and no homes`() {
    // S50
    let lexicon = lexicon(isContactsAllowed: false)
    #expect(lexicon.people == [])
    #expect(!lexicon.places.contains { ["home", "work", "moms-home"].contains($0.identifier) })
    #expect(lexicon.places.contains { $0.names.contains("SFO") })
    #expect(
      lexicon.apps.map { $0.names[0] } == ["MessageBot", "Ringer", "MyRide", "Stride", "CoinPurse"]
    )
  }

  @Test func `apps go by all their names, with what they can be asked for`() throws {
    // S51
    let apps = lexicon().apps
    let ringer = try #require(apps.first { $0.names == ["Ringer"] })
    #expect(ringer.intents == [.startCall, .searchCallHistory, .endCall])
    #expect(apps.contains { $0.names == ["MessageBot", "Message Bot"] })
  }

  @Test func `an app's own words become terms, one for all its intents`() throws {
    // S52
    let terms = lexicon().terms
    let run = terms.filter { $0.identifier == "run" }
    #expect(
      run == [
        Lexicon.Term(
          slot: "workoutName",
          identifier: "run",
          phrases: ["run", "running", "jog", "jogging"]
        )
      ]
    )
    #expect(
      terms.filter { $0.slot == "rideOption" }.map(\.identifier) == ["suv", "compact", "sedan"]
    )
  }

  @Test func `the user's own words in an app join in, the most important first`() {
    // S52
    var vocabulary = UserVocabulary()
    let (stride, bot) = ("com.example.Stride", "com.example.MessageBot")
    vocabulary.replace(
      .workoutActivityName,
      of: stride,
      with: [
        Phrase("Stair Repeats", identifier: "stairs"), Phrase("Beach Loop"),
      ]
    )
    vocabulary.replace(.contactName, of: bot, with: [Phrase("Sparkle", identifier: "u-7")])
    vocabulary.replace(.contactGroupName, of: bot, with: [Phrase("Herd")])
    let lexicon = lexicon(vocabulary: vocabulary, isContactsAllowed: false)
    #expect(lexicon.terms.suffix(2).map(\.identifier) == ["stairs", "Beach Loop"])
    #expect(lexicon.people.map(\.names) == [["Sparkle"], ["Herd"]])
    #expect(lexicon.people.map(\.isGroup) == [false, true])
    vocabulary.removeAll(of: bot)
    #expect(self.lexicon(vocabulary: vocabulary, isContactsAllowed: false).people == [])
  }
}
