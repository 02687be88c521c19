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

    /// The request after which it is said; `nil` for what is said whatever goes on.
    package var precedent: String?
    package var text: String

    /// True if the entry stands for several sentences.
    package var isTemplate: Bool { text.contains { "[(|{".contains($0) } }
  }

  package private(set) var entries: [Entry] = []

  /// - Throws: A sentence that stands under no intent.
  package init(_ text: String, name: String) throws {
    var heading: [String] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let entry = line.trimmingCharacters(in: .whitespaces)
      guard !entry.isEmpty, !entry.hasPrefix("#") else { continue }
      if !line.hasPrefix(" ") {
        heading = entry.components(separatedBy: " after ")
      } else if heading.isEmpty {
        throw Misplaced(
          description: "\(name):\(index + 1): Expected an intent above this sentence."
        )
      } else {
        let precedent = heading.count > 1 ? heading[1] : nil
        entries.append(
          Entry(line: index + 1, intent: heading[0], precedent: precedent, text: entry)
        )
      }
    }
  }

  private struct Misplaced: Error, CustomStringConvertible {
    var description: String
  }
}
