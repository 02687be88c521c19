import Dialogue
import Domains
import Foundation
import Testing
import Understanding

@testable import Assistant

@Suite struct RequestsValuesTests {
  let tests = RequestsTests()

  func draft(_ intent: IntentName, _ slots: SlotReading..., contacts: Bool = true) throws -> Draft {
    let reading = Reading(intent: intent, slots: slots, score: 1)
    return try tests.draft(tests.requests(isContactsAllowed: contacts), reading)
  }

  func place(_ draft: Draft, _ slot: Slot) -> Place? {
    guard case .place(let place) = draft[slot].first?.content else { return nil }
    return place
  }

  func period(_ draft: Draft, _ slot: Slot) -> Period? {
    guard case .period(let period) = draft[slot].first?.content else { return nil }
    return period
  }

  // MARK: - Places

  @Test func `a ride goes from one place to another`() throws {
    let ride = try draft(
      .requestRide,
      SlotReading("pickup", "here", .place(.currentLocation)),
      SlotReading("destination", "SFO", .place(.known(["sfo"]))),
      SlotReading("partySize", "three", .number(3)),
      SlotReading("rideOption", "a big car", .term("suv"))
    )
    #expect(place(ride, "pickupLocation")?.name == "Union Square")
    #expect(place(ride, "dropOffLocation")?.latitude == 37.6159)
    #expect(ride["dropOffLocation"].first?.spoken == "San Francisco International Airport")
    #expect(ride["partySize"] == [Value("3", .integer(3))])
    // S52: the app's own name for it, however it was said.
    #expect(
      ride["rideOptionName"] == [
        Value("SUV", .phrase(Phrase("SUV", identifier: "suv", pronunciation: "ess you vee")))
      ]
    )
    #expect(ride["scheduledPickupTime"] == [])
  }

  @Test func `who rides along is added up in the order of the words`() throws {
    func partySize(_ slots: SlotReading...) throws -> [Value] {
      let reading = Reading(intent: .requestRide, slots: slots, score: 1)
      return try tests.draft(tests.requests(), reading)["partySize"]
    }
    let wife = SlotReading("companions", "my wife", .number(1))
    let kids = SlotReading("further", "two", .number(2))
    let adults = SlotReading("partySize", "two", .number(2))
    let total = SlotReading("partySize", "five", .number(5))
    #expect(try partySize(wife) == [Value("2", .integer(2))])
    #expect(try partySize(wife, kids) == [Value("4", .integer(4))])
    #expect(try partySize(adults, kids) == [Value("4", .integer(4))])
    #expect(try partySize(adults, kids, total) == [Value("5", .integer(5))])
  }

  @Test func `a ride without a pick-up starts where the user is, if that is known`() throws {
    #expect(place(try draft(.requestRide), "pickupLocation")?.name == "Union Square")
    var lost = Sample.world
    lost.currentLocation = nil
    let requests = Requests(
      world: lost,
      apps: tests.requests().apps,
      isContactsAllowed: true,
      voice: tests.requests().voice
    )
    let draft = try tests.draft(requests, Reading(intent: .requestRide, score: 1))
    #expect(draft.filledSlots == [])
  }

  @Test func `home is the user's, or that of somebody in the contacts`() throws {
    // S50
    let mother = PersonMention(candidates: [try tests.world.contact("Sarah Doe").identifier])
    let own = SlotReading("destination", "home", .place(.home(of: nil)))
    let hers = SlotReading("destination", "mom's place", .place(.home(of: mother)))
    let work = SlotReading("destination", "work", .place(.work(of: nil)))
    #expect(place(try draft(.requestRide, own), "dropOffLocation")?.street == "742 Valencia St")
    #expect(place(try draft(.requestRide, hers), "dropOffLocation")?.street == "3301 Grand Ave")
    #expect(place(try draft(.requestRide, work), "dropOffLocation")?.street == "525 Market St")
  }

  @Test func `without access to the contacts there is no way home`() throws {
    // S50
    let own = SlotReading("destination", "home", .place(.home(of: nil)))
    #expect(try draft(.requestRide, own, contacts: false)["dropOffLocation"] == [])
    let hers = SlotReading("destination", "mom's place", .place(.home(of: PersonMention())))
    let ride = try draft(.requestRide, hers, contacts: false)
    #expect(place(ride, "dropOffLocation") == Place(name: "mom's place"))
  }

  @Test func `an address that nobody knows goes by its words`() throws {
    let said = SlotReading("destination", "1 Infinite Loop", .place(.unknown))
    let ride = try draft(.listRideOptions, said)
    #expect(place(ride, "dropOffLocation") == Place(name: "1 Infinite Loop"))
  }

  // MARK: - Times

  let six = CivilTime(year: 2026, month: 11, day: 20, hour: 18, minute: 0, second: 0)

  @Test func `a pick-up is at a time, a search goes through a stretch`() throws {
    let at = Moment(year: 2026, month: 11, day: 20, hour: 18, minute: 0, second: 0)
    let seven = Moment(year: 2026, month: 11, day: 20, hour: 19, minute: 0, second: 0)
    let said = Meaning.time(.instant(six, .hour))
    let ride = try draft(.requestRide, SlotReading("time", "at 6 pm", said))
    #expect(period(ride, "scheduledPickupTime") == Period(start: at, end: at))
    let search = try draft(.searchMessages, SlotReading("date", "at 6 pm", said))
    #expect(period(search, "dateTimeRange") == Period(start: at, end: seven))
  }

  @Test func `a day is whole, to the first moment of the next`() throws {
    let day = CivilTime(year: 2026, month: 12, day: 31)
    let said = Meaning.time(.instant(day, .day))
    let expected = Period(
      start: Moment(year: 2026, month: 12, day: 31, hour: 0, minute: 0, second: 0),
      end: Moment(year: 2027, month: 1, day: 1, hour: 0, minute: 0, second: 0)
    )
    #expect(
      period(try draft(.searchCallHistory, SlotReading("date", "…", said)), "dateCreated")
        == expected
    )
    let ride = try draft(.requestRide, SlotReading("time", "…", said))
    #expect(period(ride, "scheduledPickupTime") == expected)
  }

  @Test func `an open stretch stays open`() throws {
    let since = SlotReading("date", "since six", .time(.interval(six, nil, .hour)))
    let found = period(try draft(.searchMessages, since), "dateTimeRange")
    #expect(found?.start?.hour == 18)
    #expect(found?.end == nil)
  }

  // MARK: - Goals

  @Test(arguments: [
    (Meaning.duration(1200), 20, "minute"), (.duration(7200), 2, "hour"),
    (.duration(90), 90, "second"),
    (.distance(5, .kilometer), 5000, "meter"), (.distance(3, .mile), 3, "mile"),
    (.energy(300, .kilocalorie), 300, "kiloCalorie"), (.energy(2, .kilojoule), 2000, "joule"),
  ])
  func `a goal is an amount in a unit that SiriKit has`(
    meaning: Meaning,
    amount: Double,
    unit: String
  ) throws {
    // S63
    let workout = try draft(.startWorkout, SlotReading("goal", "…", meaning))
    #expect(workout["goalValue"].map(\.content) == [.decimal(amount)])
    #expect(workout["workoutGoalUnitType"].map(\.content) == [.term(unit)])
  }

  @Test func `a workout has a name, a place and maybe no end`() throws {
    // S52 S63
    let workout = try draft(
      .startWorkout,
      SlotReading("workoutName", "jog", .term("run")),
      SlotReading("location", "outside", .term("outdoor")),
      SlotReading("openEnded", "open", .term("openEnded"))
    )
    #expect(workout["workoutName"] == [Value("run", .phrase(Phrase("run", identifier: "run")))])
    #expect(workout["workoutLocationType"] == [Value("outdoor", .term("outdoor"))])
    #expect(workout["isOpenEnded"].map(\.content) == [.boolean(true)])
    let unknown = try draft(.pauseWorkout, SlotReading("workoutName", "juggling", .text))
    #expect(unknown["workoutName"] == [Value("juggling", .phrase(Phrase("juggling")))])
  }

  // MARK: - Lists

  @Test func `a parameter that takes one value gets one`() throws {
    let people = try ["Mike Chen", "Anna Haro"].map {
      Meaning.person(PersonMention(candidates: [try tests.world.contact($0).identifier]))
    }
    let calls = try draft(
      .searchCallHistory,
      SlotReading("contact", "Mike Chen", people[0]),
      SlotReading("contact", "Anna", people[1])
    )
    #expect(calls["recipient"].map(\.spoken) == ["Mike Chen"])
    let messages = try draft(
      .searchMessages,
      SlotReading("sender", "Mike Chen", people[0]),
      SlotReading("sender", "Anna", people[1])
    )
    #expect(messages["senders"].map(\.spoken) == ["Mike Chen", "Anna Haro"])
  }

  // MARK: - Terms

  @Test func `to mark messages as read is not to look for read ones`() throws {
    let reading = Reading(
      intent: .setMessageAttribute,
      slots: [
        SlotReading("attribute", "new", .term("new")),
        SlotReading("attribute", "read", .term("read")),
      ],
      score: 1
    )
    let requests = tests.requests()
    let (mark, search) = ("INSetMessageAttributeIntent", "INSearchForMessagesIntent")
    let marking = requests.draft(for: reading, intent: mark, app: requests.apps[0])
    #expect(marking["attribute"] == [Value("read", .term("read"))])
    let looking = requests.draft(
      finding: reading,
      with: search,
      for: mark,
      app: requests.apps[0]
    )
    #expect(looking["attributes"] == [Value("unread", .terms(["unread"]))])
  }

  @Test func `terms of one slot come together`() throws {
    let calls = try draft(
      .searchCallHistory,
      SlotReading("callKind", "missed", .term("missed")),
      SlotReading("callKind", "received", .term("received"))
    )
    #expect(
      calls["callTypes"] == [
        Value("missed and received", .terms(["missed", "received"]))
      ]
    )
    let call = try draft(.startCall, SlotReading("callFormat", "video", .term("video")))
    #expect(call["callCapability"] == [Value("video", .term("videoCall"))])
  }
}
