import Dialogue
import Domains
import Intents
import Synchronization

/// Records what the `Intents` module tells a session while a handler is at work.
///
/// One for the whole session, because a broken handler may call its completion again long after
/// the call is over; what is late comes out with the next call.
final class HostRecorder: Host {
  /// A note, with the app whose process has sent it; in the session's own process it is of whichever
  /// app was called.
  struct Noted: Sendable {
    var app: AppDescription?
    var note: AppNote
  }

  private struct State {
    var notes: [Noted] = []
    var authorization: INSiriAuthorizationStatus = .authorized
    var language = "en-US"
    var spellings = Spellings()

    /// The notes that were forwarded once, and are no news any more.
    var told: Set<AppNote> = []
  }

  private let state = Mutex(State())

  /// The number of notes until the next call, beyond which an app is not listened to.
  static let most = 1_000

  /// Is told each note at once, instead of having them handed over.
  private let forward: (@Sendable (AppNote) -> Void)?

  init(forwarding forward: (@Sendable (AppNote) -> Void)? = nil) {
    self.forward = forward
  }

  /// Hands over what was noted, in order, and forgets it.
  func drain() -> [Noted] {
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

  /// The spellings of the methods that were called.
  var spellings: Spellings {
    get { state.withLock(\.spellings) }
    set { state.withLock { $0.spellings = newValue } }
  }

  func note(_ note: AppNote, of app: AppDescription? = nil) {
    if let forward {
      // Of the spellings that are called in a row, each is news once, and the last comes last.
      if case .spelled = note, !state.withLock({ $0.told.insert(note).inserted }) { return }
      return forward(note)
    }
    if case .spelled(let method, let name, let intent) = note {
      return spellings.note(method, as: name, of: intent)
    }
    state.withLock { state in
      if state.notes.count < Self.most { state.notes.append(Noted(app: app, note: note)) }
    }
  }
}

// MARK: - Being told

extension HostRecorder {
  func defaultAnswered(_ method: String) { note(.defaultAnswered(method: method)) }
  func spelled(_ method: String, as name: String, of intent: String) {
    note(.spelled(method, name, intent: intent))
  }

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
