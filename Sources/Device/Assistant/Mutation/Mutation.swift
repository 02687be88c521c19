import Dialogue
package import Domains

/// A way in which an answer of a handler is bent.
package enum Mutation: Sendable, Hashable {
  // Of resolutions
  case needsValue
  case notRequired

  /// With the name of the reason, if there is one.
  case unsupported(String?)

  /// The value is taken, or the first of those to choose from.
  case success

  /// The value is asked about.
  case confirmation

  /// Another value of the same kind is taken.
  case anotherValue

  /// The last of those to choose from is not offered.
  case withoutLastOption

  /// There is no result for the last element.
  case withoutLast

  // Of responses
  case code(String)

  /// The last entry of the list that is shown is missing.
  case withoutLastItem

  /// A row with this label is not shown.
  case withoutRow(Card.Label)

  /// Every number that is shown is another.
  case otherNumbers

  // Of all
  case neverAnswered
}

extension Mutation {
  /// The words for the change, after the name of an app or a method.
  package var words: String {
    switch self {
    case .needsValue: "answers needsValue"
    case .notRequired: "answers notRequired"
    case .unsupported(let reason): "answers unsupported" + (reason.map { "(\($0))" } ?? "")
    case .success: "answers success"
    case .confirmation: "answers confirmationRequired"
    case .anotherValue: "takes another value"
    case .withoutLastOption: "leaves out the last option"
    case .withoutLast: "answers one result less"
    case .code(let code): "answers \(code)"
    case .withoutLastItem: "leaves out the last entry that it shows"
    case .withoutRow(let label): "leaves out “\(label.rawValue)”"
    case .otherNumbers: "shows other numbers"
    case .neverAnswered: "never answers"
    }
  }
}

// MARK: - Resolutions

extension Mutation {
  /// The mutations that bend a resolution of a parameter.
  static func mutations(of resolution: Resolution, for parameter: Parameter) -> [Mutation] {
    switch resolution {
    case .success(let value):
      [.needsValue, .notRequired, .unsupported(nil), .confirmation]
        + (value.content.neighbor(among: parameter.terms) == nil ? [] : [.anotherValue])
    case .notRequired: [.needsValue, .unsupported(nil)]
    case .needsValue: [.notRequired, .unsupported(nil)]
    case .disambiguation(let options):
      [.needsValue] + (options.isEmpty ? [] : [.success])
        + (options.count > 1 ? [.withoutLastOption] : [])
    case .confirmationRequired(let value): (value == nil ? [] : [.success]) + [.needsValue]
    case .unsupported(let reason):
      [.needsValue, .notRequired]
        + parameter.reasons.filter { $0 != reason }.prefix(1).map { .unsupported($0) }
    }
  }

  /// A resolution as it is bent; the same if it can't be.
  func bent(_ resolution: Resolution, of parameter: Parameter, in voice: Voice) -> Resolution {
    switch (self, resolution) {
    case (.needsValue, _): .needsValue
    case (.notRequired, _): .notRequired
    case (.unsupported(let reason), _): .unsupported(reason: reason)
    case (.success, .disambiguation(let options)): options.first.map { .success($0) } ?? resolution
    case (.success, .confirmationRequired(let value?)): .success(value)
    case (.confirmation, .success(let value)): .confirmationRequired(value)
    case (.anotherValue, .success(let value)):
      value.content.neighbor(among: parameter.terms).map { .success(voice.value($0)) } ?? resolution
    case (.withoutLastOption, .disambiguation(let options)): .disambiguation(options.dropLast())
    default: resolution
    }
  }
}

// MARK: - Responses

extension Mutation {
  /// The mutations that bend a response.
  ///
  /// Of the codes, one is tried of each kind that the method can answer, and another one of its own
  /// kind.
  static func mutations(of answer: Answer, in phase: AppCall.Phase, _ schema: Schema) -> [Mutation]
  {
    var codes: [Verdict.Kind: String] = [:]
    var order: [Verdict.Kind] = []
    for code in schema.codes where code != answer.verdict.code {
      let kind = schema.verdict(code: code).kind
      guard kind.isPossible(in: phase), codes[kind] == nil else { continue }
      codes[kind] = code
      order.append(kind)
    }
    return order.compactMap { codes[$0].map { .code($0) } } + mutations(of: answer.card)
  }

  private static func mutations(of card: Card?) -> [Mutation] {
    guard let card else { return [] }
    return (card.items.isEmpty ? [] : [.withoutLastItem])
      + card.labels.map { .withoutRow($0) } + (card.withOtherNumbers == card ? [] : [.otherNumbers])
  }

  /// A response as it is bent; the same if it can't be.
  func bent(_ answer: Answer, _ schema: Schema) -> Answer {
    var answer = answer
    switch self {
    case .code(let code):
      answer.verdict = schema.verdict(code: code)
      // What was done is shown only where it was.
      if answer.verdict.kind.isFailure { answer.card = nil }
    case .withoutLastItem: answer.card.map { answer.card?.items = $0.items.dropLast() }
    case .withoutRow(let label): answer.card = answer.card?.without(label)
    case .otherNumbers: answer.card = answer.card?.withOtherNumbers
    default: break
    }
    return answer
  }
}

extension Verdict.Kind {
  /// Returns `true` if a method may answer so.
  fileprivate func isPossible(in phase: AppCall.Phase) -> Bool {
    switch self {
    case .ready, .askFirst: phase == .confirm
    case .success, .inProgress, .continueInApp, .handleInApp: phase != .confirm
    case .failure, .failureNeedingApp: true
    }
  }
}
