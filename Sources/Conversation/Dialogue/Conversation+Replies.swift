// MARK: - What replies lead to

extension Conversation {
  /// - Returns: `nil` if the reply is no answer to the prompt.
  mutating func answer(to prompt: Prompt, _ reply: Reply) -> Step? {
    switch reply {
    case .change(let values):
      endDetour()
      return change(values)
    case .back: return goBack()
    case .redo(let slot): return askAnew(for: slot)
    case .yes, .no, .cancel, .options, .values, .skip, .unclear:
      return backFromDetour(answer(reply, to: prompt))
    }
  }

  private mutating func answer(_ reply: Reply, to prompt: Prompt) -> Step? {
    switch prompt.kind {
    case .openApp(let reason): return answer(toOffer: reason, reply)
    case _ where reply == .cancel: return .finish(.cancelled)
    case .goAhead(let draft): return answer(toGoAhead: draft, reply)
    case .value(_, let element, _):
      return answer(reply, element: element)
    case .choice(_, let element, let options), .narrowing(_, let element, let options):
      return answer(reply, element: element, options: options)
    case .approval(_, let element, let value):
      return answer(toApprovalOf: value, element: element, reply)
    }
  }

  private mutating func answer(toOffer reason: Prompt.OpenReason, _ reply: Reply) -> Step? {
    switch reply {
    case .yes: .finish(.openedApp(reason))
    case .no, .cancel: .finish(.declinedApp(reason))
    case .values(let values): answer(after: reason, with: values)
    case .options(let positions): answer(after: reason, picking: Set(positions))
    case .change, .back, .redo, .skip, .unclear: nil
    }
  }

  /// Takes what was asked for in vain, if it is given after all.
  private mutating func answer(
    after reason: Prompt.OpenReason,
    with values: [Value]
  ) -> Step? {
    guard case .gaveUp(slot) = reason, !values.isEmpty, draft[slot].count < 2 else { return nil }
    tallies[slot] = nil
    return fill(nil, with: values)
  }

  /// Takes one of what was listed in vain, if it is picked after all.
  private mutating func answer(
    after reason: Prompt.OpenReason,
    picking positions: Set<Int>
  ) -> Step? {
    guard case .gaveUp(slot) = reason else { return nil }
    switch abandoned {
    case .choice(_, let element, let options), .narrowing(_, let element, let options):
      let fitting = positions.intersection(options.indices)
      guard !fitting.isEmpty else { return nil }
      tallies[slot]?.questions = 1
      return pick(fitting, of: options, element: element)
    case .value, .approval, .goAhead, .openApp, nil: return nil
    }
  }

  private mutating func answer(toGoAhead draft: Draft, _ reply: Reply) -> Step? {
    switch reply {
    case .yes: commit(draft)
    case .no, .cancel: .finish(.cancelled)
    case .options, .values, .change, .back, .redo, .skip, .unclear: nil
    }
  }

  private mutating func answer(
    toApprovalOf value: Value,
    element: Int?,
    _ reply: Reply
  ) -> Step? {
    switch reply {
    case .yes: settle(element, on: value)
    case .no: ask(.value(slot, element: element, because: .declined(value)), element: element)
    case .cancel, .options, .values, .change, .back, .redo, .skip, .unclear:
      answer(reply, element: element)
    }
  }

  /// The answer to a question about a slot, so far as it is the same for all of them.
  private mutating func answer(
    _ reply: Reply,
    element: Int?,
    options: [Value] = []
  ) -> Step? {
    switch reply {
    case .values(let values) where !values.isEmpty:
      fill(element, with: values)
    case .values, .skip:
      doWithout(element)
    case .options(let positions):
      pick(Set(positions).intersection(options.indices), of: options, element: element)
    case .no where !options.isEmpty:
      ask(.value(slot, element: element, because: .missing), element: element)
    case .no:
      keepsCurrent ? advance() : .finish(.cancelled)
    case .yes, .cancel, .change, .back, .redo, .unclear:
      nil
    }
  }

  /// True while a value is asked for anew and the one before is still in the draft.
  private var keepsCurrent: Bool {
    guard case .value(_, _, .missing) = prompt?.kind else { return false }
    return !draft[slot].isEmpty
  }

  /// Takes one option, or asks among several that are fewer than before.
  ///
  /// Getting closer costs no patience.
  private mutating func pick(_ positions: Set<Int>, of options: [Value], element: Int?) -> Step? {
    let picked = positions.sorted().map { options[$0] }
    if picked.count == 1 {
      tallies[slot]?.pick()
      return settle(element, on: picked[0])
    }
    guard !picked.isEmpty, picked.count < options.count else { return nil }
    return .ask(next(choice(of: picked, element: element)))
  }

  /// Puts the user's answer into the draft and shows it to the handler.
  private mutating func fill(_ element: Int?, with values: [Value]) -> Step {
    guard parameter.isList || values.count == 1 else {
      return ask(choice(of: values, element: nil), element: nil)
    }
    replace(element, with: values)
    given[slot] = values
    return advance()
  }

  /// Puts into the draft what the person picked or agreed to.
  ///
  /// A handler that asks the same again all the same asks anew: it is not the person who failed to
  /// answer.
  private mutating func settle(_ element: Int?, on value: Value) -> Step {
    prompt = nil
    chosen = Choice(element: element, value: value)
    return fill(element, with: [value])
  }

  /// Takes out what the handler did not accept, and shows it the rest.
  ///
  /// Asked again for a parameter that is empty now, it can't do without, and the user is told so;
  /// who still wants to skip the question does.
  private mutating func doWithout(_ element: Int?) -> Step {
    replace(element, with: [])
    if element == nil {
      guard skipped != slot else { return moveOn() }
      skipped = slot
    } else {
      tallies[slot]?.questions = 0
    }
    prompt = nil
    return advance()
  }

  mutating func replace(_ element: Int?, with values: [Value]) {
    if let element {
      draft[slot].replaceSubrange(element...element, with: values)
    } else {
      draft[slot] = values
    }
  }

  /// Sets some slots anew and goes back to the first of them.
  ///
  /// What no handler resolves is set as it is: it needs only another confirmation.
  ///
  /// - Returns: `nil` if there is nothing to go back to: no such parameter, or it is too late.
  private mutating func change(_ values: [Slot: [Value]]) -> Step? {
    let besides = values.filter { unresolved.contains($0.key) }
    let first = parameters.firstIndex { values[$0.slot] != nil }
    guard !isCommitted, let first = first ?? (besides.isEmpty ? nil : settled) else { return nil }
    for (slot, new) in besides { draft[slot] = new }
    for parameter in parameters {
      guard let new = values[parameter.slot] else { continue }
      draft[parameter.slot] = parameter.isList ? new : Array(new.prefix(1))
      given[parameter.slot] = new
    }
    settled = min(settled, first)
    startAnew()
    return advance()
  }

  /// Asks for the value of the last settled slot that has one; what comes after it is resolved
  /// again.
  ///
  /// - Returns: `nil` if there is nothing to go back to, or it is too late.
  private mutating func goBack() -> Step? {
    guard let last = lastSettled, !isCommitted else { return nil }
    return askAnew(for: parameters[last].slot)
  }

  /// The position of the last settled parameter that has a value.
  private var lastSettled: Int? {
    parameters[..<(detour ?? settled)].lastIndex { !draft[$0.slot].isEmpty }
  }

  /// True if an earlier value can be asked for anew.
  package var canGoBack: Bool { lastSettled != nil && !isCommitted }

  /// Asks for the value of one slot; what comes after it is resolved again.
  ///
  /// One that has a value but whose turn has not come is asked for at once, too, and then it goes
  /// on where it was.
  ///
  /// - Returns: `nil` if there is no such parameter, nothing in it to change, or if it is too late.
  private mutating func askAnew(for wanted: Slot) -> Step? {
    let position = parameters.firstIndex { $0.slot == wanted }
    guard let position, !isCommitted else { return nil }
    let reached = detour ?? settled
    guard position <= reached || !draft[wanted].isEmpty else { return nil }
    detour = position > reached ? reached : nil
    settled = position
    startAnew()
    return ask(.value(slot, element: nil, because: .missing), element: nil)
  }

  /// After an answer that settles a later parameter, what was asked before is taken up again.
  private mutating func backFromDetour(_ step: Step?) -> Step? {
    switch step {
    case .resolve where detour != nil, .confirm where detour != nil:
      endDetour()
      return advance()
    case .ask, .resolve, .confirm, .handle, .finish, nil: return step
    }
  }

  mutating func endDetour() {
    guard let detour else { return }
    settled = min(settled, detour)
    self.detour = nil
    // In its own turn it is asked for anew, not again.
    prompt = nil
  }

  /// Forgets the questions asked so far: a user who corrects something has not failed to answer.
  private mutating func startAnew() {
    tallies = [:]
    prompt = nil
  }

  mutating func moveOn() -> Step {
    tallies[slot] = nil
    skipped = nil
    settled += 1
    return advance()
  }
}

// MARK: - Asking

extension Conversation {
  /// Asks about the current slot, or offers the app if patience for it is spent.
  mutating func ask(_ kind: Prompt.Kind, element: Int?) -> Step {
    var tally = tallies[slot] ?? Tally()
    if let element, element > tally.element {
      tally = Tally(element: element)
    }
    tally.questions += 1
    tallies[slot] = tally
    guard tally.questions > policy.patience else { return .ask(next(kind)) }
    abandoned = kind
    return offerApp(.gaveUp(slot))
  }

  mutating func askToGoAhead() -> Step {
    ask(next(.goAhead(draft)), until: .notUnderstood)
  }

  mutating func offerApp(_ reason: Prompt.OpenReason) -> Step {
    ask(next(.openApp(reason)), until: .declinedApp(reason))
  }

  /// Asks as often as patience allows; then the request ends.
  private func ask(_ prompt: Prompt, until outcome: Outcome) -> Step {
    guard prompt.attempt <= policy.patience else { return .finish(outcome) }
    var prompt = prompt
    prompt.isLast = prompt.attempt == policy.patience
    return .ask(prompt)
  }

  /// Asks what got no answer.
  ///
  /// A value that was refused was named then, and is forgotten.
  mutating func askAgain(_ kind: Prompt.Kind) -> Step {
    switch kind {
    case .goAhead: return askToGoAhead()
    case .openApp(let reason): return offerApp(reason)
    case .value(let slot, nil, .unsupported):
      let plain = kind.withoutRefusal ?? kind
      draft[slot] = []
      prompt?.kind = plain
      return ask(plain, element: nil)
    case .value, .choice, .narrowing, .approval: return ask(kind, element: nil)
    }
  }

  /// The next question, knowing how often it has been asked in a row.
  private mutating func next(_ kind: Prompt.Kind) -> Prompt {
    let attempt = if let prompt, prompt.kind == kind { prompt.attempt + 1 } else { 1 }
    let next = Prompt(kind, attempt: attempt)
    prompt = next
    return next
  }
}
