internal import CEnglish

/// The compiled phrases and the trained weights, as bytes in the program.
extension English {
  /// The automaton of the phrases, aligned to 64 bytes.
  package static var phrases: UnsafeRawPointer { parley_phrases() }

  /// The size of `phrases`, in bytes.
  package static var phrasesCount: Int { parley_phrases_count }

  /// The data for completing phrases.
  package static var continuations: UnsafeRawPointer { parley_continuations() }

  /// The weights of the second stage, for requests.
  package static var weights: UnsafeRawPointer { parley_weights() }

  /// The weights of the second stage, for replies.
  package static var replyWeights: UnsafeRawPointer { parley_reply_weights() }

  /// The weights of the second stage, for questions.
  package static var questionWeights: UnsafeRawPointer { parley_question_weights() }
}
