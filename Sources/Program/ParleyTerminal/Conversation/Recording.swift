import Assistant
import Dialogue
import Foundation
import Transcripts

/// A session as it happened, to be saved as a transcript.
///
/// Played again, it does not differ. So it carries all that a session depends on: the world; what
/// apps had stored when it began, in a folder beside the file; what time it was then, and how much
/// of it passed before each line, to the second, for a session knows no less; every change of the
/// surroundings, and every call that the user had to wait for, or did not. Of the facts it keeps
/// what the app's own code decided: which handler was asked, and what a default answered, would
/// only be in the way of whoever reads it.
///
/// It is kept once, in a journal, and a recording is a place in that: who goes back to an earlier
/// point of a session has the recording of that point again, and none is ever copied.
struct Recording {
  private let timeZone: TimeZone
  private let journal: Journal

  /// The last turn that is over.
  private var last: Journal.Place?
  private var now: Int?
  private var input: Transcript.Input?
  private var events: [Performance.Event] = []

  /// True if the next sentence is on an app that ended between two calls.
  private var isOfEnd = false

  /// True if the next answer is a default's.
  private var isDefaulted = false

  init(timeZone: TimeZone, in journal: Journal) {
    self.timeZone = timeZone
    self.journal = journal
  }

  mutating func take(_ event: Event, at now: Date) {
    switch event {
    case .heard(let line):
      noteTime(now)
      begin(.user(line))
    case .said(let lines):
      if !isOfEnd { events += lines.map { .said($0) } }
      isOfEnd = false
    case .fact(let fact): note(fact)
    // Played again, a ride has nobody who watches it.
    case .watched, .printed: break
    case .called(let call): note(call)
    }
  }

  /// Records the parts of a call that a replay can't know, because nobody waits there.
  private mutating func note(_ call: CompletedCall) {
    if case .timedOut(let limit) = call.ending { now? += Int(limit.components.seconds) }
    if let fault = call.fault { add(Performance.Turn(.setting(.fault(fault)), [])) }
  }

  private mutating func note(_ fact: Fact) {
    switch fact {
    case .handler: break
    // Played again, nobody ends it, nor is it known when it would end itself.
    case .finding(let finding)
    where finding.rule == .appEnded && finding.method == Finding.handlerMethod:
      isOfEnd = true
    case .defaulted: isDefaulted = true
    case .resolve, .confirm, .handle:
      if !isDefaulted { events.append(.fact(fact)) }
      isDefaulted = false
    case .intent, .open, .finding, .refused, .cancelled, .interrupted, .speaker:
      events.append(.fact(fact))
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

  /// Nothing more comes of the last line.
  mutating func finishTurn() {
    if let turn { add(turn) }
    input = nil
    events = []
  }

  private var turn: Performance.Turn? { input.map { Performance.Turn($0, events) } }

  private mutating func add(_ turn: Performance.Turn) {
    last = journal.add(turn.text, after: last)
  }
}

// MARK: - Putting by

extension Recording {
  /// A recording between two lines, without what it has in common with all others of its session.
  struct Place: Hashable, Codable {
    fileprivate var last: Journal.Place?
    fileprivate var now: Int?
  }

  var place: Place { Place(last: last, now: now) }

  /// The recording of another point of the session.
  func at(_ place: Place) -> Recording {
    var recording = Recording(timeZone: timeZone, in: journal)
    (recording.last, recording.now) = (place.last, place.now)
    return recording
  }
}

// MARK: - As a file

extension Recording {
  /// The session so far as the text of a file.
  ///
  /// Identifiers that are made for each request anew may be any. `data` is the folder beside the
  /// file with what apps had stored, if they had.
  ///
  /// - Throws: `Journal.Unreadable`: nobody would see that something is missing.
  func text(data: URL? = nil) throws(Journal.Unreadable) -> String {
    var text = data.map { "@data \($0.lastPathComponent)\n" } ?? ""
    for place in try journal.places(upTo: last) {
      text += try journal.text(at: place).withAnyIdentifiers
    }
    return text + (turn?.text.withAnyIdentifiers ?? "")
  }
}

extension String {
  /// Lines of a transcript, with identifiers left open where the assistant or an app has them.
  fileprivate var withAnyIdentifiers: String {
    let identifier = /[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      let isOpen = line.hasPrefix("<") || line.hasPrefix("=")
      return isOpen ? String(line.replacing(identifier, with: "[..]")) : String(line)
    }.joined(separator: "\n")
  }
}
