import Dialogue
import Domains
import Testing
import Understanding

@testable import Assistant

@Suite struct RequestsRepliesTests {
  let tests = RequestsTests()

  func reply(_ readings: [SlotReading], to slot: Slot, of intent: String) throws -> Reply {
    let requests = tests.requests()
    let app = try #require(requests.apps.first { $0.intents.contains(intent) })
    return requests.reply(with: readings, to: slot, intent: intent, app: app)
  }

  func question(_ kind: Prompt.Kind, _ intent: String) -> Question {
    tests.requests().question(for: Prompt(kind), intent: intent)
  }

  func options(_ question: Question) throws -> [Question.Option] {
    guard case .choice(_, let options) = question.kind else { throw NoChoice() }
    return options
  }

  private struct NoChoice: Error {}

  // MARK: - Answers

  @Test func `an answer for the parameter in question is a value`() throws {
    let said = SlotReading("destination", "SFO", .place(.known(["sfo"])))
    let reply = try reply([said], to: "dropOffLocation", of: "INRequestRideIntent")
    guard case .values(let values) = reply else {
      Issue.record("Expected values, and found \(reply).")
      return
    }
    #expect(values.map(\.spoken) == ["San Francisco International Airport"])
  }

  @Test func `an answer that bears on other parameters is a change`() throws {
    let goal = SlotReading("goal", "half an hour", .duration(1800))
    #expect(
      try reply([goal], to: "goalValue", of: "INStartWorkoutIntent")
        == .change([
          "goalValue": [Value("30", .decimal(30))],
          "workoutGoalUnitType": [Value("minutes", .term("minute"))],
        ])
    )
  }

  @Test func `an answer that bears on nothing is unclear`() throws {
    let said = SlotReading("content", "hello", .text)
    #expect(try reply([said], to: "pickupLocation", of: "INRequestRideIntent") == .unclear)
  }

  // MARK: - Questions

  @Test func `a question goes by the name that the phrases have for the parameter`() {
    // S13
    #expect(
      question(.value("dropOffLocation", element: nil, because: .missing), "INRequestRideIntent")
        == Question(.value(slot: "destination"), intent: .requestRide)
    )
    #expect(
      question(.goAhead(Draft("INSendMessageIntent")), "INSendMessageIntent")
        == Question(.approval, intent: .sendMessage)
    )
  }

  @Test func `people can be chosen by whatever tells them apart`() throws {
    // S14
    let mikes = try ["Mike Abbott", "Mike Chen"].map {
      Value($0, .person(try tests.world.contact($0).person()))
    }
    let options = try options(
      question(.choice("recipients", element: 0, mikes), "INSendMessageIntent")
    )
    #expect(options[0].names == ["Mike Abbott", "Mike"])
    #expect(options[0].attributes == ["mobile", "+1-415-555-0101", "Abbott", "work"])
    #expect(options[1].attributes == ["mobile", "+1-510-555-0103", "Chen", "Hiking"])
  }

  @Test func `one person by several numbers is chosen by the number's label`() throws {
    // S14 S22
    let john = try tests.world.contact("John Appleseed")
    let numbers = john.handles.compactMap(\.label).map {
      Value("John Appleseed", .person(john.person(label: $0)))
    }
    let options = try options(
      question(.choice("contacts", element: 0, numbers), "INStartCallIntent")
    )
    #expect(options.map { $0.attributes.first } == ["mobile", "home", "work"])
    #expect(!options[0].attributes.contains("work"))
    #expect(options[2].names.first == "John Appleseed (work)")
  }

  @Test func `an app can be chosen by any of its names`() throws {
    // S51
    let requests = tests.requests(apps: ["MessageBot", "UnicornChat"])
    let reading = Reading(intent: .sendMessage, score: 1)
    let question = requests.question(choosing: requests.apps(for: reading), for: reading)
    #expect(
      try options(question).map(\.names) == [
        ["MessageBot", "Message Bot"], ["UnicornChat", "Unicorn Chat"],
      ]
    )
  }
}
