/// The request of a question so far, with a note of what was looked at: where that is the same
/// another time, so is the move.
final class SeenRequest {
  private let question: Question?
  private(set) var parts: Question.Parts = []

  init(_ question: Question?) { self.question = question }

  /// Returns the question, for some parts of its request to be looked at, and notes these.
  func look(at parts: Question.Parts) -> Question? {
    self.parts.formUnion(parts)
    return question
  }
}

extension SeenRequest {
  /// Returns whether the request that is asked about may be for more than one person.
  func mayBeForSeveral() -> Bool {
    guard let question = look(at: .people) else { return false }
    return question.people?.count != 1
  }

  /// Returns whether the request has a text so far.
  func hasText() -> Bool { look(at: .texts)?.texts.isEmpty == false }

  /// Returns whether people are to leave who stand in a text of the request, and are none of those
  /// whom it is for: “replace Anna with Jane” where Kate is told that Anna is ill.
  func isOfTextAlone(_ move: Move, _ slots: [SlotReading]) -> Bool {
    guard !move.concerns(look(at: .people)?.people) else { return false }
    let texts = look(at: .texts)?.texts ?? [:]
    return slots.contains { slot in
      texts.values.contains { $0.stretch(like: slot.wording) != nil }
    }
  }
}
