/// The request of a question so far, with a note of what was looked at.
final class SeenRequest {
  private let question: Question?
  private(set) var parts: Question.Parts = []

  init(_ question: Question?) { self.question = question }

  var texts: [String: String] {
    parts.insert(.texts)
    return question?.texts ?? [:]
  }

  var people: Set<String>? {
    parts.insert(.people)
    return question?.people
  }

  var isChanged: Bool {
    parts.insert(.change)
    return question?.isChanged == true
  }
}

extension SeenRequest {
  /// True if the request that is asked about may be for more than one person.
  var isForSeveral: Bool { question != nil && people?.count != 1 }

  /// True if people are to leave who stand in a text of the request, and are none of those whom it is
  /// for: “replace Anna with Jane” where Kate is told that Anna is ill.
  func isOfTextAlone(_ move: Move, _ slots: [SlotReading]) -> Bool {
    guard !move.concerns(people) else { return false }
    return slots.contains { slot in
      texts.values.contains { $0.stretch(like: slot.wording) != nil }
    }
  }
}
