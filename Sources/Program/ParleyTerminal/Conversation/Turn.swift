import Assistant
import Dialogue
import Domains
import Transcripts

/// A line that was said, with where the session was before it.
struct Turn {
  let moment: Moment
  var events: [Event] = []

  init(in session: Session, _ recording: Recording) {
    moment = Moment(session, recording)
  }

  /// The effects that apps have to take back, as sentences about the line: methods that were called
  /// to handle a request, and apps that were opened.
  var effects: [String] {
    events.compactMap { event in
      switch event {
      case .called(let call) where call.method == .handle && !call.isQuestion: call.effect
      case .fact(.open(let app, _)): "it opened \(app)."
      case .heard, .said, .fact, .watched, .printed, .called: nil
      }
    }
  }

  var facts: [Fact] {
    events.compactMap { if case .fact(let fact) = $0 { fact } else { nil } }
  }

  /// The answers, in order.
  var answers: [[String]] {
    events.compactMap { if case .said(let lines) = $0 { lines } else { nil } }
  }
}

extension CompletedCall {
  fileprivate var isQuestion: Bool { Schema.named(intent)?.isQuestion == true }

  /// Without anything that somebody said.
  fileprivate var effect: String {
    let topic = Wording.topic(of: intent) ?? "do something"
    return ending == .answered
      ? "it had \(app) \(topic)." : "it asked \(app) to \(topic), which may have been done."
  }
}

/// The rest of a turn that is long over.
struct PastTurn: Codable {
  let effects: [String]
  let answers: [[String]]

  /// Why that was answered; `nil` if no app was asked.
  let reason: String?
  let moment: PastMoment

  init(_ turn: Turn) {
    effects = turn.effects
    answers = turn.answers
    reason = Why(facts: turn.facts).sentence
    moment = PastMoment(turn.moment)
  }
}

// MARK: - Where it was

/// A session's state between two lines, with the recording until then.
struct Moment {
  let position: Session.Position
  fileprivate let permissions: Permissions
  fileprivate let staged: Staged
  fileprivate let recording: Recording

  init(_ session: Session, _ recording: Recording) {
    position = session.position
    permissions = session.device.permissions
    staged = session.caller.staged
    self.recording = recording
  }

  /// Goes back to it.
  ///
  /// The device stays as it is by now; what was staged then is staged again.
  ///
  /// - Returns: The recording until then, and how the device came to be so.
  func restore(in session: Session) -> Recording {
    session.goBack(to: position)
    session.caller.staged = staged
    return recording.telling(
      of: session.device.permissions,
      since: (permissions.isLocked, permissions.contacts)
    )
  }
}

/// The same of long ago: questions that were open then are not kept.
struct PastMoment: Codable {
  /// Set if nothing was asked then, so that it can be gone back to.
  let isAtRest: Bool

  private let isLocked: Bool
  private let contacts: Bool
  private let staged: Staged
  private let recording: Recording.Place

  init(_ moment: Moment) {
    isAtRest = moment.position.isAtRest
    isLocked = moment.permissions.isLocked
    contacts = moment.permissions.contacts
    staged = moment.staged
    recording = moment.recording.place
  }

  /// Goes back to it, as to a moment.
  func restore(in session: Session, _ current: Recording) -> Recording {
    session.rest()
    session.caller.staged = staged
    return current.at(recording).telling(
      of: session.device.permissions,
      since: (isLocked, contacts)
    )
  }
}

extension Recording {
  /// The recording with what the person has changed of the device meanwhile.
  fileprivate func telling(
    of now: Permissions,
    since before: (isLocked: Bool, contacts: Bool)
  ) -> Recording {
    var recording = self
    if now.isLocked != before.isLocked { recording.take(now.isLocked ? .locked : .unlocked) }
    if now.contacts != before.contacts {
      recording.take(.contacts(now.contacts ? .allowed : .denied))
    }
    return recording
  }
}
