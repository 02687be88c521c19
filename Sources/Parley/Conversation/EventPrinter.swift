import Assistant
import Dialogue
import Terminal

/// Shows what happens in a session: as text for people, or as an object a line for programs.
struct EventPrinter {
  let output: Output
  let isJSON: Bool

  /// Whether facts are shown too.
  var isTracing = false

  func show(_ event: Event) {
    guard !isJSON else { return output.write(EventRecord(event).line + "\n") }
    switch event {
    case .heard: break
    case .said(let lines): lines.forEach(say)
    case .fact(let fact):
      if isTracing { trace(fact) }
    }
  }

  /// Prints a fact; for a broken rule also what happened, and what to do about it.
  private func trace(_ fact: Fact) {
    output.print("= \(fact)", style: .dim, hanging: 4)
    if case .finding(let finding) = fact {
      output.print("    \(finding.sentence) \(finding.advice)", style: .dim, hanging: 4)
    }
  }

  private func say(_ line: String) {
    let indent = line.prefix { $0 == " " }.count
    output.print(line, hanging: indent + 2)
  }
}
