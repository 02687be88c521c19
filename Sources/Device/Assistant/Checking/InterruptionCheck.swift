import Dialogue
import Domains
import Transcripts

/// Interrupts a conversation in every way at every call, and compares what comes of it.
struct InterruptionCheck: Sendable {
  let setup: Setup
  let bounds: Bounds
  let basis: Trial

  /// The events; without a process of the app's own, there is no network to take away.
  let kinds: [Interruption.Kind]

  /// Sentences by which a person looks at what was done.
  let questions: [String]

  /// Its outcome.
  struct Result: Sendable {
    /// The number of times that something happened.
    var count = 0

    /// The number of calls in whose course it did.
    var calls = 0

    /// All conversations, after each of their lines.
    var trials: [Trial] = []
    var findings: [(finding: Finding, trial: Trial)] = []

    /// The calls that were not answered in time.
    var silences: [Silence] = []

    /// Why not every call was interrupted in every way.
    var limits: Set<Coverage.Limit> = []
  }
}

// MARK: - Comparing

extension InterruptionCheck {
  /// - Throws: Whatever keeps the app from starting.
  func result() async throws -> Result {
    let thread = SessionThread()
    var (result, losses) = (Result(), Losses())
    guard
      let calm = try await Interrupted(basis: basis, questions: questions).held(setup, on: thread),
      let whole = calm.trials.last,
      let nothing = try await Interrupted(basis: basis.beforehand, questions: questions)
        .held(setup, on: thread)
    else { return result }
    let possible = kinds.filter { $0 != .networkGone || setup.isIsolated }
    let impossible: Set<Coverage.Limit> = possible.count < kinds.count ? [.network] : []
    result.limits = impossible
    for (place, method) in whole.calls {
      result.calls += 1
      for kind in possible {
        let interruption = Interruption(method, basis.intent, kind)
        let asked = kind.isToChangeNothing ? questions : []
        let plan = Interrupted(
          basis: kind == .unlocked ? whole.locked : whole,
          event: .init(interruption: interruption, place: place),
          questions: asked
        )
        guard let held = try await plan.held(setup, on: thread) else { continue }
        result.count += 1
        result.trials += held.trials + held.looks
        let comparison = Comparison(
          interruption: interruption,
          calm: calm,
          nothing: nothing,
          held: held
        )
        if let difference = comparison.difference { result.findings.append(difference) }
        for trial in held.trials + held.looks { losses.count(trial.events) }
        if !held.silences.isEmpty { setup.patience.isSpent(on: basis.intent) }
        result.silences += held.silences
        let spent = losses.limits(of: bounds)
        result.limits = impossible.union(spent)
        guard spent.isEmpty else { return result }
      }
    }
    return result
  }
}

/// A conversation with an interruption beside the same without it, and beside none at all.
private struct Comparison {
  let interruption: Interruption
  let calm: Interrupted.Result
  let nothing: Interrupted.Result
  let held: Interrupted.Result

  /// The finding for the app's author, with the conversation that shows it; `nil` if all is as
  /// without the interruption.
  ///
  /// Another code is shown where it is given, and anything else by the first question that is
  /// answered otherwise.
  var difference: (finding: Finding, trial: Trial)? {
    guard interruption.kind.isToChangeNothing else { return nil }
    let name = "\(interruption.kind)"
    if !isCarriedOutAgain, held.code != calm.code, let trial = held.trials.last {
      let codes = "\(name): \(held.code ?? "nothing"), not \(calm.code ?? "nothing")"
      return (Finding(.changedByInterruption, method: method, detail: codes), trial)
    }
    let (observed, expected) = (held.observed, calm.observed)
    guard let index = observed.indices.first(where: { observed[$0] != expected[$0] })
    else { return nil }
    return (finding(seenBy: index, named: name), held.looks[index])
  }

  private func finding(seenBy question: Int, named name: String) -> Finding {
    if held.observed[question] == nothing.observed[question] {
      return Finding(.effectLost, method: Finding.handleMethod, detail: name)
    }
    return isCarriedOutAgain
      ? Finding(.doneTwice, method: Finding.handleMethod, detail: name)
      : Finding(.changedByInterruption, method: method, detail: name)
  }

  /// True if the request was carried out, and then made once more.
  private var isCarriedOutAgain: Bool {
    interruption.method == .handle && interruption.kind.losesAnswer
  }

  private var method: String {
    switch interruption.method {
    case .launch: Finding.launchMethod
    case .resolve(let slot): Finding.method(resolving: slot)
    case .confirm: Finding.confirmMethod
    case .handle: Finding.handleMethod
    }
  }
}

extension Interruption.Kind {
  /// True if a person who repeats what was lost of the conversation should see no difference in the
  /// end.
  fileprivate var isToChangeNothing: Bool {
    switch self {
    case .unlocked, .incomingCall, .memoryWarning, .appKilled, .appKilledAfterwards, .appUpdated:
      true
    case .locked, .contactsDenied, .siriDenied, .networkGone, .clockMoved: false
    }
  }

  /// True if the handler does its work, and nobody hears of it.
  fileprivate var losesAnswer: Bool {
    switch self {
    case .incomingCall, .appKilledAfterwards: true
    case .locked, .unlocked, .contactsDenied, .siriDenied, .memoryWarning, .appKilled,
      .networkGone, .appUpdated, .clockMoved:
      false
    }
  }
}

extension Trial {
  /// The same conversation with a device that is locked when it begins.
  fileprivate var locked: Trial {
    var situation = situation
    situation.isLocked = true
    return Trial(situation: situation, intent: intent, turns: turns)
  }

  /// The situation before it, with nothing said but what leads to that.
  fileprivate var beforehand: Trial {
    Trial(
      situation: situation,
      intent: intent,
      turns: Array(turns.prefix(situation.prelude.count))
    )
  }
}
