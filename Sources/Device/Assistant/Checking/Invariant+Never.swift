package import Transcripts

extension Invariant {
  /// A fact that never happens, as transcripts say it.
  ///
  ///     .never("handle INSendPaymentIntent -> failure[..]")
  ///
  /// - Parameter fact: The fact, or its first words; `[..]` stands for any text.
  /// - Returns: The invariant.
  public static func never(_ fact: String) -> Invariant {
    never(Pattern(fact), at: nil)
  }

  /// The same, as a line of a transcript states it.
  package static func never(_ pattern: Pattern, at place: Place?) -> Invariant {
    Invariant("never \(pattern.text)", at: place) { conversation in
      !conversation.facts.contains { pattern.matchesStart(of: $0) }
    }
  }
}
