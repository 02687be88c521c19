import Assistant
import Dialogue
import Domains
import Foundation
import Terminal
import Transcripts

/// The commands that look into a conversation, or move it.
extension SessionCommand {
  static let why = SessionCommand(
    name: ":why",
    summary: "tell which call led to what was said last"
  ) { talk, _ in
    let sentence = talk.turns.last.flatMap { Why(facts: $0.facts).sentence }
    talk.console.output.print(sentence ?? "Nothing has been asked of an app yet.", hanging: 2)
  }

  static let state = SessionCommand(
    name: ":state",
    summary: "show what the session is in the middle of, and its surroundings"
  ) { talk, _ in
    for line in talk.stateLines { talk.console.output.print(line, hanging: 4) }
  }

  static let undo = SessionCommand(
    name: ":undo",
    summary: "take back the last line, if nothing was carried out by it"
  ) { talk, _ in
    talk.undo()
  }

  static let fork = SessionCommand(
    name: ":fork",
    arguments: "N",
    summary: "go on from where the conversation was after N lines"
  ) { talk, argument in
    talk.fork(argument)
  }

  static let clock = SessionCommand(
    name: ":clock",
    arguments: "[+10m]",
    summary: "tell the time, or let some pass"
  ) { talk, argument in
    if !argument.isEmpty {
      guard argument.hasPrefix("+"), let delay = try? Delay(parsing: String(argument.dropFirst()))
      else {
        return talk.complain("Expected a time such as +10s, +10m or +1h after :clock.")
      }
      talk.clock.advance(by: delay.duration)
    }
    talk.console.output.print(talk.time)
  }
}

extension Talk {
  fileprivate var time: String {
    let zone = session.world.timeZone
    return clock.now.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone))
  }

  fileprivate var stateLines: [String] {
    let permissions = session.permissions
    let draft = session.draft.map { draft in
      Fact.intent(draft, parameters: Schema.named(draft.intent)?.parameters ?? []).description
    }
    return [
      draft.map { "In the middle of: \($0)" } ?? "In the middle of nothing.",
      "Time: \(time)",
      "Device: \(permissions.isLocked ? "locked" : "unlocked")",
      "Contacts: \(permissions.contacts ? "allowed" : "denied")",
      "Apps: \(session.apps.map(\.description.name).joined(separator: ", "))",
      "Lines so far: \(turns.count)",
    ]
  }
}
