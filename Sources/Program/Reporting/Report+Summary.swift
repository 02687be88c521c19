import Assistant
import Dialogue
import Transcripts

/// The counts of what a report has invented.
struct Replacements: Sendable {
  var names = 0
  var numbers = 0
  var addresses = 0
  var texts = 0
  var amounts = 0
  var lines = 0

  init(of scenario: Scenario, _ values: SpokenValues, _ new: Scenario) {
    let (contacts, places) = (scenario.backdrop.contacts, scenario.backdrop.places)
    names = contacts.count + scenario.backdrop.groups.count + places.count
    numbers = contacts.reduce(0) { $0 + $1.handles.count }
    addresses = (contacts.flatMap { $0.addresses.map(\.place) } + places.map(\.place))
      .count { $0.street != nil || $0.city != nil }
    (texts, amounts) = (values.texts.count, values.amounts.count)
    lines = zip(scenario.inputs, new.inputs).count { $0 != $1 }
  }
}

extension Report {
  static let note = "A report: names, numbers, addresses, amounts and texts in it are invented."

  /// The account of what was replaced and left out, and of what to look at before it is sent: a
  /// sentence each.
  package var summary: [String] {
    [
      "Replaced: \(replaced.list).",
      "Left out: \(before.lines - scenario.inputs.count) of \(before.lines) lines, "
        + "\(before.people - scenario.backdrop.contacts.count) of \(before.people) people"
        + (scenario.backdrop.omitted.isEmpty
          ? "." : ", and \(scenario.backdrop.omitted.joined(separator: ", "))."),
      lacksStorage
        ? "What apps had stored is not in it; without that, other facts come." : nil,
      differing.isEmpty
        ? "Played again, it comes to the same facts."
        : "Played again, it comes to other facts at "
          + differing.map { "line \($0)" }.joined(separator: ", ") + ".",
      "Times, lengths, counts, countries, relations such as “my mother” and the words of apps are as "
        + "they were. Read it before you send it.",
    ].compactMap { $0 }
  }
}

extension Replacements {
  fileprivate var list: String {
    [
      (names, "name"), (numbers, "number"), (addresses, "address"), (amounts, "amount"),
      (texts, "text"),
    ].map { count, noun in
      count == 1 ? "1 \(noun)" : "\(count) \(noun)\(noun.hasSuffix("s") ? "es" : "s")"
    }.joined(separator: ", ") + " (in \(lines) lines)"
  }
}
