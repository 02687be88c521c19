import Dialogue

/// Decides whether what happened in a turn is what the person wanted.
struct Judge {
  let ontology: Ontology

  /// Judges one turn, and takes note of what is done.
  ///
  /// - Returns: `nil` as long as nothing went wrong.
  func judge(
    _ moves: [Move],
    _ observation: Observation,
    _ person: inout UserModel
  ) -> Failure? {
    for handled in observation.handled where !ontology.free.contains(handled.draft.intent) {
      if let failure = judge(handled, after: moves, &person) { return failure }
    }
    let isMeant = moves.contains { $0 == .retract || $0 == .deny || $0 == .skip }
    guard observation.isCancelled, !isMeant, !person.losesNothing(by: moves) else { return nil }
    return Failure(.cancelled, intent: person.current)
  }

  private func judge(
    _ handled: Handled,
    after moves: [Move],
    _ person: inout UserModel
  ) -> Failure? {
    let intent = handled.draft.intent
    guard !person.hasCancelled, let errand = person.errand(for: handled.draft) else {
      let isDone = person.progress.contains { $0.state == .done && $0.kind.intent == intent }
      return Failure(isDone ? .twice : .unasked, intent: intent)
    }
    let progress = person.progress[errand]
    guard !(progress.kind.isReviewed || handled.isYesDue) || moves.contains(where: \.isYes) else {
      return Failure(.withoutYes, intent: intent)
    }
    let comparison = progress.comparison(with: handled.draft)
    guard comparison.isSame else {
      return Failure(.wrongValue, intent: intent, detail: "\(comparison)")
    }
    person.finish(errand)
    return nil
  }
}

extension UserModel {
  /// The errand under way that a handled request is for: the one that it is right for, if any.
  fileprivate func errand(for draft: Draft) -> Int? {
    let candidates = progress.indices.filter {
      progress[$0].state == .begun && progress[$0].kind.intent == draft.intent
    }
    return candidates.first { progress[$0].comparison(with: draft).isSame } ?? candidates.first
  }

  /// Returns `true` if the moves begin another request and the one at work has no values yet to
  /// lose.
  fileprivate func losesNothing(by moves: [Move]) -> Bool {
    guard moves.contains(where: \.isRequest) else { return false }
    return progress.contains { errand in
      errand.state == .begun && !errand.kind.aspects.isEmpty && errand.said.isEmpty
    }
  }

  /// The intent of the errand that was begun last.
  fileprivate var current: String? {
    progress.last { $0.state == .begun }?.kind.intent
  }
}

extension Move {
  fileprivate var isRequest: Bool {
    if case .request = self { true } else { false }
  }

  fileprivate var isYes: Bool {
    switch self {
    case .affirm, .affirmWithAct: true
    default: false
    }
  }
}
