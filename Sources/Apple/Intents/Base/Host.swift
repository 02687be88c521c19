/// The assistant as handler code sees it: it answers for the person's settings, and is told of
/// effects and broken contracts.
///
/// It sets `Current.caller` around every call of a handler. An app's own unit tests set none, and
/// `NoHost` does nothing.
package protocol Host: Sendable {
  /// A default answered because the app did not write the method in any spelling.
  ///
  /// - Parameter method: The method's name without labels, such as `resolveContent`.
  func defaultAnswered(_ method: String)

  /// A method is called, in one of its spellings; of several in a row, the app wrote the last.
  ///
  /// - Parameters:
  ///   - method: The name with labels, such as `handle(intent:completion:)`; the bare name if the
  ///     app wrote it in no spelling.
  ///   - name: The name without labels, by which all spellings are known.
  ///   - intent: The class name of the intent.
  func spelled(_ method: String, as name: String, of intent: String)

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

  /// The person's permission for the assistant to use the app.
  var siriAuthorizationStatus: INSiriAuthorizationStatus { get }

  /// The app asks the person to be let in; the host asks and answers once.
  func requestSiriAuthorization(_ answer: @escaping @Sendable (INSiriAuthorizationStatus) -> Void)

  /// The assistant's language, such as `en-US`.
  var languageCode: String { get }
}

/// A word of an app's user, as `INVocabulary` was told it.
package struct VocabularyTerm: Sendable, Hashable, Codable {
  package var spokenPhrase: String
  package var identifier: String?
  package var pronunciationHint: String?
}

/// A selection of donations that an app deletes.
package enum DeletedInteractions: Sendable, Hashable {
  case all
  case identifiers([String])
  case group(String)
}

/// Nobody: everything told is dropped, and the app may be used.
package struct NoHost: Host {
  package init() {}

  package func defaultAnswered(_ method: String) {}
  package func spelled(_ method: String, as name: String, of intent: String) {}
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
