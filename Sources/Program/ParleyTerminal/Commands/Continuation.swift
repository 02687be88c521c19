import Assistant
import Parley
import Terminal
import Transcripts

/// A conversation that goes on from where a transcript leads: to its end, or to where it first
/// differs.
struct Continuation {
  let invocation: Invocation
  let player: Player

  func run(_ scripts: [Script]) async throws -> ExitCode {
    let transcript = try scripts.onlyTranscript(to: "go on from")
    let staging = try player.staging(of: transcript) { ResumedClock(now: $0) }
    for problem in staging.problems { invocation.console.warn(problem) }
    let talk = try staging.starting { try Talk(invocation.withoutGreeting, on: staging) }
    let differences = try await talk.follow(transcript) { setting, place in
      try player.apply(setting, to: talk.session, at: place, of: staging)
    }
    tell(differences, of: transcript)
    staging.clock.letGo()
    let code =
      invocation.console.isInteractive
      ? try await talk.atPrompt() : try await talk.throughPipe()
    return withExtendedLifetime(staging) { code }
  }

  private func tell(_ differences: [Difference], of transcript: Transcript) {
    let output = invocation.console.errors
    for difference in differences { output.print(difference.description) }
    let place = differences.first.map { "\($0.file):\($0.line), where it first differs" }
    output.print("Going on from \(place ?? "the end of \(transcript.file)").", style: .dim)
  }
}

extension Invocation {
  /// The conversation has begun already.
  fileprivate var withoutGreeting: Invocation {
    var settings = settings
    settings.quiet = true
    return Invocation(
      program: program,
      settings: settings,
      operands: operands,
      locations: locations,
      console: console,
      isIsolated: isIsolated,
      readWorld: readWorld,
      processes: processes,
      predecessor: predecessor
    )
  }
}
