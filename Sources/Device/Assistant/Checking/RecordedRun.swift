import Transcripts

/// All that was tried with an app, to be compared with what another build of it does.
package struct RecordedRun: Sendable, Codable {
  /// Of the form of these records.
  private var version = Self.currentVersion
  package let app: String
  private(set) var entries: [Entry]

  private static let currentVersion = 1

  /// A line with what came of it.
  struct Entry: Sendable, Hashable, Codable {
    let key: Key

    /// As transcripts spell them.
    let events: [String]
  }

  /// The lines of a conversation from its start, and where it took place.
  struct Key: Sendable, Hashable, Codable {
    let intent: String
    let situation: Situation

    /// Each behind the settings that come before it, such as an interruption.
    let lines: [String]

    /// The conversation before its last line; `nil` before the first.
    var earlier: Key? {
      lines.count < 2
        ? nil : Key(intent: intent, situation: situation, lines: lines.dropLast())
    }
  }

  package init(_ report: CheckReport) {
    app = report.app.name
    entries = report.trials.map { Entry(key: $0.key, events: $0.comparableEvents.map(\.line)) }
  }

  /// True if the record has the form of this version.
  package var isReadable: Bool { version == Self.currentVersion }
}

extension Trial {
  var key: RecordedRun.Key {
    RecordedRun.Key(intent: intent, situation: situation, lines: steps)
  }
}
