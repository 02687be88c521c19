/// The shortcuts that the person has recorded a phrase for: none here, where nobody can record any.
///
/// What an app suggests is kept for as long as the program runs.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  // Unchecked because NSObject is not Sendable; the lock guards the one variable.
  private let lock = NSLock()
  private var suggested: [INShortcut] = []

  private static let center = INVoiceShortcutCenter()

  open class var shared: INVoiceShortcutCenter { center }

  /// The app's latest suggestions.
  package var suggestions: [INShortcut] { lock.withLock { suggested } }

  /// Replaces what the app suggests.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {
    lock.withLock { suggested = suggestions }
  }

  open func getAllVoiceShortcuts(
    completion: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { completion([], nil) }

  open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }

  /// Answers with an error, for there is none.
  open func getVoiceShortcut(
    with identifier: UUID,
    completion: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
  ) { completion(nil, INIntentError(.voiceShortcutGetFailed)) }

  /// - Throws: An error, for there is none.
  open func voiceShortcut(with identifier: UUID) async throws -> INVoiceShortcut {
    throw INIntentError(.voiceShortcutGetFailed)
  }
}
