import Dialogue
import Domains
import Understanding

// MARK: - Requests that leave out what was said before

extension Memory {
  /// Fills in what a request takes from an earlier one, be it one that waits: “reply OK”, “text her
  /// too”.
  func complete(_ draft: inout Draft, for reading: Reading, before waiting: Draft? = nil) {
    if reading.hasSlot("reply"), draft.filledSlots.isDisjoint(with: Slot.messageAddresses),
      let reply = mentions.reply
    {
      for slot in reply.draft.filledSlots { draft[slot] = reply.draft[slot] }
    }
    if reading.isToThem, hasReadMessages, let reply = mentions.reply, reply.isToOne,
      mentions.messages.last?.group != nil
    {
      for slot in Slot.messageAddresses { draft[slot] = reply.draft[slot] }
    }
    if reading.pointsToMessage, hasReadMessages, let read = mentions.messages.last?.text {
      draft["content"] = [Value(read)]
    } else if reading.hasSlot("same"),
      let last = waiting?.intent == draft.intent ? waiting : last(draft.intent)
    {
      for slot in last.filledSlots.subtracting(Slot.messageAddresses) where draft[slot].isEmpty {
        draft[slot] = last[slot]
      }
    }
    if reading.hasSlot(SlotReading.namesake) {
      let known = Set(people.compactMap(\.contactIdentifier))
      for slot in draft.filledSlots { draft[slot] = draft[slot].map { $0.besides(known) } }
    }
  }
}

extension Reading {
  /// True if it points to a message and not only says “too”: “send it to Kate”.
  fileprivate var pointsToMessage: Bool {
    slots.contains { $0.name == "same" && $0.meaning == .term("message") }
  }

  /// True if it is a message for “them”, of whom nobody is named.
  fileprivate var isToThem: Bool {
    let people = slots.filter(\.isSomebody)
    return intent.manner.delivers == .text && !people.isEmpty
      && people.allSatisfy { slot in
        if case .person(let mention) = slot.meaning { mention.pronoun == .them } else { false }
      }
  }

  fileprivate func hasSlot(_ name: String) -> Bool {
    slots.contains { $0.name == name }
  }
}

extension Mentions {
  /// A message back to whoever wrote the last of the messages.
  var reply: (draft: Draft, isToOne: Bool)? {
    guard let last = messages.last, !last.others.isEmpty else { return nil }
    let isToOne = messages.allSatisfy { $0.group == last.group && $0.sender?.isMe == false }
    return (last.reply, isToOne && (last.group != nil || people.count == 1))
  }
}

extension Schema {
  /// The intent that sends a message back.
  static let messageSending = Manner.all.first { $0.delivers == .text }?.intents.first ?? ""
}
