package import Assistant
import Dialogue
import Transcripts

extension Plant {
  /// Checks the copy, within bounds that are enough to come to what was planted.
  ///
  /// - Parameters:
  ///   - world: Where the conversations are held.
  ///   - processes: Where the copy runs, if it is to have a process of its own.
  /// - Returns: The report on it.
  /// - Throws: Whatever keeps the copy from starting.
  package func report(
    in world: WorldFiles,
    isolatedIn processes: AppProcesses? = nil
  ) async throws -> CheckReport {
    var checker = try Checker(
      files: world,
      repertoire: processes.map { repertoire.isolated(in: $0) } ?? repertoire,
      bounds: bounds
    )
    checker.interruptions = [interruption].compactMap(\.self)
    (checker.budget.time, checker.budget.memory) = (.milliseconds(200), 80 << 20)
    guard let copy = checker.world.apps.first(where: { $0.name == app }) else {
      throw UnknownPlant(name: app)
    }
    return try await checker.check(copy)
  }

  private var bounds: Bounds {
    var bounds = Bounds()
    (bounds.questions, bounds.agreements, bounds.ends) = (2, 3, 1)
    // What is never so takes all there is to try.
    bounds.lines = rule.takesManyConversations ? 1000 : 110
    if interruption != nil {
      // Every conversation that goes well is held again and again.
      (bounds.lines, bounds.openings, bounds.questions, bounds.agreements) = (40, 6, 1, 1)
    }
    // Elsewhere a busy machine must not make a good handler slow.
    if rule == .neverAnswered { bounds.patience = .seconds(1) }
    return bounds
  }

  /// The app, the intents and the bounds of a check: where they are the same, sound copies have one
  /// report.
  package var way: [String] {
    [
      app, intents.joined(separator: " "), interruption.map { "\($0)" } ?? "", "\(bounds)",
    ]
  }

  /// The number of lines in the shortest conversation of a report that shows the defect, and in which
  /// happens what has to; `nil` if it was not found.
  package func length(in report: CheckReport) -> Int? {
    let found = report.discoveries.filter { $0.finding.rule == rule && $0.intent == intent }
    guard !words.isEmpty else { return found.isEmpty ? nil : 0 }
    return found.compactMap(\.transcript?.description)
      .filter { text in interruption.map { text.contains(" \($0)\n") } ?? true }
      .map { text in text.split(separator: "\n").count { $0.hasPrefix("> ") } }
      .min()
  }
}

extension Finding.Rule {
  /// True if the rule can only be checked over many conversations.
  fileprivate var takesManyConversations: Bool {
    [
      .neverSettled, .unaskedParameter, .resolvesNothing, .neverHandled, .effectLost, .doneTwice,
      .changedByInterruption,
    ].contains(self)
  }
}

/// There is no such defect, or no such app.
package struct UnknownPlant: Error, CustomStringConvertible {
  let name: String

  package var description: String { "Expected a defect or an app, found “\(name)”." }
}
