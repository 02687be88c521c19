import Understanding

// MARK: - Lists

extension SessionWording {
  /// For a pick from a list, where none was shown.
  static let nothingListed = "I haven't listed anything that you could mean."

  /// For a pick of the tenth of three.
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

// MARK: - Calling off

extension SessionWording {
  /// For a thing that goes on and can't be changed, or stands in the way.
  static func startingAnew(_ deed: String, once undoing: IntentName) -> String {
    let verb = undoing.manner.effect?.verb == .ends ? "end" : "cancel"
    return "Do you want to \(verb) it and \(deed) instead?"
  }

  /// Before what has just begun is called off and begins in another way.
  static let anew = "OK, I'll start it anew."

  /// To whoever asks whether what was done can be taken back, before it is.
  static let canUndo = "Yes, you can."

  /// The same of what is about to be done.
  static func canCallOff(_ deed: String) -> String {
    "Yes, say “cancel” and I won't \(deed)."
  }
}

// MARK: - What is told

extension SessionWording {
  /// To whoever only tells something, not the same each time.
  static func heard(_ count: Int) -> String { acknowledgements[count % acknowledgements.count] }

  private static let acknowledgements = [fine, "All right.", "I see."]
}
