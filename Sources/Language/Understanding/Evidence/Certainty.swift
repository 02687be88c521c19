/// The thresholds for acting on what the words alone speak for.
///
/// The odds are about true: training leaves room for doubt, and many clues that repeat each other
/// don't add up to certainty. So a bound tells how often it may be wrong; `phrasebook wordings` and
/// the tests hold what follows.
package enum Certainty {
  /// From here on a sentence is taken for what its words speak for.
  package static let take = 0.9

  /// From here on the user is asked whether that is meant; below, the sentence is refused.
  package static let ask = 0.4

  /// From here on it counts where the user was asked something else, which the sentence may be an
  /// unusual answer to, and is begun if it is confirmed in any case.
  package static let likely = 0.6

  /// From here on, both together, the user is asked which of two intents is meant, if the second
  /// is this likely.
  package static let askOfTwo = 0.55
  package static let rival = 0.15

  /// From here on an example of it is shown to who is refused.
  package static let suggest = 0.12

  /// From here on an answer that no phrase covers is taken for a yes.
  static let consent = 0.6

  /// The same where phrases take all of it for a remark or an answer.
  static let consentOfRead = 0.8

  /// From here on it is taken for another reply.
  static let reply = 0.4

  /// The same where phrases take some of it for a remark or an answer, or it has a value in it.
  static let replyOfMixed = 0.7

  /// The same where phrases take some of it for more, and of a yes that is mixed with anything.
  static let replyOfRead = 0.9

  /// Up to here words beside a plain answer, which could not be read, are no more than a remark.
  static let aside = 0.25

  /// From here on a line is no yes, though words in it agree.
  static let dissent = 0.85

  /// The same where a mark parts what is told from the yes.
  static let dissentOfTold = 0.93

  /// From here on a question that no phrase covers is taken for one that its words speak for.
  static let detail = 0.35

  /// The same of one that doesn't look like a question, or has a value or another meaning.
  static let detailOfUnasked = 0.7

  /// More words than this are no answer that phrases could have missed.
  package static let longestReply = 16

  /// More words than this are no request that phrases could have missed.
  package static let longestLine = 30
}

extension Reading {
  /// True if it is likely even where the user was asked something else.
  package var isLikely: Bool { score >= Certainty.likely }
}
