import Dialogue

// MARK: - Answering

extension UserModel {
  mutating func answer(_ question: Question) -> Response {
    switch question {
    case .value(let intent, let slot): answer(toValueOf: slot, intent)
    case .choice(let intent, let slot, let options): answer(toChoiceOf: slot, intent, options)
    case .approval(let intent, let slot, let name): answer(toApprovalOf: slot, intent, name)
    case .goAhead(let draft): answer(toGoAhead: draft)
    case .openApp: answerInstead()
    case .own(let own, let answers, let line): answer(toOwn: own, answers, line)
    }
  }

  /// The errand that an intent stands for, if it is under way: of two the one that the request
  /// looks like, or the later one.
  func errand(_ intent: String?) -> Int? {
    let begun = progress.indices.reversed().filter {
      progress[$0].state == .begun && progress[$0].kind.intent == intent
    }
    guard let draft, begun.count > 1 else { return begun.first }
    let wrong = begun.map { progress[$0].comparison(with: draft).wrong.count }
    return zip(begun, wrong).min { $0.1 < $1.1 }?.0
  }

  private mutating func answer(toValueOf slot: Slot, _ intent: String) -> Response {
    guard let errand = errand(intent) else { return reject() }
    guard let aspect = progress[errand].kind.aspect(of: slot),
      progress[errand].wanted[aspect.name] != nil
    else { return .say([.skip]) }
    return .say(answer(aspect, of: errand))
  }

  /// Answers with one aspect, and with more of them if that is somebody's way.
  mutating func answer(_ aspect: Aspect, of errand: Int) -> [Move] {
    var aspects: Set = [aspect.name]
    let unsaid = progress[errand].unsaid.subtracting(aspects)
    if quirks.contains(.overAnswer) { aspects.formUnion(unsaid) }
    if isLastChance(aspect, of: errand) { aspects.formUnion(unsaid) }
    if quirks.contains(.answerInFull) {
      aspects.formUnion(progress[errand].said)
      return [
        .request(intent: progress[errand].kind.intent, say(aspects, of: errand))
      ]
    }
    return [.inform(say(aspects, of: errand))]
  }

  /// Returns `true` if this aspect is the last one missing before the request is handled without
  /// being shown.
  private func isLastChance(_ aspect: Aspect, of errand: Int) -> Bool {
    let progress = progress[errand]
    guard !progress.kind.isReviewed else { return false }
    return !progress.kind.aspects.contains {
      $0.isRequired && $0 != aspect && progress.unsaid.contains($0.name)
    }
  }

  private mutating func answer(
    toChoiceOf slot: Slot,
    _ intent: String,
    _ options: [String]
  ) -> Response {
    guard let errand = errand(intent), let aspect = progress[errand].kind.aspect(of: slot),
      let items = progress[errand].wanted[aspect.name]
    else { return reject() }
    let isOfNumbers = options.contains { $0.label != nil }
    if !isOfNumbers, isLastChance(aspect, of: errand), !progress[errand].unsaid.isEmpty {
      return .say(answer(aspect, of: errand))
    }
    let left = items.filter { isOfNumbers || !isSettled($0, at: slot) }
    if let pick = pick(left.isEmpty ? items : left, among: options, of: errand) {
      return .say([.pick(pick)])
    }
    return .say([.correct(say([aspect.name], of: errand))])
  }

  /// Returns `true` if the draft has the value already, so that the question is about another one.
  private func isSettled(_ item: Item, at slot: Slot) -> Bool {
    draft?[slot].contains { item.names.contains($0.name) } ?? false
  }

  private mutating func answer(
    toApprovalOf slot: Slot,
    _ intent: String,
    _ name: String
  ) -> Response {
    guard let errand = errand(intent), let aspect = progress[errand].kind.aspect(of: slot),
      let items = progress[errand].wanted[aspect.name]
    else { return reject() }
    if items.contains(where: { $0.names.contains(name) }) { return .say([.affirm]) }
    return .say([.correct(say([aspect.name], of: errand))])
  }

  /// Answers what was asked before an app was offered, twice at most.
  mutating func answerInstead() -> Response {
    offers += 1
    guard offers < 3, let answerable else { return .leave(.lost) }
    return answer(answerable)
  }
}

// MARK: - What is shown

extension UserModel {
  /// Agrees to what is shown if it is right, and puts it right or adds to it else.
  private mutating func answer(toGoAhead draft: Draft) -> Response {
    guard let errand = errand(draft.intent) else { return reject() }
    let comparison = progress[errand].comparison(with: draft)
    if comparison.isSame {
      let isByAct = quirks.contains(.agreeByAct)
      return .say([isByAct ? .affirmWithAct(intent: draft.intent) : .affirm])
    }
    guard comparison.extra.isEmpty, !comparison.isOtherNumber, progress[errand].repairs < 3 else {
      return .leave(.shownWrong)
    }
    guard comparison.wrong.isEmpty else {
      progress[errand].repairs += 1
      return .say([.correct(say(comparison.wrong.map(\.name), of: errand))])
    }
    // What was said already and is not there has to be put right, too.
    let lost = comparison.missing.contains { progress[errand].said.contains($0.name) }
    if lost { progress[errand].repairs += 1 }
    return .say([.inform(say(comparison.missing.map(\.name), of: errand))])
  }
}

// MARK: - Choosing

extension UserModel {
  /// Points at the option that is wanted; `nil` if there is none.
  private mutating func pick(
    _ items: [Item],
    among options: [String],
    of errand: Int
  ) -> Pick? {
    let wanted = options.indices.filter { index in
      items.contains { item in item.names.contains { options[index].isCalled($0) } }
    }
    guard let last = wanted.last else { return nil }
    let index = plan.seed.isMultiple(of: 2) ? wanted[0] : last
    var pick = Pick(position: index + 1, count: options.count)
    if let label = options[index].label {
      let name = options[index].name
      progress[errand].labels[name] = label
      if wanted.count == options.count, plan.seed % 3 == 0 { pick.way = .label(label) }
    } else if plan.seed % 3 == 0 {
      pick.way = .name(options[index])
    }
    return pick
  }
}

extension String {
  /// Returns `true` if an option has the name, like `Kate Bell (work)` for Kate Bell.
  fileprivate func isCalled(_ name: String) -> Bool {
    self == name || hasPrefix(name + " (")
  }

  /// The word in brackets at the end.
  fileprivate var label: String? {
    guard hasSuffix(")"), let start = lastIndex(of: "(") else { return nil }
    return String(self[index(after: start)...].dropLast())
  }

  /// The text before such brackets.
  fileprivate var name: String {
    lastIndex(of: "(").map { self[..<$0].trimmed } ?? self
  }
}

extension Progress {
  /// The aspects that are wanted and have not been said.
  var unsaid: Set<String> {
    Set(wanted.keys).subtracting(said)
  }
}
