extension English {
  /// Titles that are nobody by themselves.
  package static let shortTitles = "dr mr mrs ms mx prof st fr rev sgt capt lt col gen gov sen hon"

  /// Titles that may be somebody: *doctor*.
  package static let longTitles =
    "doctor professor coach judge father reverend pastor captain officer sir lady lord miss "
    + "madam madame mister herr frau senor senora señor señora signor signora monsieur rabbi "
    + "imam principal chef nurse sergeant colonel general mayor senator governor deacon bishop "
    + "detective inspector master dame sensei"

  /// Titles that have another sense in small letters: *miss*.
  package static let everydayTitles = "miss general master dame lady lord major hon"

  /// Relations that go before a name without a possessive: *Uncle Ben*, *Nana Rose*.
  package static let relationTitles =
    "uncle aunt auntie aunty cousin grandma grandpa grandmother grandfather granny gran "
    + "grandad granddad gramps nana nan nanna nonna abuela abuelo opa oma mama papa brother "
    + "sister"

  /// Titles that hardly ever stand without a name: *uncle ben*.
  package static let boundTitles = "uncle aunt auntie aunty cousin dr mr mrs ms mx prof"

  /// Words for how somebody is, before a name or a relation: *dear Anna*, *young Mr Lee*.
  package static let epithets =
    "dear dearest good best old young lovely sweet poor little big darling beloved wonderful "
    + "favorite favourite nice trusty"

  /// Words for what somebody is to the user, before a name: *my neighbor Kate*.
  package static let acquaintances =
    "friend buddy mate pal neighbor neighbour colleague coworker roommate flatmate classmate "
    + "teacher trainer landlord landlady sitter babysitter dentist doctor boss coach"

  /// Words that make a relation a remoter one: *great-aunt*, *ex-husband*.
  package static let degrees = "great step half ex god grand foster"

  /// The end of *mother-in-law*.
  package static let laws = "law laws"

  /// Small words inside of a family's name: *von*, *de la*.
  package static let particles =
    "von van de la las los der den del della delle di da dal dos das du le lo bin ibn al el "
    + "ter ten zu zur san santa y"

  /// Letters that may stand for a given name: the *J* of *Mary J Blige*.
  package static let initials = "b c d e f g h j k l m n o p q r s t u v w x y z"

  /// Somebody told from others by where they are: *the lady at the bank*.
  package static let somebodies =
    "guy woman man lady girl boy person people folks kid gentleman dude chap bloke fella "
    + "receptionist manager nurse agent clerk owner rep concierge lads fellow student teacher "
    + "doctor host desk"

  /// People who work for a professional with a title: *Judge Li's clerk*.
  package static let staff =
    "office clerk secretary assistant chambers clinic practice surgery receptionist"

  /// The user, behind *of*: *a friend of mine*.
  package static let selves = "me mine us ours"
}

// MARK: - Several people

extension English {
  /// People together: *the hiking club*, *the Lopez family*.
  package static let groups =
    "club team family group crew gang chat squad choir band class committee board council "
    + "office desk company shop store department clinic school church parish agency studio "
    + "league troop society association firm bunch lot union circle household residence"

  /// Ends of a firm's name, behind an *and*: *Lopez & Sons*.
  package static let partners =
    "sons son daughters co company bros brothers sisters associates partners grill bar spa "
    + "sons'"

  /// Places of neighbours: *the man upstairs*.
  package static let whereabouts = "upstairs downstairs next door"

  /// People whom a number counts: *3 people*.
  package static let people =
    "people persons person ppl peeps pax passengers passenger riders rider seats seat adults "
    + "adult kids children folks friends guests mates travelers travellers"

  /// The same behind *of*: *two of us*.
  package static let themselves = "us them"

  /// Before a number, with one of `being` between them, they say that it counts people.
  package static let ourselves = "we there they"
  package static let being = "are re were"
}
