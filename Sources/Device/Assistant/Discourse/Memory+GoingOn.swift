import Dialogue
import Domains
import Intents
import Understanding

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

  /// The activities that go on, and the request that was done or looked up last.
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
