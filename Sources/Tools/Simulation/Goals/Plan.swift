import Randomness

/// A conversation to be: what somebody wants and how they go about it.
///
/// It is a value, so that it can be made simpler and tried again.
package struct Plan: Sendable, Hashable {
  package var seed: UInt64
  package var temperament: Temperament
  package var errands: [Errand]
  package var quirks: [Quirk] = []

  /// The voice that moves are worded in; `nil` for somebody who says them without words.
  package var voice: String?

  /// True if values are said in their plainest wording.
  package var isPlain = false
}

extension Plan {
  /// Returns a wording for a value; another `use` may give another one.
  func wording(among wordings: [String], _ use: UInt64) -> String {
    guard !isPlain, let first = wordings.first else { return wordings.first ?? "" }
    var random = SplitMix(seed: seed ^ first.checksum ^ (use &* 0x9E37_79B9))
    return random.pick(wordings)
  }
}

extension String {
  /// The same in every run, unlike a hash value.
  var checksum: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

/// Something to get done with one request.
package struct Errand: Sendable, Hashable {
  package var intent: String

  /// The values wanted at first, by aspect.
  package var wanted: [String: [Item]]

  /// The aspects that are said in the request itself.
  package var opening: Set<String>
}

/// A way in which a conversation leaves the straight path, once.
package enum Quirk: Sendable, Hashable {
  /// The mind is changed about an aspect of an errand, by its position.
  case change(Change)

  /// Something is looked up at the given question, counted from one.
  case lookUp(String, at: Int)

  /// The next errand is begun at a question about another one.
  case interleave(at: Int)
  case hesitate(at: Int)

  /// The question is asked for again, or help, or to go back.
  case ask(Move, at: Int)

  /// A detail of what is shown is asked for.
  case askDetail
  case cancel(at: Int)

  /// Holds for the whole conversation: more is answered than was asked.
  case overAnswer

  /// Holds for the whole conversation: answers are requests in full.
  case answerInFull

  /// Holds for the whole conversation: a yes names the act.
  case agreeByAct
}

/// A change of mind.
package struct Change: Sendable, Hashable {
  package enum Occasion: Sendable, Hashable {
    /// In the same line as the first value.
    case opening

    /// While something else is asked.
    case question

    /// When all is shown, or before if nothing is ever shown.
    case review
  }

  package enum Manner: Sendable, Hashable {
    case replace

    /// Behind a yes: “yes, but make it 20”.
    case agreeing
    case relate(Relation)
    case add(Item)
    case remove(Item)
  }

  package var errand: Int
  package var aspect: String

  /// The values from then on.
  package var items: [Item]
  package var manner = Manner.replace
  package var occasion = Occasion.review
}
