/// The declarations of a phrase file.
///
/// ```
/// slot recipients: person            # a slot and the kinds of value it takes
/// terms attribute                    # a closed list: identifier, then its wordings
///   unread = unread | not read
/// words function                     # words of one sort, such as those that begin no name
///   of with from
/// rule message                       # a part that templates share: one alternative a line
///   [text|sms] message
/// intent sendMessage                 # what the templates below ask for
///   example Text Anna I'm late
///   hint text message                # a refused sentence with these words came close
///   send [a] <message> to {recipients}
///   8: {recipients} {content}        # costs 8: preferred only when nothing cheaper fits
/// move affirm                        # the same for a dialogue act, in whatever is said
///   (yes|yeah|yep)
/// parts sendMessage                  # what to look for where no template covers a request
///   (to {recipients}|{other})+
/// ```
package struct PhraseFile: Sendable {
  package var name: String
  package var slots: [Slot] = []
  package var terms: [TermList] = []
  package var lists: [WordList] = []
  package var rules: [Rule] = []
  package var intents: [Intent] = []
}

extension PhraseFile {
  package struct Slot: Sendable {
    package var name: String
    package var kinds: SlotKinds
    package var line: Int
  }

  /// A closed list of terms that one slot takes.
  package struct TermList: Sendable {
    package var slot: String
    package var entries: [Term] = []
  }

  package struct Term: Sendable {
    package var identifier: String
    package var wordings: [String]
  }

  /// Words of one sort.
  package struct WordList: Sendable {
    package var sort: WordSort
    package var words: [String] = []
  }

  package struct Rule: Sendable {
    package var name: String
    package var line: Int
    package var alternatives: [Template] = []
  }

  package struct Intent: Sendable {
    package var name: String
    package var role: IntentRole
    package var examples: [String] = []
    package var hints: [String] = []
    package var templates: [Template] = []
  }

  package struct Template: Sendable {
    package var line: Int

    /// The cost of this template, in hundredths of the score.
    package var cost: Int
    package var expression: Expression
    package var source: String
  }
}

/// The purpose of an intent's templates.
package enum IntentRole: UInt32, Sendable, CaseIterable {
  /// They ask for something.
  case request

  /// They find the values of a request that none of its templates covers.
  case parts

  /// They make a dialogue act of some words of a line.
  case move
}

/// The kinds of value that a slot takes.
package struct SlotKinds: OptionSet, BitwiseCopyable, Sendable, Hashable {
  package let rawValue: UInt16

  @inlinable package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// In the open like that of `Marks`, and for the same reason.
  @inlinable package init(arrayLiteral kinds: SlotKinds...) {
    self.init(rawValue: kinds.reduce(0) { $0 | $1.rawValue })
  }

  @inlinable package static var person: SlotKinds { SlotKinds(rawValue: 1 << 0) }
  @inlinable package static var place: SlotKinds { SlotKinds(rawValue: 1 << 1) }
  @inlinable package static var text: SlotKinds { SlotKinds(rawValue: 1 << 2) }
  @inlinable package static var time: SlotKinds { SlotKinds(rawValue: 1 << 3) }
  @inlinable package static var duration: SlotKinds { SlotKinds(rawValue: 1 << 4) }
  @inlinable package static var distance: SlotKinds { SlotKinds(rawValue: 1 << 5) }
  @inlinable package static var energy: SlotKinds { SlotKinds(rawValue: 1 << 6) }
  @inlinable package static var number: SlotKinds { SlotKinds(rawValue: 1 << 7) }
  @inlinable package static var ordinal: SlotKinds { SlotKinds(rawValue: 1 << 8) }
  @inlinable package static var phone: SlotKinds { SlotKinds(rawValue: 1 << 9) }
  @inlinable package static var app: SlotKinds { SlotKinds(rawValue: 1 << 10) }
  @inlinable package static var terms: SlotKinds { SlotKinds(rawValue: 1 << 11) }

  /// A few words of any sort, such as a title: text that stays short.
  @inlinable package static var title: SlotKinds { SlotKinds(rawValue: 1 << 12) }

  /// An amount of a currency.
  @inlinable package static var money: SlotKinds { SlotKinds(rawValue: 1 << 13) }

  /// One word, whatever it is.
  @inlinable package static var word: SlotKinds { SlotKinds(rawValue: 1 << 14) }

  /// Set where only values count that are known beforehand: `{destination!}`.
  @inlinable package static var known: SlotKinds { SlotKinds(rawValue: 1 << 15) }

  /// Kinds whose values are not all known beforehand: any words may fill them.
  @inlinable package static var open: SlotKinds { [.person, .place, .text, .title, .word] }

  package static let names: [String: SlotKinds] = [
    "person": .person, "place": .place, "text": .text, "time": .time, "duration": .duration,
    "distance": .distance, "energy": .energy, "number": .number, "ordinal": .ordinal,
    "phone": .phone, "app": .app, "terms": .terms, "title": .title, "money": .money,
    "word": .word,
  ]
}

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

  /// A word with which a statement begins, or a reason: *I*, *it*, *because*.
  case statement

  /// A word for the user: *I*, *me*, *my*.
  case user

  /// A verb that a command begins with: *start*, *call*.
  case command

  package static let names: [String: WordSort] = [
    "statement": .statement, "user": .user, "command": .command,
    "substitute": .substitute, "function": .function, "common": .common, "link": .link,
    "filler": .filler,
    "turn": .turn, "ask": .ask, "marker": .marker, "response": .response,
    "exclusion": .exclusion, "negation": .negation, "other": .other, "upper": .upper,
    "lower": .lower,
  ]

  package var bit: Int32 { 1 << rawValue }
}
