/// One rule of the dialogue: what becomes of a line that it is about.
struct Rule: Sendable {
  /// The name that `:why` tells.
  let name: String

  /// Decides about the line, or leaves it to the rules below.
  let decides: @Sendable (inout Turn) -> Bool

  init(_ name: String, decides: @escaping @Sendable (inout Turn) -> Bool) {
    self.name = name
    self.decides = decides
  }
}

extension Rule {
  /// Every rule about a line, in the order in which they are asked.
  ///
  /// The first that decides is the only one.
  static let all = [
    nothing, emergency, takenBack,
    sayAgain, help, courtesy, first, instead,
    cancelNamed, cancel, actOnWhatGoesOn, ownAct, otherAct,
    fromList, another, requestWithValues,
    hour, change, yes, unreadYes, no, choice,
    lookUp, negativeSum, request, doubtfulRequest,
    step, detail, foreign, miss,
  ]
}
