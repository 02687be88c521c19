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
    summary: "explain the last answer: the rule, the call, and the choice of people and places"
  ) { talk, _ in
    if let decision = talk.session.decision {
      talk.console.output.print(decision, hanging: 2)
    }
    let sentence = talk.turns.last?.reason
    let nothing = talk.turns.isEmpty ? "Nothing has been said yet." : "No app was asked for that."
    talk.console.output.print(sentence ?? nothing, hanging: 2)
    for reason in talk.session.reasons { talk.console.output.print(reason, hanging: 2) }
  }

  static let last = SessionCommand(
    name: ":last",
    summary: "show the last answer again"
  ) { talk, _ in
    guard let turn = talk.turns.last else {
      return talk.complain("Expected an answer to show again, found none.")
    }
    for lines in turn.answers {
      talk.printer.show(.said(lines), drawing: talk.picture)
    }
  }

  static let state = SessionCommand(
    name: ":state",
    summary: "show the current request, and the state of the device"
  ) { talk, _ in
    for line in talk.stateLines { talk.console.output.print(line, hanging: 4) }
  }

  static let undo = SessionCommand(
    name: ":undo",
    summary: "undo the last line and, if the app supports it, its effects"
  ) { talk, _ in
    talk.undo()
  }

  static let fork = SessionCommand(
    name: ":fork",
    arguments: "N|back",
    summary: "return to the state after line N; “back” undoes that"
  ) { talk, argument in
    talk.fork(argument)
  }

  static let clock = SessionCommand(
    name: ":clock",
    arguments: "[+10m]",
    summary: "tell the time, let some pass, or go back"
  ) { talk, argument in
    if !argument.isEmpty {
      guard let way = ["+": 1, "-": -1][argument.prefix(1)],
        let delay = try? Delay(parsing: String(argument.dropFirst()))
      else {
        return talk.complain(
          "Expected a time such as +10s, +10m, +1h or -1d after :clock, found “\(argument)”."
        )
      }
      // What time it is by then is told with the next line.
      talk.clock.advance(by: delay.duration * way)
    }
    talk.console.output.print(talk.time)
  }.offering { arguments, _ in
    arguments.count == 1 ? ["+10s", "+10m", "+1h", "-1d"] : []
  }
}

extension SessionCommand {
  private static let methods = ["handle", "confirm", "resolveRecipients and the like"]

  static let fault = SessionCommand(
    name: ":fault",
    arguments: "[METHOD INTENT KIND|clear]",
    summary: "have a handler misbehave: “:fault handle INSendMessageIntent never-answers”",
    kinds: [("METHOD", methods + ["launch"]), ("KIND", Fault.Kind.all.map(\.description))]
  ) { talk, argument in
    talk.stage(argument, "fault", among: talk.session.caller.staged.faults)
  }.offering { arguments, candidates in
    candidates.staging(arguments, besides: [.launch]) { method, schema in
      Fault.Kind.all(of: method).flatMap { kind in
        guard case .fails = kind else { return [kind.description] }
        return schema.codes.filter { $0.hasPrefix("fail") }.map { "fails \($0)" }
      }
    }
  }
}

extension SessionCommand {
  static let interrupt = SessionCommand(
    name: ":interrupt",
    arguments: "[METHOD INTENT EVENT|clear]",
    summary: "have something happen meanwhile: “:interrupt handle INSendMessageIntent app-killed”",
    kinds: [("METHOD", methods), ("EVENT", Interruption.Kind.all.map(\.description))]
  ) { talk, argument in
    talk.stage(argument, "interrupt", among: talk.session.caller.staged.interruptions)
  }.offering { arguments, candidates in
    candidates.staging(arguments) { _, _ in Interruption.Kind.all.map(\.description) }
  }
}

extension Talk {
  /// Stages what a setting of this name would, or lists what is staged.
  fileprivate func stage(_ argument: String, _ name: String, among staged: [some Any]) {
    guard !argument.isEmpty else {
      for item in staged { console.output.print("  \(item)") }
      return
    }
    do {
      let setting = try Setting(parsing: "\(name) \(argument)")
      if let mistake = session.mistake(in: setting) { throw mistake }
      apply(setting)
      console.output.print("OK.")
    } catch {
      complain("\(error)")
    }
  }

  fileprivate var time: String {
    let zone = session.device.world.timeZone
    return clock.now.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: zone))
  }

  fileprivate var stateLines: [String] {
    let permissions = session.device.permissions
    let draft = session.draft.map { draft in
      Fact.intent(draft, parameters: Schema.named(draft.intent)?.parameters ?? []).description
    }
    return [
      draft.map { "In the middle of: \($0)" } ?? "In the middle of nothing.",
      "Time: \(time)",
      "Device: \(permissions.isLocked ? "locked" : "unlocked")",
      "Contacts: \(permissions.contacts ? "allowed" : "denied")",
      session.waiting.isEmpty ? nil : "Left for later: \(session.waiting.joined(separator: ", "))",
      "Apps: \(session.device.apps.map(\.nameWithProcess).joined(separator: ", "))",
      "Lines so far: \(turns.count)",
    ].compactMap { $0 }
  }
}

extension InstalledApp {
  /// With its process, for a debugger.
  fileprivate var nameWithProcess: String {
    running.process.map { "\(description.name) (process \($0))" } ?? description.name
  }
}
