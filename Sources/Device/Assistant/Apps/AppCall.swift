package import Dialogue
package import Domains
package import Transcripts

/// One call of one method of an app's handler, as a value.
package struct AppCall: Sendable, Hashable, Codable {
  /// The method that is called.
  package enum Phase: Sendable, Hashable, Codable {
    case resolve(Slot)
    case confirm
    case handle

    /// The app itself does in the background what its extension answered `handleInApp` to.
    case handleInBackground
  }

  /// The handler's answer, or the reason why there is none.
  package enum Result: Sendable, Codable {
    case resolutions([Resolution])
    indirect case answer(Answer)

    /// The app gave no handler for the intent.
    case noHandler

    /// It gave an object that does not adopt the intent's handling protocol.
    case wrongHandler

    /// The app's process ended.
    case ended(AppEnd)
  }

  package let draft: Draft

  /// Of the request that the call belongs to.
  package let identifier: String
  package let phase: Phase

  /// Has the app itself asked, not its extension.
  package let isInApp: Bool

  /// The misbehaviour of the app's process before the call, if one is staged.
  package var misbehavior: Misbehavior?

  /// The events in the app's process during the call.
  package var events: [AppEvent] = []

  package init(_ phase: Phase, _ draft: Draft, for identifier: String, isInApp: Bool) {
    self.draft = draft
    self.identifier = identifier
    self.phase = phase
    self.isInApp = isInApp
  }
}

extension AppCall {
  /// True if it carries out the request.
  var carriesOut: Bool { phase == .handle || phase == .handleInBackground }

  /// The method that is called, as findings name it.
  var method: String {
    switch phase {
    case .resolve(let slot): Finding.method(resolving: slot)
    case .confirm: Finding.confirmMethod
    case .handle: Finding.handleMethod
    case .handleInBackground: Finding.backgroundMethod
    }
  }
}
