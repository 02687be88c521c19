/// The names that understanding knows: people, apps, places, and the vocabulary of apps.
///
/// A lexicon is made once per world and looked up by words, so a sentence costs the same with
/// ten contacts and with a hundred thousand.
package struct Lexicon: Sendable, Hashable {
  package var people: [Person]
  package var apps: [App]
  package var places: [Place]
  package var terms: [Term]

  package init(
    people: [Person] = [],
    apps: [App] = [],
    places: [Place] = [],
    terms: [Term] = []
  ) {
    self.people = people
    self.apps = apps
    self.places = places
    self.terms = terms
  }
}

extension Lexicon {
  package struct Person: Sendable, Hashable {
    package var identifier: String

    /// Full name first, then every other way to name the person: parts of the name, nickname.
    package var names: [String]

    /// Relations to the user in lower-case English, such as `mother`.
    package var relations: [String]
    package var organization: String?
    package var isFavorite: Bool

    /// Indicates whether this is a group of people, such as "Hiking".
    package var isGroup: Bool

    package init(
      identifier: String,
      names: [String],
      relations: [String] = [],
      organization: String? = nil,
      isFavorite: Bool = false,
      isGroup: Bool = false
    ) {
      self.identifier = identifier
      self.names = names
      self.relations = relations
      self.organization = organization
      self.isFavorite = isFavorite
      self.isGroup = isGroup
    }
  }

  package struct App: Sendable, Hashable {
    package var identifier: String

    /// Display name first, then the declared alternatives.
    package var names: [String]

    /// The requests that the app supports; they help to tell its name from other words.
    package var intents: Set<IntentName>

    package init(identifier: String, names: [String], intents: Set<IntentName> = []) {
      self.identifier = identifier
      self.names = names
      self.intents = intents
    }
  }

  package struct Place: Sendable, Hashable {
    package var identifier: String
    package var names: [String]

    package init(identifier: String, names: [String]) {
      self.identifier = identifier
      self.names = names
    }
  }

  /// A word of an app's own vocabulary: a ride option, the name of a workout.
  package struct Term: Sendable, Hashable {
    /// The slot it can fill, such as `workoutName`.
    package var slot: String
    package var identifier: String
    package var phrases: [String]

    package init(slot: String, identifier: String, phrases: [String]) {
      self.slot = slot
      self.identifier = identifier
      self.phrases = phrases
    }
  }
}
