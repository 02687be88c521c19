package import Dialogue
import Domains
import Transcripts

/// The coverage of one intent in all conversations tried.
package struct Coverage: Sendable {
  package let intent: String

  /// In the order in which a handler is asked.
  package private(set) var parameters: [ParameterCoverage]

  /// The response codes, in the order in which they were first seen.
  package private(set) var confirmCodes: [String] = []
  package private(set) var handleCodes: [String] = []

  /// True if the app left confirm to its default.
  package private(set) var isConfirmDefault = false

  /// The number of lines said about the intent.
  package private(set) var lines = 0

  /// The number of conversations that ended, or led to a point where others went on.
  package private(set) var conversations = 0

  /// The number of times that conversations were interrupted, and of the calls at which they were.
  package private(set) var interruptions = (count: 0, calls: 0)

  /// The way in which conversations reach the intent.
  package var way: Way

  /// Why not everything was tried; empty if it was.
  package var limits: Set<Limit> = []

  /// The lines before the first occurrence of each code that means a failure.
  package private(set) var failures: [Failure] = []

  /// True if a conversation has reached the app, even if it gave no handler.
  private(set) var isReached = false

  private(set) var endings: [Ending] = []

  init(_ intent: String) {
    self.intent = intent
    way = Schema.named(intent) == nil ? .unknown : .words
    parameters = (Schema.named(intent)?.resolved ?? []).map { ParameterCoverage(of: $0.slot) }
  }

  /// A way to reach an intent.
  package enum Way: String, Sendable, Codable {
    /// Words lead to it.
    case words

    /// Words lead to it where the app declares nothing else.
    case alone

    /// There are no words for it; the conversation was begun without.
    case directly

    /// Parley doesn't know it.
    case unknown
  }

  /// Why there was more to try than was tried.
  package enum Limit: String, Sendable, Codable, CaseIterable {
    /// Variants that differ in their values alone were tried a few times.
    case values

    /// Few beginnings were tried where the device is locked, or something was done before.
    case openings

    /// As many lines were said as may be.
    case lines

    /// Too many calls were never answered.
    case unanswered

    /// The app's process ended too often.
    case ends

    /// Without a process of the app's own there is no network to take away.
    case network

    /// The check was ended before it was over.
    case cutShort
  }

  /// A response code that means a failure, with what was said, and happened, until it came.
  package struct Failure: Sendable {
    package let code: String
    package let lines: [String]
  }

  /// The result of confirm or handle, with the slots that were filled.
  struct Ending {
    let filled: Set<Slot>
    let isFailure: Bool
    let trial: Trial

    /// Of such as are alike, the first stands for all.
    func isLike(_ other: Ending) -> Bool {
      isFailure == other.isFailure && filled == other.filled
    }
  }
}

/// The coverage of one parameter.
package struct ParameterCoverage: Sendable {
  package let slot: Slot

  /// The names of the results that it was resolved with, in the order in which they were first
  /// seen; those that are not supported with their reasons.
  package fileprivate(set) var results: [String] = []

  /// The number of times that the handler was asked to resolve it.
  package fileprivate(set) var calls = 0

  /// True if the app left it to the default.
  package fileprivate(set) var isDefault = false

  /// The first word of the method that resolves it.
  fileprivate let method: String

  fileprivate init(of slot: Slot) {
    self.slot = slot
    method = slot.resolveMethod
  }
}

// MARK: - Reading off

extension Coverage {
  /// The codes of the intent's response that were never seen.
  package var unseenCodes: [String] {
    let seen = confirmCodes + handleCodes
    return (Schema.named(intent)?.codes ?? []).filter { !seen.contains($0) }
  }

  /// True if anything was left to try, so that nobody knows what is never so.
  package var isCutShort: Bool { !limits.isEmpty }

  /// The words for results and codes that came up in none of all conversations, or in none that were
  /// tried.
  package var never: String { isCutShort ? "not seen" : "never seen" }

  /// True if conversations of other kinds were left to try, and not only more of a kind.
  var isGivenUp: Bool { !limits.isDisjoint(with: [.lines, .unanswered, .ends, .cutShort]) }

  /// True if a conversation ended with the request handled.
  var isHandled: Bool { !handleCodes.allSatisfy(isFailure) }
}

// MARK: - Taking in

extension Coverage {
  mutating func take(_ result: InterruptionCheck.Result) {
    interruptions.count += result.count
    interruptions.calls += result.calls
  }

  mutating func take(_ trial: Trial) {
    lines += 1
    if !trial.goesOn { conversations += 1 }
    for (fact, called) in trial.facts(in: trial.events) where called == intent {
      take(fact, of: trial)
    }
  }

  private mutating func take(_ fact: Fact, of trial: Trial) {
    switch fact {
    case .handler: isReached = true
    case .resolve(let slot, let resolutions): take(resolutions, of: slot)
    case .confirm(_, let code):
      confirmCodes.add(code)
      if isFailure(code) { end(trial, code) }
    case .handle(_, let code):
      handleCodes.add(code)
      end(trial, code)
    case .defaulted(let method): takeDefault(method)
    case .intent, .open, .finding, .refused, .cancelled, .interrupted, .speaker: break
    }
  }

  private mutating func take(_ resolutions: [Resolution], of slot: Slot) {
    guard let index = parameters.firstIndex(where: { $0.slot == slot }) else { return }
    parameters[index].calls += 1
    for resolution in resolutions { parameters[index].results.add(resolution.kindName) }
  }

  private mutating func takeDefault(_ method: String) {
    if method == "confirm" { isConfirmDefault = true }
    if let index = parameters.firstIndex(where: { $0.method == method }) {
      parameters[index].isDefault = true
    }
  }

  private mutating func end(_ trial: Trial, _ code: String) {
    if isFailure(code), !failures.contains(where: { $0.code == code }) {
      failures.append(Failure(code: code, lines: trial.inputs))
    }
    guard let draft = trial.draft, draft.intent == intent else { return }
    let ending = Ending(filled: draft.filledSlots, isFailure: isFailure(code), trial: trial)
    if !endings.contains(where: ending.isLike) { endings.append(ending) }
  }

  private func isFailure(_ code: String) -> Bool { Schema.isFailure(code, of: intent) }
}

extension [String] {
  fileprivate mutating func add(_ name: String) {
    if !contains(name) { append(name) }
  }
}
