import Dialogue
package import Understanding

extension Lexicon {
  /// Every name that can be said in a world.
  ///
  /// - Parameters:
  ///   - world: Where people and places come from.
  ///   - apps: The installed ones, in the order in which they were installed.
  ///   - vocabulary: What the apps have told of their users' own words.
  ///   - isContactsAllowed: If not, nobody is known, nobody's home, and no relation.
  package init(
    world: World,
    apps: [AppDescription],
    vocabulary: UserVocabulary = UserVocabulary(),
    isContactsAllowed: Bool
  ) {
    self.init(
      people: (isContactsAllowed ? world.contacts.lexiconPeople : [])
        + apps.flatMap { vocabulary.lexiconPeople(of: $0.identifier) },
      apps: apps.map(App.init),
      places: world.places
        .filter { isContactsAllowed || $0.owner == nil }
        .map { Place(identifier: $0.identifier, names: $0.names.withoutArticles) },
      terms: Self.terms(of: apps, vocabulary)
    )
  }
}

// MARK: - People

extension ContactBook {
  /// The user is left out: nobody writes to themselves by name.
  fileprivate var lexiconPeople: [Lexicon.Person] {
    let (contacts, relations) = (contacts, relationsToMe)
    var people: [Lexicon.Person] = []
    people.reserveCapacity(contacts.count + groups.count)
    // By place, so that nobody is copied on the way.
    let span = contacts.span
    for index in span.indices where !span[index].isMe {
      let related = relations.isEmpty ? nil : relations[span[index].identifier]
      people.append(Lexicon.Person(span[index], relations: related ?? []))
    }
    for group in groups {
      people.append(
        Lexicon.Person(identifier: group.identifier, names: [group.name], isGroup: true)
      )
    }
    return people
  }
}

extension Lexicon.Person {
  fileprivate init(_ contact: Contact, relations: [String]) {
    self.init(
      identifier: contact.identifier,
      names: contact.names,
      relations: relations,
      organization: contact.organization,
      isFavorite: contact.isFavorite
    )
  }
}

extension UserVocabulary {
  fileprivate func lexiconPeople(of app: String) -> [Lexicon.Person] {
    people(of: app).map { entry in
      Lexicon.Person(
        identifier: entry.identifier,
        names: [entry.phrase.spoken],
        isGroup: entry.isGroup
      )
    }
  }
}

// MARK: - Apps and their words

extension Lexicon.App {
  fileprivate init(_ app: AppDescription) {
    self.init(
      identifier: app.identifier,
      names: app.names,
      intents: Set(app.intents.compactMap { IntentRow.row(for: $0)?.request })
    )
  }
}

extension Lexicon {
  /// The apps' own words by slot; a word that several apps have is one term.
  private static func terms(of apps: [AppDescription], _ vocabulary: UserVocabulary) -> [Term] {
    var terms: [Term] = []
    func add(_ phrases: [String], _ identifier: String, slot: String) {
      let known = terms.firstIndex { $0.slot == slot && $0.identifier == identifier }
      guard let known else {
        return terms.append(Term(slot: slot, identifier: identifier, phrases: phrases))
      }
      terms[known].phrases += phrases.filter { !terms[known].phrases.contains($0) }
    }
    for app in apps {
      for column in IntentRow.phraseColumns(of: app) {
        for item in app.items(for: column.parameter, of: column.intent) {
          add(item.phrases.map(\.spoken), item.identifier, slot: column.slot)
        }
        for phrase in vocabulary.terms(parameter: column.parameter, of: app.identifier) {
          add([phrase.spoken], phrase.identifier ?? phrase.spoken, slot: column.slot)
        }
      }
    }
    return terms
  }
}

extension IntentRow {
  fileprivate typealias PhraseColumn = (intent: String, slot: String, parameter: String)

  /// The parameters of an app's intents that take words of its vocabulary.
  fileprivate static func phraseColumns(of app: AppDescription) -> [PhraseColumn] {
    app.intents.compactMap(row).flatMap { row in
      row.columns.filter { $0.kind == .phrase && $0.slot == row.slot(for: $0.parameter) }
        .map { (row.intent, $0.slot, $0.parameter.rawValue) }
    }
  }
}

extension [String] {
  /// The names, and those with an article also without it: “the airport”, “airport”.
  fileprivate var withoutArticles: [String] {
    let bare = filter { $0.lowercased().hasPrefix("the ") }.map { String($0.dropFirst(4)) }
    return self + bare.filter { !contains($0) }
  }
}
