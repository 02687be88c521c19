internal import Foundation

/// Sentences by the intent that they ask for, without their slots.
///
/// ```
/// # A note.
/// cancelRide
///   call off my cab
///   (scrap|ditch) [my] booking       # a template of the phrases' notation
/// refused
///   cancel my gym contract
/// ```
package struct Wordings: Sendable {
  package struct Entry: Sendable {
    package var line: Int
    package var intent: String
    package var text: String

    /// True if the entry stands for several sentences.
    package var isTemplate: Bool { text.contains { "[(|{".contains($0) } }
  }

  package private(set) var entries: [Entry] = []

  /// - Throws: A sentence that stands under no intent.
  package init(_ text: String, name: String) throws {
    var intent = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let entry = line.trimmingCharacters(in: .whitespaces)
      guard !entry.isEmpty, !entry.hasPrefix("#") else { continue }
      if !line.hasPrefix(" ") {
        intent = entry
      } else if intent.isEmpty {
        throw Misplaced(
          description: "\(name):\(index + 1): Expected an intent above this sentence."
        )
      } else {
        entries.append(Entry(line: index + 1, intent: intent, text: entry))
      }
    }
  }

  private struct Misplaced: Error, CustomStringConvertible {
    var description: String
  }
}
