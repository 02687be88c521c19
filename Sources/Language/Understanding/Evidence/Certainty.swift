/// The thresholds for acting on what the words alone speak for.
///
/// The odds that training finds are those among its own sentences, where far more ask for
/// something than among those that no phrase covers. So the bounds are higher than they would
/// have to be if the odds were true; `phrasebook wordings` and the tests hold what follows.
package enum Certainty {
  /// From here on a sentence is taken for what its words speak for.
  package static let take = 0.97

  /// From here on the user is asked whether that is meant; below, the sentence is refused.
  package static let ask = 0.6

  /// From here on it counts where the user was asked something else, which the sentence may be an
  /// unusual answer to, and is begun if it is confirmed in any case.
  package static let likely = 0.78

  /// The same of two intents, both together.
  static let likelyOfTwo = 0.9

  /// From here on, both together, the user is asked which of two intents is meant, if the second
  /// is this likely.
  package static let askOfTwo = 0.75
  package static let rival = 0.2

  /// From here on an example of it is shown to who is refused.
  package static let suggest = 0.15

  /// From here on an answer that no phrase covers is taken for a yes.
  static let consent = 0.9

  /// From here on it is taken for another reply.
  static let reply = 0.7

  /// From here on a line that phrases take for a remark is taken for a reply after all.
  static let replyOfRemark = 0.9

  /// The same of a yes, and where some of the line is known to tell, ask for or deny something.
  static let replyOfMixed = 0.95

  /// The same where some of the line asks something.
  static let replyOfAsked = 0.997

  /// Up to here words beside a plain answer, which could not be read, are no more than a remark.
  static let aside = 0.2

  /// The same where they tell something, and the line as a whole agrees.
  static let asideOfYes = 0.1

  /// From here on a line is no yes, though words in it agree.
  static let dissent = 0.97

  /// The same where a mark parts what is told from the yes.
  static let dissentOfTold = 0.997

  /// From here on a question that no phrase covers is taken for one that its words speak for.
  static let detail = 0.7

  /// The same of a line that doesn't look like a question.
  static let detailOfUnasked = 0.85

  /// More words than this are no answer that phrases could have missed.
  package static let longestReply = 16

  /// More words than this are no request that phrases could have missed.
  package static let longestLine = 30
}

extension Reading {
  /// True if it is likely even where the user was asked something else.
  package var isLikely: Bool { score >= Certainty.likely }
}
