package import Dialogue

/// Something that happens to the device or to the app while a handler is waited for, once:
/// `handle INSendMessageIntent app-killed`.
package struct Interruption: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    case locked
    case unlocked
    case contactsDenied
    case siriDenied

    /// A call comes in: what the handler answers by then is heard by nobody.
    case incomingCall
    case memoryWarning

    /// The system ends the app's process before the handler has done anything.
    case appKilled

    /// The system ends it when the handler has done all, and its answer is not heard any more.
    case appKilledAfterwards

    /// The network is gone from here on, as far as URLSession and curl see it.
    case networkGone

    /// The app's process is ended, and the handler called in a new one.
    case appUpdated

    /// The clock is put forward.
    case clockMoved(Delay)
  }

  package var method: Fault.Method
  package var intent: String
  package var kind: Kind

  package init(_ method: Fault.Method, _ intent: String, _ kind: Kind) {
    (self.method, self.intent, self.kind) = (method, intent, kind)
  }
}

extension Interruption.Kind {
  /// One of each kind.
  package static let all: [Self] = [
    .locked, .unlocked, .contactsDenied, .siriDenied, .incomingCall, .memoryWarning, .appKilled,
    .appKilledAfterwards, .networkGone, .appUpdated, .clockMoved(Delay(1, .hour)),
  ]

  /// True if the app's process does not outlast it, so that only what was stored is there afterwards.
  package var endsApp: Bool {
    switch self {
    case .appKilled, .appKilledAfterwards, .appUpdated: true
    case .locked, .unlocked, .contactsDenied, .siriDenied, .incomingCall, .memoryWarning,
      .networkGone, .clockMoved:
      false
    }
  }
}

// MARK: - Printing

extension Interruption: CustomStringConvertible {
  package var description: String { "\(method) \(intent) \(kind)" }
}

extension Interruption.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .locked: "locked"
    case .unlocked: "unlocked"
    case .contactsDenied: "contacts-denied"
    case .siriDenied: "siri-denied"
    case .incomingCall: "incoming-call"
    case .memoryWarning: "memory-warning"
    case .appKilled: "app-killed"
    case .appKilledAfterwards: "app-killed-afterwards"
    case .networkGone: "network-gone"
    case .appUpdated: "app-updated"
    case .clockMoved(let delay): "clock-moved \(delay)"
    }
  }
}

// MARK: - Parsing

extension Interruption {
  package init(parsing text: String) throws(Mismatch) {
    let words = text.split(separator: " ", maxSplits: 2)
    method = try Fault.Method(parsing: String(words.first ?? ""))
    intent = try Fault.intent(parsing: words.dropFirst().first ?? "")
    kind = try Kind(parsing: String(words.dropFirst(2).first ?? ""))
  }
}

extension Interruption.Kind {
  init(parsing text: String) throws(Mismatch) {
    if let kind = Self.all.first(where: { $0.description == text }) {
      self = kind
      return
    }
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2, words[0] == "clock-moved" else {
      let all = Self.all.map { "\($0)" }
      throw Mismatch(
        expected: "\(all.dropLast().joined(separator: ", ")) or \(all[all.count - 1])",
        found: text
      )
    }
    self = .clockMoved(try Delay(parsing: words[1]))
  }
}
