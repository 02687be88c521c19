// MARK: - What resolutions lead to

extension Conversation {
  /// The parameter that is being settled; a question about a slot is always about this one.
  private var parameter: Parameter {
    parameters[settled]
  }

  private var slot: Slot {
    parameter.slot
  }

  /// Takes what was accepted into the draft and asks about the first value that was not.
  mutating func weigh(_ resolutions: [Resolution]) -> Step {
    guard let parts = parts(of: resolutions) else { return breakOff(.wrongCount) }
    for case (let element, .success(let value)) in parts {
      replace(element, with: [value])
    }
    for (element, resolution) in parts {
      if let question = question(for: resolution, element: element) {
        return ask(question, element: element)
      }
    }
    return moveOn()
  }

  /// Which element each resolution is about, `nil` being the whole parameter.
  ///
  /// - Returns: `nil` if their number fits neither the parameter nor its elements.
  private func parts(of resolutions: [Resolution]) -> [(element: Int?, Resolution)]? {
    let count = draft[slot].count
    if resolutions.count == 1,
      !parameter.isList || count < 2 || resolutions[0].canSpeakForWholeList
    {
      return [(nil, resolutions[0])]
    }
    guard parameter.isList, resolutions.count == count else { return nil }
    return resolutions.enumerated().map { ($0, $1) }
  }

  /// The question that a resolution leads to; `nil` if it settles the value.
  private mutating func question(for resolution: Resolution, element: Int?) -> Prompt.Kind? {
    switch resolution {
    case .success, .notRequired:
      return nil
    case .needsValue:
      if wasJustGiven(element) { record(.needsGivenValue) }
      return .value(slot, element: element, because: .missing)
    case .disambiguation(let options):
      return question(among: options, element: element)
    case .confirmationRequired(let value):
      if value == nil { record(.nothingToConfirm) }
      return approval(of: value ?? current(element), element: element)
    case .unsupported(let reason):
      return .value(slot, element: element, because: .unsupported(current(element), reason: reason))
    }
  }

  private mutating func question(among options: [Value], element: Int?) -> Prompt.Kind {
    let distinct = options.enumerated().filter { !options[..<$0].contains($1) }.map(\.element)
    guard distinct.count < 2 else { return choice(of: distinct, element: element) }
    record(.tooFewOptions)
    return approval(of: distinct.first, element: element)
  }

  /// Asks for a value when there is none to approve.
  private func approval(of value: Value?, element: Int?) -> Prompt.Kind {
    value.map { .approval(slot, element: element, $0) }
      ?? .value(slot, element: element, because: .missing)
  }

  private func choice(of options: [Value], element: Int?) -> Prompt.Kind {
    options.count > policy.optionsListed
      ? .narrowing(slot, element: element, options)
      : .choice(slot, element: element, options)
  }

  /// What the draft holds for an element; for the whole parameter only if that is one value.
  private func current(_ element: Int?) -> Value? {
    if let element { return draft[slot][element] }
    return draft[slot].count == 1 ? draft[slot][0] : nil
  }

  private func wasJustGiven(_ element: Int?) -> Bool {
    guard let values = given[slot] else { return false }
    return element.map { values.contains(draft[slot][$0]) } ?? !values.isEmpty
  }
}

extension Resolution {
  /// Whether this, alone, can stand for a list of several elements.
  fileprivate var canSpeakForWholeList: Bool {
    switch self {
    case .needsValue, .notRequired, .unsupported: true
    case .success, .disambiguation, .confirmationRequired: false
    }
  }
}

// MARK: - What replies lead to

extension Conversation {
  mutating func answer(to prompt: Prompt, _ reply: Reply) -> Step {
    if case .change(let values) = reply {
      return change(values) ?? answer(to: prompt, .unclear)
    }
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

  private mutating func answer(toOffer reason: Prompt.OpenReason, _ reply: Reply) -> Step {
    switch reply {
    case .yes: .finish(.openedApp(reason))
    case .no, .cancel: .finish(.declinedApp(reason))
    case .options, .values, .change, .skip, .unclear: put(.openApp(reason))
    }
  }

  private mutating func answer(toGoAhead draft: Draft, _ reply: Reply) -> Step {
    switch reply {
    case .yes: commit(draft)
    case .no, .cancel: .finish(.cancelled)
    case .options, .values, .change, .skip, .unclear: put(.goAhead(draft))
    }
  }

  private mutating func answer(
    toApprovalOf value: Value,
    element: Int?,
    _ reply: Reply
  ) -> Step {
    switch reply {
    case .yes: fill(element, with: [value])
    case .no: ask(.value(slot, element: element, because: .declined(value)), element: element)
    case .cancel, .options, .values, .change, .skip, .unclear: answer(reply, element: element)
    }
  }

  /// The answer to a question about a slot, so far as it is the same for all of them.
  private mutating func answer(
    _ reply: Reply,
    element: Int?,
    options: [Value] = []
  ) -> Step {
    switch reply {
    case .values(let values) where !values.isEmpty:
      fill(element, with: values)
    case .values, .skip:
      doWithout(element)
    case .options(let positions):
      pick(Set(positions).intersection(options.indices), of: options, element: element)
    case .no where !options.isEmpty:
      ask(.value(slot, element: element, because: .missing), element: element)
    case .yes, .no, .cancel, .change, .unclear:
      askAgain(element: element)
    }
  }

  private mutating func pick(_ positions: Set<Int>, of options: [Value], element: Int?) -> Step {
    let picked = positions.sorted().map { options[$0] }
    switch picked.count {
    case 1: return fill(element, with: picked)
    // Getting closer costs no patience.
    case 2..<max(2, options.count): return put(choice(of: picked, element: element))
    default: return askAgain(element: element)
    }
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

  /// Takes out what the handler did not accept.
  ///
  /// The rest of a list is shown to the handler again; it would only ask again for a parameter
  /// that is empty, so that one is left.
  private mutating func doWithout(_ element: Int?) -> Step {
    replace(element, with: [])
    guard element != nil else { return moveOn() }
    tallies[slot]?.questions = 0
    prompt = nil
    return advance()
  }

  private mutating func replace(_ element: Int?, with values: [Value]) {
    if let element {
      draft[slot].replaceSubrange(element...element, with: values)
    } else {
      draft[slot] = values
    }
  }

  /// Sets some slots anew and goes back to the first of them.
  ///
  /// - Returns: `nil` if there is nothing to go back to: no such parameter, or it is too late.
  private mutating func change(_ values: [Slot: [Value]]) -> Step? {
    let changed = parameters.indices.filter { values[parameters[$0].slot] != nil }
    guard let first = changed.first, !isCommitted else { return nil }
    for parameter in changed.map({ parameters[$0] }) {
      let new = values[parameter.slot] ?? []
      draft[parameter.slot] = parameter.isList ? new : Array(new.prefix(1))
      given[parameter.slot] = new
    }
    settled = min(settled, first)
    return advance()
  }

  private mutating func moveOn() -> Step {
    tallies[slot] = nil
    settled += 1
    return advance()
  }
}

// MARK: - Asking

extension Conversation {
  /// Asks about the current slot, or offers the app if patience for it is spent.
  private mutating func ask(_ kind: Prompt.Kind, element: Int?) -> Step {
    var tally = tallies[slot] ?? Tally()
    if let element, element > tally.element {
      tally = Tally(element: element)
    }
    tally.questions += 1
    tallies[slot] = tally
    return put(tally.questions > policy.patience ? .openApp(.gaveUp(slot)) : kind)
  }

  private mutating func askAgain(element: Int?) -> Step {
    prompt.map { ask($0.kind, element: element) } ?? step
  }

  /// Asks, unless the same has been asked too often in a row.
  mutating func put(_ kind: Prompt.Kind) -> Step {
    let attempt = prompt?.kind == kind ? (prompt?.attempt ?? 0) + 1 : 1
    if attempt > policy.patience, let end = kind.endOfPatience { return .finish(end) }
    let next = Prompt(kind, attempt: attempt)
    prompt = next
    return .ask(next)
  }
}

extension Prompt.Kind {
  /// How a request ends that gets no clear answer to this; questions about slots have another way.
  fileprivate var endOfPatience: Outcome? {
    switch self {
    case .goAhead: .cancelled
    case .openApp(let reason): .declinedApp(reason)
    case .value, .choice, .narrowing, .approval: nil
    }
  }
}
