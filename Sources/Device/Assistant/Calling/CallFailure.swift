import Dialogue

/// Why a call of a handler brought no answer to go on with.
enum CallFailure: Error, Hashable {
  case noHandler
  case wrongHandler
  case neverAnswered
  case interrupted

  /// The app's process ended.
  case ended(AppEnd)
}

extension CallFailure {
  /// The end of the app's process, if that is why.
  var end: AppEnd? {
    if case .ended(let end) = self { end } else { nil }
  }

  /// True if the app may have been at what it was asked to do.
  var leavesDoubt: Bool {
    switch self {
    case .noHandler, .wrongHandler: false
    case .neverAnswered, .interrupted: true
    case .ended(let end): !end.isAtStart
    }
  }

  /// The fact of it, for a call that belongs to no conversation, which would state it itself; `nil`
  /// where it has been stated, and is no fault of the app's.
  func fact(in method: String) -> Fact? {
    switch self {
    case .neverAnswered: .finding(Finding(.neverAnswered, method: method))
    case .noHandler: .finding(Finding(.noHandler, method: Finding.handlerMethod))
    case .wrongHandler: .finding(Finding(.wrongHandler, method: Finding.handlerMethod))
    case .interrupted: .cancelled
    case .ended(let end): end.finding(in: method).map { .finding($0) }
    }
  }
}

extension AppEnd {
  /// The finding about the method that the app's process ended in; `nil` where the app is not to
  /// blame.
  func finding(in method: String) -> Finding? {
    guard cause != .killed, cause != .stopped else { return nil }
    let method = isAtStart ? Finding.launchMethod : method
    return Finding(.appEnded, method: method, detail: site.map { "\($0)" })
  }
}

extension Finding {
  /// The line of an app's code at which its process ended, as far as it has told that.
  package var site: AppEnd.Site? {
    rule == .appEnded ? detail.flatMap(AppEnd.Site.init(description:)) : nil
  }
}
