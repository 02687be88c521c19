import Understanding

@testable import Assistant

/// What somebody says, in moves.
struct DialogueSpeech {
  let name: String
  let moves: [Move]

  /// True if what is said asks something.
  var asks = false

  var utterance: Utterance {
    Utterance(
      saying: moves.map { move in
        Clause(
          move: move,
          cost: 0,
          range: 0..<0,
          wording: name,
          endsInQuestionMark: false,
          isQuestion: asks
        )
      }
    )
  }
}

extension DialogueSpeech {
  private static let kate = DialogueScene.person("Kate Bell")
  private static let jane = DialogueScene.person("Jane Doe")

  private static let five = SlotReading(
    "amount",
    "$5",
    Currency(code: "USD").map { .money(Money(DecimalAmount(5), $0)) } ?? .number(5)
  )

  private static let swim = SlotReading("workoutName", "swim", .text)
  private static let lookUp = DialogueScene.reading(.searchMessages)
  private static let call = DialogueScene.reading(.startCall, kate)
  private static let pay = DialogueScene.reading(.sendPayment, kate, five)
  private static let message = SlotReading("thing", "message", .term("message"))

  private static let emergency = DialogueScene.reading(
    .startCall,
    SlotReading("contact", "911", .phoneNumber("911"))
  )

  private static func paying(_ amount: SlotReading, from start: Int) -> Reading {
    var amount = amount
    amount.range = start..<start + amount.wording.utf8.count
    return DialogueScene.reading(.sendPayment, kate, amount)
  }

  private static let atFive: SlotReading = {
    var time = DialogueScene.context.civilNow
    (time.hour, time.minute) = (17, 0)
    return SlotReading("time", "five", .time(.instant(time, .minute)))
  }()

  private static let cancelling = Verb(requests: [], cancels: true)

  /// One of each kind, and the combinations that rules are about.
  static let all = [
    DialogueSpeech(name: "(nothing)", moves: []),
    DialogueSpeech(name: "yes", moves: [.affirm]),
    DialogueSpeech(name: "ok", moves: [.courtesy(.acknowledgement)]),
    DialogueSpeech(name: "thanks", moves: [.courtesy(.thanks)]),
    DialogueSpeech(name: "no", moves: [.deny]),
    DialogueSpeech(name: "no, yes", moves: [.deny, .affirm]),
    DialogueSpeech(name: "yes, (unread)", moves: [.affirm, .unread]),
    DialogueSpeech(name: "no, (unread)", moves: [.deny, .unread]),
    DialogueSpeech(name: "(unread)", moves: [.unread]),
    DialogueSpeech(name: "(unread)?", moves: [.unread], asks: true),
    DialogueSpeech(name: "cancel", moves: [.verb(cancelling)]),
    DialogueSpeech(name: "never mind", moves: [.retract]),
    DialogueSpeech(name: "help", moves: [.help]),
    DialogueSpeech(name: "say again", moves: [.again]),
    DialogueSpeech(name: "back", moves: [.back]),
    DialogueSpeech(name: "back to the message", moves: [.resume([message])]),
    DialogueSpeech(name: "did it go", moves: [.detail(.done)]),
    DialogueSpeech(name: "let me think", moves: [.wait]),
    DialogueSpeech(name: "leave it as it is", moves: [.keep]),
    DialogueSpeech(name: "it is raining", moves: [.remark]),
    DialogueSpeech(name: "skip", moves: [.skip]),
    DialogueSpeech(name: "not sure", moves: [.unsure]),
    DialogueSpeech(name: "how much is it", moves: [.detail(.price)]),
    DialogueSpeech(name: "who gets it", moves: [.detail(.recipient)]),
    DialogueSpeech(name: "the cheapest", moves: [.prefer(.cheapest)]),
    DialogueSpeech(name: "the first", moves: [.pick([0])]),
    DialogueSpeech(name: "either", moves: [.pickAny]),
    DialogueSpeech(name: "both", moves: [.pickAll]),
    DialogueSpeech(name: "that first", moves: [.first(new: true)]),
    DialogueSpeech(name: "Kate", moves: [.inform([kate])]),
    DialogueSpeech(name: "no, Kate", moves: [.deny, .inform([kate])]),
    DialogueSpeech(
      name: "no, Kate, no, Jane",
      moves: [
        .deny, .correct([kate]), .deny, .correct([jane]),
      ]
    ),
    DialogueSpeech(name: "and Kate", moves: [.add([kate])]),
    DialogueSpeech(name: "not Anna", moves: [.remove([DialogueScene.person("Anna Haro")])]),
    DialogueSpeech(name: "$5", moves: [.inform([five])]),
    DialogueSpeech(name: "yes, $5", moves: [.affirm, .correct([five])]),
    DialogueSpeech(name: "half", moves: [.shift([Shift(slot: nil, .times(0.5))])]),
    DialogueSpeech(name: "change it", moves: [.revise(nil)]),
    DialogueSpeech(name: "any messages", moves: [.request(lookUp)]),
    DialogueSpeech(name: "call Kate", moves: [.request(call)]),
    DialogueSpeech(name: "no, call Kate", moves: [.deny, .request(call)]),
    DialogueSpeech(name: "yes, and call Kate", moves: [.affirm, .request(call)]),
    DialogueSpeech(name: "pay Kate $5", moves: [.request(pay)]),
    DialogueSpeech(
      name: "pay Kate, $5",
      moves: [
        .request(DialogueScene.reading(.sendPayment, kate)), .inform([five]),
      ]
    ),
    DialogueSpeech(name: "call Kate? no", moves: [.request(call), .deny]),
    DialogueSpeech(name: "call her instead", moves: [.instead(.startCall, [])]),
    DialogueSpeech(name: "perhaps a call", moves: [.perhaps(call)]),
    DialogueSpeech(name: "a call or money", moves: [.either(call, pay)]),
    DialogueSpeech(name: "the weather", moves: [.foreign]),
    DialogueSpeech(name: "call 911", moves: [.request(emergency)]),
    DialogueSpeech(name: "cancel my ride", moves: [.request(DialogueScene.reading(.cancelRide))]),
    DialogueSpeech(name: "pay Kate -$5", moves: [.request(paying(five, from: 10))]),
    DialogueSpeech(name: "yes, and Kate $5", moves: [.affirm, .add([kate, five])]),
    DialogueSpeech(name: "at five", moves: [.inform([atFive])]),
    DialogueSpeech(name: "the swim", moves: [.inform([swim])]),
    DialogueSpeech(name: "pause it", moves: [.verb(Verb(requests: [.pauseWorkout]))]),
    DialogueSpeech(name: "send it", moves: [.verb(Verb(requests: [.sendMessage, .sendPayment]))]),
    DialogueSpeech(name: "book it", moves: [.verb(Verb(requests: [.requestRide]))]),
    DialogueSpeech(name: "call it off", moves: [.verb(cancellingIt)]),
  ]

  private static let cancellingIt: Verb = {
    var verb = Verb(requests: [.cancelRide], cancels: true)
    verb.hasObject = true
    return verb
  }()

  /// The bare verb of every request.
  static let verbs = Manner.all.map(\.request).map { intent in
    DialogueSpeech(name: "verb of \(intent.rawValue)", moves: [.verb(Verb(requests: [intent]))])
  }
}
