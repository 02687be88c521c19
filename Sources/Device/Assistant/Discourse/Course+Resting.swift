import Dialogue
import Domains
import Foundation
import Understanding

// MARK: - What was offered

extension Course {
  /// Begins with what was offered; where it takes the place of what goes on, that is called off
  /// first.
  mutating func takeUp(_ offer: Offer) {
    let begun = Step.begin(offer.draft, app: offer.app)
    guard let undoing = offer.instead else { return follow(begun) }
    discourse.agenda = Sequel([begun])
    admit(Reading(intent: undoing, score: 1))
  }
}

// MARK: - Begun anew

extension Course {
  /// Begins anew, in another way, what has just begun.
  mutating func beginAnew(_ offer: Offer) {
    say(.anew)
    takeUp(offer)
  }

  /// Takes the values that a request has no room for to what it points at: what is done again has
  /// them, and what it ends begins with them: “hang up and try the house”.
  ///
  /// - Returns: Whether they fit there.
  mutating func give(_ values: [SlotReading], to reading: inout Reading) -> Bool {
    if reading.intent == .again {
      reading.slots += values
      return true
    }
    guard stage.isAtRest,
      let begun = discourse.memory.begun(before: reading.intent),
      let draft = context.draft(Exchange(begun), with: [.set(values, replaces: true)])
    else { return false }
    discourse.agenda = Sequel([.begin(draft, app: begun.app)])
    return true
  }

  /// Begins anew what has just begun, where a request of its own says more of it: “5k outside”.
  mutating func beginAnew(with readings: [Reading]) -> Bool {
    guard let begun = discourse.justBegun(by: context.now),
      let reading = readings.first, readings.count == 1, reading.intent == begun.request,
      let undoing = context.undoing(reading.intent, by: begun.app),
      reading.app == nil, let app = context.app(begun.app)
    else { return false }
    let former = begun.conversation.draft
    let isNamed = reading.slots.contains { $0.name == reading.intent.optionSlot }
    let draft =
      isNamed
      ? context.grounding.draft(for: reading, intent: former.intent, app: app)
      : context.draft(begun, with: [.set(reading.slots, replaces: true)])
    guard let draft else { return false }
    if draft == former {
      say(.didAlready(begun))
    } else {
      beginAnew(Offer(draft: draft, app: begun.app, instead: undoing))
    }
    return true
  }
}

// MARK: - Once nothing is open

extension Course {
  /// The lines and the time that a request waits for before the user is asked whether it is still
  /// wanted.
  private static let (lines, time) = (3, TimeInterval(5 * 60))

  /// Takes up the next thing where nothing is open any more: a request that waits, then the rest of
  /// the line.
  ///
  /// - Returns: Whether there is anything.
  mutating func rest() -> Bool {
    guard stage == .idle else { return false }
    if !discourse.waiting.isEmpty {
      takeUpOrAsk()
      return true
    }
    return goesOnWithAgenda()
  }

  private mutating func takeUpOrAsk() {
    guard let last = discourse.waiting.last else { return }
    guard let exchange = last.exchange else {
      discourse.waiting.removeLast()
      return ask(last.stage)
    }
    let all = discourse.waiting.compactMap(\.exchange)
    let isOld = discourse.waiting.contains { waiting in
      waiting.lines > Self.lines || context.now.timeIntervalSince(waiting.since) > Self.time
    }
    guard isOld || all.count > 1 else {
      discourse.waiting.removeLast()
      return takeUp([exchange])
    }
    discourse.waiting.removeAll { $0.exchange != nil }
    ask(.resuming(all))
  }

  /// Goes on with the last of the requests that waited; the others go on waiting.
  mutating func takeUp(_ exchanges: [Exchange]) {
    guard let last = exchanges.last else { return }
    for exchange in exchanges.dropLast() { leave(exchange) }
    stage = .idle
    act(.takeUp(last))
  }

  /// The next request of the line; after one that was not done, the user is asked about it.
  private mutating func goesOnWithAgenda() -> Bool {
    guard var agenda = discourse.agenda else { return false }
    let (next, isDue) = (agenda.steps.removeFirst(), agenda.isDue)
    agenda.isDue = false
    discourse.agenda = agenda.steps.isEmpty ? nil : agenda
    guard case .request(let reading, nil) = next, !isDue else {
      if isDue { follow(next) }
      return true
    }
    if reading.changesNothing { follow(next) } else { ask(.doubting(reading)) }
    return true
  }
}
