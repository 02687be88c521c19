import Dialogue

// MARK: - Out of the ordinary

extension UserModel {
  /// Returns the plan's digression from the question, if it has one; each is made once.
  mutating func digression(at question: Question) -> [Move]? {
    for (index, quirk) in quirks.enumerated() {
      if let moves = moves(of: quirk, at: question) {
        quirks.remove(at: index)
        return moves
      }
    }
    return nil
  }

  private mutating func moves(of quirk: Quirk, at question: Question) -> [Move]? {
    switch quirk {
    case .change(let change): moves(of: change, at: question)
    case .cancel(let number): cancel(at: number)
    case .interleave(let number): isDue(number, question) ? interleave(at: question) : nil
    case .lookUp(let name, let number): isDue(number, question) ? [.lookUp(name)] : nil
    case .hesitate(let number): isDue(number, question) ? [.hesitate] : nil
    case .ask(let move, let number): isDue(number, question) ? [move] : nil
    case .askDetail: detail(of: question)
    case .overAnswer, .answerInFull, .agreeByAct: nil
    }
  }

  /// Nobody digresses from a digression, nor where all that is said is taken for a text.
  private func isDue(_ number: Int, _ question: Question) -> Bool {
    questions >= number && errand(question.intent) != nil && !isDictating
  }

  private mutating func cancel(at number: Int) -> [Move]? {
    guard questions >= number, !isDictating else { return nil }
    hasCancelled = true
    return [.retract]
  }

  /// Begins the next errand, unless it ends what has not begun yet, or would be the same request
  /// in other words.
  private mutating func interleave(at question: Question) -> [Move]? {
    let next = progress.firstIndex { progress in
      progress.state == .waiting && progress.kind.predecessor == nil
        && progress.kind.intent != question.intent
    }
    return next.map { open($0) }
  }

  private func detail(of question: Question) -> [Move]? {
    guard case .goAhead(let draft) = question,
      let details = ontology.kind(draft.intent)?.details, !details.isEmpty
    else { return nil }
    return [.askDetail(details[Int(plan.seed % UInt64(details.count))])]
  }
}

// MARK: - Changes of mind

extension UserModel {
  private mutating func moves(of change: Change, at question: Question) -> [Move]? {
    guard let errand = errand(question.intent), errand == change.errand,
      progress[errand].said.contains(change.aspect), isOccasion(question, for: change)
    else { return nil }
    return apply(change)
  }

  private func isOccasion(_ question: Question, for change: Change) -> Bool {
    if case .goAhead(let draft) = question {
      // Not before what is to be changed is there.
      let aspect = progress[change.errand].kind.aspect(named: change.aspect)
      return aspect?.slots.allSatisfy { !draft[$0].isEmpty } ?? false
    }
    guard let slot = question.slot, change.manner != .agreeing else { return false }
    let asked = progress[change.errand].kind.aspect(of: slot)
    switch change.occasion {
    case .opening: return false
    case .question:
      return asked?.name != change.aspect && (change.manner == .replace || !isDictating)
    case .review: return !progress[change.errand].kind.isReviewed
    }
  }

  mutating func apply(_ change: Change) -> [Move] {
    progress[change.errand].wanted[change.aspect] = change.items
    let said = say([change.aspect], of: change.errand)
    switch change.manner {
    case .replace: return [.correct(said)]
    case .agreeing: return [.affirm, .correct(said)]
    case .relate(let relation): return [.relate(aspect: change.aspect, relation)]
    case .add(let item): return [.add(Said(aspect: change.aspect, items: [item]))]
    case .remove(let item): return [.remove(Said(aspect: change.aspect, items: [item]))]
    }
  }
}
