import Assistant
import Dialogue
import Terminal

/// A line that was said, with where the session was before it.
struct Turn {
  let line: String
  let position: Session.Position

  /// What was recorded before it.
  let recording: Recording
  var events: [Event] = []

  /// The intents that were carried out by it, which nothing takes back.
  var deeds: [String] {
    events.compactMap { event in
      if case .fact(.handle(let intent, _)) = event { intent } else { nil }
    }
  }

  var facts: [Fact] {
    events.compactMap { if case .fact(let fact) = $0 { fact } else { nil } }
  }
}

extension Talk {
  /// Takes back the last line, as if it had not been said.
  func undo() {
    guard !turns.isEmpty else { return complain("Expected a line to take back, found none.") }
    goBack(to: turns.count - 1)
  }

  /// Goes on from where the conversation was after so many lines.
  func fork(_ argument: String) {
    guard let count = Int(argument), (0..<turns.count).contains(count) else {
      let most = max(0, turns.count - 1)
      return complain("Expected a number from 0 to \(most) after :fork, found “\(argument)”.")
    }
    goBack(to: count)
  }

  /// What a handler has carried out can't be undone, and no recording could repeat it.
  private func goBack(to count: Int) {
    for (index, turn) in turns.enumerated().dropFirst(count) where !turn.deeds.isEmpty {
      return complain(
        "Line \(index + 1) can't be taken back: \(turn.deeds[0]) has been carried out by it."
      )
    }
    session.goBack(to: turns[count].position)
    recording = turns[count].recording
    turns.removeSubrange(count...)
    console.output.print("Going on after \(count == 1 ? "1 line" : "\(count) lines").")
  }
}
