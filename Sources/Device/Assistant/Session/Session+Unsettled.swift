import Dialogue

// MARK: - Requests that may have been done

extension Session {
  /// Gives a request the identifier of an earlier one for the same of which nobody knows whether it
  /// was done.
  func identify(_ exchange: inout Exchange) {
    if let known = discourse.memory.unsettled(exchange.asHandled, at: clock.now) {
      exchange.identifier = known.identifier
      exchange.repetition = known.isTold ? .doubtful : .silent
    } else if exchange.repetition != nil {
      // By now it asks for something else, which must not pass for that.
      exchange.identifier = newIdentifier()
      exchange.repetition = nil
    }
  }

  /// Keeps a request that the user has said yes to, before an app carries it out, in case nothing
  /// is heard of it any more.
  ///
  /// What needs no yes is done as often as it is asked for.
  func begin(_ exchange: Exchange) {
    guard exchange.conversation.isShown else { return }
    discourse.memory.begin(exchange.asHandled, exchange.identifier, at: clock.now)
    keepMemory()
  }

  /// Takes note of what became of a request, unless the app left that open.
  func settle(_ exchange: Exchange, _ verdict: Verdict) {
    if verdict.isOpen { return discourse.memory.tell(ofUnsettled: exchange.identifier) }
    if verdict.kind != .handleInApp { discourse.memory.settle(exchange.identifier) }
  }
}

extension Exchange {
  /// What the app is asked to do, as it is remembered.
  var asHandled: Memory.Handled {
    Memory.Handled(app: app, draft: conversation.draft)
  }
}
