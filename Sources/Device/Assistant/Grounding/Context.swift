import Dialogue
import Domains
import Foundation
import Understanding

/// The device as it is in the moment in which a line is understood.
///
/// A value: the dialogue can be worked out anywhere from it.
struct Context: Sendable {
  /// Turns what was understood into what apps take.
  var grounding: Requests
  let permissions: Permissions
  let now: Date
  let civilNow: CivilTime

  /// Reads what is said of a time or a place, where only a part of an answer counts.
  let interpreter: Interpreter
}

extension Context {
  func app(_ identifier: String) -> AppDescription? {
    grounding.apps.first { $0.identifier == identifier }
  }

  /// The request that undoes another, if the app that has carried that out takes it.
  func undoing(_ request: IntentName, by identifier: String) -> IntentName? {
    guard let undoing = request.manner.undoneBy, let app = app(identifier),
      grounding.intent(for: Reading(intent: undoing, score: 1), app: app) != nil
    else { return nil }
    return undoing
  }

  func name(of app: String) -> String {
    self.app(app)?.name ?? app
  }

  /// Returns whether nothing has been said of a request yet.
  func isEmpty(_ exchange: Exchange) -> Bool {
    let draft = exchange.conversation.draft
    guard let app = app(exchange.app), let request = exchange.request else { return false }
    let reading = Reading(intent: request, score: 1)
    return draft == grounding.draft(for: reading, intent: draft.intent, app: app)
  }

  /// Returns whether a request is the one that is spoken of by its thing and its people.
  func isNamed(_ exchange: Exchange, by slots: [SlotReading]) -> Bool {
    let people = slots.filter(\.isSomebody)
    let values = values(of: people, for: exchange)
    let draft = exchange.conversation.draft
    let fitting = values.contains { slot, new in
      new.contains { value in draft[slot].contains { $0.isSomebody(like: value) } }
    }
    return (people.isEmpty || fitting)
      && slots.allSatisfy { slot in
        guard case .term(let thing) = slot.meaning, slot.name == "thing" else { return true }
        return exchange.manner.isAbout(thing)
      }
  }

  /// An earlier request with what is said of it now; `nil` if nothing of that fits.
  func draft(_ earlier: Exchange, with edits: [Edit]) -> Draft? {
    var draft = earlier.conversation.draft
    if case .revise(let aspect?)? = edits.last {
      guard let meant = draft.filledSlots.first(where: { $0.isMeant(by: aspect) }) else {
        return nil
      }
      draft[meant] = []
      return draft
    }
    guard case .change(let values) = reply(Change(edits, to: nil), to: earlier, after: []) else {
      return nil
    }
    for (slot, new) in values { draft[slot] = new }
    return draft
  }

  /// The contact that an option is.
  func contact(_ option: Value) -> Contact? {
    guard case .person(let person) = option.content else { return nil }
    return person.contactIdentifier.flatMap { grounding.world.contacts[$0] }
  }

  /// The one contact whom a name means for sure, be it as the one who lives at a place, as a person of
  /// a request.
  func people(_ name: SlotReading) -> [Person] {
    let candidates: [String] =
      switch name.meaning {
      case .person(let mention): mention.candidates
      case .place(.home(let mention?)), .place(.work(let mention?)): mention.candidates
      case .place(.known(let places)):
        places.prefix(1).compactMap { grounding.world.place($0)?.owner }
      default: []
      }
    guard candidates.count == 1, let contacts = grounding.people.contacts else { return [] }
    return candidates.compactMap { contacts[$0]?.person() }
  }

  /// Returns whether the device's state lets an app have an intent.
  func isUnlocked(for intent: String, with app: AppDescription) -> Bool {
    !permissions.isLocked || !app.needsUnlocking(for: intent)
  }

  /// Returns whether the device's state lets a request that has begun go on.
  func isUnlocked(for exchange: Exchange) -> Bool {
    app(exchange.app).map { isUnlocked(for: exchange.conversation.draft.intent, with: $0) } ?? true
  }
}
