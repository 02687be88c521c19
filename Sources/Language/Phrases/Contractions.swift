/// Words that stand for several: *I'm*, *can't*, *gonna*, and the same without an apostrophe.
enum Contractions {
  static let not = Word("not")
  static let and = Word("and")
  static let possessive = Word("'s")

  /// Titles that are written with a full stop.
  static let titles = Set(
    ["dr", "mr", "mrs", "ms", "prof", "rev", "sgt", "capt"].map { Word($0) }
  )

  /// Abbreviations at the beginning of place names.
  ///
  /// *St. Luke's*, *Mt. Tamalpais*.
  static let saints = Set(["st", "ste", "mt", "ft", "pt"].map { Word($0) })

  /// Words behind which a name of a place begins.
  static let placeLeads = Set(
    ["to", "from", "at", "in", "near", "of", "by", "and", "the", "outside", "for"].map { Word($0) }
  )

  /// Abbreviations of streets and their parts, as in *12 Oak Ave.*
  static let streets = Set(
    Word.list("st ave av blvd rd ln hwy pkwy pl ct sq ste apt bldg dept fl")
  )

  /// Verbs that change before *n't*, by the letters before the apostrophe.
  static let negated: [Word: Word] = [
    Word("can"): Word("can"), Word("won"): Word("will"), Word("shan"): Word("shall"),
  ]

  /// Returns the word that the letters after an apostrophe stand for, if they are a word of their
  /// own.
  static func suffix(_ letters: [UInt8]) -> Word? {
    switch letters {
    case [0x73]: possessive
    case [0x6D]: am
    case [0x64]: would
    case [0x72, 0x65]: are
    case [0x76, 0x65]: have
    case [0x6C, 0x6C]: will
    default: nil
    }
  }

  /// Returns `true` if letters form a word of their own before digits: *usd50*, *jan5*.
  static func endsBeforeDigits(_ letters: [UInt8]) -> Bool {
    letters.count == 3 && unitsBeforeDigits.contains(Word(letters))
  }

  /// Currencies and months.
  private static let unitsBeforeDigits = Set(
    Word.list(
      """
      usd eur gbp chf cad aud nzd jpy cny inr sek nok dkk pln czk mxn brl zar hkd sgd myr uah kwd \
      jan feb mar apr jun jul aug sep oct nov dec
      """
    )
  )

  /// Returns the words that a contraction without an apostrophe stands for.
  static func whole(_ word: Word, length: Int) -> [Word]? {
    guard length <= 8 else { return nil }
    let number = joined.numbers.number(of: word)
    return number < 0 ? nil : joined.parts[Int(number)]
  }

  private static let am = Word("am")
  private static let would = Word("would")
  private static let are = Word("are")
  private static let have = Word("have")
  private static let will = Word("will")

  /// Words written together, by number, and what they stand for.
  private static let joined: (numbers: WordTable, parts: [[Word]]) = {
    let spellings = [
      "dont": "do not", "doesnt": "does not", "didnt": "did not", "cant": "can not",
      "cannot": "can not", "wont": "will not", "isnt": "is not", "arent": "are not",
      "wasnt": "was not", "havent": "have not", "hasnt": "has not", "shouldnt": "should not",
      "im": "i am", "ive": "i have", "youre": "you are", "theyre": "they are",
      "thats": "that 's", "whats": "what 's", "wheres": "where 's", "whos": "who 's",
      "hows": "how 's", "lets": "let 's", "itll": "it will",
      "wanna": "want to", "gonna": "going to", "gotta": "got to", "lemme": "let me",
      "gimme": "give me", "pls": "please", "plz": "please", "u": "you", "ur": "your",
      "hw": "how", "nvm": "never mind", "rn": "right now", "cuz": "because", "coz": "because",
      "tmrw": "tomorrow", "tmr": "tomorrow", "thx": "thanks", "dunno": "do not know",
      "mins": "minutes", "nobodys": "nobody 's", "shes": "she 's", "hes": "he 's",
      "theres": "there 's", "heres": "here 's", "whens": "when 's", "whys": "why 's",
      "youve": "you have", "weve": "we have", "theyve": "they have", "youll": "you will",
      "theyll": "they will", "thatll": "that will", "itd": "it would", "youd": "you would",
      "theyd": "they would", "wouldnt": "would not", "couldnt": "could not",
      "werent": "were not", "hadnt": "had not", "mustnt": "must not", "whered": "where did",
      "howd": "how did", "yall": "you", "imma": "i am going to", "ima": "i am going to",
      "tryna": "trying to", "hafta": "have to", "kinda": "kind of", "sorta": "sort of",
      "gettin": "getting", "goin": "going", "comin": "coming", "callin": "calling",
      "textin": "texting", "runnin": "running", "w": "with", "abt": "about", "tmrrw": "tomorrow",
      "its": "it 's", "aint": "is not", "neednt": "need not", "thatd": "that would",
      "whod": "who would", "whatre": "what are",
      "rq": "real quick", "rlly": "really", "srsly": "seriously", "tho": "though",
      "bc": "because", "bcs": "because", "bcuz": "because",
      "thnx": "thanks", "thanx": "thanks", "tnx": "thanks", "tysm": "thank you so much",
      "np": "no problem", "idk": "i do not know", "idc": "i do not care", "omw": "on my way",
      "b4": "before", "l8r": "later", "gr8": "great", "2day": "today", "2moro": "tomorrow",
      "pickin": "picking", "doin": "doing", "waitin": "waiting", "sendin": "sending",
      "leavin": "leaving", "oughta": "ought to",
      "2nite": "tonight", "tonite": "tonight", "teh": "the", "hte": "the", "thru": "through",
    ]
    let sorted = spellings.sorted { $0.key < $1.key }
    return (
      WordTable(hashes: sorted.map { Word($0.key).hash }),
      sorted.map { Word.list($0.value) }
    )
  }()
}
