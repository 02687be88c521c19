/// A question for the user.
package struct Prompt: Sendable, Hashable, Codable {
  /// The subject of the question.
  ///
  /// `element` is the position, from zero, of the one value of a list that is asked about; `nil` if
  /// it is the whole parameter, as with a list of one.
  package indirect enum Kind: Sendable, Hashable, Codable {
    /// The slot needs a value.
    case value(Slot, element: Int?, because: Reason)

    /// One of these is meant; never fewer than two.
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
  package indirect enum Reason: Sendable, Hashable, Codable {
    case missing

    /// The one that was given is not supported; with the handler's reason, if it gave one.
    case unsupported(Value?, reason: String?)

    /// The one that was proposed is not what the user meant.
    case declined(Value)

    /// The user wanted to do without, and the handler asked again.
    case needed
  }

  /// Why opening the app is offered.
  package enum OpenReason: Sendable, Hashable, Codable {
    /// The user was asked about the slot as often as patience allows.
    case gaveUp(Slot)
    case failed(Verdict)
  }

  package var kind: Kind

  /// The number of times this has been asked in a row, from one.
  package var attempt: Int

  /// True if another answer that does not fit ends the request.
  package var isLast: Bool

  package init(_ kind: Kind, attempt: Int = 1, isLast: Bool = false) {
    self.kind = kind
    self.attempt = attempt
    self.isLast = isLast
  }
}

extension Prompt {
  /// True if the whole request is shown, and a yes has it done.
  package var asksToGoAhead: Bool {
    if case .goAhead = kind { true } else { false }
  }
}

extension Prompt.Kind {
  /// The same question without the value that was refused, which is named once; `nil` if none was.
  package var withoutRefusal: Prompt.Kind? {
    guard case .value(let slot, let element, .unsupported) = self else { return nil }
    return .value(slot, element: element, because: .missing)
  }
}

/// The user's answer to a prompt.
package enum Reply: Sendable, Hashable {
  case yes
  case no
  case cancel

  /// The options that fit, by position from zero; several when the answer fits several.
  case options([Int])

  /// Values for the slot that was asked about; none is the same as `skip`.
  case values([Value])

  /// Other values for some slots; everything from the first of them on is resolved again.
  case change([Slot: [Value]])

  /// Ask anew for what was settled last.
  case back

  /// Ask anew for one slot.
  case redo(Slot)

  /// Do without the value that was asked about.
  case skip

  /// An answer that is none to this prompt.
  case unclear
}
