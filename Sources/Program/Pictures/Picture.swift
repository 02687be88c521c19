package import Domains
package import Foundation
package import Terminal

/// A card as it is drawn on a terminal: the same words as in its text, laid out to be looked at.
///
/// What is drawn also says itself in words or shapes; colours only help.
package struct Picture {
  package let card: Card
  let now: Date

  /// When what the card shows began to be waited for.
  let since: Date
  private let output: Output

  /// The card of the same thing a moment ago, of which nothing is drawn again.
  private var earlier: Card?

  /// In columns.
  let width: Int

  /// Terminals narrower than this have the card as text.
  package static let leastWidth = 40

  /// Lines that are longer are hard to follow with the eye.
  package static let greatestWidth = 76

  /// A picture of a card, which shows what has been waited for `since` some moment, or from now on.
  ///
  /// - Returns: `nil` if there is no room to draw in.
  package init?(of card: Card, at now: Date, since: Date? = nil, on output: Output) {
    let width = output.width ?? 80
    guard width >= Self.leastWidth else { return nil }
    self.card = card
    self.now = now
    self.since = since ?? now
    self.output = output
    self.width = min(width, Self.greatestWidth)
  }

  package var lines: [TerminalText] {
    switch card.kind {
    case .ride(let ride): lines(of: ride)
    case .message, .thread: thread
    case .callList: calls
    case .workout(let workout): lines(of: workout)
    case .week: week
    case .call, .rideOptions, .cancellation, .payment, .accounts, .bills: sheet
    }
  }
}

// MARK: - What was seen a moment ago

extension Picture {
  /// The picture with only what differs from an earlier card, which still stands on the screen.
  ///
  /// - Returns: `nil` if the earlier card is of something else, or has a row that is gone, which
  ///   nothing would tell.
  package func update(of earlier: Card) -> Picture? {
    guard card.isLaterState(of: earlier), earlier.rows.allSatisfy({ card[$0.label] != nil }) else {
      return nil
    }
    var picture = self
    picture.earlier = earlier
    return picture
  }

  /// The rows to draw.
  var rows: [Card.Row] {
    guard let earlier else { return card.rows }
    return card.rows.filter { !earlier.rows.contains($0) }
  }
}

extension Card {
  /// True for the same ride, and for the same ride or payment that is still only asked about.
  fileprivate func isLaterState(of earlier: Card) -> Bool {
    switch (kind, earlier.kind) {
    case (.ride, .ride):
      self[.identifier] == earlier[.identifier]
        && (self[.identifier] != nil || isAsked(like: earlier, to: .dropOff))
    case (.payment, .payment): isAsked(like: earlier, to: .to)
    default: false
    }
  }

  private func isAsked(like earlier: Card, to target: Label) -> Bool {
    title == earlier.title && self[target] == earlier[target]
  }
}

// MARK: - What all pictures have

extension Picture {
  var heading: TerminalText { output.styled(TerminalText(card.title), .bold) }

  func dim(_ text: String) -> TerminalText { output.styled(TerminalText(text), .dim) }

  /// Labels in a column of their own, and beside them what they are for.
  func table(_ rows: [(label: String, value: String)]) -> [TerminalText] {
    let column = rows.map(\.label.displayWidth).max() ?? 0
    let gap = String(repeating: " ", count: column + 4)
    return rows.flatMap { label, value in
      let lines = value.wrapped(width: width - column - 4)
      let first: TerminalText = "  \(dim(label.padded(to: column)))  \(lines.first ?? "")"
      return [first] + lines.dropFirst().map { "\(gap)\($0)" }
    }
  }

  /// Everything that the card says, entry by entry.
  var sheet: [TerminalText] {
    if rows.isEmpty, earlier != nil { return [] }
    return [heading] + table(rows.map { ($0.label.rawValue, $0.value) })
      + zip(card.itemTitles, card.items).flatMap { title, item in
        title.wrapped(width: width - 2, hanging: 2).map { "  \($0)" }
          + table(item.rows.map { ("  \($0.label.rawValue)", $0.value) })
      }
  }
}
