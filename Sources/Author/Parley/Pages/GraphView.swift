import Assistant
import Dialogue

/// A graph of conversations as a picture, with the same as a table for those who don't see it.
struct GraphView {
  let part: ConversationGraph.Part

  var html: [HTML] {
    [
      .scrolling("Conversations about \(part.intent)", [picture]),
      .fold("The steps as a table", [table]),
    ]
  }

  private var picture: HTML {
    let layout = GraphLayout(part)
    let (width, height) = (Int(layout.width), Int(layout.height))
    return .element(
      "svg",
      [
        "width": "\(width)", "height": "\(height)", "viewBox": "0 0 \(width) \(height)",
        "role": "img", "aria-label": "Points that conversations reach; a table follows.",
      ],
      part.moves.map { arrow($0, layout) } + part.points.map { box($0, layout) }
    )
  }

  private func arrow(_ move: ConversationGraph.Move, _ layout: GraphLayout) -> HTML {
    let arrow = layout.arrow(from: move.from, to: move.to)
    return .element(
      "g",
      ["class": "move"],
      [
        .element("title", [:], "\(move.line) (\(move.count))"),
        .element("path", ["d": arrow.path]),
        .element("polygon", ["class": "tip", "points": arrow.tip]),
      ]
    )
  }

  private func box(_ point: ConversationGraph.Point, _ layout: GraphLayout) -> HTML {
    let (x, y) = layout.corners[point] ?? (0, 0)
    let box = GraphLayout.box
    let styles = point.detail.isEmpty ? [("", 26.0)] : [("", 18.0), ("more", 35.0)]
    let texts = zip(styles, [point.head, point.detail]).map { style, text in
      HTML.element(
        "text",
        ["x": "\(x + 10)", "y": "\(y + style.1)", "class": style.0],
        text.cut(to: 24)
      )
    }
    let area = HTML.element(
      "rect",
      ["x": "\(x)", "y": "\(y)", "width": "\(box.width)", "height": "\(box.height)", "rx": "6"]
    )
    return .element(
      "g",
      ["class": point.style],
      [.element("title", [:], point.words), area] + texts
    )
  }

  private var table: HTML {
    .table(
      "Steps of \(part.intent)",
      head: ["From", "Line", "To", "Times"],
      part.moves.map { move in
        [
          .element("td", ["class": "words"], move.from.words),
          .element("td", ["class": "words"], "“\(move.line)”"),
          .element("td", ["class": "words"], move.to.words),
          .element("td", [:], "\(move.count)"),
        ]
      }
    )
  }
}

// MARK: - Points in words

extension ConversationGraph.Point {
  /// The class of its box.
  fileprivate var style: String {
    switch self {
    case .start, .cancelled, .refused, .opened: "plain"
    case .asked: "asked"
    case .goAhead: "goAhead"
    case .answered(_, let isFailure): isFailure ? "bad" : "good"
    case .broken: "bad"
    }
  }

  fileprivate var words: String { detail.isEmpty ? head : "\(head): \(detail)" }

  fileprivate var head: String {
    switch self {
    case .start: "Start"
    case .asked(let slot, _): slot.rawValue
    case .goAhead: "Go ahead?"
    case .answered(let code, _): code
    case .opened: "App opened"
    case .cancelled: "Cancelled"
    case .refused: "Refused"
    case .broken(let rule): rule.rawValue
    }
  }

  fileprivate var detail: String {
    switch self {
    case .asked(_, let resolution): resolution
    case .answered(_, let isFailure): isFailure ? "failed" : "done"
    case .opened(let app): app
    case .broken: "contract broken"
    case .start, .goAhead, .cancelled, .refused: ""
    }
  }
}

extension String {
  /// No longer than so many characters.
  fileprivate func cut(to length: Int) -> String {
    count > length ? prefix(length - 1) + "…" : self
  }
}
