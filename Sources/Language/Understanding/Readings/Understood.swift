/// The result of reading a sentence as a request.
package enum Understood: Sendable, Hashable {
  /// One reading stands out; the intent of the next best one comes along for the record.
  case reading(Reading, runnerUp: IntentName?)

  /// Two intents fit about equally well, the better one first; the user has to say which.
  case nearTie(Reading, Reading)

  /// No phrase covers the sentence; what its words speak for is likely, but the user has to agree.
  case doubtful(Reading)

  case refused(Refusal)
}

/// Why a sentence was not taken as a request, and what would have worked.
package struct Refusal: Sendable, Hashable {
  /// The intent the sentence came closest to, if it came close to one at all.
  package var nearest: IntentName?

  /// A sentence that would be understood.
  package var example: String

  /// Indicates whether the phrases know the sentence as something that is none of ours: “set a
  /// timer”.
  package var isElsewhere: Bool

  /// A sentence that would be understood whatever goes on.
  package var opening: String

  /// The request that the words speak for most, be it weakly; `nil` where they speak for nothing.
  package var likeliest: Reading?

  package init(
    nearest: IntentName?,
    example: String,
    isElsewhere: Bool = false,
    opening: String = ""
  ) {
    self.nearest = nearest
    self.example = example
    self.isElsewhere = isElsewhere
    self.opening = opening
  }

  /// The same where what it came closest to can't be asked for now.
  package var withoutNearest: Refusal {
    Refusal(nearest: nil, example: opening, isElsewhere: isElsewhere, opening: opening)
  }
}
