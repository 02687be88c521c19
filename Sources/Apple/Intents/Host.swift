/// What this module tells whoever runs an app's handlers, without knowing who that is.
///
/// The assistant sets `Current.caller` around every call of a handler. In an app's own unit tests
/// nobody sets it, and `NoHost` does nothing.
package protocol Host: Sendable {
  /// A default answered because the app did not write the method in any spelling.
  ///
  /// - Parameter method: The method's name without labels, such as `resolveContent`.
  func defaultAnswered(_ method: String)

  /// A completion was called again after the first answer, which counts.
  ///
  /// May come from any thread.
  /// - Parameter method: The name with labels, such as `handle(intent:completion:)`.
  func answeredAgain(_ method: String)

  /// A completion was let go of without having been called.
  ///
  /// May come from any thread.
  /// - Parameter method: The name with labels, such as `handle(intent:completion:)`.
  func neverAnswered(_ method: String)

  /// The app told what the person did outside the assistant.
  func donated(_ interaction: INInteraction)

  /// The app took back what it had donated.
  func deleted(_ interactions: DeletedInteractions)

  /// The app replaced its words of one type. All words of all types when there is no type.
  func vocabularyChanged(_ type: INVocabularyStringType?, _ terms: [VocabularyTerm])

  /// Whether the person lets the app be used by the assistant.
  var siriAuthorizationStatus: INSiriAuthorizationStatus { get }

  /// The app asks the person to be let in; the host asks and answers once.
  func requestSiriAuthorization(_ answer: @escaping @Sendable (INSiriAuthorizationStatus) -> Void)

  /// The assistant's language, such as `en-US`.
  var languageCode: String { get }
}

/// A word of an app's user, as `INVocabulary` was told it.
package struct VocabularyTerm: Sendable, Hashable {
  package var spokenPhrase: String
  package var identifier: String?
  package var pronunciationHint: String?
}

/// Which donations an app took back.
package enum DeletedInteractions: Sendable, Hashable {
  case all
  case identifiers([String])
  case group(String)
}

/// Nobody: everything told is dropped, and the app may be used.
package struct NoHost: Host {
  package init() {}

  package func defaultAnswered(_ method: String) {}
  package func answeredAgain(_ method: String) {}
  package func neverAnswered(_ method: String) {}
  package func donated(_ interaction: INInteraction) {}
  package func deleted(_ interactions: DeletedInteractions) {}
  package func vocabularyChanged(_ type: INVocabularyStringType?, _ terms: [VocabularyTerm]) {}
  package var siriAuthorizationStatus: INSiriAuthorizationStatus { .authorized }
  package func requestSiriAuthorization(
    _ answer: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) { answer(.authorized) }
  package var languageCode: String { "en-US" }
}
