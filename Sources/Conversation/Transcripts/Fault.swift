package import Dialogue

/// A misbehaviour, staged: of a handler, `handle INSendMessageIntent never-answers`, or of the app as it
/// is started for a call, `launch INSendMessageIntent crashes`.
package struct Fault: Sendable, Hashable {
  /// The method that misbehaves.
  package enum Method: Sendable, Hashable {
    /// Of the app: it is started anew for each call of the intent's handler.
    case launch

    /// Written like `resolveRecipients`.
    case resolve(Slot)
    case confirm
    case handle
  }

  package enum Kind: Sendable, Hashable {
    case neverAnswers
    case answersTwice

    /// One result too many; only where a parameter is resolved.
    case wrongCount
    case slow(Delay)

    /// The user stops waiting for it, this once.
    case isInterrupted

    /// The user is told that it takes its time, this once, though no time passes.
    case keepsWaiting

    /// Answers with this response code; only where there is a response.
    case fails(code: String)

    /// Its process misbehaves.
    case misbehaves(Misbehavior)
  }

  package var method: Method
  package var intent: String
  package var kind: Kind

  package init(_ method: Method, _ intent: String, _ kind: Kind) {
    self.method = method
    self.intent = intent
    self.kind = kind
  }
}

extension Fault.Method {
  fileprivate var isResolve: Bool {
    if case .resolve = self { true } else { false }
  }
}

extension Fault.Kind {
  /// One of each kind.
  package static let all = all(of: .confirm) + [.wrongCount]

  /// One of each kind that a method can have.
  package static func all(of method: Fault.Method) -> [Self] {
    let misbehaviors = Misbehavior.allCases.map(Self.misbehaves)
    if method == .launch { return misbehaviors }
    let any: [Self] = [
      .neverAnswers, .answersTwice, .slow(Delay(5, .second)), .isInterrupted, .keepsWaiting,
    ]
    return any + misbehaviors + [method.isResolve ? .wrongCount : .fails(code: "CODE")]
  }

  /// True if the fault occurs once, not at every call.
  package var isOnce: Bool {
    [.isInterrupted, .keepsWaiting, .misbehaves(.isKilled)].contains(self)
  }
}

// MARK: - Printing

extension Fault: CustomStringConvertible {
  package var description: String { "\(method) \(intent) \(kind)" }
}

extension Fault.Method: CustomStringConvertible {
  package var description: String {
    switch self {
    case .resolve(let slot): slot.resolveMethod
    case .launch: "launch"
    case .confirm: "confirm"
    case .handle: "handle"
    }
  }
}

extension Fault.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .neverAnswers: "never-answers"
    case .answersTwice: "answers-twice"
    case .wrongCount: "wrong-count"
    case .slow(let delay): "slow \(delay)"
    case .isInterrupted: "is-interrupted"
    case .keepsWaiting: "keeps-waiting"
    case .fails(let code): "fails \(code)"
    case .misbehaves(let misbehavior): misbehavior.rawValue
    }
  }
}

// MARK: - Parsing

extension Fault {
  package init(parsing text: String) throws(Mismatch) {
    let words = text.split(separator: " ", maxSplits: 2)
    method = try Method(parsing: String(words.first ?? ""))
    intent = try Self.intent(parsing: words.dropFirst().first ?? "")
    kind = try Kind(parsing: String(words.dropFirst(2).first ?? ""), of: method)
  }

  /// The class name of an intent.
  static func intent(parsing text: Substring) throws(Mismatch) -> String {
    guard text.hasPrefix("IN") else {
      throw Mismatch(expected: "an intent such as INSendMessageIntent", found: text)
    }
    return String(text)
  }
}

extension Fault.Method {
  package init(parsing text: String) throws(Mismatch) {
    let slot = text.dropFirst("resolve".count)
    switch text {
    case "launch": self = .launch
    case "confirm": self = .confirm
    case "handle": self = .handle
    case _ where text.hasPrefix("resolve") && slot.first?.isUppercase == true:
      self = .resolve(Slot(rawValue: slot.prefix(1).lowercased() + slot.dropFirst()))
    default:
      throw Mismatch(
        expected: "“launch”, “confirm”, “handle”, or a method such as resolveRecipients",
        found: text
      )
    }
  }
}

extension Fault.Kind {
  init(parsing text: String, of method: Fault.Method) throws(Mismatch) {
    let all = Self.all(of: method)
    if let kind = all.first(where: { $0.description == text }) {
      self = kind
      return
    }
    let words = text.split(separator: " ").map(String.init)
    switch (words.first, words.count) {
    case ("slow", 2) where method != .launch: self = .slow(try Delay(parsing: words[1]))
    case ("fails", 2) where method == .confirm || method == .handle: self = .fails(code: words[1])
    default:
      let names = all.map(\.description)
      throw Mismatch(
        expected: "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])",
        found: text
      )
    }
  }
}
