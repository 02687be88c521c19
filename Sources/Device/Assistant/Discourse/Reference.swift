import Dialogue
import Domains
import Understanding

/// Finds the request that another one means which points back, and names none itself: “same again”.
struct Reference {
  let discourse: Discourse
  let context: Context

  /// The meaning of a request that points back.
  enum Meaning {
    case request(Reading)
    case actOnWhatGoesOn(Reading)

    /// A request that is asked about before it is begun.
    case perhaps(Reading)
    case again(Draft, app: String)
    case nothing(Saying)
    case refused(String, Saying)
  }

  func meaning(of reading: Reading) -> Meaning {
    switch reading.intent {
    case .again: again(reading)
    case .cancelThat: callingOffLast
    case .deleteThat: deleting(reading)
    case .finished: ending(reading)
    case .otherKind: other(reading)
    default: showing(reading)
    }
  }

  /// “Delete it” calls off what was done last, unless messages were read.
  private func deleting(_ reading: Reading) -> Meaning {
    let isNamed = !reading.slots.contains { $0.name == "deleted" }
    return isNamed || discourse.memory.hasReadMessages
      ? .refused("not-supported", .noDeleting) : callingOffLast
  }

  /// “Where is it?” asks how something stands, of which only one kind can be anywhere.
  private func showing(_ reading: Reading) -> Meaning {
    let request = Manner.requests(that: .shows).first
    return request.map { .request(Reading(intent: $0, score: reading.score)) } ?? .nothing(.fine)
  }

  /// The least score of words that end something without a yes.
  private static let plain = 0.7

  /// “Done” ends what goes on, if that was spoken of last; where that is not plain, or something
  /// else goes on as well, after a yes.
  private func ending(_ said: Reading) -> Meaning {
    guard let request = discourse.memory.ending else {
      return .nothing(discourse.hasEnded ? .alreadyDone : .fine)
    }
    let reading = Reading(intent: request, score: said.score)
    return said.score < Self.plain ? .perhaps(reading) : .actOnWhatGoesOn(reading)
  }

  private func other(_ said: Reading) -> Meaning {
    guard case .term(let kind) = said.slots.first(where: { $0.name == "kind" })?.meaning else {
      return .nothing(.fine)
    }
    return other(IntentName(rawValue: kind), with: said.slots.filter { $0.name != "kind" })
  }

  /// Another act for those of the request before, besides it: “and text her, too”.
  func other(_ kind: IntentName, with slots: [SlotReading]) -> Meaning {
    let grounding = context.grounding
    var kept = discourse.memory.handled.first.map { grounding.slots(of: $0.draft) } ?? []
    if !kept.contains(where: \.isSomebody), discourse.memory.people.count == 1 {
      kept += discourse.memory.people.map { grounding.slot(for: $0) }
    }
    let reading = grounding.reading(kind, for: slots, keeping: kept)
    return reading.map { .request($0) } ?? .refused("nothing-to-repeat", .nothingToRepeat)
  }

  /// The request that was handled last, once more; what needs a yes needs it again.
  private func again(_ reading: Reading) -> Meaning {
    guard let last = discourse.memory.handled.first(where: \.canBeRepeated),
      context.app(last.app) != nil
    else { return .refused("nothing-to-repeat", .nothingToRepeat) }
    let current = Memory.Handled(app: last.app, draft: last.draft.current)
    let changed = context.draft(Exchange(current), with: [.set(reading.slots, replaces: true)])
    return .again(changed ?? current.draft, app: last.app)
  }

  /// The request that calls off the one handled last, if that one can be called off at all.
  private var callingOffLast: Meaning {
    guard let last = discourse.lastDeed else { return .nothing(.nothingToCancel) }
    if let request = Manner.of(intent: last.draft.intent).undoneBy {
      return .request(Reading(intent: request, score: 1))
    }
    if let doubt = discourse.doubt { return .nothing(.mayHaveDone(doubt)) }
    return discourse.hasEnded ? .nothing(.alreadyDone) : .refused("done", .cantUndo(Exchange(last)))
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
