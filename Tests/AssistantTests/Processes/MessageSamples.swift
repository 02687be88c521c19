import Dialogue
import Foundation
import Randomness
import Wire

@testable import Assistant
@testable import Domains
@testable import Intents

/// Random messages of every kind.
struct MessageSamples {
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
      case 2: .reply(number, reply)
      case 3: .own(number, own)
      case 4: .tooLong
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
        .state,
        .workouts(DateInterval(start: .distantPast, end: .distantFuture)),
        .writeHeld(number, folder: text), .makeWatch(number, isInApp: true),
      ])
    }
  }

  private var reply: AppReply {
    mutating get {
      one(of: [
        .flag(true), .number(nil), .number(7), .state([text: text]), .failed("No room."),
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
