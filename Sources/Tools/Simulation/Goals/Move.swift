/// One dialogue act of a person: what is meant by a part of a line, without its words.
///
/// The same person can so speak to anything that understands acts, in lines or without any.
package enum Move: Sendable, Hashable {
  /// A request with what is said along with it; nothing of it need be said.
  case request(intent: String, [Said])

  /// Values, for what was asked or for something else.
  case inform([Said])

  /// One of the options of a list.
  case pick(Pick)

  /// Other values for what was said before.
  case correct([Said])

  /// Another value in relation to the one that is there: “half of that”.
  case relate(aspect: String, Relation)
  case add(Said)
  case remove(Said)
  case affirm

  /// A yes in the words of the act that is asked about: “send it”.
  case affirmWithAct(intent: String)
  case deny

  /// Calls off what is being asked about.
  case retract

  /// A question about what is shown, such as its price.
  case askDetail(String)
  case repeatQuestion
  case help
  case back
  case skip

  /// A request that only looks something up, by its name in the phrases.
  case lookUp(String)

  /// Words that say nothing: “hmm”.
  case hesitate
}

/// An aspect of a request with its values.
package struct Said: Sendable, Hashable {
  package var aspect: String
  package var items: [Item]
}

/// An option of a list, and the way in which somebody points at it.
package struct Pick: Sendable, Hashable {
  package enum Way: Sendable, Hashable {
    case position
    case name(String)

    /// One of a person's numbers by what it is called.
    case label(String)
  }

  /// Counted from one.
  package var position: Int
  package var count: Int
  package var way = Way.position
}
