import Assistant
import Dialogue
import Foundation
import Transcripts

/// A session as it happened, to be saved as a transcript.
///
/// It says what time it was at the start and whenever a new minute had begun, so that “in 5
/// minutes” comes out alike. Of the facts it keeps what the app's own code decided: which handler
/// was asked, and what a default answered, would only be in the way of whoever reads it.
struct Recording {
  private let timeZone: TimeZone
  private var minute: Int?
  private var turns: [Performance.Turn] = []
  private var input: Transcript.Input?
  private var events: [Performance.Event] = []

  /// Whether a default gives the next answer.
  private var isDefaulted = false

  init(timeZone: TimeZone) {
    self.timeZone = timeZone
  }

  mutating func take(_ event: Event, at now: Date) {
    switch event {
    case .heard(let line):
      noteTime(now)
      begin(.user(line))
    case .said(let lines): events += lines.map { .said($0) }
    case .fact(let fact): note(fact)
    }
  }

  private mutating func note(_ fact: Fact) {
    switch fact {
    case .handler: break
    case .defaulted: isDefaulted = true
    case .resolve, .confirm, .handle:
      if !isDefaulted { events.append(.fact(fact)) }
      isDefaulted = false
    case .intent, .open, .finding, .refused, .cancelled: events.append(.fact(fact))
    }
  }

  /// A change of the surroundings that a replay has to make too.
  mutating func take(_ setting: Setting) {
    begin(.setting(setting))
  }

  private mutating func noteTime(_ now: Date) {
    let current = Int(now.timeIntervalSince1970) / 60
    guard current != minute else { return }
    minute = current
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: timeZone)
    guard let time = try? Timestamp(parsing: now.formatted(style)) else { return }
    take(.now(time))
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
      settings: [],
      file: file
    )
  }
}
