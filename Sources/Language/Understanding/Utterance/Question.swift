/// A question to the user, as far as it bears on understanding the answer.
package struct Question: Sendable, Hashable {
  /// The kind of answer that is looked for.
  package enum Kind: Sendable, Hashable {
    /// A value for a slot, in the sense of that slot: a name, a place, a text.
    case value(slot: String)

    /// One of several options, in the order shown.
    case choice(slot: String?, options: [Option])

    /// Yes or no.
    case approval
  }

  /// One option of a list, with everything it can be called by.
  package struct Option: Sendable, Hashable {
    /// As shown, first; then other names.
    package var names: [String]

    /// Marks that tell it from the others, such as `work`, `mobile` or a phone number.
    package var attributes: [String]

    package init(names: [String], attributes: [String] = []) {
      self.names = names
      self.attributes = attributes
    }
  }

  package var kind: Kind

  /// The request that the question belongs to.
  package var intent: IntentName?

  /// The texts that the request has so far, by their slots.
  package var texts: [String: String] = [:]

  /// The identifiers of those whom the request is for so far; `nil` where it is not known.
  package var people: Set<String>?

  /// True if the request was changed before, so that there is something to bring back.
  package var isChanged = false

  package init(_ kind: Kind, intent: IntentName? = nil, texts: [String: String] = [:]) {
    self.kind = kind
    self.intent = intent
    self.texts = texts
  }
}

extension Question {
  /// The parts of a request so far that a question tells of.
  struct Parts: OptionSet {
    let rawValue: Int

    static let texts = Parts(rawValue: 1)
    static let people = Parts(rawValue: 2)
    static let change = Parts(rawValue: 4)
  }
}

extension Question? {
  /// True if it asks the same as another one, of a request that is the same in some of its parts.
  func asksTheSame(as other: Question?, in parts: Question.Parts) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.kind == other.kind && self.intent == other.intent
      && (!parts.contains(.texts) || self.texts == other.texts)
      && (!parts.contains(.people) || self.people == other.people)
      && (!parts.contains(.change) || self.isChanged == other.isChanged)
  }
}
