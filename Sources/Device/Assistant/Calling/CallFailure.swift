import Dialogue

/// Why a call of a handler brought no answer to go on with.
enum CallFailure: Error {
  case noHandler
  case wrongHandler
  case neverAnswered
  case interrupted
}

extension CallFailure {
  /// The fact of it, for a call that belongs to no conversation, which would state it itself.
  var fact: Fact {
    switch self {
    case .neverAnswered: .finding(.handleNeverAnswered)
    case .noHandler: .finding(Finding(.noHandler, method: Finding.handlerMethod))
    case .wrongHandler: .finding(Finding(.wrongHandler, method: Finding.handlerMethod))
    case .interrupted: .cancelled
    }
  }
}

extension Finding {
  /// Of the one method that is called outside of a conversation.
  static let handleNeverAnswered = Finding(.neverAnswered, method: handleMethod)
}
