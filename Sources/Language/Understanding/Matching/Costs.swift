/// The costs of doubtful steps of a match, in hundredths of the score.
enum Costs {
  /// A person whom the lexicon does not know; then for each word after the first.
  static let stranger: Int32 = 8
  static let strangerWord: Int32 = 7
  static let strangerCapital: Int32 = 2

  /// A word with a capital behind another one: it is their family's name sooner than a text.
  static let strangerName: Int32 = 0

  /// The *'s* of *my daughter's school*.
  static let owner: Int32 = 2

  /// *Dave from accounting*, *Mike the plumber*: a text or a second name is as likely.
  static let description: Int32 = 9

  /// The *at* of *the front desk at the Ritz*; a word of *the man who fixed my roof*.
  static let nameLink: Int32 = 3
  static let describingWord: Int32 = 2

  /// An everyday word in lower case where a name is expected.
  static let commonWord: Int32 = 44

  /// A place that the lexicon does not know; then for each word, and for a word such as “at”
  /// that more likely begins another part.
  static let unknownPlace: Int32 = 5
  static let placeWord: Int32 = 1
  static let placeLink: Int32 = 6

  /// Free text is as likely as its length; the words break ties only.
  static let text: Int32 = 4
  static let textWord: Int32 = 1

  /// A text that begins with what reads like one more of several people.
  static let listing: Int32 = 20

  /// A text that begins inside of a word: with the *'s* of what reads like a name.
  static let tornWord: Int32 = 6

  /// A text that goes on behind the quotation mark which closes its beginning.
  static let quoted: Int32 = 12

  /// A command word with a typing error.
  static let misspelling: Int32 = 15

  /// A name that nobody has where it is almost a word of grammar: “did anyoen call”.
  static let mistypedName: Int32 = 12

  /// A name that nobody has where every word of it is almost one of a command: “call bakc”.
  static let mistypedCommand: Int32 = 24

  /// A figure for the word that it sounds like: *a ride 2 the park*.
  static let figure: Int32 = 3

  /// A word of a template behind a colon, where a text begins.
  static let behindColon: Int32 = 2

  /// Words before or after the request that are a sentence of their own.
  static let otherSentence: Int32 = 12
  static let otherWord: Int32 = 1

  /// The extra cost of a request that follows a sentence without a mark: “the sink is leaking so
  /// call Mike”.
  static let turn: Int32 = 6

  /// A word between the parts of a request that no template covers.
  static let otherWordBetween: Int32 = 12

  /// No more of them than this weigh on the score.
  static let otherWords: Int32 = 20

  /// A “please” around an answer; an answer that costs no more is taken at its word.
  static let courtesy: Int32 = 3

  /// Each clause of a line; words that nothing covers cost more than any doubtful reading.
  static let clause: Int32 = 4
  static func unread(_ words: Int) -> Int32 { 25 + 6 * Int32(words) }

  /// Above this a move is not one.
  static let likely: Int32 = 22

  /// Words that only remark on something; less than if they were unread, more than if anything
  /// else could be made of them.
  static func remark(_ words: Int) -> Int32 { 8 + 5 * Int32(words) }

  /// A request that no phrase covers.
  static let doubtful: Int32 = 24

  /// A value of another kind of request than the one at hand.
  static let strangeSlot: Int32 = 6

  /// Above this a sentence is not taken as a request.
  static let limit: Int32 = 50
  static let lowestScore = 0.5

  /// Below this a sentence fits at a stretch.
  static let easyScore = 0.7

  /// Intents closer to each other than this are a near tie.
  static let tie: Int32 = 3
}
