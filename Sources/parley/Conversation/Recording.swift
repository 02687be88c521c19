import Assistant
import Dialogue
import Foundation
import Transcripts

/// A session as it happened, to be saved as a transcript.
struct Recording {
  private var settings: [Setting] = []
  private var turns: [Performance.Turn] = []
  private var input: Transcript.Input?
  private var events: [Performance.Event] = []

  mutating func take(_ event: Event) {
    switch event {
    case .heard(let line): begin(.user(line))
    case .said(let lines): events += lines.map { .said($0) }
    case .fact(let fact): events.append(.fact(fact))
    }
  }

  /// A change of the surroundings that a replay has to make too.
  mutating func take(_ setting: Setting) {
    begin(.setting(setting))
  }

  private mutating func begin(_ next: Transcript.Input) {
    finishTurn()
    input = next
  }

  private mutating func finishTurn() {
    if let input { turns.append(Performance.Turn(input, events)) }
    input = nil
    events = []
  }

  /// The session so far.
  func transcript(file: String) -> Transcript {
    var copy = self
    copy.finishTurn()
    return Transcript(
      recording: Performance(turns: copy.turns),
      settings: settings,
      file: file
    )
  }
}
