import Dialogue
import Domains
import Understanding

extension Rule {
  /// A time of day, or another day, where the hour was in doubt; with no value in it the words
  /// themselves may be one.
  static let hour = Rule(
    "hour",
    because: "It gives the time of day that was in doubt."
  ) { turn in
    guard case .clarifying(let clarification) = turn.stage, clarification.doubt == .hour,
      turn.hearing.requests.isEmpty, let slot = turn.hour(for: clarification)
    else { return false }
    turn.course.proceed(with: clarification.with(slot).completed(by: turn.hearing.updates))
    return true
  }

  /// Values go where they belong: to the open question, to the rest of its request, or to the
  /// request before.
  static let change = Rule(
    "change",
    because: "It gives a value, or puts one right."
  ) { turn in
    guard !turn.hearing.updates.isEmpty, turn.hearing.instead == nil else { return false }
    let offer = turn.stage.offer
    var changed = turn
    // “Wait, it was for four, make it 20” may have said more of it.
    let isAll = turn.hearing.hesitates && turn.hearing.people.isEmpty
    let unread = isAll ? turn.hearing.unread : turn.hearing.dropped
    if !unread.isEmpty { changed.course.say(.unread(unread)) }
    guard changed.change() else { return false }
    turn = changed
    // Requests behind a change come once what is changed is over.
    let requested =
      turn.hearing.requests.isEmpty ? [] : turn.hearing.requested(atRest: false).readings
    let isMissed = turn.hearing.remarks || !turn.hearing.unread.isEmpty && !isAll
    if turn.hearing.hesitates, isMissed { turn.missLine() }
    let others = requested.filter { $0.intent != offer?.instead }
    if !others.isEmpty { turn.course.discourse.agenda = Sequel(readings: others) }
    return true
  }
}

extension Turn {
  fileprivate mutating func change() -> Bool {
    switch stage {
    case .idle: return changeWhatIsOver()
    case .offering(let offer): return agree(to: offer) || changeWhatIsOver()
    case .talking(let exchange): return change(exchange)
    case .resuming(let waiting):
      guard let exchange = waiting.last, !hearing.restates else { return false }
      return change(partsOf: exchange)
    case .changing(let exchange): return change(partsOf: exchange)
    case .replacing(let exchange, let reading): return change(exchange, or: reading)
    case .clarifying(let clarification): return clear(clarification)
    case .doubting, .choosingApp, .choosingIntent, .substituting, .authorizing:
      return changeReading()
    }
  }

  /// A yes that names what is offered, “yes, the walk”, or whom it is for: “tell her”.
  private mutating func agree(to offer: Offer) -> Bool {
    let offered = Exchange(Memory.Handled(app: offer.app, draft: offer.draft))
    if let text = text(for: offered) {
      course.follow(.begin(text, app: offer.app, Terms()))
      return true
    }
    let isTaken = hearing.decision == .yes || hearing.restates || hearing.isOfPeopleAlone
    guard isTaken, hearing.decision != .no, let yes = question?.yes,
      hearing.updates.allSatisfy({ context.isSettled($0, offered) })
    else { return false }
    course.follow(yes)
    return true
  }

  /// The request on offer with the text that the line gives it: “say I'm late”, where that is a reply.
  private func text(for offered: Exchange) -> Draft? {
    var draft = offered.conversation.draft
    let values = context.values(of: hearing.slots, for: offered)
    let isText = hearing.slots.allSatisfy { $0.meaning == .text } && !values.isEmpty
    guard isText, hearing.decision != .no, values.keys.allSatisfy({ draft[$0].isEmpty }) else {
      return nil
    }
    for (slot, texts) in values { draft[slot] = texts }
    return draft
  }

  fileprivate mutating func change(_ exchange: Exchange) -> Bool {
    let bearing = Bearing(hearing: hearing, context: context, exchange: exchange, prompt: prompt)
    guard !exchange.conversation.isCommitted, !bearing.isGuess else { return false }
    if hearing.isRetracted, let question, bearing.isOnNothing {
      course.follow(question.cancel)
      return true
    }
    let isSaidAgain =
      hearing.decision != .no && hearing.updates.allSatisfy { context.isSettled($0, exchange) }
    if let restated = hearing.restated.last, !isSaidAgain, !bearing.isAnswer(restated) {
      return false
    }
    if stage.asksToGoAhead, bearing.isForLater {
      course.askAgain(after: .onlyNow)
      return true
    }
    if exchange.request?.hasNoPlace(besideOthersIn: hearing.slots) == true { return false }
    if hearing.decision != .yes, hearing.updates.allSatisfy(\.isRemoval),
      let other = prompt?.other(thanProposedIn: course)
    {
      course.follow(.reply(other, exchange))
      return true
    }
    return change(partsOf: exchange)
  }

  /// Takes the changes, or asks for the part that is to be changed.
  fileprivate mutating func change(partsOf exchange: Exchange) -> Bool {
    if case .revise(let aspect)? = hearing.updates.last {
      let others = Change(hearing.updates.dropLast(), to: prompt)
      if let aspect, case .change(var values) = context.reply(others, to: exchange, after: []),
        let meant = exchange.conversation.parameters.first(where: { $0.slot.isMeant(by: aspect) })
      {
        // “That's five of us, so not the compact.”
        values[meant.slot] = []
        course.follow(.reply(.change(values), exchange))
        return true
      }
      revise(aspect, of: exchange)
    } else {
      apply(to: exchange)
    }
    return true
  }

  /// Puts the changes to the request's conversation, once they are clear.
  mutating func apply(to exchange: Exchange) {
    var change = Change(hearing.updates.map { $0.about(exchange) }, to: prompt)
    let new = hearing.updates.filter { !context.isSettled($0, exchange) }
    // A sum that is changed is shown first.
    change.isAgreedTo =
      stage.asksToGoAhead && course.discourse.missed.isEmpty && hearing.agrees(to: new)
      && (exchange.manner.delivers != .money || new.isEmpty)
    if change.isAgreedTo, new.isEmpty { return course.follow(.reply(.yes, exchange)) }
    // “Not Kate, she has paid”, where it is for others only.
    if new.isEmpty, hearing.updates.allSatisfy(\.isRemoval) { return course.askAgain(after: .fine) }
    var exchange = exchange
    if hearing.isHeldBack, exchange.manner.actsUnasked { exchange.conversation.askFirst() }
    let options = prompt?.kind.options ?? []
    if let picks = hearing.picks, picks.count == 1, options.indices ~= picks[0] {
      change.picked = options[picks[0]]
    }
    course.proceed(with: .answer(change, exchange))
  }
}

extension Stage {
  /// The offer in the place of what goes on, or after a look-up.
  fileprivate var offer: Offer? { if case .offering(let offer) = self { offer } else { nil } }
}

extension Prompt {
  /// The only other one of the same name, where the one that was proposed is not meant: “not
  /// Appleseed, the other one”.
  func other(thanProposedIn course: Course) -> Reply? {
    guard case .approval(let slot, _, let proposed) = kind else { return nil }
    let grounding = course.context.grounding
    let said = course.discourse.considered?.slots.first(where: \.isSomebody)
    return grounding.people.other(than: proposed, named: said).map {
      .change([slot: [grounding.voice.value(.person($0))]])
    }
  }
}

extension Edit {
  /// “Tell her it's cancelled”: “her” is whomever the request is for already.
  fileprivate func about(_ exchange: Exchange) -> Edit {
    guard case .restate(var reading) = self, reading.slots.contains(where: { !$0.isPronoun }),
      Slot.people.contains(where: { !exchange.conversation.draft[$0].isEmpty })
    else { return self }
    reading.slots.removeAll(where: \.isPronoun)
    return .restate(reading)
  }
}

extension Turn {
  /// “Change the amount”: it is asked for; “change it”: what, unless one thing alone can be meant.
  private mutating func revise(_ aspect: String?, of exchange: Exchange) {
    let (all, changeable) = (exchange.conversation.parameters.map(\.slot), exchange.changeable)
    if let aspect {
      let meant = all.first { $0.isMeant(by: aspect) }
      course.follow(.reply(meant.map { .redo($0) } ?? .unclear, exchange))
    } else if changeable.isEmpty {
      course.follow(.reply(.unclear, exchange))
    } else if let only = exchange.partMeantFirst {
      course.follow(.reply(.redo(only), exchange))
    } else {
      course.ask(.changing(exchange))
    }
  }
}

extension Exchange {
  /// The parameters with a value, in the intent's order, while anything can be changed.
  var changeable: [Slot] {
    conversation.isCommitted
      ? [] : conversation.parameters.map(\.slot).filter { !conversation.draft[$0].isEmpty }
  }

  /// The part that “change it” means: the text, or the only one that has a name.
  fileprivate var partMeantFirst: Slot? {
    let texts = IntentRow.row(for: conversation.draft.intent)?.columns
      .filter { $0.kind == .text }.map(\.parameter)
    if let text = texts?.first(where: changeable.contains), manner.delivers == .text { return text }
    let named = changeable.filter { SessionWording.aspect(of: $0) != nil }
    return named.count == 1 ? named.first : nil
  }
}

extension Hearing {
  /// True if it agrees at once to the values that it gives besides what is so already, which are
  /// neither people nor texts, with nothing in it that was not understood.
  ///
  /// “Okay, 17 it is” says yes to what is shown.
  fileprivate func agrees(to new: [Edit]) -> Bool {
    let isPlain = slots.allSatisfy { !$0.isSomebody && $0.meaning != .text }
    let isYes = decision == .yes || isPlain && courtesies.contains(.acknowledgement)
    return (endsInYes || isYes && new.isEmpty) && decision != .no && !isContradictory
      && unread.isEmpty && control == nil && requests.isEmpty && picks == nil
      && new.allSatisfy { edit in
        guard case .set(let slots, _) = edit else { return false }
        return slots.allSatisfy { !$0.isSomebody && $0.meaning != .text }
      }
  }
}
