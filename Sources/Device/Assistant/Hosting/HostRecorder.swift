import Dialogue
import Domains
import Intents
import Synchronization

/// Records what the `Intents` module tells a session while a handler is at work.
///
/// One for the whole session, because a broken handler may call its completion again long after
/// the call is over; what is late comes out with the next call.
final class HostRecorder: Host {
  /// Something that a handler did, or left undone, behind its answer.
  enum Note: Sendable, Hashable {
    case defaultAnswered(method: String)
    case answeredAgain(method: String)
    case neverAnswered(method: String)

    /// A call that had been cut off came to an end after all.
    case answeredLate(method: String)
    case donated(Donation)
    case vocabularyChanged(INVocabularyStringType?, [VocabularyTerm])
  }

  private struct State {
    var notes: [Note] = []
    var authorization: INSiriAuthorizationStatus = .authorized
    var language = "en-US"
  }

  private let state = Mutex(State())

  /// Hands over what was noted, in order, and forgets it.
  func drain() -> [Note] {
    state.withLock { state in
      defer { state.notes = [] }
      return state.notes
    }
  }

  /// Sets the answers to apps that ask.
  func tell(authorization: INSiriAuthorizationStatus, language: String) {
    state.withLock { state in
      state.authorization = authorization
      state.language = language
    }
  }

  private func note(_ note: Note) {
    state.withLock { $0.notes.append(note) }
  }
}

// MARK: - Being told

extension HostRecorder {
  func defaultAnswered(_ method: String) { note(.defaultAnswered(method: method)) }
  func answeredAgain(_ method: String) { note(.answeredAgain(method: method)) }
  func neverAnswered(_ method: String) { note(.neverAnswered(method: method)) }
  func answeredLate(_ method: String) { note(.answeredLate(method: method)) }

  func vocabularyChanged(_ type: INVocabularyStringType?, _ terms: [VocabularyTerm]) {
    note(.vocabularyChanged(type, terms))
  }

  func donated(_ interaction: INInteraction) { note(.donated(Donation(interaction))) }

  // What was ranked by a donation stays so: who was spoken of and when is no longer in it.
  func deleted(_ interactions: DeletedInteractions) {}
}

// MARK: - Being asked

extension HostRecorder {
  var siriAuthorizationStatus: INSiriAuthorizationStatus {
    state.withLock { $0.authorization }
  }

  /// Answers with what the user has already decided: a handler at work can't be kept waiting for
  /// a question to the user.
  func requestSiriAuthorization(
    _ answer: @escaping @Sendable (INSiriAuthorizationStatus) -> Void
  ) {
    answer(siriAuthorizationStatus)
  }

  var languageCode: String {
    state.withLock { $0.language }
  }
}
