import Dialogue
import Domains
import Intents
import Understanding

// MARK: - Look-ups

extension Turn {
  /// What changes no store is answered at once, and the open question comes again.
  mutating func looksUp() -> Bool {
    guard stage != .idle, hearing.requests.count == 1, hearing.decision == nil,
      let reading = hearing.readings.first
    else { return false }
    if let telling = reading.telling {
      act(telling)
      askAgain(isShown: false)
      return true
    }
    guard let exchange = openExchange, reading.intent.manner.isLookup else { return false }
    if exchange.wouldBeMissed { leave(exchange) } else { callOff(exchange) }
    admit(reading)
    return true
  }

  /// The request that an app is being asked about, whichever question is open.
  private var openExchange: Exchange? {
    if case .resuming = stage { return nil }
    return exchange
  }

  private mutating func callOff(_ exchange: Exchange) {
    stage = .idle
    state(.cancelled)
  }
}

// MARK: - New requests

extension Turn {
  /// A new request, in the middle of another or with nothing open.
  mutating func begins() -> Bool {
    let readings = hearing.readings + (hearing.requests.isEmpty ? hearing.restated : [])
    guard let first = readings.first else { return begins(doubtful: hearing.requests.first) }
    if isOfNegativeSum { return true }
    switch stage {
    case .idle, .offering: beginAll(readings)
    case .talking(let exchange): begin(readings, inTheMiddleOf: exchange)
    case .changing(let exchange): begin(readings, inTheMiddleOf: exchange)
    case .replacing(let exchange, let reading):
      if first.asksTheSame(as: reading) {
        admit(reading, before: exchange)
      } else {
        ask(.replacing(exchange, first))
      }
    case .resuming(let waiting): begin(readings, after: waiting)
    case .clarifying(let clarification):
      if let exchange = stage.clarified {
        begin(readings, inTheMiddleOf: exchange)
      } else {
        state(.cancelled)
        say(.calledOff([.intents([clarification.intent].compactMap(\.self))]))
        beginAll(readings)
      }
    case .choosingIntent, .choosingApp, .doubting, .substituting, .authorizing: beginAll(readings)
    }
    return true
  }

  /// “Yes, and 10 to Mike”: one more of the same kind, after the one that is agreed to.
  mutating func asksForAnother() -> Bool {
    guard hearing.decision == .yes, case .talking(let exchange) = stage, let prompt,
      case .goAhead = prompt.kind, exchange.manner.delivers != nil, let request = exchange.request,
      hearing.slots.contains(where: { $0.isSomebody && !$0.isPronoun }),
      hearing.slots.contains(where: { !$0.isSomebody })
    else { return false }
    let empty = Reading(intent: request, score: 1)
    let (another, rest) = empty.completed(by: hearing.updates, isCorrected: false)
    guard rest.isEmpty, another.slots.contains(where: \.isSomebody) else { return false }
    discourse.agenda = Sequel(readings: [another])
    reply(.yes, to: exchange)
    return true
  }

  /// A request whose values stand in clauses of their own.
  ///
  ///     get me a cab. We're two
  ///     call Anna, no wait, Mike Chen
  mutating func beginsWithValues() -> Bool {
    guard stage == .idle || stage.isOffering, !hearing.updates.isEmpty,
      let first = (hearing.readings + hearing.restated).first ?? hearing.takenBack
    else { return false }
    let isCorrected = hearing.decision == .no || hearing.takenBack != nil
    let others = isCorrected ? [] : first.others(in: hearing.updates)
    let edits = hearing.updates.filter { edit in !others.contains { $0.slots == edit.slots } }
    let (whole, rest) = first.completed(by: edits, isCorrected: isCorrected)
    if !rest.isEmpty { say(.leftOut(rest.map(\.wording))) }
    beginAll([whole] + others + hearing.readings.dropFirst())
    return true
  }

  /// Takes the first of several requests, and keeps the others until it is over.
  private mutating func beginAll(_ readings: [Reading]) {
    stage = .idle
    let others = Array(readings.dropFirst())
    if let first = readings.first, let second = others.first, first.intent == second.intent,
      first.intent.manner.isOneAtATime
    {
      say(.oneAtATime(second))
    } else if !others.isEmpty {
      say(.afterThat(others))
      discourse.agenda = Sequel(readings: others)
    }
    if let first = readings.first { admit(first) }
  }

  /// In the middle of something: begun at once if it asks before it acts, or names its object; asked
  /// about otherwise.
  private mutating func begin(_ readings: [Reading], inTheMiddleOf exchange: Exchange) {
    guard let first = readings.first else { return }
    if hearing.decision == .yes, isYesOrNo {
      discourse.agenda = Sequel(readings: readings, isDue: false)
      return reply(.yes, to: exchange)
    }
    if hearing.decision == .no || hearing.isRetracted || !exchange.wouldBeMissed
      || exchange.isEmpty
    {
      stage = .idle
      state(.cancelled)
      if hearing.decision == .no { say(.calledOff([.exchange(exchange)])) }
      return beginAll(readings)
    }
    guard first.intent.manner.confirms || first.hasObject else {
      return ask(.replacing(exchange, first))
    }
    leave(exchange)
    beginAll(readings)
  }

  private mutating func begin(_ readings: [Reading], after waiting: [Exchange]) {
    if hearing.decision == .no {
      drop(waiting)
    } else {
      for exchange in waiting { leave(exchange) }
    }
    beginAll(readings)
  }

  /// Leaves a request for another one that comes first.
  mutating func admit(_ reading: Reading, before exchange: Exchange) {
    leave(exchange)
    admit(reading)
  }

  /// A request that is not plain.
  private mutating func begins(doubtful wanted: Hearing.Wanted?) -> Bool {
    guard stage == .idle || stage.isOffering || stage.reading != nil else { return false }
    switch wanted {
    case .either(let first, let second):
      if isOfNegativeSum { return true }
      ask(.choosingIntent(first, second))
    case .perhaps(let reading):
      if isOfNegativeSum { return true }
      if !reading.leftOut.isEmpty { say(.leftOut(reading.leftOut)) }
      ask(.doubting(reading))
    case .clearly, nil: return false
    }
    return true
  }

  /// Less than nothing can neither be sent nor asked for.
  private var isOfNegativeSum: Bool {
    mutating get {
      guard utterance.understood.isOfNegativeSum(utterance.line) else { return false }
      stage = .idle
      refuse("not-supported", .negativeSum)
      return true
    }
  }
}

extension Reading {
  /// The request with the values of other clauses, and the values that it has no room for.
  ///
  /// What was said already is kept, unless it is put right.
  fileprivate func completed(
    by edits: [Edit],
    isCorrected: Bool
  ) -> (Reading, rest: [SlotReading]) {
    let columns = IntentRow.rows(for: intent).flatMap(\.columns)
    var (whole, rest) = (self, [SlotReading]())
    for edit in edits where edit != .restate(self) {
      let slots = edit.slots.named(as: columns)
      let own = slots.filter { slot in columns.contains { $0.slot == slot.name } }
      rest += slots.filter { !own.contains($0) }
      if edit.isAddition {
        whole.slots += own
      } else if isCorrected || edit.replaces {
        whole = whole.taking(own) ?? whole
      } else {
        let new = own.filter { slot in !slots.isEmpty && !whole.says(slot, columns) }
        whole.slots += new
        rest += own.filter { !new.contains($0) }
      }
    }
    return (whole, rest)
  }

  /// Whether a parameter that a value is for has one already.
  private func says(_ slot: SlotReading, _ columns: [IntentRow.Column]) -> Bool {
    let parameters = Set(columns.filter { $0.slot == slot.name }.map(\.parameter))
    return columns.contains { column in
      parameters.contains(column.parameter) && slots.contains { $0.name == column.slot }
    }
  }

  /// “Pay Anna 10 and Jane 20”: the same for others, who get something of their own.
  fileprivate func others(in edits: [Edit]) -> [Reading] {
    guard intent.manner.delivers != nil, slots.contains(where: \.isSomebody) else { return [] }
    return edits.compactMap { edit in
      guard !edit.isAddition, edit.slots.contains(where: \.isSomebody),
        edit.slots.contains(where: { !$0.isSomebody })
      else { return nil }
      return Reading(intent: intent, slots: edit.slots, app: app, score: score)
    }
  }
}

extension Edit {
  fileprivate var isAddition: Bool {
    if case .add = self { true } else { false }
  }

  fileprivate var replaces: Bool {
    if case .set(_, replaces: true) = self { true } else { false }
  }
}

extension Stage {
  var isOffering: Bool {
    if case .offering = self { true } else { false }
  }
}

extension Exchange {
  /// Whether nothing has been said of it yet.
  fileprivate var isEmpty: Bool {
    conversation.draft.filledSlots.subtracting(["pickupLocation"]).isEmpty
  }
}

extension Reading {
  /// What answers it in one go, without an app's handler.
  fileprivate var telling: Act? {
    if intent == .helpWith { return .help(self) }
    return intent.manner.record.map { _ in .tellOfWorkouts(self) }
  }

  /// Whether it names what it is about.
  fileprivate var hasObject: Bool { !slots.isEmpty }
}

// MARK: - Through to an app

extension Turn {
  /// Finds the app for a request, and asks which where several could take it.
  mutating func admit(_ reading: Reading) {
    stage = .idle
    guard !IntentName.references.contains(reading.intent) else { return refer(reading) }
    if let telling = reading.telling { return act(telling) }
    guard !reading.isForLater else { return ask(.doubting(reading)) }
    let reading = context.grounding.resolvingService(in: reading)
    if reading.app == nil, let service = reading.service {
      return askForAnother(reading, insteadOf: service)
    }
    let able = context.grounding.apps(for: reading)
    if let only = able.first, able.count == 1 { return admit(reading, to: only.identifier) }
    guard able.isEmpty else { return ask(.choosingApp(reading, able.map(\.identifier))) }
    refuseForWantOfApp(reading)
  }

  /// Lets a request through to its app, if the user and the device's state allow it.
  mutating func admit(_ reading: Reading, to identifier: String) {
    stage = .idle
    guard let app = context.app(identifier),
      let intent = context.grounding.intent(for: reading, app: app)
    else { return refuseForWantOfApp(reading) }
    switch isPermitted ? .authorized : context.permissions.siri {
    case .authorized: break
    case .notDetermined: return ask(.authorizing(reading, app: identifier))
    case .denied, .restricted: return refuse("not-authorized", .notAuthorized(app.name))
    }
    guard context.isUnlocked(for: intent, with: app) else { return refuse("locked", .locked) }
    proceed(with: .request(reading, app: identifier))
  }

  /// Whether the use of apps was allowed by this very line.
  private var isPermitted: Bool { acts.contains(.permit(true)) }

  private mutating func refuseForWantOfApp(_ reading: Reading) {
    stage = .idle
    if case .app(let named) = reading.app?.meaning, let app = context.app(named) {
      refuse("not-supported", .cannot(app.name, reading.intent))
    } else {
      refuse("no-app", .noApp)
    }
  }

  /// Says that a service is not there, and asks whether an app that is may do it instead.
  private mutating func askForAnother(_ reading: Reading, insteadOf service: SlotReading) {
    let able = context.grounding.apps(for: reading)
    guard let app = able.first else { return refuseForWantOfApp(reading) }
    let name = SessionWording.name(ofService: service.wording)
    guard able.count == 1 else {
      say(.missing(name))
      return ask(.choosingApp(reading.withoutService, able.map(\.identifier)))
    }
    ask(.substituting(reading.withoutService, app: app.identifier, service: name))
  }

  /// Begins with a request that is clear now.
  mutating func begin(_ reading: Reading, with identifier: String) {
    guard let app = context.app(identifier),
      let intent = context.grounding.intent(for: reading, app: app), Schema.named(intent) != nil
    else { return refuseForWantOfApp(reading) }
    var reading = reading
    if context.crowded(reading.slots, intent) != nil {
      say(.onePerson(app.name))
      reading = context.withOnePersonEach(reading, intent)
    }
    let surplus = context.surplus(in: reading.slots, intent)
    if !surplus.isEmpty {
      say(.leftOut(surplus.map(\.wording)))
      reading.slots.removeAll(where: surplus.contains)
    }
    var draft = context.grounding.draft(for: reading, intent: intent, app: app)
    discourse.memory.complete(&draft, for: reading)
    if let absence = discourse.memory.fillIn(&draft, fromListBy: reading) {
      return refuse("nothing-found", absence)
    }
    discourse.considered = Considered(slots: reading.slots, intent: intent)
    act(.begin(draft, reading, app: identifier))
  }
}
