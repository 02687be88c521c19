import Assistant
import Dialogue
import Transcripts

/// A line that was said, with where the session was before it.
struct Turn {
  let line: String
  let moment: Moment
  var events: [Event] = []

  init(_ line: String, in session: Session, _ recording: Recording) {
    self.line = line
    moment = Moment(session, recording)
  }

  /// What was carried out by it, which nothing takes back: the methods that were called to do it,
  /// and apps that were opened.
  var deeds: [String] {
    events.compactMap { event in
      switch event {
      case .called(let call) where call.method == .handle:
        "\(call.intent) has been carried out by it."
      case .fact(.open(let app, _)): "\(app) was opened by it."
      case .heard, .said, .fact, .watched, .called: nil
      }
    }
  }

  var facts: [Fact] {
    events.compactMap { if case .fact(let fact) = $0 { fact } else { nil } }
  }
}

/// Where a session is between two lines, and what was recorded until then.
struct Moment {
  private let position: Session.Position
  private let permissions: Permissions
  private let faults: [Fault]
  private let recording: Recording

  init(_ session: Session, _ recording: Recording) {
    position = session.position
    permissions = session.permissions
    faults = session.faults
    self.recording = recording
  }

  /// Goes back to it.
  ///
  /// The device stays as it is by now; handlers misbehave as they did then.
  ///
  /// - Returns: The recording until then, and how the device came to be so.
  func restore(in session: Session) -> Recording {
    session.goBack(to: position)
    session.faults = faults
    var recording = recording
    let now = session.permissions
    if now.isLocked != permissions.isLocked { recording.take(now.isLocked ? .locked : .unlocked) }
    if now.contacts != permissions.contacts {
      recording.take(.contacts(now.contacts ? .allowed : .denied))
    }
    return recording
  }
}
