extension English {
  /// Spellings of several words as one, and short ones, with the words that they stand for.
  package static let joined: KeyValuePairs = [
    "dont": "do not", "doesnt": "does not", "didnt": "did not", "cant": "can not",
    "cannot": "can not", "wont": "will not", "isnt": "is not", "arent": "are not",
    "wasnt": "was not", "havent": "have not", "hasnt": "has not", "shouldnt": "should not",
    "im": "i am", "ive": "i have", "youre": "you are", "theyre": "they are",
    "thats": "that 's", "whats": "what 's", "wheres": "where 's", "whos": "who 's",
    "whatd": "what did", "howd": "how did", "whered": "where did",
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
    ":)": "🙂", ":-)": "🙂", ":))": "🙂", ":D": "😀", ":-D": "😀", ";)": "😉", ";-)": "😉", ":(": "😭",
    ":-(": "😭", ":P": "😉", ":p": "😉", ":/": "😬", "<3": "❤", "^^": "🙂", "^_^": "🙂",
    "rq": "real quick", "rlly": "really", "srsly": "seriously", "tho": "though",
    "bc": "because", "bcs": "because", "bcuz": "because",
    "thnx": "thanks", "thanx": "thanks", "tnx": "thanks", "tysm": "thank you so much",
    "np": "no problem", "idk": "i do not know", "idc": "i do not care", "omw": "on my way",
    "b4": "before", "l8r": "later", "gr8": "great", "2day": "today", "2moro": "tomorrow",
    "any1": "anyone", "some1": "someone", "every1": "everyone", "no1": "no one", "cn": "can",
    "bcoz": "because", "sum1": "someone",
    "pickin": "picking", "doin": "doing", "waitin": "waiting", "sendin": "sending",
    "leavin": "leaving", "oughta": "ought to",
    "2nite": "tonight", "tonite": "tonight", "teh": "the", "hte": "the", "thru": "through",
    "acct": "account", "accts": "accounts", "bal": "balance", "vid": "video", "frm": "from",
    "aight": "alright", "ight": "alright", "ig": "i guess", "lmk": "let me know", "rply": "reply",
    "kno": "know", "wat": "what", "wats": "what 's", "wut": "what", "sayin": "saying",
    "lookin": "looking", "payin": "paying", "agian": "again", "nite": "night", "tn": "tonight",
    "wrk": "work", "tdy": "today", "2morrow": "tomorrow", "tmrow": "tomorrow", "tmoro": "tomorrow",
    "tomoz": "tomorrow", "2mrw": "tomorrow", "nxt": "next", "fone": "phone",
    "sumthing": "something", "sumthin": "something", "somethin": "something",
    "anythin": "anything", "nothin": "nothing", "cud": "could", "wud": "would", "shud": "should",
    "probs": "probably", "prob": "probably", "ppl": "people", "taht": "that", "waht": "what",
    "cna": "can", "thier": "their", "instaed": "instead", "bak": "back", "gunna": "going to",
    "needa": "need to", "smth": "something", "sth": "something", "wot": "what", "lites": "lights",
    "basicly": "basically", "lotta": "lot of",
    "bk": "back", "shld": "should", "cld": "could", "wld": "would", "calld": "called",
    "em": "them", "evry": "every", "hav": "have",
    "tht": "that", "jst": "just", "spkr": "speaker", "incl": "including", "ofc": "of course",
    "obvi": "obviously", "mtg": "meeting",
    "snd": "send", "sned": "send", "mesg": "message", "mssg": "message", "msge": "message",
    "yse": "yes", "ys": "yes", "cll": "call", "plse": "please", "pleas": "please",
    "tmw": "tomorrow", "r": "are", "jus": "just", "wk": "week", "wks": "weeks",
    "tae": "to", "fae": "from", "oan": "on", "aff": "off", "doon": "down", "oot": "out",
    "gie": "give", "haud": "hold", "stoap": "stop", "yin": "one", "masel": "myself",
    "oor": "our", "hame": "home", "hoose": "house", "cannae": "can not", "dinnae": "do not",
    "didnae": "did not", "wisnae": "was not", "isnae": "is not", "huv": "have", "wis": "was",
    "whit": "what", "dae": "do", "morra": "tomorrow", "hauf": "half", "nae": "no", "jist": "just",
    "wiv": "with", "haf": "half", "doler": "dollar", "dolers": "dollars", "ther": "there",
    "yeh": "yes", "hur": "her", "wots": "what 's", "meny": "many", "insid": "inside",
    "insted": "instead", "whats-his-name": "him", "il": "i will",
    "wee": "little", "gonnae": "will you", "tredmil": "treadmill",
    "wen": "when", "agan": "again", "othrwise": "otherwise", "rite": "right", "jsut": "just",
    "bout": "about", "bouta": "about to", "finna": "going to",
  ]

  /// Figures that are written for the words that they sound like.
  package static let figures: KeyValuePairs = ["2": "to", "4": "for"]

  /// The letters after an apostrophe that are a word of their own, and which.
  package static let suffixes: KeyValuePairs = [
    "s": "'s", "m": "am", "d": "would", "re": "are", "ve": "have", "ll": "will",
  ]

  /// Verbs before *n't*, by the letters that are left of them.
  package static let negated: KeyValuePairs = ["can": "can", "won": "will", "shan": "shall"]

  /// The word that *n't* stands for.
  package static let not = "not"

  /// The word that *&* stands for, and *+* between blanks.
  package static let and = "and"

  /// An arrow between two places or words: *home -> work*.
  package static let arrow = "to"

  /// The word that *@* stands for between blanks.
  package static let at = "at"

  /// The word that *#* stands for between blanks.
  package static let number = "number"

  /// Currencies and months that digits follow without a blank: *usd50*, *jan5*.
  package static let unitsBeforeDigits =
    "usd eur gbp chf cad aud nzd jpy cny inr sek nok dkk pln czk mxn brl zar hkd sgd myr uah kwd "
    + "jan feb mar apr jun jul aug sep oct nov dec"
}

// MARK: - With a full stop

extension English {
  /// Titles that are written with a full stop.
  package static let abbreviatedTitles = "dr mr mrs ms prof rev sgt capt"

  /// The beginnings of place names that are.
  ///
  /// *St. Luke's*, *Mt. Tamalpais*.
  package static let saints = "st ste mt ft pt"

  /// Words behind which the name of a place begins.
  package static let placeLeads = "to from at in near of by and the outside for"

  /// Streets and their parts that are, as in *12 Oak Ave.*
  package static let streets = "st ave av blvd rd ln hwy pkwy pl ct sq ste apt bldg dept fl"
}
