import Dialogue

/// Why the assistant said last what it said: one sentence about the call that led to it.
struct Why {
  let facts: [Fact]

  /// `nil` if nothing happened.
  var sentence: String? {
    guard let last = facts.last(where: \.leadsToWords) else { return nil }
    return Self.sentence(last, isDefault: isDefault(before: last)).map { "\($0)\(request)" }
  }

  private static func sentence(_ fact: Fact, isDefault: Bool) -> String? {
    let left = isDefault ? ", which the app leaves to the default" : ""
    switch fact {
    case .resolve(let slot, let resolutions):
      return "\(slot.resolveMethod) answered “\(resolutions.names)”\(left)."
    case .confirm(let intent, let code):
      return "confirm(intent:) of \(intent) answered “\(code)”\(left)."
    case .handle(let intent, let code):
      return "handle(intent:) of \(intent) answered “\(code)”\(left)."
    case .finding(let finding): return "The app broke a rule: \(finding.sentence)"
    case .refused(let reason):
      return "Nothing was asked of an app: \(words[reason] ?? reason)."
    case .cancelled: return "It was called off, before anything was carried out."
    case .open(let app, _): return "\(app) was opened to go on with it."
    case .interrupted(let event):
      return "Something happened while the app was waited for: \(event)."
    case .speaker: return "The device did it; no app was asked."
    case .handler, .intent, .defaulted: return nil
    }
  }

  /// The words for reasons that say too little by themselves.
  private static let words = [
    "undeclared": "its property list has no intent for that under IntentsSupported"
  ]

  private func isDefault(before fact: Fact) -> Bool {
    guard let index = facts.lastIndex(of: fact), index > 0 else { return false }
    if case .defaulted = facts[index - 1] { return true }
    return false
  }

  /// A sentence about the reading of the line, if it began a request.
  private var request: String {
    let intent = facts.last { if case .intent = $0 { true } else { false } }
    return intent.map { " The line was taken for: \($0.description.dropFirst("intent ".count))." }
      ?? ""
  }
}

extension Fact {
  /// True if the assistant's words follow from this fact.
  fileprivate var leadsToWords: Bool {
    switch self {
    case .resolve(_, let resolutions): !resolutions.allSatisfy(\.isSettled)
    case .confirm, .handle, .finding, .refused, .cancelled, .open, .interrupted, .speaker: true
    case .handler, .intent, .defaulted: false
    }
  }
}

extension Resolution {
  fileprivate var isSettled: Bool {
    switch self {
    case .success, .notRequired: true
    case .needsValue, .disambiguation, .confirmationRequired, .unsupported: false
    }
  }
}

extension [Resolution] {
  /// As facts spell them, with the options that there are.
  fileprivate var names: String {
    let fact = Fact.resolve("parameter", self).description
    return String(fact.dropFirst("resolve parameter -> ".count))
  }
}
