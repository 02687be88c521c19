import Dialogue
import Domains
import Foundation
import Understanding

@testable import Assistant

/// Dialogues in the middle of something, made without any app or line.
struct DialogueScene {
  let name: String
  let discourse: Discourse

  private init(_ name: String, _ change: (inout Discourse) -> Void) {
    self.name = name
    var discourse = Discourse()
    change(&discourse)
    self.discourse = discourse
  }

  private init(_ name: String, _ stage: Stage) {
    self.init(name) { $0.stage = stage }
  }
}

// MARK: - The device

extension DialogueScene {
  fileprivate static let now = Date(timeIntervalSince1970: 1_795_196_460)

  private static let voice = Voice(
    locale: Sample.world.locale,
    timeZone: Sample.world.timeZone,
    now: now
  )

  private static let interpreter = Interpreter(lexicon: Lexicon(), secondStage: .none)

  /// The sample world, with every sample app installed.
  static let context = Context(
    grounding: Requests(world: Sample.world, apps: apps, isContactsAllowed: true, voice: voice),
    permissions: Permissions(),
    now: now,
    civilNow: CivilTime(now, in: Sample.world.timeZone),
    interpreter: interpreter
  )

  private static let apps = ["MessageBot", "Ringer", "MyRide", "Stride", "CoinPurse"]
    .compactMap { name in Sample.world.apps.first { $0.name == name } }

  static func app(_ name: String) -> String { "com.example.\(name)" }

  /// The people of the sample world by their full names.
  static func person(_ name: String) -> SlotReading {
    let identifiers = Sample.world.contacts.contacts.filter { $0.fullName == name }
      .map(\.identifier)
    return SlotReading("recipients", name, .person(PersonMention(candidates: identifiers)))
  }

  static func reading(_ intent: IntentName, _ slots: SlotReading...) -> Reading {
    Reading(intent: intent, slots: slots, score: 1)
  }
}

// MARK: - Requests at work

extension DialogueScene {
  private static func value(_ name: String) -> Value {
    let contact = Sample.world.contacts.contacts.first { $0.fullName == name }
    return voice.value(.person(contact?.person() ?? Person(name)))
  }

  private static func draft(_ intent: String, _ values: [Slot: [Value]]) -> Draft {
    Draft(intent, values)
  }

  private static let text = draft(
    "INSendMessageIntent",
    ["recipients": [value("Anna Haro")], "content": [Value("hi")]]
  )

  private static let payment = draft(
    "INSendPaymentIntent",
    [
      "payee": [value("Anna Haro")],
      "currencyAmount": [voice.value(.money(Money("10", currency: "USD")))],
    ]
  )

  private static let ride = draft(
    "INRequestRideIntent",
    ["dropOffLocation": [Value("Ferry Building")], "partySize": [voice.value(.integer(2))]]
  )

  private static let rideCancellation = draft("INCancelRideIntent", [:])

  /// A request whose app has settled everything before a prompt, and then answered with one.
  private static func exchange(
    _ app: String,
    _ draft: Draft,
    at slot: Slot? = nil,
    _ resolution: Resolution = .needsValue
  ) -> Exchange {
    let schema = Schema.named(draft.intent)
    var conversation = Conversation(
      draft,
      parameters: schema?.resolved ?? [],
      policy: Policy(.always)
    )
    while case .resolve(let next, let draft) = conversation.step {
      let settled = draft[next].map(Resolution.success)
      if next == slot {
        conversation.resolved([resolution])
        break
      }
      conversation.resolved(settled.isEmpty ? [.notRequired] : settled)
    }
    if case .confirm = conversation.step {
      conversation.confirmed(Verdict(.ready, code: "ready"))
    }
    return Exchange(app: self.app(app), identifier: "1", conversation: conversation)
  }

  private static let goAheads: [(String, Exchange)] = [
    ("message", exchange("MessageBot", text)),
    ("payment", exchange("CoinPurse", payment)),
    ("ride", exchange("MyRide", ride)),
    ("ride's end", exchange("MyRide", rideCancellation)),
  ]
}

// MARK: - The scenes

extension DialogueScene {
  /// All that a dialogue can be in the middle of.
  static let all = rests + ofNoApp + ofApps + betweenRequests

  /// Those where something is about to be done.
  static let goingAhead = goAheads.map { DialogueScene("about to do: \($0.0)", .talking($0.1)) }

  private static let rests = [
    DialogueScene("at rest", .idle),
    DialogueScene("after a message") { discourse in
      discourse.end(goAheads[0].1)
      discourse.considered = Considered(slots: [], intent: text.intent)
    },
    DialogueScene("after a ride") { discourse in
      discourse.end(goAheads[2].1)
      discourse.considered = Considered(slots: [], intent: ride.intent)
    },
    DialogueScene("after a payment was called off") { discourse in
      discourse.ended(goAheads[1].1, .dropped, at: now)
    },
    DialogueScene("after a payment was refused") { discourse in
      discourse.ended(goAheads[1].1, .refused, at: now)
      discourse.considered = Considered(slots: [], intent: payment.intent)
    },
    DialogueScene("after a list of rides") { discourse in
      let listed = Memory.Handled(app: app("MyRide"), draft: draft("INListRideOptionsIntent", [:]))
      discourse.memory.keep(listed, answer: nil)
      discourse.card = Card(
        .rideOptions,
        title: "Rides",
        items: [
          Card.Item("SUV", offer: Card.Offer(price: 30, seats: 6)),
          Card.Item("Compact", offer: Card.Offer(price: 10, seats: 3)),
        ]
      )
    },
    DialogueScene("past payments can't be told") { $0.limit = .pastPayments },
    DialogueScene("after a report on a workout") { $0.report = reading(.workoutLast) },
    DialogueScene("a reply is offered", .offering(Offer(draft: text, app: app("MessageBot")))),
  ]

  private static let walk = reading(.startWorkout, SlotReading("activity", "walk", .term("walk")))

  private static let ofNoApp = [
    DialogueScene("which of two", .choosingIntent(reading(.sendMessage), reading(.sendPayment))),
    DialogueScene("whether a walk", .doubting(walk)),
    DialogueScene(
      "which app",
      .choosingApp(
        reading(.sendMessage, person("Anna Haro")),
        [app("MessageBot"), app("UnicornChat")]
      )
    ),
    DialogueScene(
      "whether another app",
      .substituting(
        reading(.sendMessage, person("Anna Haro")),
        app: app("MessageBot"),
        service: "Chirp"
      )
    ),
    DialogueScene(
      "whether an app is allowed",
      .authorizing(walk, app: app("Stride"))
    ),
    DialogueScene("whether Anna is meant", .clarifying(unclear(["Anna Haro"]))),
    DialogueScene("what hour", .clarifying(unclearHour)),
    DialogueScene("whether Anna or Hannah", .clarifying(unclear(["Anna Haro", "Hannah Zakaria"]))),
  ]

  private static func unclear(_ names: [String]) -> Clarification {
    let people = names.map { Suggestion(name: $0, candidates: person($0).candidates) }
    let said = SlotReading("recipients", "ana", .person(PersonMention(candidates: [])))
    return Clarification(
      purpose: .request(reading(.sendMessage, said), app: app("MessageBot")),
      place: 0,
      doubt: .person(people)
    )
  }

  private static let unclearHour: Clarification = {
    let day = CivilTime(now, in: Sample.world.timeZone)
    let said = SlotReading("time", "today", .time(.instant(day, .day)))
    return Clarification(
      purpose: .request(reading(.requestRide, said), app: app("MyRide")),
      place: 0,
      doubt: .hour
    )
  }()

  private static let mikes = Resolution.disambiguation([value("Mike Abbott"), value("Mike Chen")])

  private static let ofApps =
    [
      ("to whom", exchange("MessageBot", draft("INSendMessageIntent", [:]), at: "recipients")),
      ("what text", exchange("MessageBot", text, at: "content")),
      ("which Mike", exchange("MessageBot", text, at: "recipients", mikes)),
      (
        "whether John",
        exchange(
          "MessageBot",
          text,
          at: "recipients",
          .confirmationRequired(value("John Appleseed"))
        )
      ),
      ("how much", exchange("CoinPurse", payment, at: "currencyAmount")),
    ].map { DialogueScene($0.0, .talking($0.1)) } + goingAhead

  private static let betweenRequests = [
    DialogueScene("about to do: ride, with a message waiting") { discourse in
      discourse.stage = .talking(goAheads[2].1)
      discourse.waiting = [Suspended(stage: .talking(goAheads[0].1), since: now)]
    },
    DialogueScene("what to change", .changing(goAheads[1].1)),
    DialogueScene("which first", .replacing(goAheads[0].1, walk)),
    DialogueScene("whether to go on", .resuming([goAheads[0].1])),
    DialogueScene("whether to go on with two", .resuming([goAheads[0].1, goAheads[1].1])),
  ]
}

extension SlotReading {
  fileprivate var candidates: [String] {
    if case .person(let mention) = meaning { mention.candidates } else { [] }
  }
}

extension Discourse {
  /// A request was done.
  fileprivate mutating func end(_ exchange: Exchange) {
    ended(exchange, .done, at: DialogueScene.now)
    handled(exchange, speakingOf: nil)
  }
}
