import Understanding

// MARK: - Lists

extension SessionWording {
  /// Where one of a list is meant, and none was shown.
  static let nothingListed = "I haven't listed anything that you could mean."

  /// Where the tenth of three is meant.
  static func notThatMany(_ count: Int) -> String {
    count == 1 ? "There is only one." : "There are only \(count)."
  }
}

// MARK: - Two requests in a line

extension SessionWording {
  /// Before the first of two requests of which one goes at a time.
  static func oneAtATime(_ deed: String) -> String {
    "One at a time. Ask me again to \(deed) when this one is over."
  }

  /// Before the first of several requests.
  static func afterThat(_ deeds: [String]) -> String {
    "One after the other. I'll \(deeds.joined(separator: ", then ")) after that."
  }
}
