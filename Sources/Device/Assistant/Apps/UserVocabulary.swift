package import Dialogue
package import Intents

/// The words that apps have told of their users' own things (`INVocabulary`).
package struct UserVocabulary: Sendable, Hashable {
  /// By app, then by type; the most important first.
  private var terms: [String: [INVocabularyStringType: [Phrase]]] = [:]

  package init() {}
}

// MARK: - What apps tell

extension UserVocabulary {
  /// An app replaced its words of one type.
  package mutating func replace(
    _ type: INVocabularyStringType,
    of app: String,
    with phrases: [Phrase]
  ) {
    terms[app, default: [:]][type] = phrases
  }

  /// An app took all its words back.
  package mutating func removeAll(of app: String) {
    terms[app] = nil
  }
}

// MARK: - As parts of the lexicon

extension UserVocabulary {
  /// People and groups that only an app knows, as a lexicon names them.
  struct Entry {
    let identifier: String
    let phrase: Phrase
    let isGroup: Bool
  }

  /// In order of importance for each app.
  func people(of app: String) -> [Entry] {
    [INVocabularyStringType.contactName, .contactGroupName].flatMap { type in
      phrases(type, of: app).map { phrase in
        Entry(
          identifier: Self.identifier(of: phrase, type, app),
          phrase: phrase,
          isGroup: type == .contactGroupName
        )
      }
    }
  }

  /// The words that can fill a parameter, such as `workoutName`.
  func terms(parameter: String, of app: String) -> [Phrase] {
    parameter == "workoutName" ? phrases(.workoutActivityName, of: app) : []
  }

  private func phrases(_ type: INVocabularyStringType, of app: String) -> [Phrase] {
    terms[app]?[type] ?? []
  }

  /// Apart from any contact's identifier, and from what other apps call theirs.
  private static func identifier(
    of phrase: Phrase,
    _ type: INVocabularyStringType,
    _ app: String
  ) -> String {
    "\(app)/\(type.rawValue)/\(phrase.identifier ?? phrase.spoken)"
  }

  /// Returns `true` if the identifier may have been made here for an app; a contact's never is.
  private static func isMade(_ identifier: String, for app: String) -> Bool {
    identifier.hasPrefix(app)
  }
}

// MARK: - Back from the lexicon

extension UserVocabulary {
  /// Returns the candidate known to this app alone.
  func person(among candidates: [String], of app: String) -> Phrase? {
    let candidates = candidates.filter { Self.isMade($0, for: app) }
    guard !candidates.isEmpty else { return nil }
    return people(of: app).first { !$0.isGroup && candidates.contains($0.identifier) }?.phrase
  }

  func group(_ identifier: String, of app: String) -> Phrase? {
    guard Self.isMade(identifier, for: app) else { return nil }
    return people(of: app).first { $0.isGroup && $0.identifier == identifier }?.phrase
  }

  func term(_ identifier: String, parameter: String, of app: String) -> Phrase? {
    terms(parameter: parameter, of: app).first { ($0.identifier ?? $0.spoken) == identifier }
  }
}
