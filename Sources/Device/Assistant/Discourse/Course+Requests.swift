import Dialogue
import Domains
import Intents
import Understanding

// MARK: - Through to an app

extension Course {
  /// Takes the first of several requests, and keeps the others until it is over.
  mutating func beginAll(_ readings: [Reading]) {
    stage = .idle
    guard let first = readings.first else { return }
    let others = Array(readings.dropFirst())
    if let second = others.first, first.intent == second.intent,
      first.intent.manner.isOneAtATime
    {
      say(.oneAtATime(second))
    } else if !others.isEmpty {
      if !first.intent.isEnding || first.intent.manner.confirms { say(.afterThat(others)) }
      discourse.agenda = Sequel(readings: others)
    }
    admit(first)
  }

  /// Asks whether a request that is not plain is wanted, unless it changes nothing, or can mean one
  /// thing only; figures that it has no room for are named.
  mutating func doubt(_ reading: Reading) {
    if !reading.leftOut.isEmpty { say(.leftOut(reading.leftOut)) }
    if reading.changesNothing { return admit(reading) }
    // An end is one, but who pauses can go on.
    let manner = reading.intent.manner
    if manner.isUndoing, !manner.confirms { return ask(.doubting(reading)) }
    // What asks before it acts asks no more by this.
    if manner.confirms, reading.isLikely, !reading.slots.isEmpty, reading.leftOut.isEmpty {
      return admit(reading)
    }
    act(on: reading)
  }

  /// Takes one of two requests if what was done last was about the same; else asks which is meant.
  ///
  /// A request that could only be about something that goes on is not meant where nothing does.
  mutating func choose(_ first: Reading, _ second: Reading) {
    let possible = [first, second].filter { discourse.memory.canBeAbout($0.intent) }
    if let only = possible.first, possible.count == 1 {
      return only.score >= Certainty.ask ? doubt(only) : refuse("out-of-scope", .notAnAnswer)
    }
    let topic = discourse.memory.handled.first.map { Manner.of(intent: $0.draft.intent).topic }
    let fitting = [first, second].filter { $0.intent.manner.topic == topic }
    if fitting.count == 1, fitting[0].intent.manner.confirms || fitting[0].changesNothing {
      admit(fitting[0])
    } else {
      ask(.choosingIntent(first, second))
    }
  }

  /// Finds the app for a request, and asks which where several could take it.
  mutating func admit(_ reading: Reading) {
    stage = .idle
    guard !IntentName.references.contains(reading.intent) else { return refer(reading) }
    if let telling = reading.telling {
      // What is only told can't fail.
      discourse.agenda?.isDue = true
      return act(telling)
    }
    if reading.holdsAttachment { return refuseAttachment(of: reading) }
    if let part = reading.unheldPart {
      switch part {
      case .repetition: say(.onlyOnce)
      case .rideStop: say(.noStops)
      case .rider: say(.inYourName)
      }
      // Whose home it goes to may depend on who rides.
      if part != .rider { return admit(reading.atOnce) }
    }
    if reading.isForLater {
      // What asks before it acts is shown as it would be now.
      guard reading.intent.manner.confirms else { return ask(.doubting(reading)) }
      say(.onlyNow)
      return admit(reading.atOnce)
    }
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

  /// True if the use of apps was allowed by this very line.
  private var isPermitted: Bool { acts.contains(.permit(true)) }

  /// Says that only words can be sent, and keeps whom: “then tell her …”.
  private mutating func refuseAttachment(of reading: Reading) {
    note(reading)
    refuse("not-supported", .onlyWords)
  }

  private mutating func refuseForWantOfApp(_ reading: Reading) {
    stage = .idle
    if case .app(let named) = reading.app?.meaning, let app = context.app(named) {
      refuse("undeclared", .cannot(app.name, reading.intent))
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
    let named = reading.namingThem(by: context.grounding)
    var terms = Terms(
      party: context.party(of: named, intent, app),
      preference: reading.preference
    )
    if reading.intent.manner.isLookup { terms.namedOptions = reading.slots }
    var reading = named.shared(in: terms.party)
    reading.preference = nil
    if let party = terms.party {
      reading.keepFirst(of: party)
    } else if context.crowded(reading.slots, intent) != nil {
      let each = context.forEach(reading, intent)
      let others = Array(each.dropFirst())
      reading = each.first ?? reading
      say(.afterThat(others))
      discourse.agenda = Sequel(others.map { .request($0) } + (discourse.agenda?.steps ?? []))
    }
    let surplus = context.surplus(in: reading.slots, intent)
    if !surplus.isEmpty {
      say(.leftOut(surplus.map(\.wording)))
      reading.slots.removeAll(where: surplus.contains)
    }
    var draft = context.grounding.draft(for: reading, intent: intent, app: app)
    let waiting = discourse.waiting.last?.exchange?.conversation.draft
    discourse.memory.complete(&draft, for: reading, before: waiting)
    let said = context.grounding.values(of: reading.slots, intent: intent, app: app)
    Completion(discourse: discourse, context: context)
      .complete(&draft, for: reading, besides: Set(said.keys))
    if let absence = discourse.memory.fillIn(&draft, fromListBy: reading) {
      return refuse("nothing-found", absence)
    }
    let others = discourse.memory.others(ofListMeantBy: reading, for: intent)
    if !others.isEmpty {
      let steps = others.map { Step.begin($0, app: identifier) }
      discourse.agenda = Sequel(steps + (discourse.agenda?.steps ?? []))
    }
    discourse.considered = Considered(slots: reading.slots, intent: intent)
    begin(draft, reading, with: identifier, terms)
  }

  /// Begins with a request that is put together, by the words for it if there are any.
  mutating func begin(_ draft: Draft, _ reading: Reading?, with app: String, _ terms: Terms) {
    act(.begin(context.grounding.people.addressed(draft), reading, app: app, terms))
  }
}

extension Reading {
  /// Leaves only the first of its people in it, where the others have requests of their own.
  fileprivate mutating func keepFirst(of party: Party) {
    guard !party.others.isEmpty, let first = slots.first(where: \.isSomebody) else { return }
    slots.removeAll { $0.isSomebody && $0 != first }
  }

  /// True if it only asks for something.
  var changesNothing: Bool { intent.manner.changesNothing || telling != nil }

  /// The act that answers it in one go, without an app's handler.
  var telling: Act? {
    if intent == .helpWith { return .help(self) }
    return intent.manner.record.map { _ in .tell(self) }
  }
}
