import Dialogue
import Domains
import Understanding

extension Turn {
  /// A change of the request that is over: done again with it where nothing was done, else it is
  /// said that it is too late.
  mutating func changeWhatIsOver() -> Bool {
    if hearing.restates || !hearing.requests.isEmpty || hearing.takenBack != nil { return false }
    if let dropped = course.discourse.dropped, hearing.changes(dropped) {
      guard let draft = context.draft(dropped.exchange, with: hearing.updates) else { return false }
      course.follow(.begin(draft, app: dropped.exchange.app))
      return true
    }
    guard let last = course.discourse.doubt?.asHandled ?? course.discourse.memory.lastBegun,
      let request = Requests.request(for: last.draft.intent)
    else { return false }
    let afterthought = Afterthought(
      hearing: hearing,
      context: context,
      last: last,
      request: request
    )
    guard afterthought.concernsIt || afterthought.isForSomebodyElse else { return false }
    let more = request.manner.delivers == .money ? hearing.requestsMore(of: request) : []
    if more.count > 1 {
      course.beginAll(more)
      return true
    }
    let whole = request.manner.isLookup ? last.ofAllListed : last
    let changed = context.draft(Exchange(whole), with: hearing.named.map(\.ofItsOwn))
    let isForAnother = hearing.isForOthers || afterthought.isForAnotherKind
    if request.manner.confirms, let changed, isForAnother, !afterthought.isSame {
      course.follow(.begin(changed, app: last.app))
      return true
    }
    return request.manner.late == nil
      ? askOn(request, changed, app: last.app, isSame: afterthought.isSame)
      : changeTooLate(request, changed, app: last.app, isSame: afterthought.isSame)
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
}

extension Memory.Handled {
  fileprivate var ofAllListed: Memory.Handled { Memory.Handled(app: app, draft: draft.ofAllListed) }
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

  /// True if it changes a request that came to nothing: one that was refused by any value, one that
  /// was called off only by what can be about nothing else.
  fileprivate func changes(_ dropped: Ended) -> Bool {
    dropped.isRefused || corrects || updates.contains(where: \.isRelative)
  }
}
