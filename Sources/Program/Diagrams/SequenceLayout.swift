/// The positions of everything in a drawing of a diagram, in pixels.
struct SequenceLayout {
  /// A step and where its box is.
  struct Row: Hashable {
    let step: SequenceDiagram.Step
    let lines: [String]
    let typeface: Typeface
    let box: Box
  }

  struct Box: Hashable {
    var x = 0
    var y = 0
    var width = 0
    var height = 0

    var middle: Int { y + height / 2 }
  }

  /// The lifelines, from left to right.
  private(set) var columns: [Int] = []
  private(set) var rows: [Row] = []
  private(set) var titleLines: [String] = []
  private(set) var width = 0

  /// The top edge of the lifelines' heads, and that of their feet.
  private(set) var top = Measure.margin
  private(set) var bottom = 0
  var height: Int { bottom + Measure.headHeight + Measure.margin }

  let parties: [SequenceDiagram.Party]
  private let heads: [Int]

  init(_ diagram: SequenceDiagram) {
    parties = diagram.parties
    heads = parties.map { party in
      max(96, Int(Typeface.words.width(of: party.name) * 1.1) + 36)
    }
    let measured = diagram.steps.map { MeasuredStep($0) }
    columns = columns(for: measured)
    let last = columns[columns.count - 1]
    width = last + reach(measured, across: last - columns[0], toRight: true) + Measure.margin
    titleLines =
      diagram.title.isEmpty
      ? [] : Typeface.title.lines(of: diagram.title, within: Double(width - 2 * Measure.margin))
    top += titleLines.count * Typeface.title.lineHeight + (titleLines.isEmpty ? 0 : 14)
    place(measured)
  }
}

/// The dimensions common to all drawings.
enum Measure {
  static let margin = 24
  static let headHeight = 34

  /// Between the text of a box and its edge, across and down.
  static let padding = (across: 12, down: 8)

  /// The width at which text wraps.
  static let widestText = 300.0

  /// The minimum length of an arrow at either end of its box.
  static let leastArrow = 30
  static let leastGap = 150
}

/// A step with its text in lines, and how large the box around it is.
private struct MeasuredStep {
  let step: SequenceDiagram.Step
  let typeface: Typeface
  let lines: [String]
  let size: (width: Int, height: Int)

  init(_ step: SequenceDiagram.Step) {
    self.step = step
    typeface = step.typeface
    lines = step.lines.flatMap { [typeface] in typeface.lines(of: $0, within: Measure.widestText) }
    let widest = lines.map { [typeface] in typeface.width(of: $0) }.max() ?? 0
    size = (
      Int(widest.rounded(.up)) + 2 * Measure.padding.across,
      lines.count * typeface.lineHeight + 2 * Measure.padding.down
    )
  }
}

extension SequenceDiagram.Step {
  fileprivate var lines: [String] {
    switch self {
    case .message(_, _, _, let lines), .answer(_, _, _, let lines), .note(_, _, let lines): lines
    }
  }

  fileprivate var typeface: Typeface {
    switch self {
    case .message(.words, _, _, _): .words
    case .message, .answer, .note: .code
    }
  }

  /// True if a new part of the conversation begins here, after a little space.
  fileprivate var isBeginning: Bool { parties.first == .person }
}

extension Typeface {
  static let title = Typeface(size: 16, isMonospaced: false)
}

// MARK: - Across

extension SequenceLayout {
  private func columns(for steps: [MeasuredStep]) -> [Int] {
    var gaps = zip(heads, heads.dropFirst()).map { max(Measure.leastGap, ($0 + $1) / 2 + 20) }
    for step in steps {
      guard let span = span(of: step.step), span.count > 1 else { continue }
      let missing =
        step.size.width + 2 * Measure.leastArrow
        - gaps[span.lowerBound..<span.upperBound].reduce(0, +)
      if missing > 0 { gaps[span.upperBound - 1] += missing }
    }
    let first = Measure.margin + reach(steps, across: gaps.reduce(0, +), toRight: false)
    return gaps.reduce(into: [first]) { $0.append($0[$0.count - 1] + $1) }
  }

  /// The columns between which a step goes; `nil` for one that stands on a single lifeline.
  private func span(of step: SequenceDiagram.Step) -> ClosedRange<Int>? {
    let places = step.parties.compactMap { parties.firstIndex(of: $0) }
    guard let first = places.min(), let last = places.max(), first < last else { return nil }
    return first...last
  }

  /// Returns the extent of all steps and heads beyond the outermost lifeline on one side.
  ///
  /// `distance` is that from the first lifeline to the last; settings are in the middle between
  /// them.
  private func reach(_ steps: [MeasuredStep], across distance: Int, toRight: Bool) -> Int {
    let outermost = toRight ? parties.count - 1 : 0
    let widths = steps.map { step in
      if case .note(.setting, _, _) = step.step { return step.size.width - distance }
      let isThere = step.step.parties.allSatisfy { parties.firstIndex(of: $0) == outermost }
      return isThere ? step.size.width : 0
    }
    return (widths + [heads[outermost]]).reduce(0) { max($0, $1 / 2) }
  }
}

// MARK: - Down

extension SequenceLayout {
  private mutating func place(_ steps: [MeasuredStep]) {
    var y = top + Measure.headHeight + 18
    for (index, step) in steps.enumerated() {
      if step.step.isBeginning, index > 0 { y += 14 }
      let box = Box(
        x: middle(of: step.step) - step.size.width / 2,
        y: y,
        width: step.size.width,
        height: step.size.height
      )
      rows.append(Row(step: step.step, lines: step.lines, typeface: step.typeface, box: box))
      y += step.size.height + 10
    }
    bottom = y + 8
  }

  private func middle(of step: SequenceDiagram.Step) -> Int {
    if case .note(.setting, _, _) = step { return (columns[0] + columns[columns.count - 1]) / 2 }
    let places = step.parties.map(column)
    return places.reduce(0, +) / max(1, places.count)
  }

  func column(_ party: SequenceDiagram.Party) -> Int {
    columns[parties.firstIndex(of: party) ?? 0]
  }

  func head(_ index: Int) -> Box {
    Box(
      x: columns[index] - heads[index] / 2,
      y: top,
      width: heads[index],
      height: Measure.headHeight
    )
  }
}
