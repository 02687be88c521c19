import Assistant
import Dialogue
import Domains
import Pictures
import Terminal

/// Shows what happens in a session: as text for people, or as an object a line for programs.
struct EventPrinter {
  let output: Output
  let isJSON: Bool

  /// True if facts are shown too.
  var isTracing = false

  /// True to print a line when a rule is first broken, for somebody who doesn't see the facts.
  private let mentionsErrors: Bool
  private var mentioned: Set<Finding.Rule> = []

  /// The call whose answer is stated next.
  private var call: CompletedCall?

  /// The cards drawn lately, by the line heard before them; nothing of them is drawn again.
  private var drawn: [(card: Card, line: Int)] = []

  /// The number of lines heard.
  private var heard = 0

  /// The number of lines for which a card is remembered: about as long as it stands on the screen.
  private static let memory = 3

  init(output: Output, isJSON: Bool, mentionsErrors: Bool) {
    self.output = output
    self.isJSON = isJSON
    self.mentionsErrors = mentionsErrors
  }

  /// Shows an event; of a card in what is said, `picture` takes the place of the text, as a whole
  /// if what was said is asked for again.
  mutating func show(_ event: Event, drawing picture: Picture? = nil, isAskedFor: Bool = false) {
    if isAskedFor { drawn = [] }
    if case .called(let call) = event {
      guard isTracing else { return }
      if !isJSON { return trace(call) }
    }
    if !isTracing, event.isTracedOnly { return }
    let record = EventRecord(event)
    guard !isJSON else { return output.write(record.line) }
    switch event {
    case .heard:
      heard += 1
      drawn.removeAll { heard - $0.line > Self.memory }
    case .called: break
    case .printed(let app, let text): trace(text, printedBy: app)
    case .watched: output.print("  \(record.text)", style: .dim, hanging: 4)
    case .said(let lines): say(lines, drawing: picture)
    case .fact(let fact):
      if isTracing {
        trace(fact)
      } else if case .finding(let finding) = fact {
        mention(finding)
      }
    }
  }

  private mutating func mention(_ finding: Finding) {
    let rule = finding.rule
    guard mentionsErrors, rule.isToldAtOnce, mentioned.insert(rule).inserted else { return }
    let sentence =
      rule.severity == .error
      ? "The app broke a rule, \(rule.rawValue): “:findings” says more." : finding.sentence
    output.print("(\(sentence))", style: .dim)
  }

  /// Keeps a call until its answer is stated; prints one that has none.
  private mutating func trace(_ call: CompletedCall) {
    self.call = call.ending == .answered ? call : nil
    guard call.ending != .answered else { return }
    let time = call.duration.traced
    let end =
      switch call.ending {
      case .interrupted: "interrupted after \(time)"
      case .ended: "ended the app's process after \(time)"
      case .answered, .timedOut: "no answer in \(time)"
      }
    output.print("  \(call.method) \(call.intent): \(end)", style: .dim, hanging: 4)
  }

  /// Prints what an app has printed, so that it can't pass for anything else.
  private func trace(_ text: String, printedBy app: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      output.print("  \(app) | \(line)", style: .dim, hanging: 4)
    }
  }

  /// Prints a fact, with how long the call took whose answer it is; for a broken rule also what
  /// happened, and what to do about it.
  private mutating func trace(_ fact: Fact) {
    let time = fact.isAnswer ? call.map { " (\($0.costs))" } : nil
    if time != nil { call = nil }
    output.print("= \(fact)\(time ?? "")", style: .dim, hanging: 4)
    if case .finding(let finding) = fact {
      output.print("    \(finding.sentence) \(finding.advice)", style: .dim, hanging: 4)
    }
  }

  /// Says lines; of a card that was drawn a moment ago, only what has changed is drawn.
  private mutating func say(_ lines: [String], drawing picture: Picture?) {
    guard let picture, let place = lines.firstRange(of: picture.card.lines), !place.isEmpty else {
      return lines.forEach(say)
    }
    lines[..<place.lowerBound].forEach(say)
    let update = drawn.reversed().lazy.compactMap { picture.update(of: $0.card) }.first
    for line in (update ?? picture).lines { output.print(line) }
    drawn.append((picture.card, heard))
    lines[place.upperBound...].forEach(say)
  }

  private func say(_ line: String) {
    let indent = line.prefix { $0 == " " }.count
    output.print(line, hanging: indent + 2)
  }
}

extension Fact {
  /// True if the fact is the answer of a handler's method.
  fileprivate var isAnswer: Bool {
    switch self {
    case .resolve, .confirm, .handle: true
    case .handler, .intent, .open, .defaulted, .finding, .refused, .cancelled, .interrupted,
      .speaker:
      false
    }
  }
}

extension CompletedCall {
  /// Its time, and the most memory so far: “0.04 ms”, “0.12 ms, 14 MB”.
  fileprivate var costs: String {
    duration.traced + (peak.map { ", \($0 >> 20) MB" } ?? "")
  }
}

extension Event {
  /// True if the event is shown only to somebody who traces calls.
  fileprivate var isTracedOnly: Bool {
    switch self {
    case .watched, .printed: true
    case .heard, .said, .fact, .called: false
    }
  }
}

extension Duration {
  var milliseconds: Double { self / .milliseconds(1) }

  /// Such as “0.04 ms” or “3.2 s”.
  fileprivate var traced: String {
    self >= .seconds(1)
      ? "\((milliseconds / 100).rounded() / 10) s" : "\((milliseconds * 100).rounded() / 100) ms"
  }
}
