/// A class of words that matters for the limits of slots, clauses and names.
package enum WordSort: Int32, Sendable, CaseIterable {
  /// A word of grammar: it begins no name and stands in none.
  case function

  /// An everyday word that is hardly a name unless it is written like one.
  case common

  /// A preposition or the like: names of places hold it, but more often it begins the next part.
  case link

  /// A word that says nothing when one of several options is picked.
  case filler

  /// A word that may begin a request behind its reason: *so*, *please*.
  case turn

  /// The same, if *you* follows.
  case ask

  /// A word before which another clause may begin: *but*, *actually*.
  case marker

  /// A word that may be a clause by itself, so that another one begins behind it: *yes*, *no*.
  case response

  /// A word before options that are not meant: *not*, *except*.
  case exclusion

  /// *No*, which with *one* is nobody.
  case negation

  /// The *other* one of a list.
  case other

  /// One of the two ends of a list: *former*, *bottom*.
  case upper, lower

  /// A word that ends a replacement for something else: *instead*.
  case substitute

  /// A word that points to something: *this*, *that*.
  case pointing

  /// A word with which a statement begins, or a reason: *I*, *it*, *because*.
  case statement

  /// A word for the user: *I*, *me*, *my*.
  case user

  /// A pronoun for somebody spoken of, as a subject: *he*, *she*.
  case third

  /// A verb that a command begins with: *start*, *call*.
  case command

  /// A verb that begins other commands, before which no clause may begin: *send*, *show*.
  case order

  /// A word with which a question begins that somebody else is asked: *if*, *whether*.
  case indirect

  /// A picture that stands for a smile or a mood.
  case smile

  /// A word that may stand behind any word of a request, and says nothing: *please*.
  case courtesy

  /// A word that verbs behind it may belong to, also those after an *and*: *to*, *will*.
  case governing

  package static let names: [String: WordSort] = [
    "governing": .governing, "indirect": .indirect, "smile": .smile, "courtesy": .courtesy,
    "statement": .statement, "user": .user, "third": .third, "command": .command, "order": .order,
    "substitute": .substitute, "function": .function, "common": .common, "link": .link,
    "filler": .filler, "pointing": .pointing,
    "turn": .turn, "ask": .ask, "marker": .marker, "response": .response,
    "exclusion": .exclusion, "negation": .negation, "other": .other, "upper": .upper,
    "lower": .lower,
  ]

  package var bit: Int32 { 1 << rawValue }
}
