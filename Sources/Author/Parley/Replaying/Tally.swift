package import Transcripts

/// A count of transcripts by result.
package struct Tally: Hashable, Codable {
  package private(set) var passed = 0
  package private(set) var failed = 0
  package private(set) var updated = 0
  package private(set) var unreadable = 0
  package private(set) var unplayed = 0

  /// The number of differences of each kind.
  package private(set) var kinds: [Difference.Kind: Int] = [:]

  package init() {}

  /// Counts a file; its failed transcripts as updated if that is what became of them.
  package mutating func add(_ played: PlayedScript, isUpdated: Bool = false) {
    let failures = played.transcripts.count { !$0.differences.isEmpty }
    passed += played.transcripts.count - failures
    if let error = played.error {
      unreadable += error.isUnplayed ? 0 : 1
      unplayed += error.isUnplayed ? 1 : 0
    }
    if isUpdated {
      updated += failures
    } else {
      failed += failures
      for difference in played.differences { kinds[difference.kind, default: 0] += 1 }
    }
  }
}

extension Tally: CustomStringConvertible {
  package var description: String {
    let more = [(updated, "updated"), (unreadable, "unreadable"), (unplayed, "not played")]
      .filter { $0.0 > 0 }
      .map { ", \($0.0) \($0.1)" }
    return "\(passed) passed, \(failed) failed" + more.joined()
  }

  /// Such as “2 × words, 1 × response-code”; `nil` if nothing differs.
  package var listOfKinds: String? {
    let counts = Difference.Kind.allCases.compactMap { kind in
      kinds[kind].map { "\($0) × \(kind.rawValue)" }
    }
    return counts.isEmpty ? nil : counts.joined(separator: ", ")
  }
}
