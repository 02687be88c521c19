// MARK: - What resolutions lead to

extension Conversation {
  /// The parameter that is being settled; a question about a slot is always about this one.
  var parameter: Parameter {
    parameters[settled]
  }

  var slot: Slot {
    parameter.slot
  }

  /// Takes what was accepted into the draft and asks about the first value that was not.
  mutating func weigh(_ resolutions: [Resolution]) -> Step {
    guard let parts = parts(of: resolutions) else {
      return breakOff(
        .wrongCount,
        in: Finding.method(resolving: slot),
        detail: "\(resolutions.count) for \(draft[slot].count)"
      )
    }
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

  /// Pairs each resolution with its element; `nil` is the whole parameter.
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
      return .value(slot, element: element, because: isSkipped(element) ? .needed : .missing)
    case .disambiguation(let options):
      return question(among: options, element: element)
    case .confirmationRequired(let value):
      if value == nil { record(.nothingToConfirm) }
      if let value, isChosen(value, element) { record(.asksAgain) }
      return approval(of: value ?? current(element), element: element)
    case .unsupported(let reason):
      if let reason, !parameter.reasons.contains(reason) {
        record(.foreignReason, detail: reason)
      }
      return .value(slot, element: element, because: .unsupported(current(element), reason: reason))
    }
  }

  private mutating func question(among options: [Value], element: Int?) -> Prompt.Kind {
    // Few, and compared sooner than hashed.
    let distinct: [Value] = options.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    if distinct.contains(where: { isChosen($0, element) }) { record(.asksAgain) }
    guard distinct.count < 2 else {
      if distinct.count < options.count { record(.equalOptions) }
      if distinct.count > policy.optionsListed { record(.tooManyOptions) }
      return choice(of: distinct, element: element)
    }
    record(.tooFewOptions)
    return approval(of: distinct.first, element: element)
  }

  /// Asks for a value when there is none to approve.
  private func approval(of value: Value?, element: Int?) -> Prompt.Kind {
    value.map { .approval(slot, element: element, $0) }
      ?? .value(slot, element: element, because: .missing)
  }

  func choice(of options: [Value], element: Int?) -> Prompt.Kind {
    options.count > policy.optionsListed
      ? .narrowing(slot, element: element, options)
      : .choice(slot, element: element, options)
  }

  /// Returns the draft's value for an element; for the whole parameter only if it has exactly one.
  private func current(_ element: Int?) -> Value? {
    if let element { return draft[slot][element] }
    return draft[slot].count == 1 ? draft[slot][0] : nil
  }

  /// Returns `true` if the user has just chosen the value for the element.
  private func isChosen(_ value: Value, _ element: Int?) -> Bool {
    chosen == Choice(element: element, value: value)
  }

  /// Returns `true` if the user has just declined the whole parameter.
  private func isSkipped(_ element: Int?) -> Bool {
    skipped == slot && element == nil && draft[slot].isEmpty
  }

  private func wasJustGiven(_ element: Int?) -> Bool {
    guard let values = given[slot] else { return false }
    return element.map { values.contains(draft[slot][$0]) } ?? !values.isEmpty
  }
}

extension Resolution {
  /// True if this resolution can stand for a list of several elements.
  fileprivate var canSpeakForWholeList: Bool {
    switch self {
    case .needsValue, .notRequired, .unsupported: true
    case .success, .disambiguation, .confirmationRequired: false
    }
  }
}
