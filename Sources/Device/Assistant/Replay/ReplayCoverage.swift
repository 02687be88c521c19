package import Dialogue
import Domains

/// The coverage of intents in the conversations replayed.
///
/// A suite of transcripts is complete when each parameter has been resolved in each way that its
/// handler knows, and each response has been given: what never occurs here is tested by nobody.
package struct ReplayCoverage: Sendable, Hashable {
  /// By intent, in the order in which they first came up.
  package private(set) var intents: [Entry] = []

  package init() {}

  /// The coverage of one intent.
  package struct Entry: Sendable, Hashable {
    package let intent: String

    /// The results that each parameter was resolved with, counted; parameters in the intent's
    /// order.
    package fileprivate(set) var parameters: [Parameter]

    /// The number of times that each response code was given.
    package fileprivate(set) var confirm: [String: Int] = [:]
    package fileprivate(set) var handle: [String: Int] = [:]

    /// All the codes that a response can have, in the documentation's order.
    package let codes: [String]
  }

  package struct Parameter: Sendable, Hashable {
    package let name: String

    /// By result, such as `needsValue`.
    package fileprivate(set) var results: [String: Int] = [:]
  }

  /// The results that SiriKit knows, in the order in which columns show them.
  package static let results = [
    "success", "notRequired", "needsValue", "disambiguation", "confirmationRequired",
    "unsupported",
  ]
}

// MARK: - Counting

extension ReplayCoverage {
  /// Counts what happened in one conversation, fact by fact.
  package mutating func add(_ facts: [Fact]) {
    var current: String?
    for fact in facts {
      switch fact {
      case .intent(let draft, _): current = draft.intent
      case .handler(let intent, _): current = intent
      case .resolve(let slot, let resolutions):
        guard let current else { continue }
        for resolution in resolutions {
          update(current) { $0.count(resolution.resultName, of: slot.rawValue) }
        }
      case .confirm(let intent, let code): update(intent) { $0.confirm[code, default: 0] += 1 }
      case .handle(let intent, let code): update(intent) { $0.handle[code, default: 0] += 1 }
      case .open, .defaulted, .finding, .refused, .cancelled, .interrupted, .speaker: break
      }
    }
  }

  private mutating func update(_ intent: String, _ change: (inout Entry) -> Void) {
    if !intents.contains(where: { $0.intent == intent }) { intents.append(Entry(intent)) }
    for index in intents.indices where intents[index].intent == intent { change(&intents[index]) }
  }
}

extension ReplayCoverage.Entry {
  init(_ intent: String) {
    let schema = Schema.named(intent)
    self.intent = intent
    parameters = (schema?.resolved ?? []).map { ReplayCoverage.Parameter(name: $0.slot.rawValue) }
    codes = schema?.codes ?? []
  }

  fileprivate mutating func count(_ result: String, of name: String) {
    if !parameters.contains(where: { $0.name == name }) {
      parameters.append(ReplayCoverage.Parameter(name: name))
    }
    for index in parameters.indices where parameters[index].name == name {
      parameters[index].results[result, default: 0] += 1
    }
  }

  /// The codes that no response had.
  package var unseenCodes: [String] {
    codes.filter { confirm[$0] == nil && handle[$0] == nil }
  }
}
