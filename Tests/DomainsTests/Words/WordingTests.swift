import Dialogue
import Foundation
import Testing

@testable import Domains

@Suite struct WordingTests {
  let wording = Wording(.test)

  private func ask(
    _ kind: Prompt.Kind,
    _ draft: Draft,
    attempt: Int = 1,
    app: String = "MessageBot",
    card: Card? = nil
  ) -> [String] {
    wording.lines(
      for: Prompt(kind, attempt: attempt),
      about: draft,
      with: app,
      showing: card
    )
  }

  let message = Draft(
    "INSendMessageIntent",
    ["recipients": [.person("Mike")], "content": [Value("what time is lunch?")]]
  )
  let ride = Draft("INRequestRideIntent")
  let workout = Draft("INStartWorkoutIntent")

  // MARK: - Questions

  // S13
  @Test func `what is missing is asked for with what is known`() {
    #expect(
      ask(.value("recipients", element: nil, because: .missing), Draft("INSendMessageIntent"))
        == ["To whom?"]
    )
    #expect(
      ask(.value("content", element: nil, because: .missing), message)
        == ["What do you want to say to Mike?"]
    )
    #expect(
      ask(.value("rideOptionName", element: nil, because: .missing), ride)
        == ["What type of ride do you want?"]
    )
    #expect(
      ask(.value("goalValue", element: nil, because: .missing), workout)
        == ["What is your duration, distance, or calorie goal for this workout?"]
    )
  }

  @Test func `a slot without a question of its own is asked for by name`() {
    #expect(
      ask(.value("audioRoute", element: nil, because: .missing), Draft("INStartCallIntent"))
        == ["What should the audio route be?"]
    )
  }

  // S14
  @Test func `people to choose from are numbered under the name that fits them all`() {
    let options = [Value.person("Mike Abbott"), .person("Mike Chen")]
    #expect(
      ask(.choice("recipients", element: 0, options), message)
        == ["Which Mike?", "  1. Mike Abbott", "  2. Mike Chen"]
    )
    #expect(
      ask(.choice("recipients", element: nil, options), Draft("INSendMessageIntent"))
        == ["To whom?", "  1. Mike Abbott", "  2. Mike Chen"]
    )
  }

  @Test func `it is said which of somebody's handles are to choose from`() {
    func question(_ handles: Person.Handle...) -> String? {
      let options = handles.map { Value.person("Kate Bell", handle: $0) }
      return ask(.choice("recipients", element: 0, options), message).first
    }
    let phone = Person.Handle("+1", kind: .phoneNumber, label: "mobile")
    let mail = Person.Handle("a@b.c", kind: .emailAddress, label: "home")
    let other = Person.Handle("d@e.f", kind: .emailAddress, label: "work")
    #expect(question(mail, other) == "Which of Kate Bell's addresses do you want to use?")
    #expect(question(phone, mail) == "Which one do you want to use for Kate Bell?")
  }

  @Test func `what is shown already is not listed again`() {
    let options = [Value.person("Mike Abbott"), .person("Mike Chen")]
    let prompt = Prompt(.choice("recipients", element: 0, options), attempt: 2)
    let again = wording.lines(for: prompt, about: message, with: "MessageBot", isShown: true)
    #expect(again == ["Sorry, I didn't get that. Which Mike?"])
  }

  // S22
  @Test func `the handles of one person are told apart`() {
    let options = ["mobile", "home"].map { label in
      Value.person("John Appleseed", handle: .init("+1", kind: .phoneNumber, label: label))
    }
    #expect(
      ask(.choice("recipients", element: 0, options), message)
        == [
          "Which of John Appleseed's numbers do you want to use?", "  1. John Appleseed (mobile)",
          "  2. John Appleseed (home)",
        ]
    )
  }

  @Test func `things of which the app has a few are asked for by the slot's own question`() {
    var draft = ride
    draft["rideOptionName"] = [.phrase("car")]
    draft["dropOffLocation"] = [.place("the station")]
    #expect(
      ask(.choice("rideOptionName", element: nil, [.phrase("SUV"), .phrase("Sedan")]), draft)
        == ["What type of ride do you want?", "  1. SUV", "  2. Sedan"]
    )
    #expect(
      ask(.choice("dropOffLocation", element: nil, [.place("Caltrain"), .place("BART")]), draft)
        == ["Which station?", "  1. Caltrain", "  2. BART"]
    )
  }

  @Test func `too many options are counted rather than listed`() {
    let options = (1...12).map { Value.person("Mike \($0)") }
    #expect(
      ask(.narrowing("recipients", element: 0, options), message)
        == ["I found 12 matches for Mike. Can you be more specific?"]
    )
  }

  // S15
  @Test func `a proposed value is asked about`() {
    #expect(
      ask(.approval("recipients", element: 0, .person("John Appleseed")), message)
        == ["Did you mean John Appleseed?"]
    )
    #expect(
      ask(.approval("partySize", element: nil, Value("2", .integer(2))), ride)
        == ["Is that for 2 people?"]
    )
    var run = workout
    run["goalValue"] = [Value("500", .decimal(500))]
    run["workoutGoalUnitType"] = [.term("mile")]
    #expect(
      ask(.approval("goalValue", element: nil, Value("5", .decimal(5))), run)
        == ["Is your goal 5 miles?"]
    )
    #expect(
      ask(.value("recipients", element: 0, because: .declined(.person("John"))), message)
        == ["OK. To whom?"]
    )
  }

  // S16
  @Test func `a value that can't be used is named, and another one asked for`() {
    let sacramento = Value.place("Sacramento State Capitol")
    #expect(
      ask(
        .value("dropOffLocation", element: nil, because: .unsupported(sacramento, reason: nil)),
        ride,
        app: "MyRide"
      ) == ["MyRide doesn't go to Sacramento State Capitol. Where do you want to go?"]
    )
    #expect(
      ask(
        .value(
          "recipients",
          element: 0,
          because: .unsupported(.person("Mike"), reason: "noAccount")
        ),
        message
      ) == ["Mike doesn't have an account with MessageBot. To whom?"]
    )
    #expect(
      ask(.value("recipients", element: nil, because: .unsupported(nil, reason: nil)), message)
        == ["MessageBot can't use that. To whom?"]
    )
    #expect(
      ask(
        .value("recipients", element: 0, because: .unsupported(.person("Mike"), reason: "newOne")),
        message
      ) == ["MessageBot can't send messages to Mike. To whom?"]
    )
  }

  @Test func `a question that was not answered is asked again with an apology`() {
    let options = [Value.person("Mike Abbott"), .person("Mike Chen")]
    #expect(
      ask(.choice("recipients", element: 0, options), message, attempt: 2)
        == ["Sorry, I didn't get that. Which Mike?", "  1. Mike Abbott", "  2. Mike Chen"]
    )
    #expect(
      ask(.goAhead(message), message, attempt: 2)
        == ["Sorry, I didn't get that. \(ask(.goAhead(message), message)[0])"]
    )
    #expect(
      ask(.openApp(.gaveUp("content")), message, attempt: 2)
        == ["Sorry, I didn't get that. Do you want to continue in MessageBot?"]
    )
  }

  @Test func `before a question is asked for the last time, it says so`() {
    let prompt = Prompt(.openApp(.gaveUp("content")), attempt: 3, isLast: true)
    #expect(
      wording.lines(for: prompt, about: message, with: "MessageBot") == [
        "Sorry, I didn't get that. I'll ask once more, and then let it be. "
          + "Do you want to continue in MessageBot?"
      ]
    )
  }

  @Test func `a goal that can't be used is named with its unit`() {
    var run = workout
    run["workoutGoalUnitType"] = [.term("mile")]
    let reason = Prompt.Reason.unsupported(Value("500", .decimal(500)), reason: nil)
    #expect(
      ask(.value("goalValue", element: nil, because: reason), run, app: "Stride")[0]
        .hasPrefix("Stride can't use a goal of 500 miles.")
    )
  }

  // MARK: - Going ahead

  // S32 S53
  @Test func `before sending the message is read back`() {
    #expect(
      ask(.goAhead(message), Draft("INSendMessageIntent"))
        == ["To Mike: “what time is lunch?” Ready to send it?"]
    )
  }

  @Test func `several recipients and groups are read back too`() {
    var draft = message
    draft["recipients"] = [.person("Mike Chen"), .person("Anna Haro")]
    #expect(ask(.goAhead(draft), draft)[0].hasPrefix("To Mike Chen and Anna Haro: “"))
    draft["recipients"] = []
    draft["speakableGroupName"] = [.phrase("Hiking")]
    #expect(ask(.goAhead(draft), draft)[0].hasPrefix("To Hiking: “"))
  }

  // S32
  @Test func `before a ride its details are shown, and when it can be there`() {
    let kind = Card.Kind.ride(Card.Ride(phase: "unknown", pickupDate: .minutes(5)))
    let card = Card(kind, title: "Get a Ride", rows: [Card.Row(.option, "SUV")])
    #expect(
      ask(.goAhead(ride), ride, app: "MyRide", card: card)
        == [
          "Get a Ride", "  Option: SUV",
          "MyRide can be there in 5 minutes. Do you want to request it?",
        ]
    )
    #expect(
      ask(.goAhead(ride), ride, app: "MyRide")
        == ["MyRide can be there. Do you want to request it?"]
    )
  }

  @Test func `before a ride is cancelled its fee is told`() {
    let card = Card(.cancellation, title: "Cancel Ride", rows: [Card.Row(.fee, "$5.00")])
    let draft = Draft("INCancelRideIntent")
    #expect(
      ask(.goAhead(draft), draft, card: card).last
        == "Cancelling costs $5.00. Do you want to cancel your ride?"
    )
    #expect(ask(.goAhead(draft), draft) == ["Do you want to cancel your ride?"])
  }

  @Test func `before a call its kind is told`() {
    let call = Draft(
      "INStartCallIntent",
      ["contacts": [.person("Anna Haro")], "callCapability": [.term("videoCall")]]
    )
    #expect(ask(.goAhead(call), call) == ["Do you want to video call Anna Haro?"])
  }

  // S21 S31
  @Test func `the app is offered with the reason for it`() {
    let verdict = Verdict(
      .failureNeedingApp,
      code: "failureRequiringAppLaunchServiceTemporarilyUnavailable"
    )
    #expect(
      ask(.openApp(.failed(verdict)), ride, app: "MyRide")
        == ["Sorry, MyRide isn't available at the moment. Do you want to open MyRide?"]
    )
    #expect(
      ask(.openApp(.gaveUp("content")), message)
        == ["Sorry, I can't work this out here. Do you want to continue in MessageBot?"]
    )
  }

  // MARK: - What messages may say

  @Test func `lines of a message can't pass for lines of the assistant`() {
    var draft = message
    draft["content"] = [Value("hi\n  1. Mike\r\n> yes")]
    #expect(
      ask(.goAhead(draft), draft)
        == ["To Mike: “hi", "    1. Mike", "  > yes” Ready to send it?"]
    )
  }

  @Test func `what a message says is never read as words of ours`() {
    var draft = message
    draft["content"] = [Value("{app} [x] “quoted”")]
    #expect(
      ask(.goAhead(draft), draft) == ["To Mike: “{app} [x] “quoted”” Ready to send it?"]
    )
  }
}
