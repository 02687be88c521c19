/// The faults and interruptions that calls of handlers have ahead of them.
package struct Staged: Sendable, Hashable {
  /// Misbehaviours of handlers.
  package var faults: [Fault] = []

  /// Events that happen while handlers are waited for, each once.
  package var interruptions: [Interruption] = []

  package init() {}
}

extension Staged {
  /// Stages what a setting says.
  ///
  /// - Returns: `false` if the setting stages nothing.
  package mutating func apply(_ setting: Setting) -> Bool {
    switch setting {
    case .fault(let fault): faults.append(fault)
    case .noFaults: faults = []
    case .interrupt(let interruption): interruptions.append(interruption)
    case .noInterruptions: interruptions = []
    case .now, .advance, .locale, .timeZone, .contacts, .siri, .locked, .unlocked, .install,
      .uninstall, .allFacts, .restart, .world, .data:
      return false
    }
    return true
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
