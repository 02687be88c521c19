/// The faults and interruptions that calls of handlers have ahead of them.
package struct Staged: Sendable, Hashable {
  /// Misbehaviours of handlers.
  package var faults: [Fault] = []

  /// Events that happen while handlers are waited for, each once.
  package var interruptions: [Interruption] = []

  /// The settings that have staged what no call has met yet, in their order.
  package private(set) var unmet: [Setting] = []

  package init() {}
}

extension Staged {
  /// Stages what a setting says.
  ///
  /// - Returns: `false` if the setting stages nothing.
  package mutating func apply(_ setting: Setting) -> Bool {
    switch setting {
    case .fault(let fault):
      faults.append(fault)
      unmet.append(setting)
    case .noFaults:
      for fault in faults { strike(.fault(fault)) }
      faults = []
    case .interrupt(let interruption):
      interruptions.append(interruption)
      unmet.append(setting)
    case .noInterruptions:
      for interruption in interruptions { strike(.interrupt(interruption)) }
      interruptions = []
    case .now, .advance, .locale, .timeZone, .contacts, .siri, .locked, .unlocked, .install,
      .uninstall, .allFacts, .restart, .world, .data:
      return false
    }
    return true
  }

  /// Finds what a call of a method meets: the latest fault, and all that is to happen.
  ///
  /// What happens does so once, and some faults are in the way once: nothing is left of these.
  package mutating func meet(
    _ method: Fault.Method,
    of intent: String
  ) -> (fault: Fault?, interruptions: [Interruption]) {
    let events = interruptions.filter { $0.method == method && $0.intent == intent }
    interruptions.removeAll(where: events.contains)
    for event in events { strike(.interrupt(event)) }
    let isMet = { (fault: Fault) in
      fault.intent == intent && (fault.method == method || fault.method == .launch)
    }
    guard let index = faults.lastIndex(where: isMet) else { return (nil, events) }
    let fault = faults[index]
    strike(.fault(fault))
    if fault.kind.isOnce {
      faults.remove(at: index)
      // The call that went so once had the fault in its way, too, that is there for longer.
      faults.last { isMet($0) && !$0.kind.isOnce }.map { strike(.fault($0)) }
    }
    return (fault, events)
  }

  private mutating func strike(_ setting: Setting) {
    if let met = unmet.firstIndex(of: setting) { unmet.remove(at: met) }
  }

  /// The settings that stage the same.
  private var settings: [Setting] {
    faults.map(Setting.fault) + interruptions.map(Setting.interrupt)
  }
}

// MARK: - Storing

/// Written as its settings, as a transcript has them.
extension Staged: Codable {
  package init(from decoder: any Decoder) throws {
    for text in try decoder.singleValueContainer().decode([String].self) {
      _ = apply(try Setting(parsing: text))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(settings.map(\.description))
  }
}
