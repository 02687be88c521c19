import Dialogue
import Domains
import Understanding

/// Asks apps for what requests refer to: the messages to mark, the ride to cancel.
struct ReferenceLookup {
  let device: DeviceState
  let caller: Caller
  let store: DiscourseStore
  let reporter: Reporter
}

extension ReferenceLookup {
  /// Fills in the identifiers that a request needs, asking the app for them.
  ///
  /// - Returns: What to say where the app has nothing of the kind.
  /// - Throws: `CallFailure`, if the app brought no answer to go on without; it has been said then.
  func fillIn(
    _ draft: inout Draft,
    saidAs reading: Reading?,
    of app: InstalledApp
  ) async throws(CallFailure) -> [String]? {
    guard let lookup = Schema.named(draft.intent)?.lookup, draft[lookup.slot].isEmpty
    else { return nil }
    let known = store.discourse.memory.mentions.values(for: lookup.slot)
    // “Mark that as read” is about what was shown, be it read or not.
    let isPointedTo = reading?.slot("pointed") != nil && !known.isEmpty
    guard let reading, !isPointedTo, let call = call(finding: lookup, for: draft, reading, app),
      let answer = try await answer(to: call, unless: known)
    else {
      draft[lookup.slot] = known
      return nil
    }
    draft[lookup.slot] = answer.mentions.values(for: lookup.slot)
    guard draft[lookup.slot].isEmpty else {
      store.discourse.found(answer.mentions)
      return nil
    }
    return device.wording.lines(
      for: .handled(call.draft, answer.verdict),
      about: call.draft,
      with: app.description.name,
      showing: answer.card
    )
  }

  private func call(
    finding lookup: Lookup,
    for draft: Draft,
    _ reading: Reading,
    _ app: InstalledApp
  ) -> HandlerCall? {
    let said = store.grounding.draft(
      finding: reading,
      with: lookup.finder,
      for: draft.intent,
      app: app.description
    )
    guard app.description.intents.contains(lookup.finder),
      let search = lookup.search(said, for: draft)
    else { return nil }
    return caller.call(.handle, search, of: app)
  }

  /// - Returns: The answer; `nil` if none came, and what is known already has to do.
  /// - Throws: `CallFailure` if nothing is known, or if the user called it off.
  private func answer(
    to call: HandlerCall,
    unless known: [Value]
  ) async throws(CallFailure) -> Answer? {
    do throws(CallFailure) {
      return try await caller.answer(to: call)
    } catch {
      guard known.isEmpty || error == .interrupted else { return nil }
      let method = reporter.spelling(of: call.method)
      reporter.say(error.lines(of: call, named: method))
      throw error
    }
  }
}
