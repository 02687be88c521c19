/// The kinds of answers that words speak for where somebody was asked whether to go ahead: the
/// second stage of replies, for wordings that no phrase covers.
package enum ReplyKind: String, CaseIterable, Sendable {
  case affirm, deny, wait, again

  /// A change, a question, another request, or what decides nothing.
  case other
}

extension Odds<ReplyKind> {
  /// The odds of the kinds of answers; `nil` if the line is too long, or not weighed.
  init?(_ search: Search, by weights: Weights?) {
    self.init(ofShort: search, by: weights) { ReplyKind(rawValue: $0.rawValue) ?? .other }
  }
}
