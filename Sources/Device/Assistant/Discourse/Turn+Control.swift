import Dialogue
import Domains
import Understanding

// MARK: - Before everything else

extension Turn {
  /// Nothing was typed: the question comes again.
  mutating func asksAgainAfterNothing() -> Bool {
    guard utterance.isBlank else { return false }
    askAgain(isShown: false)
    return true
  }

  /// A call for help goes first, whatever else is open, but for a text that is asked for.
  mutating func callsForHelp() -> Bool {
    guard stage != .idle, discourse.draft?.isEmergencyCall != true, let reading = emergency else {
      return false
    }
    setAside()
    admit(reading)
    return true
  }

  private var emergency: Reading? {
    let readings = hearing.readings + hearing.restated
    if let reading = readings.first(where: \.isEmergencyCall) { return reading }
    guard hearing.slots.contains(where: \.isEmergencyNumber),
      case .reading(let reading, _) = utterance.understood, reading.isEmergencyCall
    else { return nil }
    return reading
  }

  /// A line that asks for something and takes it back: “call Anna? no”.
  mutating func takesItselfBack() -> Bool {
    guard stage == .idle, let reading = hearing.takenBack, hearing.updates.isEmpty,
      hearing.requests.isEmpty
    else { return false }
    state(.cancelled)
    say(.calledOff([.reading(reading)]))
    return true
  }
}

// MARK: - Words that steer

extension Turn {
  mutating func saysAgain() -> Bool {
    guard hearing.control == .again, hearing.updates.isEmpty, hearing.requests.isEmpty,
      stage != .idle
    else { return false }
    askAgain(isShown: false)
    return true
  }

  mutating func helps() -> Bool {
    guard hearing.control == .help else { return false }
    switch stage {
    case .idle: act(.help(nil))
    case .talking(let exchange): helpWithAnswer(to: exchange)
    case .replacing(let exchange, _): helpWithQuestion(.exchange(exchange))
    case .resuming(let waiting): helpWithQuestion(.exchanges(waiting))
    case .clarifying, .choosingIntent, .choosingApp, .doubting, .substituting, .authorizing:
      say(.helpWithAnswer(cancelling: deed))
      askAgain()
    case .offering, .changing: askAgain()
    }
    return true
  }

  private mutating func helpWithAnswer(to exchange: Exchange) {
    guard let prompt else { return }
    say(.helpWithPrompt(prompt.kind, exchange))
    askAgain()
  }

  private mutating func helpWithQuestion(_ deed: Deed) {
    say(.helpWithQuestion(cancelling: deed))
    askAgain()
  }

  /// What the open question is about.
  var deed: Deed {
    if let exchange { return .exchange(exchange) }
    switch stage {
    case .choosingIntent(let first, let second): return .intents([first.intent, second.intent])
    case .clarifying(let clarification): return .intents([clarification.intent].compactMap(\.self))
    default: return .intents([stage.intent].compactMap(\.self))
    }
  }

  /// A greeting or thanks gets one line, and leaves what is open open.
  mutating func returnsCourtesy() -> Bool {
    guard hearing.isCourtesy, let courtesy = hearing.courtesies.last,
      courtesy != .acknowledgement || !isYesOrNo
    else { return false }
    say(.courtesy(courtesy))
    if stage != .idle { askAgain() }
    return true
  }

  /// “Go back”, “skip”, “not sure”, “how much is it”.
  mutating func steps() -> Bool {
    guard let prompt, case .talking(let exchange) = stage, let control = hearing.control else {
      return false
    }
    switch control {
    case .back where exchange.conversation.canGoBack: reply(.back, to: exchange)
    case .back:
      say(.firstQuestion)
      askAgain()
    case .skip: reply(.skip, to: exchange)
    case .detail(let detail): tell(detail, of: exchange, prompt)
    case .unsure: reply(.unclear, to: exchange)
    default: return false
    }
    return true
  }

  /// Says what was asked of that which is shown, and asks the question again.
  private mutating func tell(_ detail: Detail, of exchange: Exchange, _ prompt: Prompt) {
    guard case .goAhead = prompt.kind, let card = discourse.card,
      let answer = card.answer(to: detail)
    else { return reply(.unclear, to: exchange) }
    say(.detail(detail, answer))
    askAgain()
  }
}

// MARK: - No answer

extension Turn {
  /// What is known to be none of ours costs no patience.
  mutating func refusesForeign() -> Bool {
    guard hearing.isForeign, stage != .idle else { return false }
    refuse("out-of-scope", .notOurs)
    askAgain()
    return true
  }

  /// Nothing else fits.
  mutating func misses() -> Bool {
    switch stage {
    case .idle, .offering:
      stage = .idle
      takesAsRequest()
    case .talking(let exchange): reply(.unclear, to: exchange)
    default: missOwnQuestion()
    }
    return true
  }

  /// How often the assistant's own question is asked, as often as an app's.
  private static let patience = 3

  private mutating func missOwnQuestion() {
    discourse.misses += 1
    guard discourse.misses < Self.patience else { return letBe() }
    say(discourse.misses == Self.patience - 1 ? .lastNotAnAnswer : .notAnAnswer)
    askAgain()
  }

  /// Gives up a question of the assistant's own.
  private mutating func letBe() {
    switch stage {
    case .replacing(let exchange, _), .changing(let exchange): goOn(with: exchange)
    case .resuming(let waiting): drop(waiting)
    case .clarifying:
      if let exchange { goOn(with: exchange) } else { giveUp() }
    default: giveUp()
    }
  }

  private mutating func giveUp() {
    let given = deed
    stage = .idle
    state(.refused("not-understood"))
    say(.givenUp(given))
  }

  /// With nothing open, what the line as a whole may ask for.
  private mutating func takesAsRequest() {
    switch utterance.understood {
    case .reading(let reading, _): admit(reading)
    case .doubtful(let reading):
      if !reading.leftOut.isEmpty { say(.leftOut(reading.leftOut)) }
      ask(.doubting(reading))
    case .nearTie(let first, let second): ask(.choosingIntent(first, second))
    case .refused: refuseRequest()
    }
  }

  /// Refuses what is no request, and says what would be one.
  private mutating func refuseRequest() {
    let refusal = utterance.refusal
    state(.refused("out-of-scope"))
    say(.refused(refusal, after: discourse.memory.handled.first?.draft.intent))
  }
}

extension Hearing {
  /// The open request in other words, as a request.
  var restated: [Reading] {
    updates.compactMap { update in
      if case .restate(let reading) = update { reading } else { nil }
    }
  }
}

extension Reading {
  /// Whether it calls for help.
  var isEmergencyCall: Bool {
    intent.manner.isImmediate && intent.manner.delivers == nil
      && slots.contains { slot in
        switch slot.meaning {
        case .term(let term): term == "emergency"
        case .phoneNumber: slot.isEmergencyNumber
        default: false
        }
      }
  }
}

extension SlotReading {
  /// Whether it is a number that calls for help.
  fileprivate var isEmergencyNumber: Bool {
    if case .phoneNumber(let number) = meaning {
      Draft.emergencyNumbers.contains(number)
    } else {
      false
    }
  }
}
