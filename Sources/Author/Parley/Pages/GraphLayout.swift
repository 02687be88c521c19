import Assistant

/// The places of a graph's points: a column for each number of lines that it takes to come to a
/// question, and the last one for the ends.
struct GraphLayout {
  typealias Point = ConversationGraph.Point

  static let box = (width: 190.0, height: 44.0)
  private static let pitch = (across: 270.0, down: 64.0)
  private static let margin = 24.0

  /// Room for the arrows of a column on its right; they take three quarters of their bend.
  private static let widestBend = 80.0

  /// The upper left corner of each point's box.
  private(set) var corners: [Point: (x: Double, y: Double)] = [:]
  private(set) var width = 0.0
  private(set) var height = 0.0

  init(_ part: ConversationGraph.Part) {
    var columns: [Int] = []
    let depths = Self.depths(of: part)
    for point in part.points {
      let column = depths[point] ?? 0
      while columns.count <= column { columns.append(0) }
      corners[point] = (
        Self.margin + Double(column) * Self.pitch.across,
        Self.margin + Double(columns[column]) * Self.pitch.down
      )
      columns[column] += 1
    }
    width = Double(max(columns.count - 1, 0)) * Self.pitch.across + Self.box.width
    height = Double((columns.max() ?? 1) - 1) * Self.pitch.down + Self.box.height
    width += Self.margin + Self.widestBend
    height += 2 * Self.margin
  }

  /// The smallest number of lines from the start to each question; ends are behind all of them.
  private static func depths(of part: ConversationGraph.Part) -> [Point: Int] {
    var depths: [Point: Int] = [.start: 0]
    var queue = [Point.start][...]
    while let point = queue.popFirst() {
      for move in part.moves where move.from == point && depths[move.to] == nil {
        depths[move.to] = (depths[point] ?? 0) + 1
        queue.append(move.to)
      }
    }
    let behind = (depths.filter { !$0.key.isLast }.values.max() ?? 0) + 1
    for point in part.points where point.isLast { depths[point] = behind }
    return depths
  }
}

// MARK: - Arrows

extension GraphLayout {
  /// An arrow: its line as a path of SVG, and the corners of its tip.
  struct Arrow {
    let path: String
    let tip: String
  }

  /// The arrow of a move, from side to side: to the right where the move leads on, to the left where
  /// it leads back, and round on the right where it stays in its column.
  func arrow(from start: Point, to end: Point) -> Arrow {
    guard let from = corners[start], let to = corners[end] else { return Arrow(path: "", tip: "") }
    let half = Self.box.height / 2
    let leadsOn = to.x > from.x
    let leavesRight = to.x >= from.x
    let x = from.x + (leavesRight ? Self.box.width : 0)
    let y = from.y + half + (leadsOn ? 0 : 9)
    let endX = to.x + (leadsOn ? 0 : Self.box.width)
    let endY = to.y + half - (to.x == from.x ? 9 : leadsOn ? 0 : -9)
    let inwards = leadsOn ? -8.0 : 8.0
    // The further apart in a column, the wider, so that arrows run beside each other.
    let span = abs(to.y - from.y) / Self.pitch.down
    let bend = to.x == from.x ? min(26 + 9 * span, Self.widestBend) : (endX - x) / 2
    let (out, back) = (x + bend, leavesRight && !leadsOn ? endX + bend : endX - bend)
    return Arrow(
      path: "M\(x),\(y) C\(out),\(y) \(back),\(endY) \(endX + inwards),\(endY)",
      tip: "\(endX),\(endY) \(endX + inwards),\(endY - 4) \(endX + inwards),\(endY + 4)"
    )
  }
}
