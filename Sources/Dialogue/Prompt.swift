/// A question for the user.
package struct Prompt: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// What should the slot hold? Asked for one element of a list if `element` is given.
    case value(Slot, element: Int?, because: Reason)

    /// Which of these? Never fewer than two.
    case choice(Slot, element: Int?, [Value])

    /// There are too many options to list; say more.
    case narrowing(Slot, element: Int?, [Value])

    /// Is this the one that was meant?
    case approval(Slot, element: Int?, Value)

    /// Shall it be done, as the draft says?
    case goAhead(Draft)

    /// It can't be done here. Open the app?
    case openApp(OpenReason)
  }

  /// Why a value is asked for.
  package enum Reason: Sendable, Hashable {
    case missing

    /// The one that was given is not supported; with the handler's reason, if it gave one.
    case unsupported(Value?, reason: String?)

    /// The one that was proposed is not what the user meant.
    case declined(Value)
  }

  /// Why opening the app is offered.
  package enum OpenReason: Sendable, Hashable {
    /// The user was asked about the slot as often as patience allows.
    case gaveUp(Slot)
    case failed(Verdict)
  }

  package var kind: Kind

  /// How often this has been asked in a row, from one.
  package var attempt: Int

  package init(_ kind: Kind, attempt: Int = 1) {
    self.kind = kind
    self.attempt = attempt
  }
}

/// The user's answer to a prompt.
package enum Reply: Sendable, Hashable {
  case yes
  case no
  case cancel

  /// The options that fit, by position from zero; several when the answer fits several.
  case options([Int])

  /// Values for the slot that was asked about.
  case values([Value])

  /// Other values for some slots; what was resolved for them is forgotten.
  case change([Slot: [Value]])

  /// Leave the slot that was asked about as it is.
  case skip

  /// An answer that is none to this prompt.
  case unclear
}
