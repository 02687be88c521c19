import Dialogue
import Domains
import Understanding

// MARK: - After a request

extension Session {
  /// Keeps a request that was handled and what its response spoke of.
  func keep(_ exchange: Exchange) {
    discourse.memory.keep(exchange.asHandled, answer: lastAnswer?.mentions)
    let intent = exchange.request
    // What was called off is another one when it is asked for again.
    discourse.memory.settle { request in
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
      let reply = mentions.reply, reply.isToOne, discourse.agenda == nil
    else { return }
    offer(reply.draft, app: exchange.app)
  }

  private func offer(_ draft: Draft, app: String) {
    discourse.stage = .offering(draft, app: app)
    repeatPrompt()
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
