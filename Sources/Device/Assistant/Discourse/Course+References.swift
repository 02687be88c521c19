import Dialogue
import Domains
import Intents
import Understanding

// MARK: - Requests that point back

extension Course {
  /// A request that means one that was handled before: “same again”.
  mutating func refer(_ reading: Reading) {
    switch reading.intent {
    case .again: doAgain(reading)
    case .cancelThat: callOffLast()
    case .deleteThat: delete(reading)
    case .finished: end(reading)
    case .otherKind: doOther(reading)
    default: showWhatGoesOn(reading)
    }
  }

  /// “Delete it” calls off what was done last, unless messages were read.
  private mutating func delete(_ reading: Reading) {
    let isNamed = !reading.slots.contains { $0.name == "deleted" }
    if isNamed || discourse.memory.hasReadMessages {
      refuse("not-supported", .noDeleting)
    } else {
      callOffLast()
    }
  }

  /// “Where is it?” asks how something stands, of which only one kind can be anywhere.
  private mutating func showWhatGoesOn(_ reading: Reading) {
    guard let request = Manner.requests(that: .shows).first else { return }
    admit(Reading(intent: request, score: reading.score))
  }

  /// The least score of words that end something without a yes.
  private static let plain = 0.7

  /// “Done” ends what goes on, if that was spoken of last; where that is not plain, or something
  /// else goes on as well, after a yes.
  private mutating func end(_ said: Reading) {
    guard let request = discourse.memory.ending else {
      return say(discourse.hasEnded ? .alreadyDone : .fine)
    }
    let reading = Reading(intent: request, score: said.score)
    if said.score < Self.plain { ask(.doubting(reading)) } else { act(on: reading) }
  }

  /// Acts on what goes on; where something else may be meant, after a yes.
  mutating func act(on reading: Reading) {
    let manner = reading.intent.manner
    // Before it calls something off, its app's question is asked in any case.
    let isPlain =
      manner.isUndoing && manner.confirms || discourse.memory.isOfAllThatGoesOn(reading.intent)
    if isPlain { admit(reading) } else { ask(.doubting(reading)) }
  }

  private mutating func doOther(_ said: Reading) {
    guard case .term(let kind) = said.slots.first(where: { $0.name == "kind" })?.meaning else {
      return
    }
    doOther(IntentName(rawValue: kind), with: said.slots.filter { $0.name != "kind" })
  }

  /// Does another act for those of the request before, besides it: “and text her, too”.
  mutating func doOther(_ kind: IntentName, with slots: [SlotReading]) {
    let grounding = context.grounding
    var kept = discourse.memory.handled.first.map { grounding.slots(of: $0.draft) } ?? []
    if !kept.contains(where: \.isSomebody), discourse.memory.people.count == 1 {
      kept += discourse.memory.people.map { grounding.slot(for: $0) }
    }
    guard let reading = grounding.reading(kind, for: slots, keeping: kept) else {
      return refuse("nothing-to-repeat", .nothingToRepeat)
    }
    admit(reading)
  }

  /// Begins once more with the request that was handled last; what needs a yes needs it again.
  private mutating func doAgain(_ reading: Reading) {
    guard let last = discourse.memory.handled.first(where: \.canBeRepeated),
      context.app(last.app) != nil
    else { return refuse("nothing-to-repeat", .nothingToRepeat) }
    let current = Memory.Handled(app: last.app, draft: last.draft.current)
    let changed = context.draft(Exchange(current), with: [.set(reading.slots, replaces: true)])
    follow(.begin(changed ?? current.draft, app: last.app))
  }

  /// Calls off what was handled last, if that can be called off at all.
  private mutating func callOffLast() {
    guard let last = discourse.lastDeed else { return say(.nothingToCancel) }
    if let request = Manner.of(intent: last.draft.intent).undoneBy {
      admit(Reading(intent: request, score: 1))
    } else if let doubt = discourse.doubt {
      say(.mayHaveDone(doubt))
    } else if discourse.hasEnded {
      say(.alreadyDone)
    } else {
      refuse("done", .cantUndo(Exchange(last)))
    }
  }

  /// True if an intent that the user has allowed an app before may begin now; says why not.
  mutating func mayBegin(_ intent: String, with app: AppDescription) -> Bool {
    guard context.permissions.siri == .authorized else {
      refuse("not-authorized", .notAuthorized(app.name))
      return false
    }
    guard context.isUnlocked(for: intent, with: app) else {
      refuse("locked", .locked)
      return false
    }
    return true
  }
}

extension Draft {
  /// The request as it can be made once more: what was to be at a time is to be now.
  var current: Draft {
    var draft = self
    for slot in filledSlots where draft[slot].contains(where: { $0.isPeriod }) { draft[slot] = [] }
    return draft
  }
}

extension Value {
  fileprivate var isPeriod: Bool {
    if case .period = content { true } else { false }
  }
}

// MARK: - What goes on

extension Memory {
  /// The request that ends or calls off the thing spoken of last; by its verb also another one that
  /// goes on.
  func undoing(_ verb: Verb?) -> IntentName? {
    let last = handled.first.flatMap { Requests.request(for: $0.draft.intent) }
    let others = verb == nil ? [] : goingOn.filter { $0.manner.endedBy != nil }
    let requests = [last].compactMap(\.self) + others
    return requests.flatMap { [$0.manner.endedBy, $0.manner.undoneBy].compactMap(\.self) }
      .first { request in
        verb.map { $0.requests.isEmpty || $0.requests.contains(request) } ?? true
      }
  }

  /// True if messages were looked up last.
  var hasReadMessages: Bool {
    let manner = handled.first.map { Manner.of(intent: $0.draft.intent) }
    return manner?.isLookup == true && manner?.topic == .messages
  }

  /// The last request that was to change something.
  var lastDeed: Handled? {
    handled.first { !Manner.of(intent: $0.draft.intent).isLookup }
  }

  /// True if a request acts on what was spoken of last, and nothing else goes on.
  func isOfAllThatGoesOn(_ request: IntentName) -> Bool {
    guard let effect = request.manner.effect,
      [.ends, .pauses, .resumes].contains(effect.verb)
    else { return false }
    let last = handled.first.flatMap { Manner.of(intent: $0.draft.intent).effect?.activity }
    return last == effect.activity
      && goingOn.allSatisfy { $0.manner.effect?.activity == effect.activity }
  }

  /// The last request; a call that has ended is the one that can be made again.
  var lastBegun: Handled? {
    guard let last = handled.first else { return nil }
    let manner = Manner.of(intent: last.draft.intent)
    guard manner.isUndoing, let activity = manner.effect?.activity else { return last }
    let begun = begun(activity)
    return begun.map { Manner.of(intent: $0.draft.intent).isImmediate ? $0 : last } ?? last
  }

  /// The last request that set going what another one ends or takes back.
  func begun(before end: IntentName) -> Handled? {
    if end == .cancelThat { return lastDeed }
    return end.manner.isUndoing ? end.manner.effect.flatMap { begun($0.activity) } : nil
  }

  private func begun(_ activity: Manner.Activity) -> Handled? {
    let setting = Manner.request(that: .sets, activity)
    return handled.first { Manner.of(intent: $0.draft.intent).request == setting }
  }

  /// The request that ends the thing that goes on.
  ///
  /// A call comes last: nobody has to end it.
  var ending: IntentName? {
    let endings = goingOn.filter { $0.manner.endedBy != nil }
    return (endings.first { !$0.manner.isImmediate } ?? endings.first)?.manner.endedBy
  }

  /// The request that tells how the thing that goes on stands.
  var report: IntentName? {
    activities.lazy.compactMap(Manner.report).first
  }

  /// The same of what is on its way, which only an app can tell.
  var reportOfWhatComes: IntentName? {
    activities.lazy.compactMap { Manner.request(that: .shows, $0) }.first
  }

  /// The request that tells of what has ended last; `nil` where nobody keeps a record of it.
  var reportOfWhatEnded: IntentName? {
    guard let effect = lastDeed.flatMap({ Manner.of(intent: $0.draft.intent).effect }),
      effect.verb == .ends
    else { return nil }
    return Manner.records.first { $0.record?.basis == .activity(effect.activity, .latest) }?.request
  }

  private var activities: [Manner.Activity] {
    goingOn.compactMap { $0.manner.effect?.activity }
  }

  /// True if there is something that a request can be about.
  func canBeAbout(_ request: IntentName) -> Bool {
    guard request.manner.needsOngoing, let effect = request.manner.effect else { return true }
    return activities.contains(effect.activity)
  }

  /// Returns whether a verb fits only something that goes on: “hang up”, but not “stop”.
  func canEnd(_ verb: Verb?) -> Bool {
    guard let verb, verb.cancels, verb.requests.count == 1 else { return false }
    return undoing(verb).map(canBeAbout) == true
  }

  /// The request that ends an activity, if one goes on that can be ended.
  func ending(_ activity: Manner.Activity) -> IntentName? {
    goingOn.first { $0.manner.effect?.activity == activity }?.manner.endedBy
  }

  /// What goes on, and what was done or looked up last.
  var circumstances: Circumstances {
    let last = handled.first.flatMap { Requests.request(for: $0.draft.intent) }
    return Circumstances(goesOn: goingOn, last: last)
  }

  /// The requests that set something going which has not ended since, the last one first.
  ///
  /// What may end without a word, as a call does, goes on until anything else is asked for.
  private var goingOn: [IntentName] {
    var known: Set<Manner.Activity> = []
    let requests = handled.compactMap { Requests.request(for: $0.draft.intent) }
    return requests.enumerated().compactMap { place, request in
      let isTold = request.manner.isOneAtATime || place == 0
      return isTold && begins(request, besides: &known) ? request : nil
    }
  }

  /// True if a request sets something going, and none of the later ones is about it.
  private func begins(_ request: IntentName, besides known: inout Set<Manner.Activity>) -> Bool {
    guard let effect = request.manner.effect else { return false }
    switch effect.verb {
    case .sets: return known.insert(effect.activity).inserted
    case .ends, .cancels: known.insert(effect.activity)
    default: break
    }
    return false
  }
}

extension Memory.Handled {
  /// True if it began something, rather than went on with what another request began.
  var canBeRepeated: Bool {
    Manner.of(intent: draft.intent).repeats
  }
}
