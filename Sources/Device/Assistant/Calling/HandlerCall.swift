import Dialogue
import Domains
import Intents

/// One call of one method of an app's handler.
///
/// Everything that is not `Sendable`, the intent, the handler, its response, lives and dies
/// inside the call's own task. So each call meets a handler made for it, which a handler must be
/// ready for anyway, and one that never comes back holds nothing of the session's.
final class HandlerCall: Sendable {
  /// The method that is called.
  enum Phase: Sendable, Hashable {
    case resolve(Slot)
    case confirm
    case handle

    /// The app itself does in the background what its extension answered `handleInApp` to.
    case handleInBackground
  }

  /// The handler's answer, or the reason why there is none.
  enum Result: Sendable {
    case resolutions([Resolution])
    indirect case answer(Answer)

    /// The app gave no handler for the intent.
    case noHandler

    /// It gave an object that does not adopt the intent's handling protocol.
    case wrongHandler
  }

  let app: InstalledApp
  let schema: Schema
  let draft: Draft

  /// Of the request that the call belongs to.
  let identifier: String
  let phase: Phase
  let voice: Voice

  /// Has the app itself asked, not its extension.
  let isInApp: Bool

  init(
    app: InstalledApp,
    schema: Schema,
    draft: Draft,
    identifier: String,
    phase: Phase,
    voice: Voice,
    isInApp: Bool = false
  ) {
    self.app = app
    self.schema = schema
    self.draft = draft
    self.identifier = identifier
    self.phase = phase
    self.voice = voice
    self.isInApp = isInApp
  }

  /// The method that is called, as findings name it.
  var method: String {
    switch phase {
    case .resolve(let slot): Finding.method(resolving: slot)
    case .confirm: Finding.confirmMethod
    case .handle: Finding.handleMethod
    case .handleInBackground: Finding.backgroundMethod
    }
  }

  /// Names the call to whoever has to tell of one that never came back.
  func note(at place: String) -> CallNote {
    CallNote(app: app.description.name, intent: draft.intent, method: method, place: place)
  }

  /// Returns whether the request is carried out by it.
  var isDeed: Bool { phase == .handle || phase == .handleInBackground }

  /// Returns whether something is done by it that stays done when it is cut off.
  var mayHaveEffect: Bool { !schema.isQuestion && isDeed }

  func perform() async -> Result {
    let intent = schema.makeIntent(from: draft)
    intent.identifier = identifier
    if phase == .handleInBackground { return await performInBackground(intent) }
    let handler =
      isInApp
      ? app.code.handlerForIntent?(intent) : app.code.makeExtension().handler(for: intent)
    guard let handler else { return .noHandler }
    guard let adapter = schema.adapter(for: handler) else { return .wrongHandler }
    return switch phase {
    case .resolve(let slot): .resolutions(await adapter.resolve(slot, of: intent, in: voice))
    case .confirm: .answer(await adapter.confirm(intent, in: voice))
    case .handle, .handleInBackground: .answer(await adapter.handle(intent, in: voice))
    }
  }

  private func performInBackground(_ intent: INIntent) async -> Result {
    guard let handle = app.code.handleIntent else { return .noHandler }
    let answer = schema.answer(await handle(intent), to: intent, in: voice)
    return answer.map { .answer($0) } ?? .wrongHandler
  }
}
