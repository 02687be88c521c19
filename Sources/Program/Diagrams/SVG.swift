import Characters

/// A diagram as a picture that needs nothing but itself: shapes, text, and colours for light and
/// dark surroundings.
package struct SVG {
  private let diagram: SequenceDiagram
  private let layout: SequenceLayout

  package init(_ diagram: SequenceDiagram) {
    self.diagram = diagram
    layout = SequenceLayout(diagram)
  }

  package var text: String {
    let (width, height) = (layout.width, layout.height)
    let title = diagram.title.isEmpty ? "A conversation" : diagram.title
    let body =
      [SVGStyle.text, "<title>\(title.inXML)</title>", background] + titleLines + lifelines
      + activations + layout.rows.map(row) + heads(atBottom: false) + heads(atBottom: true)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img">
      \(body.joined(separator: "\n"))
      </svg>

      """
  }

  private var background: String {
    "<rect class=\"ground\" width=\"\(layout.width)\" height=\"\(layout.height)\" rx=\"12\"/>"
  }

  private var titleLines: [String] {
    layout.titleLines.enumerated().map { index, line in
      let y = Measure.margin + 14 + index * Typeface.title.lineHeight
      return "<text class=\"title\" x=\"\(Measure.margin)\" y=\"\(y)\">\(line.inXML)</text>"
    }
  }
}

// MARK: - Lifelines

extension SVG {
  private var lifelines: [String] {
    layout.columns.map { x in
      let (top, bottom) = (layout.top + Measure.headHeight, layout.bottom)
      return "<path class=\"life\" d=\"M\(x) \(top)V\(bottom)\"/>"
    }
  }

  private func heads(atBottom: Bool) -> [String] {
    layout.parties.indices.map { index in
      var box = layout.head(index)
      if atBottom { box.y = layout.bottom }
      let party = layout.parties[index]
      return "<g class=\"head \(party.styleClass)\">\(rectangle(box, radius: 17))"
        + "<text x=\"\(layout.columns[index])\" y=\"\(box.middle + 5)\">\(party.name.inXML)</text></g>"
    }
  }

  /// The bars that show how long a method of an app's handler is at work.
  private var activations: [String] {
    zip(layout.rows, layout.rows.dropFirst()).compactMap { row, next in
      guard case .message(let kind, _, let app, _) = row.step, case .answer = next.step else {
        return nil
      }
      let box = SequenceLayout.Box(
        x: layout.column(app) - 4,
        y: row.box.middle - 6,
        width: 8,
        height: next.box.middle - row.box.middle + 12
      )
      return "<g class=\"\(kind.styleClass)\">\(rectangle(box, radius: 4))</g>"
    }
  }
}

// MARK: - Steps

extension SVG {
  private func row(_ row: SequenceLayout.Row) -> String {
    let box = row.box
    let shape = rectangle(box, radius: min(14, box.height / 2))
    return "<g class=\"\(row.step.styleClass)\">\(arrow(row))\(shape)\(text(row))</g>"
  }

  /// An arrow from one lifeline to the other, behind the box; it stops short of what it points at.
  private func arrow(_ row: SequenceLayout.Row) -> String {
    let parties = row.step.parties
    guard parties.count == 2 else { return "" }
    let (start, end) = (layout.column(parties[0]), layout.column(parties[1]))
    let (y, back) = (row.box.middle, start < end ? -1 : 1)
    let tip = end + back * 6
    return "<path class=\"arrow\" d=\"M\(start) \(y)H\(tip)\"/>"
      + "<path class=\"tip\" d=\"M\(tip) \(y)l\(back * 8) -4.5v9z\"/>"
  }

  private func text(_ row: SequenceLayout.Row) -> String {
    let typeface = row.typeface
    return row.lines.enumerated().map { index, line in
      let indent = line.prefix { $0 == " " }
      let x = row.box.x + Measure.padding.across + Int(typeface.width(of: String(indent)))
      let y = row.box.y + Measure.padding.down + index * typeface.lineHeight + typeface.size
      let sort = index == 0 ? "" : " class=\"more\""
      return
        "<text\(sort) x=\"\(x)\" y=\"\(y)\">\(String(line.dropFirst(indent.count)).inXML)</text>"
    }
    .joined()
  }

  private func rectangle(_ box: SequenceLayout.Box, radius: Int) -> String {
    "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\" "
      + "rx=\"\(radius)\"/>"
  }
}

// MARK: - Names of styles

extension SequenceDiagram.Step {
  fileprivate var styleClass: String {
    switch self {
    case .message(.words, .person, _, _): "person words"
    case .message(.words, _, _, _): "assistant words"
    case .message(let kind, _, _, _): kind.styleClass
    case .answer(let kind, _, _, _): "\(kind.styleClass) answer"
    case .note(let remark, _, _): remark.styleClass
    }
  }
}

extension SequenceDiagram.Kind {
  fileprivate var styleClass: String {
    switch self {
    case .words: "words"
    case .resolve: "resolve"
    case .confirm: "confirm"
    case .handle: "handle"
    case .open: "open"
    }
  }
}

extension SequenceDiagram.Remark {
  fileprivate var styleClass: String {
    switch self {
    case .understood: "understood"
    case .ended: "ended"
    case .finding: "finding"
    case .setting: "setting"
    }
  }
}

extension SequenceDiagram.Party {
  fileprivate var styleClass: String {
    switch self {
    case .person: "person"
    case .assistant: "assistant"
    case .app: "app"
    }
  }
}
