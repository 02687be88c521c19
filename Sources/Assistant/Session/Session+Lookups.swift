import Dialogue
import Domains
import Understanding

/// What a request refers to by an identifier that nobody says, and how the app is asked for it.
///
/// "Cancel my ride" names no ride and "mark them as read" no message, but their intents carry
/// identifiers. Siri and Maps know them from what they have just shown; here the app is asked,
/// with the intent it has for that, unless an earlier response has told.
struct Lookup: Sendable {
  /// The intent that needs the identifiers, by class name.
  var intent: String

  /// The parameter that takes them.
  var slot: Slot

  /// The intent that finds them, by class name.
  var finder: String

  static let all = [
    Lookup(intent: "INCancelRideIntent", slot: "rideIdentifier", finder: "INGetRideStatusIntent"),
    Lookup(
      intent: "INSetMessageAttributeIntent",
      slot: "identifiers",
      finder: "INSearchForMessagesIntent"
    ),
  ]
}

extension Mentions {
  /// The identifiers that a parameter can take.
  fileprivate func values(for slot: Slot) -> [Value] {
    switch slot {
    case "rideIdentifier": ride.map { [Value($0)] } ?? []
    case "identifiers": messages.map { Value($0.identifier) }
    default: []
    }
  }
}

// MARK: - Finding what is referred to

extension Session {
  /// Fills in the identifiers that a request needs, asking the app for them.
  ///
  /// - Returns: What to say where the app has nothing of the kind.
  /// - Throws: `CallFailure`, if the app brought no answer to go on without; it has been said then.
  func lookUp(
    _ draft: inout Draft,
    _ reading: Reading,
    app: InstalledApp
  ) async throws(CallFailure) -> [String]? {
    guard let lookup = Lookup.all.first(where: { $0.intent == draft.intent }),
      draft[lookup.slot].isEmpty
    else { return nil }
    let known = mentions.values(for: lookup.slot)
    guard !reading.refersBack, let call = call(finding: lookup, reading, app),
      let answer = try await answer(to: call, unless: known)
    else {
      draft[lookup.slot] = known
      return nil
    }
    draft[lookup.slot] = answer.mentions.values(for: lookup.slot)
    guard draft[lookup.slot].isEmpty else {
      mentions = answer.mentions
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
    _ reading: Reading,
    _ app: InstalledApp
  ) -> HandlerCall? {
    guard let schema = Schema.named(lookup.finder),
      app.description.intents.contains(lookup.finder)
    else { return nil }
    return HandlerCall(
      app: app,
      schema: schema,
      draft: draft(finding: reading, lookup, app.description),
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

extension Reading {
  /// Whether it says nothing of the messages that it is about: “flag it”, “mark that as unread”.
  ///
  /// Those spoken of last are meant, or, where there are none, whichever the app takes them to be.
  /// “Mark my messages as read” has a meaning of its own: all that are unread.
  fileprivate var refersBack: Bool {
    intent == .setMessageAttribute && slots.count == 1 && slots[0].name == "attribute"
      && slots[0].meaning != .term("read")
  }
}

extension Session {
  /// The request to find what another one is about: whose and when, as that one says.
  private func draft(
    finding reading: Reading,
    _ lookup: Lookup,
    _ app: AppDescription
  ) -> Draft {
    var draft = requests.draft(for: reading, intent: lookup.finder, app: app)
    let new = reading.slots.last { $0.name == "attribute" }?.meaning
    // What is to become read is not read yet.
    if new == .term("read"), draft["attributes"].isEmpty {
      draft["attributes"] = [voice.value(.terms(["unread"]))]
    }
    return draft
  }
}

// MARK: - After a request

extension Session {
  /// Keeps what a response spoke of, and marks as read what has been read out.
  func remember(_ exchange: Exchange) async {
    guard let answer = lastAnswer, !answer.mentions.isEmpty else { return }
    mentions = answer.mentions
    await markAsRead(exchange)
  }

  /// Siri marks each message that it reads out, so that the next request reads only new ones.
  private func markAsRead(_ exchange: Exchange) async {
    guard exchange.conversation.draft.intent == "INSearchForMessagesIntent",
      let schema = Schema.named("INSetMessageAttributeIntent"),
      let app = installed(exchange.app), app.description.intents.contains(schema.intent)
    else { return }
    let draft = Draft(
      schema.intent,
      [
        "identifiers": mentions.messages.map { Value($0.identifier) },
        "attribute": [Value("read", .term("read"))],
      ]
    )
    let call = HandlerCall(
      app: app,
      schema: schema,
      draft: draft,
      identifier: newIdentifier(),
      phase: .handle,
      voice: voice
    )
    // The user has heard what they asked for, and nothing of this.
    _ = try? await self.answer(to: call)
  }

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
