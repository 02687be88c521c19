import Synchronization

@testable import Intents

/// A host that remembers what it was told.
final class RecordingHost: Host {
  private let told = Mutex<[String]>([])

  var facts: [String] { told.withLock { $0 } }

  private func note(_ fact: String) { told.withLock { $0.append(fact) } }

  func defaultAnswered(_ method: String) { note("default \(method)") }
  func spelled(_ method: String, as name: String, of intent: String) {}
  func answeredAgain(_ method: String) { note("again \(method)") }
  func neverAnswered(_ method: String) { note("never \(method)") }
  func donated(_ interaction: INInteraction) { note("donated \(interaction.identifier)") }
  func deleted(_ interactions: DeletedInteractions) { note("deleted \(interactions)") }
  func vocabularyChanged(_ type: INVocabularyStringType?, _ terms: [VocabularyTerm]) {
    note("vocabulary \(type.map { "\($0)" } ?? "all") \(terms.map(\.spokenPhrase))")
  }
  var siriAuthorizationStatus: INSiriAuthorizationStatus { .denied }
  func requestSiriAuthorization(
    _ answer: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    note("asked")
    answer(.restricted)
  }
  var languageCode: String { "de-DE" }
}
