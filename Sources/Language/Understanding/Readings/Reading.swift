/// The meaning of one typed sentence.
package struct Reading: Sendable, Hashable {
  package var intent: IntentName

  /// The values given for the intent's parameters, in the order of the text.
  package var slots: [SlotReading]

  /// The app that was named, if one was; its meaning is `.app`.
  package var app: SlotReading?

  /// The fit of the sentence, from 0 to 1.
  package var score: Double

  /// True if it is only thought of, so that it is asked about: “maybe I should call Anna”.
  package var isHedged = false

  /// True if its words ask for it only because of what goes on: “and from home?”.
  package var isElliptical = false

  /// The phrase rules that matched, with the text each one covers; for `parley explain`.
  package var evidence: [Evidence]

  /// The clues for and against this reading if no phrase covers the sentence, strongest first.
  package var clues: [WeighedClue]

  /// The figures and times that the reading has no room for, if no phrase covers the sentence.
  package var leftOut: [String]

  package init(
    intent: IntentName,
    slots: [SlotReading] = [],
    app: SlotReading? = nil,
    score: Double,
    evidence: [Evidence] = [],
    clues: [WeighedClue] = [],
    leftOut: [String] = []
  ) {
    self.intent = intent
    self.slots = slots
    self.app = app
    self.score = score
    self.evidence = evidence
    self.clues = clues
    self.leftOut = leftOut
  }
}

/// One parameter as the sentence gave it.
///
/// A parameter with several values (two recipients) has several readings with one name.
package struct SlotReading: Sendable, Hashable {
  /// The slot's name in the phrases, such as `recipients`.
  package var name: String

  /// The words that were typed, to the letter; quotation marks around them left out.
  package var wording: String

  /// The UTF-8 offsets of the words in the sentence as it was typed.
  package var range: Range<Int>

  package var meaning: Meaning

  /// True if the word behind a number says that it counts people, as in “two people”, or if words
  /// for people stand for a number: “just me”.
  package var countsPeople = false

  package init(name: String, wording: String, range: Range<Int>, meaning: Meaning) {
    self.name = name
    self.wording = wording
    self.range = range
    self.meaning = meaning
  }
}

extension SlotReading {
  var isNumber: Bool { if case .number = meaning { true } else { false } }
}

/// A rule that took part in a reading.
package struct Evidence: Sendable, Hashable {
  /// The file of phrases in which the rule is written, and its line there.
  package var file: String
  package var line: Int
  package var range: Range<Int>

  package init(file: String, line: Int, range: Range<Int>) {
    self.file = file
    self.line = line
    self.range = range
  }

  /// The location of the rule, such as `messages.phrases:12`.
  package var rule: String { "\(file):\(line)" }
}

/// The meaning of a slot's words.
package enum Meaning: Sendable, Hashable {
  /// Free text, such as a message: nothing beyond the wording.
  case text

  case person(PersonMention)
  case place(PlaceMention)

  /// One of the installed apps, by its identifier in the lexicon.
  case app(String)

  /// A member of a closed list, such as `unread` or `videoCall`, by its identifier: one of the
  /// phrases' own, or one from an app's vocabulary.
  case term(String)

  case number(Double)

  /// A position in a list, counted from one; -1 is the last.
  case ordinal(Int)

  case time(TimeReading)

  /// In seconds.
  case duration(Double)
  case distance(Double, DistanceUnit)
  case energy(Double, EnergyUnit)
  case money(Money)

  /// Digits, with a leading `+` if one was said.
  case phoneNumber(String)
}

/// A person as a sentence speaks of them.
package struct PersonMention: Sendable, Hashable {
  /// Identifiers in the lexicon of those whom the words fit, best first; none for a stranger.
  package var candidates: [String]

  /// A relation such as `mother`, when the words name one ("my mom").
  package var relation: String?

  /// The label of the handle that is meant, such as `mobile` or `work` ("Anna's cell").
  package var label: String?

  /// Set where the words only point to somebody who was spoken of before ("call her back").
  package var pronoun: Pronoun?

  /// Set where the words say what somebody does for the user: “the driver”.
  package var role: Role?

  /// The people of whom one is meant, where it is left open which: “Kate or Anna”; in that order.
  package var alternatives: [Suggestion] = []

  package init(candidates: [String] = [], relation: String? = nil, label: String? = nil) {
    self.candidates = candidates
    self.relation = relation
    self.label = label
  }
}

/// A place as a sentence speaks of it.
package enum PlaceMention: Sendable, Hashable {
  /// Identifiers in the lexicon of the places that the words fit, best first.
  case known([String])

  /// "here", "my location".
  case currentLocation

  /// Somebody's home ("mom's place"), or "home" alone for one's own (`nil`).
  case home(of: PersonMention?)
  case work(of: PersonMention?)

  /// Words that nothing in the lexicon fits, such as an address.
  case unknown
}
