import Assistant
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
      if isTracing { output.print("= \(fact)", style: .dim, hanging: 4) }
    }
  }

  private func say(_ line: String) {
    let indent = line.prefix { $0 == " " }.count
    output.print(line, hanging: indent + 2)
  }
}
