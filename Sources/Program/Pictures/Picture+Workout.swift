import Domains
import Terminal

extension Picture {
  /// Returns the progress towards the goal, and the figures.
  func lines(of workout: Workout) -> [TerminalText] {
    guard let bar = bar(of: workout) else { return sheet }
    let rows = card.rows.filter { $0.label != .goal }
    return [heading, "  \(bar)"] + table(rows.map { ($0.label.rawValue, $0.value) })
  }

  /// “████████░░░░  25% of 40 minutes”; of one that has only begun, there is nothing to see.
  private func bar(of workout: Workout) -> String? {
    guard workout.seconds > 0, let progress = workout.progress, let goal = card[.goal] else {
      return nil
    }
    let words = "\(Int(progress * 100))% of \(goal)"
    let bar = Bar(progress)
    return "\(bar.drawn(width: max(4, min(40, width - words.displayWidth - 4))))  \(words)"
  }
}
