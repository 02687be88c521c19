package import Automata

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
///   send [it]                        # what is indented further continues the line before
///     {recipients} {content}
/// move affirm                        # the same for a dialogue act, in whatever is said
///   (yes|yeah|yep)
/// parts sendMessage                  # what to look for where no template covers a request
///   (to {recipients}|{other})+
/// ```
package struct PhraseFile: Sendable, Hashable {
  package var name: String
  package var slots: [Slot] = []
  package var terms: [TermList] = []
  package var lists: [WordList] = []
  package var rules: [Rule] = []
  package var intents: [Intent] = []
}

extension PhraseFile {
  package struct Slot: Sendable, Hashable {
    package var name: String
    package var kinds: SlotKinds
    package var line: Int
  }

  /// A closed list of terms that one slot takes.
  package struct TermList: Sendable, Hashable {
    package var slot: String
    package var entries: [Term] = []
  }

  package struct Term: Sendable, Hashable {
    package var identifier: String
    package var wordings: [String]
  }

  /// Words of one sort.
  package struct WordList: Sendable, Hashable {
    package var sort: WordSort
    package var words: [String] = []
  }

  package struct Rule: Sendable, Hashable {
    package var name: String
    package var line: Int
    package var alternatives: [Template] = []
  }

  package struct Intent: Sendable, Hashable {
    package var name: String
    package var role: IntentRole
    package var examples: [String] = []
    package var hints: [String] = []
    package var templates: [Template] = []
  }

  package struct Template: Sendable, Hashable {
    package var line: Int

    /// The cost of this template, in hundredths of the score.
    package var cost: Int
    package var expression: Expression
    package var source: String
  }
}
