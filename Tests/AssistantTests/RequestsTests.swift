import Dialogue
import Domains
import Foundation
import Intents
import Testing
import Understanding

@testable import Assistant

@Suite struct RequestsTests {
  let world = Sample.world

  func requests(
    apps: [String] = ["MessageBot", "Ringer", "MyRide", "Stride", "CoinPurse"],
    vocabulary: UserVocabulary = UserVocabulary(),
    isContactsAllowed: Bool = true
  ) -> Requests {
    Requests(
      world: world,
      apps: apps.compactMap { name in world.apps.first { $0.name == name } },
      vocabulary: vocabulary,
      isContactsAllowed: isContactsAllowed,
      voice: Voice(
        locale: world.locale,
        timeZone: world.timeZone,
        now: Date(timeIntervalSince1970: 1_795_196_460)
      )
    )
  }

  func reading(_ intent: IntentName, _ slots: SlotReading..., app: String? = nil) -> Reading {
    let named = app.map { SlotReading("app", $0, .app("com.example.\($0)")) }
    return Reading(intent: intent, slots: slots, app: named, score: 1)
  }

  /// The first qualifying app's draft.
  func draft(_ requests: Requests, _ reading: Reading) throws -> Draft {
    let app = try #require(requests.apps(for: reading).first)
    let intent = try #require(requests.intent(for: reading, app: app))
    return requests.draft(for: reading, intent: intent, app: app)
  }

  func draft(_ reading: Reading) throws -> Draft {
    try draft(requests(), reading)
  }

  func mention(_ names: String..., label: String? = nil, relation: String? = nil) throws -> Meaning
  {
    let candidates = try names.map { try world.contact($0).identifier }
    return .person(PersonMention(candidates: candidates, relation: relation, label: label))
  }

  // MARK: - Which app, which intent

  @Test func `the app that was named is taken, and only if it can`() {
    // S51
    let requests = requests(apps: ["MessageBot", "Ringer", "UnicornChat"])
    #expect(requests.apps(for: reading(.sendMessage)).map(\.name) == ["MessageBot", "UnicornChat"])
    let named = reading(.sendMessage, app: "UnicornChat")
    #expect(requests.apps(for: named).map(\.name) == ["UnicornChat"])
    #expect(requests.apps(for: reading(.sendMessage, app: "Ringer")) == [])
    #expect(requests.apps(for: reading(.requestRide)) == [])
  }

  @Test func `of the intents that can take a request, the first declared does`() {
    // S4
    let video = reading(.startCall, SlotReading("callFormat", "video", .term("video")))
    func intent(_ reading: Reading, declared: String...) -> String? {
      var app = AppDescription(identifier: "com.example.Test", name: "Test")
      app.extensionIntents = declared
      return requests().intent(for: reading, app: app)
    }
    let (any, audioOnly, videoOnly) =
      ("INStartCallIntent", "INStartAudioCallIntent", "INStartVideoCallIntent")
    #expect(intent(reading(.startCall), declared: videoOnly, audioOnly, any) == audioOnly)
    #expect(intent(reading(.startCall), declared: any, audioOnly) == any)
    #expect(intent(video, declared: audioOnly, videoOnly, any) == videoOnly)
    #expect(intent(video, declared: audioOnly) == nil)
    #expect(intent(reading(.startCall), declared: "INSendMessageIntent") == nil)
  }

  @Test func `every request leads to an intent, and back`() {
    for row in IntentRow.all {
      #expect(Requests.request(for: row.intent) == row.request)
    }
    #expect(Set(IntentRow.all.map(\.intent)).count == 23)
    #expect(Requests.request(for: "INPlayMediaIntent") == nil)
  }

  // MARK: - People

  @Test func `exactly one contact is a full person, reached where it is preferred`() throws {
    // S20 S50
    let draft = try draft(
      reading(
        .sendMessage,
        SlotReading("recipients", "kate", try mention("Kate Bell")),
        SlotReading("content", "Lunch?", .text)
      )
    )
    #expect(draft.intent == "INSendMessageIntent")
    #expect(draft["content"] == [Value("Lunch?")])
    let kate = try person(draft["recipients"])
    #expect(draft["recipients"].first?.spoken == "Kate Bell")
    #expect(kate.handle == Person.Handle("+1-415-555-0110", kind: .phoneNumber, label: "mobile"))
    #expect(kate.aliases.isEmpty)
    #expect(kate.contactIdentifier == (try world.contact("Kate Bell").identifier))
    #expect(kate.name?.family == "Bell")
    #expect(kate.matches == [])
  }

  @Test func `several contacts are the words alone, and who may be meant`() throws {
    // S20
    let said = SlotReading("recipients", "John", try mention("John Appleseed", "John Baily"))
    let john = try person(try draft(reading(.sendMessage, said))["recipients"])
    #expect(john.displayName == "John")
    #expect(john.handle == nil)
    #expect(john.contactIdentifier == nil)
    #expect(john.matches.map(\.displayName) == ["John Appleseed", "John Baily"])
  }

  @Test func `the label that was asked for decides whom and where`() throws {
    // S22
    func recipient(_ meaning: Meaning) throws -> Person {
      let said = SlotReading("contact", "Mike", meaning)
      return try person(try draft(reading(.startCall, said))["contacts"])
    }
    let atWork = try recipient(try mention("Mike Chen", "Mike Abbott", label: "work"))
    #expect(atWork.displayName == "Mike Abbott")
    #expect(atWork.handle?.value == "+1-415-555-0102")
    #expect(atWork.aliases == [])
    let nowhere = try recipient(try mention("Mike Chen", label: "work"))
    #expect(nowhere.handle == Person.Handle("", kind: .unknown, label: "work"))
    #expect(nowhere.aliases.map(\.label) == ["mobile"])
  }

  @Test func `a relation comes with the person who it is`() throws {
    // S50
    let said = SlotReading("contact", "my mom", try mention("Sarah Doe", relation: "mother"))
    let mother = try person(try draft(reading(.startCall, said))["contacts"])
    #expect(mother.displayName == "Sarah Doe")
    #expect(mother.relationship == "mother")
  }

  @Test func `without access to the contacts a person is what was said`() throws {
    // S50
    let said = SlotReading("recipients", "my mom", try mention("Sarah Doe", relation: "mother"))
    let draft = try draft(requests(isContactsAllowed: false), reading(.sendMessage, said))
    #expect(draft["recipients"] == [Value("my mom", .person(Person("my mom")))])
  }

  @Test func `strangers, numbers and addresses are people too`() throws {
    let draft = try draft(
      reading(
        .sendMessage,
        SlotReading("recipients", "Zoe", .person(PersonMention())),
        SlotReading("recipients", "(555) 010-0199", .phoneNumber("5550100199")),
        SlotReading("recipients", "415-555-0102", .phoneNumber("4155550102")),
        SlotReading("recipients", "zoe@example.com", .person(PersonMention()))
      )
    )
    #expect(
      draft["recipients"].map(\.spoken) == [
        "Zoe", "(555) 010-0199", "Mike Abbott", "zoe@example.com",
      ]
    )
    let handles = try draft["recipients"].map { try person([$0]).handle }
    #expect(handles[0] == nil)
    #expect(handles[1] == Person.Handle("5550100199", kind: .phoneNumber))
    #expect(handles[2]?.label == "work")
    #expect(handles[3] == Person.Handle("zoe@example.com", kind: .emailAddress))
  }

  @Test func `a group goes by its name where it can, else by its members`() throws {
    let hiking = try #require(world.contacts.groups.first)
    let meaning = Meaning.person(PersonMention(candidates: [hiking.identifier]))
    let message = try draft(
      reading(.sendMessage, SlotReading("recipients", "the Hiking group", meaning))
    )
    #expect(message["recipients"] == [])
    #expect(
      message["speakableGroupName"] == [
        Value("Hiking", .phrase(Phrase("Hiking", identifier: hiking.identifier)))
      ]
    )
    // Money for a group is money for none of its members.
    let payment = try draft(reading(.sendPayment, SlotReading("payee", "Hiking", meaning)))
    #expect(payment["payee"].map(\.spoken) == ["Hiking"])
    let call = try draft(reading(.startCall, SlotReading("contact", "Hiking", meaning)))
    #expect(call["contacts"].map(\.spoken) == ["Mike Chen", "Anna Haro", "Jane Doe"])
  }

  @Test func `a person whom only an app knows carries the app's identifier`() throws {
    // S52 S19
    var vocabulary = UserVocabulary()
    vocabulary.replace(
      .contactName,
      of: "com.example.MessageBot",
      with: [Phrase("Sparkle", identifier: "u-7")]
    )
    let requests = requests(apps: ["MessageBot", "UnicornChat"], vocabulary: vocabulary)
    let lexicon = Lexicon(
      world: world,
      apps: requests.apps,
      vocabulary: vocabulary,
      isContactsAllowed: true
    )
    let identifier = try #require(lexicon.people.last?.identifier)
    let said = SlotReading(
      "recipients",
      "sparkle",
      .person(PersonMention(candidates: [identifier]))
    )
    func recipient(_ app: AppDescription) throws -> Person {
      let reading = reading(.sendMessage, said)
      return try person(
        requests.draft(for: reading, intent: "INSendMessageIntent", app: app)["recipients"]
      )
    }
    let own = try recipient(requests.apps[0])
    #expect(own.displayName == "Sparkle")
    #expect(own.customIdentifier == "u-7")
    let other = try recipient(requests.apps[1])
    #expect(other.displayName == "sparkle")
    #expect(other.customIdentifier == nil)
  }

  private func person(_ values: [Value]) throws -> Person {
    guard case .person(let person) = try #require(values.first).content else {
      throw NoPerson()
    }
    return person
  }

  private struct NoPerson: Error {}
}

extension SlotReading {
  init(_ name: String, _ wording: String, _ meaning: Meaning) {
    self.init(name: name, wording: wording, range: 0..<wording.utf8.count, meaning: meaning)
  }
}
