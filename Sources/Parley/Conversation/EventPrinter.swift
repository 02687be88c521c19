import Assistant
import Dialogue
import Domains
import Terminal

/// Shows what happens in a session: as text for people, or as an object a line for programs.
struct EventPrinter {
  let output: Output
  let isJSON: Bool

  /// Whether facts are shown too.
  var isTracing = false

  /// Whether a rule that is broken for the first time is worth a line, for somebody who doesn't
  /// see the facts.
  private let mentionsErrors: Bool
  private var mentioned: Set<Finding.Rule> = []

  init(output: Output, isJSON: Bool, mentionsErrors: Bool) {
    self.output = output
    self.isJSON = isJSON
    self.mentionsErrors = mentionsErrors
  }

  /// Shows an event; of a card in what is said, `picture` takes the place of the text.
  mutating func show(_ event: Event, drawing picture: Picture? = nil) {
    guard !isJSON else { return output.write(EventRecord(event).line + "\n") }
    switch event {
    case .heard: break
    case .said(let lines): say(lines, drawing: picture)
    case .fact(let fact):
      if isTracing {
        trace(fact)
      } else if case .finding(let finding) = fact {
        mention(finding.rule)
      }
    }
  }

  private mutating func mention(_ rule: Finding.Rule) {
    guard mentionsErrors, rule.severity == .error, mentioned.insert(rule).inserted else { return }
    output.print("(The app broke a rule, \(rule.rawValue): “:findings” says more.)", style: .dim)
  }

  /// Prints a fact; for a broken rule also what happened, and what to do about it.
  private func trace(_ fact: Fact) {
    output.print("= \(fact)", style: .dim, hanging: 4)
    if case .finding(let finding) = fact {
      output.print("    \(finding.sentence) \(finding.advice)", style: .dim, hanging: 4)
    }
  }

  private func say(_ lines: [String], drawing picture: Picture?) {
    guard let picture, let place = lines.firstRange(of: picture.card.lines), !place.isEmpty else {
      return lines.forEach(say)
    }
    lines[..<place.lowerBound].forEach(say)
    for line in picture.lines { output.print(line) }
    lines[place.upperBound...].forEach(say)
  }

  private func say(_ line: String) {
    let indent = line.prefix { $0 == " " }.count
    output.print(line, hanging: indent + 2)
  }
}
