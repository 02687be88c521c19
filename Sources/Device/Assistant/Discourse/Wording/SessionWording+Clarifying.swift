import English
import Understanding

extension SessionWording {
  /// Asks who or when was meant: “Did you mean Anna Haro?”, “What time tomorrow?”.
  static func clarifying(_ clarification: Clarification) -> [String] {
    switch clarification.doubt {
    case .hour where clarification.isOfNoHour:
      ["There is no \(clarification.wording) in a day. What time do you mean?"]
    case .hour:
      [
        (clarification.isOfOneDay ? "What time " : "When ") + withoutFor(clarification.wording)
          + "?"
      ]
    case .headcount:
      ["It can't be \(clarification.wording) people. How many people are riding?"]
    case .person(let suggestions) where suggestions.count == 1:
      ["Did you mean \(suggestions[0].name)?"]
    case .person(let suggestions):
      ["Whom did you mean?"]
        + suggestions.enumerated().map { "  \($0.offset + 1). \($0.element.name)" }
    }
  }

  /// The answers that such a question lists, or that one of yes or no has.
  static func answers(to clarification: Clarification) -> [String] {
    switch clarification.doubt {
    case .hour, .headcount: []
    case .person(let suggestions):
      suggestions.count == 1 ? English.yesOrNo : suggestions.map(\.name)
    }
  }

  private static func withoutFor(_ wording: String) -> String {
    wording.lowercased().hasPrefix("for ") ? String(wording.dropFirst(4)) : wording
  }
}
