import Dialogue
import Domains
import Understanding

extension Turn {
  /// A change of the request that is over: done again with it where nothing was done, else it is
  /// said that it is too late.
  mutating func changeWhatIsOver() -> Bool {
    if hearing.restates || !hearing.requests.isEmpty || hearing.takenBack != nil { return false }
    if let dropped = course.discourse.dropped, hearing.changes(dropped) {
      return redo(dropped.exchange, with: hearing.updates)
    }
    guard let last = course.discourse.doubt?.asHandled ?? course.discourse.memory.lastBegun,
      let request = Requests.request(for: last.draft.intent),
      concerns(request) || isForSomebodyElse(request)
    else { return false }
    let more = request.manner.delivers == .money ? hearing.requestsMore(of: request) : []
    if more.count > 1 {
      course.beginAll(more)
      return true
    }
    let whole = request.manner.isLookup ? last.ofAllListed : last
    let changed = context.draft(Exchange(whole), with: hearing.named.map(\.ofItsOwn))
    let isForAnother = hearing.isForOthers || isForAnotherKind(request)
    if request.manner.confirms, let changed, isForAnother, !isSame(last) {
      course.follow(.begin(changed, app: last.app))
      return true
    }
    return request.manner.late == nil
      ? askOn(request, changed, app: last.app, isSame: isSame(last))
      : changeTooLate(request, changed, app: last.app, isSame: isSame(last))
  }

  /// Asks on where the user only asked, “and yesterday?”, and makes a call in another way.
  private mutating func askOn(
    _ request: IntentName,
    _ changed: Draft?,
    app: String,
    isSame: Bool
  ) -> Bool {
    // “Send it to Jane” looks nothing up.
    if request.manner.isLookup, case .nearTie = utterance.understood { return false }
    let memory = course.discourse.memory
    if request.manner.isLookup, let intent = memory.handled.first?.draft.intent,
      let listed = memory.draft(ofListedFrom: hearing.slots, for: intent)
    {
      course.follow(.begin(listed, app: app))
      return true
    }
    let isMeant =
      hearing.corrects || request.manner.isLookup
      || request.manner.isImmediate && !hearing.addsToRemark
    guard isMeant, request.manner.repeats, let changed else { return false }
    if isSame, let deed = course.discourse.deed {
      course.say(.didAlready(deed))
    } else if hearing.verb?.cancels == true, let ending = request.manner.endedBy {
      course.takeUp(Offer(draft: changed, app: app, instead: ending))
    } else {
      course.follow(.begin(changed, app: app))
    }
    return true
  }

  /// Begins anew what has just begun; else says that it is too late, and offers another.
  private mutating func changeTooLate(
    _ request: IntentName,
    _ changed: Draft?,
    app: String,
    isSame: Bool
  ) -> Bool {
    // “Do I see kilometers or miles?” changes nothing, nor does “30 minutes is enough?”.
    if hearing.asks || hearing.isAsked { return false }
    course.stage = .idle
    let undoing = context.undoing(request, by: app).flatMap { $0.manner.confirms ? nil : $0 }
    let anew = undoing.flatMap { undoing in
      changed.map { Offer(draft: $0, app: app, instead: undoing) }
    }
    let begun = course.discourse.justBegun(by: context.now)
    if isSame, let begun {
      course.say(.didAlready(begun))
    } else if begun != nil, let anew {
      course.beginAnew(anew)
    } else {
      course.refuse("done", course.discourse.doubt.map(Saying.mayHaveDone) ?? .tooLate(request))
      if let anew {
        course.ask(.offering(anew))
      } else if let changed, hearing.isForSomebodyByName, request.manner.confirms {
        course.follow(.begin(changed, app: app))
      }
    }
    return true
  }

  /// True if the same is to be done at once for somebody else, or at another number: “try Jane”.
  private func isForSomebodyElse(_ request: IntentName) -> Bool {
    request.manner.isImmediate && hearing.isOfPeopleAlone
  }

  /// True if nothing but another of the kinds that a request can be for is named: “and the electric
  /// one”.
  private func isForAnotherKind(_ request: IntentName) -> Bool {
    guard request.manner.delivers == .money, !hearing.corrects, !hearing.slots.isEmpty else {
      return false
    }
    let columns = IntentRow.rows(for: request).first?.columns ?? []
    return hearing.slots.allSatisfy { slot in
      columns.contains { $0.slot == slot.name && $0.kind == .term }
    }
  }

  /// True if the line names no others than those whom it was done for: “Alex, yes”, “that's her”.
  private func isSame(_ last: Memory.Handled) -> Bool {
    hearing.updates.allSatisfy { context.isSettled($0, Exchange(last)) }
  }

  /// Begins anew with a request that is over, with other values; what is to be changed without
  /// them is asked for.
  private mutating func redo(_ over: Exchange, with edits: [Edit]) -> Bool {
    guard let draft = context.draft(over, with: edits) else { return false }
    course.follow(.begin(draft, app: over.app))
    return true
  }

  /// True if what was said is of a kind that a request has.
  private func concerns(_ request: IntentName) -> Bool {
    let columns = IntentRow.rows(for: request).first?.columns ?? []
    return hearing.updates.contains { update in
      switch update {
      case .revise, .shift, .add: true
      case .remove(let slots): slots.named(as: columns).contains { $0.isOf(columns) }
      // “$15 to Alex” asks for more than the call that is over could have been.
      case .set(let slots, _), .exchange(_, let slots):
        slots.named(as: columns).allSatisfy { $0.isOf(columns) }
      case .restate, .reword, .restore: false
      }
    }
  }
}

extension Memory.Handled {
  fileprivate var ofAllListed: Memory.Handled { Memory.Handled(app: app, draft: draft.ofAllListed) }
}

extension SlotReading {
  /// True if it is a value for one of the parameters of a request.
  fileprivate func isOf(_ columns: [IntentRow.Column]) -> Bool {
    columns.contains { $0.slot == name }
  }
}

extension Edit {
  /// To what is done nothing can be added: it is done for others, too.
  fileprivate var ofItsOwn: Edit {
    if case .add(let slots) = self { .set(slots, replaces: true) } else { self }
  }
}

extension Hearing {
  /// True if what was said is put right: “no, Jane”, “I meant Anna”.
  var corrects: Bool {
    if decision == .no { return true }
    return updates.contains(where: \.replaces)
  }

  /// Its changes, without those who are only pointed to where somebody is named: “it was for
  /// Anna, send it to her”.
  fileprivate var named: [Edit] {
    let names = updates.filter { $0.slots.contains { $0.isSomebody && !$0.isPronoun } }
    return names.isEmpty
      ? updates : updates.filter { $0.slots.isEmpty || !$0.slots.allSatisfy(\.isPronoun) }
  }

  /// True if it says of nothing but the people that they were others.
  fileprivate var isForSomebodyByName: Bool {
    isOfPeopleAlone && !updates.contains(where: \.isRemoval)
      && slots.contains { $0.isSomebody && !$0.isPronoun }
  }

  /// True if the same is to be done for others, too: “also Jane”, “and $15 to Jane”.
  ///
  /// With nothing but a name it may as well be a correction, for which it is too late.
  fileprivate var isForOthers: Bool {
    !corrects && slots.contains(where: \.isSomebody)
      && updates.allSatisfy { edit in
        switch edit {
        case .add: true
        case .set(let slots, _): slots.contains { !$0.isSomebody && $0.name != "label" }
        case .remove, .exchange, .shift, .revise, .restate, .reword, .restore: false
        }
      }
  }

  /// True if it changes a request that came to nothing: one that was refused by any value, one that
  /// was called off only by what can be about nothing else.
  fileprivate func changes(_ dropped: Ended) -> Bool {
    dropped.isRefused || corrects || updates.contains(where: \.isRelative)
  }
}
