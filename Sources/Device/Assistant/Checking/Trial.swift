import Dialogue
package import Transcripts

/// One line of a conversation that was tried, with all that led to it.
package struct Trial: Sendable {
  package let situation: Situation

  /// The intent that the conversation is to be about.
  package let intent: String

  /// All turns from the session's start, the situation's prelude included.
  package let turns: [Performance.Turn]

  /// Set if others follow that begin with it.
  var goesOn = false

  /// The state of the app after the last line, as far as its code tells it.
  package internal(set) var state: [String: String] = [:]

  /// The text that calls of the last line have printed.
  package internal(set) var printouts: [Printout] = []

  /// The events of the last line.
  package var events: [Performance.Event] { turns.last?.events ?? [] }

  /// The same as a record has them: all that another build may be held against.
  var comparableEvents: [Performance.Event] { events.filter { !$0.isMeasured } }

  /// The latest draft of the request.
  var draft: Draft? {
    for turn in turns.reversed() {
      for case .fact(.intent(let draft, _)) in turn.events.reversed() { return draft }
    }
    return nil
  }

  /// The facts among events, each with the intent whose handler was called last: to cancel a ride,
  /// another one is asked first.
  func facts(in events: [Performance.Event]) -> [(fact: Fact, intent: String)] {
    var called = intent
    return events.compactMap { event in
      guard case .fact(let fact) = event else { return nil }
      if case .handler(let intent, _) = fact { called = intent }
      return (fact, called)
    }
  }

  /// The person's lines, in order.
  package var lines: [String] {
    turns.compactMap { if case .user(let line) = $0.input { line } else { nil } }
  }

  /// The person's lines and the settings between them, in order, as transcripts write the latter.
  package var inputs: [String] { turns.map(\.input.words) }

  /// The person's lines, each behind the settings that come before it.
  var steps: [String] {
    var (steps, settings) = ([String](), [String]())
    for turn in turns {
      guard case .user = turn.input else {
        settings.append(turn.input.words)
        continue
      }
      steps.append((settings + [turn.input.words]).joined(separator: "\n"))
      settings = []
    }
    return steps
  }
}

extension Transcript.Input {
  /// The line as the person says it, or the setting as a transcript has it.
  fileprivate var words: String {
    switch self {
    case .user(let line): line
    case .setting(let setting): "@\(setting)"
    }
  }
}
