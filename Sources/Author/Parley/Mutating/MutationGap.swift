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

extension MutationGap: CustomStringConvertible {
  /// A sentence, and the lines that would notice.
  package var description: String {
    let place = amendment?.place ?? transcript
    let head = "\(place): Nothing notices if \(app) differs in \(intent), \(change)."
    guard let amendment else { return head + " No single line would tell." }
    let advice = amendment.isReplacement ? "In its place" : "After it"
    return ([head + " \(advice), this would:"] + amendment.lines.map { "  \($0)" })
      .joined(separator: "\n")
  }
}
