import Dialogue
import Transcripts

extension Performance {
  /// The facts of each turn without the values that they are about, which differ in a report.
  var outline: [[String]] {
    [start.outline] + turns.map(\.events.outline)
  }
}

extension [Performance.Event] {
  fileprivate var outline: [String] {
    compactMap { event in
      if case .fact(let fact) = event { fact.outline } else { nil }
    }
  }
}

extension Fact {
  fileprivate var outline: String {
    switch self {
    case .intent(let draft, _):
      "intent \(draft.intent) \(draft.filledSlots.map { "\($0) \(draft[$0].count)" }.sorted())"
    case .resolve(let slot, let resolutions): "resolve \(slot) \(resolutions.map(\.outline))"
    case .handler, .confirm, .handle, .open, .defaulted, .finding, .refused, .cancelled,
      .interrupted, .speaker:
      description
    }
  }
}

extension Resolution {
  fileprivate var outline: String {
    switch self {
    case .success: "success"
    case .notRequired: "notRequired"
    case .needsValue: "needsValue"
    case .disambiguation(let options): "disambiguation \(options.count)"
    case .confirmationRequired: "confirmationRequired"
    case .unsupported(let reason): "unsupported \(reason ?? "")"
    }
  }
}
