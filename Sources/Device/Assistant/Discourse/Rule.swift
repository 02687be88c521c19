import Understanding

/// One rule of the dialogue: what becomes of a line that it is about.
struct Rule: Sendable {
  /// The name that `:why` tells.
  let name: String

  /// Decides about the line, or leaves it to the rules below.
  let decides: @Sendable (inout Turn) -> Bool
}

extension Rule {
  /// Every rule about a line, in the order in which they are asked.
  ///
  /// The first that decides is the only one.
  static let all = [
    Rule(name: "blank") { $0.asksAgainAfterNothing() },
    Rule(name: "emergency") { $0.callsForHelp() },
    Rule(name: "taken-back") { $0.takesItselfBack() },
    Rule(name: "say-again") { $0.saysAgain() },
    Rule(name: "help") { $0.helps() },
    Rule(name: "courtesy") { $0.returnsCourtesy() },
    Rule(name: "which-first") { $0.putsFirst() },
    Rule(name: "instead") { $0.doesInstead() },
    Rule(name: "cancel") { $0.cancels() },
    Rule(name: "act-on-it") { $0.actsOnWhatGoesOn() },
    Rule(name: "own-act") { $0.agreesByVerb() },
    Rule(name: "other-act") { $0.takesOverByVerb() },
    Rule(name: "from-list") { $0.beginsFromList() },
    Rule(name: "another") { $0.asksForAnother() },
    Rule(name: "request-with-values") { $0.beginsWithValues() },
    Rule(name: "change") { $0.changes() },
    Rule(name: "yes") { $0.agrees() },
    Rule(name: "no") { $0.declines() },
    Rule(name: "choice") { $0.chooses() },
    Rule(name: "look-up") { $0.looksUp() },
    Rule(name: "request") { $0.begins() },
    Rule(name: "step") { $0.steps() },
    Rule(name: "elsewhere") { $0.refusesForeign() },
    Rule(name: "miss") { $0.misses() },
  ]
}
