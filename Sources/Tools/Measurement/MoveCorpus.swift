package import Understanding

/// Lines as they are said at questions, with the moves that they make.
///
/// ```
/// # A note.
/// idle | call Anna => request startCall | contact=Anna
/// sendPayment | no, 7 => deny; inform | sum=7
/// requestRide/destination | to the airport => inform | destination=the airport
/// ```
/// The question is a request's name where its go-ahead is asked for, with a slot behind a stroke
/// where a value is; `idle` where nothing is, `approval` for a yes-or-no question of nobody's, and
/// `which` for a list of Mike Abbott (work) and Mike Chen (mobile). Behind a colon stands the text
/// that the request has already, with an asterisk before it if that was changed before.
package struct MoveCorpus: Sendable {
  package struct Entry: Sendable {
    package var line: Int
    package var question: Question?
    package var sentence: String
    package var expected: String
  }

  package private(set) var entries: [Entry] = []

  /// - Throws: The number of the first line that is no entry.
  package init(_ text: String) throws(UnreadableEntry) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      guard let bar = line.firstRange(of: " | "), let arrow = line.firstRange(of: " => "),
        bar.upperBound <= arrow.lowerBound
      else { throw UnreadableEntry(line: index + 1) }
      entries.append(
        Entry(
          line: index + 1,
          question: Self.question(String(line[..<bar.lowerBound])),
          sentence: String(line[bar.upperBound..<arrow.lowerBound]),
          expected: String(line[arrow.upperBound...])
        )
      )
    }
  }

  /// The question of a heading.
  package static func question(_ heading: String) -> Question? {
    if let colon = heading.firstRange(of: ": ") {
      let start = heading[..<colon.lowerBound]
      var question = question(String(start.prefix { $0 != "*" }))
      question?.isChanged = start.hasSuffix("*")
      let slot = question?.intent == "sendMessage" ? "content" : "note"
      question?.texts = [slot: String(heading[colon.upperBound...])]
      return question
    }
    let parts = heading.split(separator: "/").map(String.init)
    let intent = IntentName(rawValue: parts[0])
    switch heading {
    case "idle": return nil
    case "approval": return Question(.approval)
    case "which":
      return Question(.choice(slot: "recipients", options: mikes), intent: "sendMessage")
    default: return Question(parts.count > 1 ? .value(slot: parts[1]) : .approval, intent: intent)
    }
  }

  private static let mikes: [Question.Option] = [
    .init(names: ["Mike Abbott"], attributes: ["work"]),
    .init(names: ["Mike Chen"], attributes: ["mobile"]),
  ]
}

/// A line of a corpus that is no entry.
package struct UnreadableEntry: Error, CustomStringConvertible {
  package let line: Int

  package var description: String {
    "Line \(line): expected “question | line => moves”, found something else."
  }
}
