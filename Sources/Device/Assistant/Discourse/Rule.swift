/// One rule of the dialogue: what becomes of a line that it is about.
struct Rule: Sendable {
  let name: String

  /// Says why the rule is about a line, for `:why`.
  let reason: String

  /// Decides about the line, or leaves it to the rules below.
  let decides: @Sendable (inout Turn) -> Bool

  init(
    _ name: String,
    because reason: String,
    decides: @escaping @Sendable (inout Turn) -> Bool
  ) {
    self.name = name
    self.reason = reason
    self.decides = decides
  }
}

extension Rule {
  /// Every rule about a line, in the order in which they are asked.
  ///
  /// The first that decides is the only one.
  static let all = [
    nothing, emergency, takenBack,
    sayAgain, help, keep, wait, unsure, courtesy, remark, first, resume, instead,
    cancelNamed, cancel, actOnWhatGoesOn, unreadYes, ownAct, otherAct,
    fromList, beyondList, preference, another,
    hour, toldOn, change, yes, afterwards, no, choice,
    limit, lookUp, negativeSum, request, doubtfulRequest,
    foreign, step, detail, thinking, unknown, miss,
  ]
}

extension Discourse {
  /// True if the last line asked what is not known or not possible, while something was open.
  var leftUnknown: Bool {
    (rule == Rule.unknown.name || limit != nil) && !stage.isAtRest
  }

  /// True if the last line asked for what was said to be said again.
  package var repeatsItself: Bool { rule == Rule.sayAgain.name }

  /// Why the last line was decided as it was: the rule's name and reason; `nil` before any line.
  package var decision: String? {
    Rule.all.first { $0.name == rule }.map { "\($0.name): \($0.reason)" }
  }
}
