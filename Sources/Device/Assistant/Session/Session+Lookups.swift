import Dialogue
import Domains
import Understanding

// MARK: - Finding what is referred to

extension Session {
  /// Fills in the identifiers that a request needs, asking the app for them.
  ///
  /// - Returns: What to say where the app has nothing of the kind.
  /// - Throws: `CallFailure`, if the app brought no answer to go on without; it has been said then.
  func lookUp(
    _ draft: inout Draft,
    _ reading: Reading?,
    app: InstalledApp
  ) async throws(CallFailure) -> [String]? {
    guard let lookup = Schema.named(draft.intent)?.lookup, draft[lookup.slot].isEmpty
    else { return nil }
    let known = discourse.memory.mentions.values(for: lookup.slot)
    guard let reading, let call = call(finding: lookup, for: draft, reading, app),
      let answer = try await answer(to: call, unless: known)
    else {
      draft[lookup.slot] = known
      return nil
    }
    draft[lookup.slot] = answer.mentions.values(for: lookup.slot)
    guard draft[lookup.slot].isEmpty else {
      discourse.memory.mentions = answer.mentions
      return nil
    }
    return wording.lines(
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
    let said = requests.draft(
      finding: reading,
      with: lookup.finder,
      for: draft.intent,
      app: app.description
    )
    guard let schema = Schema.named(lookup.finder),
      app.description.intents.contains(lookup.finder),
      let search = lookup.search(said, for: draft)
    else { return nil }
    return HandlerCall(
      app: app,
      schema: schema,
      draft: search,
      identifier: newIdentifier(),
      phase: .handle,
      voice: voice,
      isInApp: !app.description.extensionIntents.contains(lookup.finder)
    )
  }

  /// - Returns: The answer; `nil` if none came, and what is known already has to do.
  /// - Throws: `CallFailure` if nothing is known, or if the user called it off.
  private func answer(
    to call: HandlerCall,
    unless known: [Value]
  ) async throws(CallFailure) -> Answer? {
    do throws(CallFailure) {
      return try await answer(to: call)
    } catch {
      guard known.isEmpty || error == .interrupted else { return nil }
      say(error, of: call)
      throw error
    }
  }
}

// MARK: - Without asking the user

extension Session {
  /// Has an intent handled that the user is asked nothing about.
  ///
  /// - Throws: `CallFailure`; it has been stated then, but nothing said.
  func answer(to call: HandlerCall) async throws(CallFailure) -> Answer {
    do throws(CallFailure) {
      guard case .answer(let answer) = try await perform(call) else { throw .wrongHandler }
      state(.handle(intent: call.draft.intent, code: answer.verdict.code))
      return answer
    } catch {
      state(error)
      throw error
    }
  }
}
