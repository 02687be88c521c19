/// A way in which a conversation fails somebody.
package struct Failure: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Something was handled with other values than were wanted last.
    case wrongValue = "wrong value handled"

    /// Something was handled that had to be agreed to and was not.
    case withoutYes = "handled without a yes"
    case twice = "handled twice"

    /// Something was handled that nobody wanted, or not any more.
    case unasked = "handled unasked"

    /// A request was called off that was still wanted.
    case cancelled = "cancelled instead"

    /// The request is shown with a mistake that the person can't correct.
    case shownWrong = "shown wrong"

    /// A request was refused, or came to nothing, however often it was made.
    case refused = "refused"

    /// The only way on leads out of the conversation, or there is none.
    case deadEnd = "dead end"

    /// The same question came again and again, or the conversation did not end.
    case askedForEver = "asked for ever"
  }

  package var kind: Kind

  /// The intent that it happened to, if it was one, and which of its parameters.
  package var intent: String?
  package var detail: String?

  package init(_ kind: Kind, intent: String? = nil, detail: String? = nil) {
    self.kind = kind
    self.intent = intent
    self.detail = detail
  }
}

extension Failure: CustomStringConvertible {
  package var description: String {
    ([kind.rawValue, intent] + [detail.map { "(\($0))" }]).compactMap { $0 }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Failure {
  /// Returns whether two are alike enough for one to be shown for the other.
  func isLike(_ other: Failure) -> Bool {
    kind == other.kind && intent == other.intent
  }

  /// A failure of what somebody has not got done.
  init(_ kind: Kind, of person: UserModel) {
    self.init(kind, intent: person.progress.first { $0.state != .done }?.kind.intent)
  }

  init?(_ leaving: UserModel.Leaving, of person: UserModel) {
    switch leaving {
    case .content: return nil
    case .askedForEver: self.init(Kind.askedForEver, of: person)
    case .refused: self.init(Kind.refused, of: person)
    case .shownWrong: self.init(Kind.shownWrong, of: person)
    case .lost: self.init(Kind.deadEnd, of: person)
    }
  }
}
