import Dialogue
import Foundation
import Randomness
import Testing
import Wire

@testable import Assistant
@testable import Domains
@testable import Intents

@Suite struct MessageTests {
  @Test func `messages to an app come back as they were`() throws {
    var samples = MessageSamples(seed: 1)
    for _ in 0..<300 {
      let message = samples.sessionMessage
      #expect(try Wire.read(Wire.write(message), as: SessionMessage.self) == message)
    }
  }

  @Test func `messages of an app come back as they were`() throws {
    var samples = MessageSamples(seed: 2)
    for _ in 0..<300 {
      let message = samples.appMessage
      let other = try Wire.read(Wire.write(message), as: AppMessage.self)
      #expect("\(other)" == "\(message)")
    }
  }

  @Test func `a message that is cut at any byte is an error`() throws {
    var samples = MessageSamples(seed: 3)
    for bytes in [try Wire.write(samples.sessionMessage), try Wire.write(samples.appMessage)] {
      for count in bytes.indices {
        let part = Array(bytes.prefix(count))
        #expect(throws: WireError.self) { try Wire.read(part, as: SessionMessage.self) }
        #expect(throws: WireError.self) { try Wire.read(part, as: AppMessage.self) }
      }
    }
  }

  @Test func `a damaged message never traps`() throws {
    var samples = MessageSamples(seed: 4)
    var readable = 0
    for _ in 0..<2_000 {
      var bytes = try Wire.write(samples.appMessage)
      for _ in 0..<3 {
        bytes[Int.random(in: bytes.indices, using: &samples.random)] =
          UInt8.random(in: .min ... .max, using: &samples.random)
      }
      if (try? Wire.read(bytes, as: AppMessage.self)) != nil { readable += 1 }
    }
    #expect((1..<2_000).contains(readable))
  }

  @Test func `notes and workouts are as they were before they were sent`() throws {
    let notes: [AppNote] = [
      .defaultAnswered(method: "a"), .answeredAgain(method: "b"), .neverAnswered(method: "c"),
      .answeredLate(method: "d"), .vocabularyChanged(nil, []),
      .vocabularyChanged(.workoutActivityName, [VocabularyTerm(spokenPhrase: "run")]),
    ]
    #expect(try Wire.decode(Wire.encode(notes), as: [AppNote].self) == notes)
    for state in [RecordedWorkout.State.running, .paused, .ended] {
      let workout = RecordedWorkout(
        "run",
        state,
        start: Date(timeIntervalSince1970: 1),
        duration: 2,
        goal: 3,
        goalUnit: .mile
      )
      #expect(SentWorkout(workout).workout == workout)
    }
  }

  @Test func `the place of a trap is read from what Swift prints, and only that`() {
    let printed = "hi\nFerry/Timetable.swift:12: Fatal error: Index out of range, said Anna\n"
    #expect(AppEnd.Site(printed: printed) == AppEnd.Site(file: "Timetable.swift", line: 12))
    #expect(AppEnd.Site(printed: "Ferry.swift:12: done") == nil)
    #expect(AppEnd.Site(printed: "") == nil)
    let backtrace = """
      *** Program crashed: Bad pointer dereference ***
      Thread 1:
      0 0x01 read() + 1 in Ferry at /src/Other.swift:1:1
      Thread 2 "Ferry" crashed:
      0 0x02 __pthread_kill + 2 in libc.so.6
      1 [ra] 0x03 depart() + 3 in Ferry at /src/Timetable.swift:12:21
      """
    #expect(
      AppEnd.Site(printed: "Swift/Array.swift:1: Fatal error: Index\n" + backtrace)
        == AppEnd.Site(file: "Timetable.swift", line: 12)
    )
  }
}

/// Random messages of every kind.
private struct MessageSamples {
  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private mutating func one<Thing>(of things: [Thing]) -> Thing { random.pick(things) }

  var sessionMessage: SessionMessage {
    mutating get {
      switch Int.random(in: 0...2, using: &random) {
      case 0:
        .setUp(
          number,
          AppSetup(
            app: text,
            world: one(of: [nil, "/tmp/world"]),
            locale: "en_US",
            timeZone: "GMT",
            now: date,
            goesOn: random.happens(0.5),
            storage: one(of: [nil, text]),
            isReported: random.happens(0.5),
            isStorageReported: random.happens(0.5)
          )
        )
      case 1:
        .call(
          number,
          facts,
          AppCall(phase, draft, for: text, isInApp: random.happens(0.5)),
          point: one(of: [nil, PointNumbers(made: number, settled: number)])
        )
      default: .ask(number, facts, request)
      }
    }
  }

  var appMessage: AppMessage {
    mutating get {
      switch Int.random(in: 0...6, using: &random) {
      case 0:
        .result(
          number,
          .resolutions((0..<Int.random(in: 0...3, using: &random)).map { _ in resolution }),
          CallCost(peak: number, time: .milliseconds(number))
        )
      case 1: .result(number, one(of: [.noHandler, .wrongHandler]), CallCost(peak: 0, time: .zero))
      case 2: .reply(number, one(of: [.flag(true), .number(nil), .number(7), .failed("No room.")]))
      case 3: .own(number, own)
      case 4: one(of: [.tooLong, .left])
      case 5:
        .result(
          number,
          .ended(AppEnd(.signal(4), at: .init(file: "A.swift", line: 3))),
          .init(peak: 1, time: .seconds(1))
        )
      default: .result(number, .answer(answer), CallCost(peak: number, time: .seconds(2)))
      }
    }
  }

  private var own: OwnMessage {
    mutating get {
      one(of: [
        .absent, .failed(text), .reported(text), .started(AppTraits()), .ride(number, card),
        .noted(.vocabularyChanged(.workoutActivityName, [VocabularyTerm(spokenPhrase: text)])),
      ])
    }
  }

  private var answer: Answer {
    mutating get {
      let response = INSendMessageIntentResponse(code: .success, userActivity: nil)
      let voice = Voice(locale: Locale(identifier: "en_US"), timeZone: .gmt, now: date)
      var answer = Answer(
        Verdict(.success, code: text),
        to: INSendMessageIntent(),
        response,
        in: voice
      )
      (answer.card, answer.number) = (card, one(of: [nil, number]))
      // The response itself stays where the app is.
      return (try? Wire.read(Wire.write(answer), as: Answer.self)) ?? answer
    }
  }

  private var number: Int { mutating get { one(of: [0, 1, 300, .max, -1]) } }
  private var date: Date {
    mutating get { Date(timeIntervalSince1970: one(of: [0, 1.5e9, -1e12])) }
  }
  private var text: String { mutating get { one(of: ["", "Anna", "“é”\n", "👩‍👩‍👧"]) } }

  private var facts: SentFacts {
    mutating get {
      let voice = Voice(locale: Locale(identifier: "en_US"), timeZone: .gmt, now: date)
      return SentFacts(
        DeviceFacts(voice: voice, siri: one(of: [.authorized, .denied]), isContactsAllowed: true)
      )
    }
  }

  private var phase: AppCall.Phase {
    mutating get { one(of: [.resolve("content"), .confirm, .handle, .handleInBackground]) }
  }

  private var draft: Draft {
    mutating get { Draft("INSendMessageIntent", ["content": [value], "recipients": [value]]) }
  }

  private var value: Value {
    mutating get {
      var person = Person(text, handle: Person.Handle(text, kind: .phoneNumber, label: "work"))
      person.matches = [Person("Mike")]
      return Value(
        text,
        one(of: [
          .text(text), .boolean(true), .integer(number), .decimal(0.1), .term("indoor"),
          .terms(["a", "b"]), .phrase(Phrase(text, identifier: nil)), .person(person),
          .place(Place(name: text, latitude: 1.5, longitude: -2)),
          .period(Period(start: Moment(year: 2026, hour: 9), end: nil)),
          .money(Money("12.50", currency: "USD")),
        ])
      )
    }
  }

  private var resolution: Resolution {
    mutating get {
      one(of: [
        .success(value), .notRequired, .needsValue, .disambiguation([value, value]),
        .confirmationRequired(nil), .unsupported(reason: "noAccount"),
      ])
    }
  }

  private var request: AppRequest {
    mutating get {
      one(of: [
        .finishLaunching, .open(draft, answer: one(of: [nil, 3])), .mark, .reaches(number), .hold,
        .workouts(DateInterval(start: .distantPast, end: .distantFuture)),
        .writeHeld(number, folder: text), .makeWatch(number, isInApp: true),
      ])
    }
  }

  private var card: Card {
    mutating get {
      let ride = Card.Ride(phase: "confirmed", pickupDate: date, pickup: Place(name: text))
      return Card(.ride(ride), title: text, items: [Card.Item(text, text: one(of: [nil, text]))])
    }
  }
}
