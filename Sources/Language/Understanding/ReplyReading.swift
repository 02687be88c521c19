/// What the user was asked, as far as it bears on understanding the answer.
package struct Question: Sendable, Hashable {
  /// What kind of answer is looked for.
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

    /// What tells it from the others, such as `work`, `mobile` or a phone number.
    package var attributes: [String]

    package init(names: [String], attributes: [String] = []) {
      self.names = names
      self.attributes = attributes
    }
  }

  package var kind: Kind

  /// The request that the question belongs to.
  package var intent: IntentName?

  package init(_ kind: Kind, intent: IntentName? = nil) {
    self.kind = kind
    self.intent = intent
  }
}

/// What an answer to a question was understood to mean.
package enum ReplyReading: Sendable, Hashable {
  case yes
  case no
  case cancel
  case repeated
  case help
  case goBack
  case skip

  /// "maybe", "I don't know".
  case unsure

  /// The options that the answer fits, by position from zero; several when it fits several.
  case options([Int])

  /// Any of the options will do: “either”, “you choose”.
  case indifferent

  /// All of the options: “both”.
  case everyOption

  /// A value for the slot that was asked about; several for "Mike and Anna".
  case values([SlotReading])

  /// Other values for this or other slots ("no, send it to Anna", "make it six"), and whether
  /// the rest was agreed to ("yes, but to Anna").
  case change([SlotReading], agreed: Bool)

  /// More values for a slot than were said ("add Jane"), or fewer ("not Anna").
  case addition([SlotReading])
  case removal([SlotReading])

  /// "change it": a change is wanted, but not which.
  case changeWanted

  /// "change the amount": what is to be changed, but not to what; a member of the list `aspect`.
  case changeOf(String)

  /// “How much is it?”: what was shown is asked for once more.
  case detail(Detail)

  /// Another kind of request in place of the one at hand (“text her instead”), with whom it is for if
  /// somebody is named.
  case instead(IntentName, [SlotReading])

  /// A yes, and one more request of the same kind ("yes, and 10 to Mike").
  case another(Reading)

  /// A complete new request.
  case request(Reading)

  case unclear
}

extension ReplyReading {
  package typealias Detail = Understanding.Detail
}
