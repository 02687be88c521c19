import Dialogue
import Domains

/// One call of one method of an app's handler, as a session makes it.
struct HandlerCall: Sendable {
  typealias Phase = AppCall.Phase
  typealias Result = AppCall.Result

  let app: InstalledApp
  let schema: Schema
  var call: AppCall
  var facts: DeviceFacts

  var draft: Draft { call.draft }
  var phase: Phase { call.phase }

  /// The method that is called, as findings name it.
  var method: String { call.method }

  /// Names the call to whoever has to tell of one that never came back.
  func note(at place: String) -> CallNote {
    CallNote(app: app.description.name, intent: draft.intent, method: method, place: place)
  }

  /// Returns whether the request is carried out by it.
  var carriesOut: Bool { call.carriesOut }

  /// Returns whether something is done by it that stays done when it is cut off.
  var mayHaveEffect: Bool { !schema.isQuestion && carriesOut }

  func perform() async -> Result { await app.running.perform(call, facts) }
}
