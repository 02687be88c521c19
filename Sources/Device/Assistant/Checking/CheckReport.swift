package import Dialogue

/// The result of checking an app.
package struct CheckReport: Sendable {
  package let app: AppDescription

  /// About its property lists.
  package let lint: [PropertyListFinding]

  /// One for each intent that it declares, in its order.
  package let coverages: [Coverage]

  /// The worst first.
  package let discoveries: [Discovery]

  /// The sentences of all invariants that were held.
  package internal(set) var invariants: [String] = []

  /// The invariants that were broken.
  package internal(set) var breaches: [Breach] = []

  /// The comparison with another build of the app, if that was asked for.
  package var partings: Partings?

  /// The text that handlers have printed, as far as they run in processes of their own.
  package let printouts: [Printout]

  /// All that was tried, in the order of the plan; none if nobody asked for it.
  package let trials: [Trial]

  /// The end of the check before it was over, in a sentence; `nil` if it was its own.
  package internal(set) var reasonForEnd: String?

  /// The time that it took, if somebody has measured that.
  package var duration: Duration?

  init(
    app: AppDescription,
    lint: [PropertyListFinding],
    coverages: [Coverage],
    discoveries: [Discovery],
    trials: [Trial] = [],
    printouts: [Printout] = []
  ) {
    self.app = app
    (self.trials, self.printouts) = (trials, printouts)
    self.lint = lint.sorted { $0.rule.severity < $1.rule.severity }
    self.coverages = coverages
    let rules = Finding.Rule.allCases
    let rank = { (discovery: Discovery) in
      (discovery.finding.rule.severity, rules.firstIndex(of: discovery.finding.rule) ?? 0)
    }
    self.discoveries = discoveries.sorted { rank($0) < rank($1) }
  }

  /// A report on the property lists in a folder, whose app is not at hand.
  package init(ofFolder path: String, in world: World) {
    self.init(
      app: AppDescription(identifier: path, name: path),
      lint: AppLint.findings(inFolder: path, in: world) ?? [],
      coverages: [],
      discoveries: []
    )
  }

  /// A report on an app, or a folder, of which nothing is known: its check was ended before.
  package init(named name: String, endedBecause reason: String) {
    self.init(
      app: AppDescription(identifier: name, name: name),
      lint: [],
      coverages: [],
      discoveries: []
    )
    reasonForEnd = reason
  }

  /// The sentences on what has ended the check before it was over.
  package var remark: String? { reasonForEnd.map { "Not checked to the end. \($0)" } }

  /// Returns the number of findings of a severity.
  package func count(_ severity: Severity) -> Int {
    (severity == .error ? breaches.count : 0) + lint.count { $0.rule.severity == severity }
      + discoveries.count { $0.finding.rule.severity == severity }
  }

  /// The number of lines said.
  package var lines: Int { coverages.map(\.lines).reduce(0, +) }

  /// The number of conversations held: of those with the same beginning, each counts.
  package var conversations: Int { coverages.map(\.conversations).reduce(0, +) }
}
