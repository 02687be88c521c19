// MARK: - Around names

extension English {
  /// The user as the owner: *my house*.
  package static let owners = "my our"

  /// Words that a name can begin with and that are none alone.
  package static let articles = "the a an my our his her their this that"

  /// The ones that the name of a place may have or lack.
  package static let bareArticles = "the a an"

  /// Words before an everyday word that is somebody to the user: *my dentist*.
  package static let determiners = "my the our"

  /// The end of *Anna's*.
  package static let possessives = "'s"

  /// The *who* of *the man who fixed my roof*.
  package static let relatives = "who"

  /// Words between somebody and where they are: *the desk at the Ritz*.
  package static let sites = "at on in"

  /// The *from* of *Dave from accounting*.
  package static let origins = "from"

  /// The *and* of *Lopez and Sons*.
  package static let nameJoints = "and n"

  /// The *of* of *Friends of the Earth*.
  package static let parts = "of"

  /// Beginnings of a card, and no names though they have a capital: *Happy birthday*.
  package static let greetings =
    "happy merry congrats congratulations sorry thanks thank good great love"

  /// Words of grammar that have a capital by habit, and belong to no name.
  package static let asides = "i please thanks now today tonight tomorrow"

  /// Words behind which a name stands, however it is written.
  package static let callers =
    "call text txt message msg dm tell ring phone dial pay ask to from with for and or add"

  /// Verbs behind a name that begin what is told: *Tell Sean, Amara and Tom are here.*
  package static let verbs =
    "are were is was have had has will would can could should may might must do did want need "
    + "went"
}

// MARK: - Places

extension English {
  /// The user's home.
  package static let homes = "home"

  /// Somebody's home: *Anna's place*.
  package static let houses = "home house place apartment flat"

  /// The user's work.
  package static let works = "work"

  /// Somebody's work: *my office*.
  package static let offices = "work office workplace"

  /// The place of the user.
  package static let heres = "here"

  /// The *current* of *my current location*.
  package static let currents = "current"

  /// The *address* of *my work address*.
  package static let addresses = "address"

  /// The place of the user, behind *my*: *my location*.
  package static let locations = "location position place"
}
