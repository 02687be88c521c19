import Domains
import Foundation
import Terminal

extension Picture {
  /// Messages as a thread: one's own stand on the right, each says who wrote it and when.
  var thread: [TerminalText] {
    [heading] + table((card.rows + shared).map { ($0.label.rawValue, $0.value) })
      + card.items.flatMap { [""] + lines(of: $0) }
  }

  /// The rows that all messages share, shown once.
  private var shared: [Card.Row] {
    guard card.items.count > 1, let first = card.items.first else { return [] }
    return first.rows.filter { row in card.items.allSatisfy { $0.rows.contains(row) } }
  }

  /// Returns the sender and the time, on two lines if there is no room for both on one.
  private func heading(of item: Card.Item, width: Int) -> String {
    guard item.title.displayWidth > width, let comma = item.title.firstRange(of: ", ") else {
      return item.title
    }
    return item.title.replacingCharacters(in: comma, with: ",\n")
  }

  private func lines(of item: Card.Item) -> [TerminalText] {
    let room = width * 4 / 5
    let rows = item.rows.filter { !shared.contains($0) }
    let parts: [(text: String, isText: Bool)] =
      [(heading(of: item, width: room - 4), false)] + (item.text.map { [($0, true)] } ?? [])
      + rows.map { ("\($0.label.rawValue): \($0.value)", false) }
    let block = parts.flatMap { part in
      part.text.wrapped(width: room - 4).map { (text: $0, isText: part.isText) }
    }
    let blockWidth = block.map(\.text.displayWidth).max() ?? 0
    // Nothing stands behind the text: terminals disagree on the width of some emoji.
    let indent = String(repeating: " ", count: item.isOwn ? width - blockWidth - 2 : 2)
    return block.map { text, isText in "\(indent)┃ \(isText ? TerminalText(text) : dim(text))" }
  }
}
