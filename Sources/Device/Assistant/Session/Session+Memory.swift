import Dialogue
import Domains
import Understanding

// MARK: - After a request

extension Session {
  /// Keeps a request that was handled and what its response spoke of.
  func keep(_ exchange: Exchange) {
    memory.keep(exchange.request, answer: lastAnswer?.mentions)
    let intent = Requests.request(for: exchange.request.draft.intent)
    // What was called off is another one when it is asked for again.
    memory.settle { request in
      request.app == exchange.app && intent != nil
        && Manner.of(intent: request.draft.intent).undoneBy == intent
    }
  }

  /// Does what follows by itself from a request that was handled.
  func goOn(after exchange: Exchange) async {
    guard let answer = lastAnswer, !answer.mentions.isEmpty else { return }
    await followUp(on: exchange, answer.mentions)
    offerReply(after: exchange, answer.mentions)
  }

  private func followUp(on exchange: Exchange, _ mentions: Mentions) async {
    guard let app = installed(exchange.app),
      let (schema, draft) = mentions.followUp(
        on: exchange.conversation.draft.intent,
        with: app.description.intents
      )
    else { return }
    let call = HandlerCall(
      app: app,
      schema: schema,
      draft: draft,
      identifier: newIdentifier(),
      phase: .handle,
      voice: voice
    )
    // The user has heard what they asked for, and nothing of this.
    _ = try? await answer(to: call)
  }
}

// MARK: - Offering

extension Session {
  /// After reading what one person wrote, asks whether to write back.
  private func offerReply(after exchange: Exchange, _ mentions: Mentions) {
    guard exchange.conversation.draft.isReading,
      app(exchange.app)?.intents.contains(Schema.messageSending) == true,
      let reply = mentions.reply, reply.isToOne, sequel == nil
    else { return }
    offer(reply.draft, app: exchange.app)
  }

  /// Takes the answer to an offer, which nobody has to answer.
  func answer(offer draft: Draft, app: String, _ line: String) async {
    stage = .idle
    if case .reading(let reading, _) = interpreter.read(line, at: civilNow),
      !reading.slots.isEmpty || reading.intent == .deleteThat
    {
      return await dispatch(reading)
    }
    switch read(line, to: Question(.approval)) {
    case .yes: await begin(draft, with: app)
    case .no, .cancel: say(SessionWording.fine)
    case .repeated: offer(draft, app: app)
    default: await take(request: line)
    }
  }

  private func offer(_ draft: Draft, app: String) {
    stage = .offering(draft, app: app)
    repeatPrompt()
  }
}

// MARK: - Requests that point back

extension Session {
  /// Takes a request that means one that was handled before: “same again”.
  func refer(_ reading: Reading) async {
    switch reading.intent {
    case .again: await doAgain()
    case .cancelThat: await callOffLast()
    case .deleteThat: refuseToDelete()
    case .finished: askWhetherToEnd()
    case .otherKind: await takeInstead(ofLast: reading)
    default: await showWhatGoesOn(reading)
    }
  }

  /// “Where is it?” asks how something stands, of which only one kind can be anywhere.
  private func showWhatGoesOn(_ reading: Reading) async {
    guard let request = Manner.requests(that: .shows).first else { return }
    await dispatch(Reading(intent: request, score: reading.score))
  }

  /// “Done” ends a workout, if that was the last thing spoken of, after a yes.
  private func askWhetherToEnd() {
    stage = .idle
    guard let last = memory.handled.first,
      let request = Manner.of(intent: last.draft.intent).endedBy
    else { return say(SessionWording.nothingToCancel) }
    stage = .doubting(Reading(intent: request, score: 1))
    repeatPrompt()
  }

  private func refuseToDelete() {
    stage = .idle
    state(.refused("not-supported"))
    say(SessionWording.noDeleting)
  }

  /// Begins once more with the request that was handled last; what needs a yes needs it again.
  private func doAgain() async {
    stage = .idle
    guard let last = memory.handled.first(where: { Manner.of(intent: $0.draft.intent).repeats }),
      let app = app(last.app)
    else {
      state(.refused("nothing-to-repeat"))
      return say(SessionWording.nothingToRepeat)
    }
    guard mayBegin(last.draft.intent, with: app) else { return }
    lastAnswer = nil
    await begin(last.draft.current(at: civilNow), with: last.app)
  }

  /// Calls off what was handled last, if that can be called off at all.
  private func callOffLast() async {
    stage = .idle
    guard let last = memory.handled.first else { return say(SessionWording.nothingToCancel) }
    guard let request = Manner.of(intent: last.draft.intent).undoneBy else {
      state(.refused("done"))
      return say(SessionWording.done)
    }
    await dispatch(Reading(intent: request, score: 1))
  }
}

// MARK: - Requests that leave out what was said before

extension Memory {
  /// Fills in what a request takes from an earlier one: “reply OK”, “text her too”.
  func complete(_ draft: inout Draft, for reading: Reading) {
    if reading.hasSlot("reply"), draft.filledSlots.isDisjoint(with: Slot.messageAddresses),
      let reply = mentions.reply
    {
      for slot in reply.draft.filledSlots { draft[slot] = reply.draft[slot] }
    }
    if reading.hasSlot("same"), let last = last(draft.intent) {
      for slot in last.filledSlots.subtracting(Slot.messageAddresses) where draft[slot].isEmpty {
        draft[slot] = last[slot]
      }
    }
  }
}

extension Reading {
  fileprivate func hasSlot(_ name: String) -> Bool {
    slots.contains { $0.name == name }
  }
}

extension Draft {
  /// Whether somebody's messages are read out, rather than certain ones looked for.
  fileprivate var isReading: Bool {
    let narrowing: Set<Slot> = ["searchTerms", "dateTimeRange"]
    let manner = Manner.of(intent: intent)
    return manner.isLookup && manner.topic == .messages && filledSlots.isDisjoint(with: narrowing)
      && self["attributes"].allSatisfy { $0.content == .terms(["unread"]) }
  }

  /// The request as it can be made once more: what was to be at a time that is over is to be now.
  fileprivate func current(at now: CivilTime) -> Draft {
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

// MARK: - Replying

extension Mentions {
  /// What the assistant does by itself once an intent was handled, with what that has found.
  ///
  /// Siri marks each message that it reads out, so that the next request reads only new ones.
  fileprivate func followUp(on intent: String, with intents: [String]) -> (Schema, Draft)? {
    guard let next = Manner.of(intent: intent).followUp,
      let intent = intents.first(where: { Manner.of(intent: $0).request == next.request }),
      let schema = Schema.named(intent), let slot = schema.lookup?.slot
    else { return nil }
    let found = values(for: slot)
    guard !found.isEmpty else { return nil }
    let term = Value(next.term, .term(next.term))
    return (schema, Draft(intent, [slot: found, Slot(rawValue: next.parameter): [term]]))
  }

  /// A message back to whoever wrote the last of the messages.
  fileprivate var reply: (draft: Draft, isToOne: Bool)? {
    guard let last = messages.last, !last.others.isEmpty else { return nil }
    let isToOne = messages.allSatisfy { $0.group == last.group && $0.sender?.isMe == false }
    return (last.reply, isToOne && (last.group != nil || people.count == 1))
  }
}

extension Schema {
  /// What a message back is sent with.
  static let messageSending = Manner.all.first { $0.delivers == .text }?.intents.first ?? ""
}
