import Assistant
import Dialogue
import Foundation
import Transcripts

/// A session as it happened, to be saved as a transcript.
///
/// Played again, it does not differ. So it carries all that a session depends on: the world; what
/// apps had stored when it began, in a folder beside the file; what time it was then, and how much
/// of it passed before each line, to the second, for a session knows no less; every change of the
/// surroundings, and every call that the user had to wait for, or did not. Of the facts it keeps what the app's own code decided: which handler
/// was asked, and what a default answered, would only be in the way of whoever reads it.
struct Recording {
  private let timeZone: TimeZone
  private var now: Int?
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
    // Played again, a ride has nobody who watches it.
    case .watched: break
    case .called(let call): note(call)
    }
  }

  /// What a replay can't know of a call, because nobody waits there.
  private mutating func note(_ call: CompletedCall) {
    if case .timedOut(let limit) = call.ending { now? += Int(limit.components.seconds) }
    if let fault = call.fault { turns.append(Performance.Turn(.setting(.fault(fault)), [])) }
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

  /// Tells what time it is, or how much has passed since that was told.
  mutating func noteTime(_ date: Date) {
    let time = Int(date.timeIntervalSince1970)
    defer { now = time }
    guard let now else { return noteWholeTime(date) }
    guard time != now else { return }
    guard (0...Delay.most).contains(time - now) else { return noteWholeTime(date) }
    take(.advance(Delay(time - now, .second)))
  }

  private mutating func noteWholeTime(_ date: Date) {
    let time = Timestamp(
      secondsSince1970: Int(date.timeIntervalSince1970),
      secondsFromGMT: timeZone.secondsFromGMT(for: date)
    )
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

// MARK: - As a file

extension Recording {
  /// The session so far as the text of a file.
  ///
  /// Identifiers that are made for each request anew may be any. `data` is the folder beside the
  /// file with what apps had stored, if they had.
  func text(file: String, data: URL?) -> String {
    let lines = transcript(file: file).description.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    let identifier = /[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/
    let masked = lines.map { line in
      line.hasPrefix("<") || line.hasPrefix("=") ? line.replacing(identifier, with: "[..]") : line
    }
    let head = data.map { "@data \($0.lastPathComponent)\n" } ?? ""
    return head + masked.joined(separator: "\n")
  }
}
