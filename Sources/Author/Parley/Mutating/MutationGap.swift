import Assistant
package import Transcripts

/// A mutant that no transcript notices.
package struct MutationGap: Sendable, Hashable {
  package let app: String

  /// The intent's class name.
  package let intent: String

  /// The mutant's method and answer, such as `resolve recipients: answers needsValue instead of
  /// success`.
  package let change: String

  /// The shortest transcript that calls the method.
  package let transcript: Place

  /// The change of the transcript by which it would notice; `nil` if no single line would do.
  package let amendment: Amendment?

  init(_ mutant: Mutant, _ transcript: Transcript, _ expected: Performance, _ other: Performance) {
    app = mutant.site.app
    intent = mutant.site.intent
    change = "\(mutant)"
    self.transcript = Place(file: transcript.file, line: transcript.line)
    amendment = transcript.amendment(telling: expected, from: other)
  }
}

extension MutationGap {
  /// The place of the change by which it would be noticed, or of the transcript.
  package var place: Place { amendment?.place ?? transcript }

  /// The advice where no single line would notice.
  package var advice: String? {
    guard amendment == nil else { return nil }
    return "No single line tells what comes on top, or in another order. Take out each “< ...”, "
      + "and put “@facts all” at its top: “--update” writes down all that is said and done."
  }

  /// The line in the list of what one change would notice.
  fileprivate var item: String { "- \(app), \(intent), \(change)" }

  fileprivate var remedy: [String] {
    guard let amendment else { return [advice ?? ""] }
    let head = amendment.isReplacement ? "In its place, this would:" : "After it, this would:"
    return [head] + amendment.lines.map { "  \($0)" }
  }
}

extension [MutationGap] {
  /// A paragraph for each change of a transcript, with the list of what it would notice.
  var paragraphs: [String] {
    reduce(into: [[MutationGap]]()) { groups, gap in
      let known = groups.firstIndex {
        $0[0].place == gap.place && $0[0].amendment == gap.amendment
      }
      if let known { groups[known].append(gap) } else { groups.append([gap]) }
    }
    .map { gaps in
      let head = "\(gaps[0].place): Nothing notices \(counted(gaps.count, "change")). "
      return (head + gaps[0].remedy.joined(separator: "\n")) + "\n"
        + gaps.map(\.item).joined(separator: "\n")
    }
  }
}
