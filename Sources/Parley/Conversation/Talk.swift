import Assistant
import Dialogue
import Foundation
import Terminal

/// A session with somebody at the other end: it hears lines and shows what happens.
final class Talk {
  let program: Program
  let session: Session
  let console: Console
  let isJSON: Bool
  var printer: EventPrinter
  var recording: Recording

  /// Where `:save` and the history file go.
  let locations: Locations

  /// Whether a handler never answered, which the process tells when it ends.
  private var handlerFailed = false

  init(_ invocation: Invocation) throws {
    let scene = try invocation.scene
    let apps = try invocation.program.repertoire.startingApps(in: scene)
    let relay = Relay()
    program = invocation.program
    console = invocation.console
    locations = invocation.locations
    isJSON = invocation.settings.json
    recording = Recording(timeZone: scene.world.timeZone)
    printer = EventPrinter(
      output: console.output,
      isJSON: invocation.settings.json,
      mentionsErrors: console.isInteractive
    )
    session = Session(
      world: scene.world,
      apps: apps,
      clock: scene.clock,
      newIdentifier: { UUID().uuidString },
      report: { relay.take?($0) }
    )
    relay.take = { [unowned self] in take($0) }
  }

  /// Passes events on to a listener that can only be named once the session exists.
  private final class Relay {
    var take: ((Event) -> Void)?
  }

  private func take(_ event: Event) {
    recording.take(event, at: session.clock.now)
    printer.show(event)
    if case .fact(let fact) = event, case .finding(let finding) = fact,
      finding.rule == .neverAnswered
    {
      handlerFailed = true
    }
  }
}

// MARK: - Hearing

extension Talk {
  /// Says a line to the session; Ctrl-C ends the wait for a handler, not the process.
  func hear(_ line: String) async {
    let interruption = session.interruption
    let listening = console.interrupts.listen { signal in
      signal.endsWork && interruption.interrupt()
    }
    await session.hear(line)
    withExtendedLifetime(listening) {}
  }
}

// MARK: - Ending

extension Talk {
  /// Ends the conversation, saying what is left undone.
  func end() -> ExitCode {
    if let signal = console.interrupts.termination { return .signal(signal) }
    if let unfinished = session.unfinished {
      console.complain("Ended in the middle; I didn't \(unfinished).")
      return .abandoned
    }
    return handlerFailed ? .handlerFailed : .fine
  }
}
