/// Something in which a conversation differs from its transcript.
package struct Difference: Sendable, Hashable {
  package enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
    /// The assistant said something else, less or more.
    case words

    /// A request was understood with other parameters.
    case parameter

    /// A parameter was resolved otherwise.
    case resolution

    /// Confirm or handle answered another code.
    case responseCode = "response-code"

    /// An asserted fact did not happen where it is asserted.
    case missingCall = "missing-call"

    /// A fact happened that is not asserted, where all have to be.
    case extraCall = "extra-call"

    /// The conversation ended before this.
    case turnNeverReached = "turn-never-reached"

    /// A fact happened that was never to happen.
    case forbiddenFact = "forbidden-fact"

    /// A call of a handler took longer than the transcript allows.
    case tooSlow = "too-slow"

    /// A fault or an interruption that was staged for a call, and the call was never made.
    case neverHappened = "never-happened"
  }

  package var kind: Kind
  package var file: String

  /// The line of the transcript that is not met; for something extra, the line it comes after.
  package var line: Int

  /// `nil` if nothing was expected.
  package var expected: String?

  /// `nil` if nothing was found.
  package var found: String?

  /// True if an update must leave the line alone: it belongs to another file, or makes a capture
  /// that others use.
  var isOfFixedLine = false
}

extension Difference {
  /// True if an update of the file can remove the difference.
  package var isUpdatable: Bool {
    switch kind {
    case .turnNeverReached, .forbiddenFact, .tooSlow, .neverHappened: false
    case .words, .parameter, .resolution, .responseCode, .missingCall, .extraCall: !isOfFixedLine
    }
  }
}

extension Difference: CustomStringConvertible {
  package var description: String { "\(file):\(line): \(sentence)" }

  /// The same without its place.
  package var sentence: String {
    "\(summary) Expected \(expectation), found \(found.quoted(or: "nothing"))."
  }

  private var expectation: String {
    let text = expected.quoted(or: "nothing")
    return kind == .forbiddenFact ? "that this never happens: \(text)" : text
  }

  /// The kind of difference, in a sentence.
  package var summary: String {
    switch kind {
    case .words where found == nil: "The assistant did not say this."
    case .words where expected == nil: "The assistant said more."
    case .words: "The assistant said something else."
    case .parameter: "The request was understood otherwise."
    case .resolution: "The parameter was resolved otherwise."
    case .responseCode: "The response was another."
    case .missingCall: "This did not happen here."
    case .extraCall: "More happened than all that is listed."
    case .turnNeverReached: "The conversation ended before this turn."
    case .forbiddenFact: "This was not to happen."
    case .tooSlow: "A handler took too long."
    case .neverHappened: "This never happened, for no such call was made."
    }
  }
}

extension String? {
  fileprivate func quoted(or alternative: String) -> String {
    map { "“\($0)”" } ?? alternative
  }
}
