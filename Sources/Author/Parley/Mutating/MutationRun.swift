package import Assistant
import Dialogue
import Transcripts

/// Transcripts, held against mutants of the apps that they are played with: each mutant answers
/// otherwise in one place, and a transcript that it still passes does not notice that.
///
/// The mutants are made of what the apps answer in these transcripts, so there are none of what no
/// transcript comes by; coverage tells of that.
package struct MutationRun: Sendable {
  private let player: Player
  private let scripts: [Script]

  /// The number of mutants that are tried at once.
  private let jobs: Int

  /// The time since some moment, by a clock that never goes back.
  private let elapsed: @Sendable () -> Duration

  package init(
    player: Player,
    scripts: [Script],
    jobs: Int = 1,
    elapsed: @escaping @Sendable () -> Duration
  ) {
    (self.player, self.scripts) = (player, scripts)
    (self.jobs, self.elapsed) = (jobs, elapsed)
  }

  /// Plays all transcripts, then tries each mutant with those that it has a part in.
  ///
  /// - Parameter tell: Is given the report so far, as often as there is something new in it.
  /// - Returns: The gaps, and the score.
  /// - Throws: Whatever keeps an app from starting.
  package func report(
    telling tell: (MutationReport) -> Void = { _ in }
  ) async throws -> MutationReport {
    var report = MutationReport()
    var rehearsals: [Rehearsal] = []
    for script in scripts {
      rehearsals += try await rehearse(script, &report)
      report.transcripts = rehearsals.count
      tell(report)
    }
    let start = elapsed()
    let trials = trials(of: rehearsals)
    report.planned = trials.count
    try await trials.work(by: jobs) { trial in
      try await judge(trial)
    } take: { judgement in
      report.count(judgement)
      report.duration = elapsed() - start
      tell(report)
      return true
    }
    return report
  }
}

// MARK: - What the apps answer

/// A transcript that the apps pass as they are.
private struct Rehearsal: Sendable {
  let transcript: Transcript
  let performance: Performance
  let mutants: [Mutant]
}

extension MutationRun {
  /// Plays the transcripts of a file; those that differ already can notice nothing.
  private func rehearse(
    _ script: Script,
    _ report: inout MutationReport
  ) async throws -> [Rehearsal] {
    let transcripts: [Transcript]
    do throws(Script.Unreadable) {
      transcripts = try script.document.get().transcripts
    } catch {
      report.note(unplayableBecause: error)
      return []
    }
    var rehearsals: [Rehearsal] = []
    for index in script.selected {
      do {
        let (rehearsal, differences) = try await rehearse(transcripts[index])
        report.note(differences)
        if differences.isEmpty { rehearsals.append(rehearsal) }
      } catch  where error is UnplayableSetting || error is SyntaxError {
        report.note(unplayableBecause: "\(error)")
      }
    }
    return rehearsals
  }

  private func rehearse(
    _ transcript: Transcript
  ) async throws -> (Rehearsal, differences: [Difference]) {
    let notes = MutantNotes()
    var player = player
    player.repertoire = player.repertoire.noting(in: notes)
    let (prompter, _) = try await player.prompter(havingPlayed: transcript, keepingTurns: true)
    let defaults = prompter.performance.facts.defaulted
    let rehearsal = Rehearsal(
      transcript: transcript,
      performance: prompter.performance.unmeasured,
      mutants: notes.mutants.filter { !defaults.contains($0.site.handlerMethod) }
    )
    return (rehearsal, prompter.comparison.differences)
  }
}

/// A method of the handler that an app has for an intent.
private struct HandlerMethod: Hashable {
  var app: String
  var intent: String
  var name: String
}

extension AnswerSite {
  fileprivate var handlerMethod: HandlerMethod {
    HandlerMethod(app: app, intent: intent, name: method)
  }
}

extension [Fact] {
  /// The methods that handlers lack: nobody has written their answers.
  fileprivate var defaulted: Set<HandlerMethod> {
    var called = HandlerMethod(app: "", intent: "", name: "")
    return reduce(into: []) { methods, fact in
      if case .handler(let intent, let app) = fact { (called.app, called.intent) = (app, intent) }
      if case .defaulted(let method) = fact {
        called.name = method
        methods.insert(called)
      }
    }
  }
}

// MARK: - Trying mutants

/// A mutant with the transcripts that it has a part in, the shortest first.
private struct MutantTrial: Sendable {
  let mutant: Mutant
  let rehearsals: [Rehearsal]
}

/// The outcome of trying a mutant.
struct Judgement: Sendable {
  enum Outcome: Sendable {
    case noticed
    case gap(MutationGap)

    /// Nothing that a transcript could tell is different.
    case alike
  }

  let outcome: Outcome

  /// The number of transcripts played.
  let plays: Int
}

extension MutationRun {
  private func trials(of rehearsals: [Rehearsal]) -> [MutantTrial] {
    var order: [Mutant] = []
    var parts: [Mutant: [Rehearsal]] = [:]
    for rehearsal in rehearsals {
      for mutant in rehearsal.mutants {
        if parts[mutant] == nil { order.append(mutant) }
        parts[mutant, default: []].append(rehearsal)
      }
    }
    return order.map { mutant in
      let shortestFirst = (parts[mutant] ?? []).sorted {
        $0.transcript.lines.count < $1.transcript.lines.count
      }
      return MutantTrial(mutant: mutant, rehearsals: shortestFirst)
    }
  }

  private func judge(_ trial: MutantTrial) async throws -> Judgement {
    var player = player
    player.repertoire = player.repertoire.mutated(into: trial.mutant)
    var plays = 0
    for rehearsal in trial.rehearsals {
      plays += 1
      if try await player.differs(from: rehearsal.transcript) {
        return Judgement(outcome: .noticed, plays: plays)
      }
    }
    for rehearsal in trial.rehearsals {
      plays += 1
      let performance = try await player.play(rehearsal.transcript).unmeasured
      guard performance != rehearsal.performance else { continue }
      let gap = MutationGap(trial.mutant, rehearsal.transcript, rehearsal.performance, performance)
      return Judgement(outcome: .gap(gap), plays: plays)
    }
    return Judgement(outcome: .alike, plays: plays)
  }
}

extension Player {
  /// Plays a transcript until something differs from it.
  fileprivate func differs(from transcript: Transcript) async throws -> Bool {
    do {
      let (prompter, _) = try await prompter(
        havingPlayed: transcript,
        keepingTurns: false,
        stoppingAtDifference: true
      )
      return !prompter.comparison.differences.isEmpty
    } catch is SyntaxError {
      // What would be said is too long now.
      return true
    }
  }
}
