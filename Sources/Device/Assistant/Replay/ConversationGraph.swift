package import Dialogue
import Domains
package import Transcripts

/// The conversations about each intent as a graph: the points that they come to, and the lines that
/// lead from one to the next.
package struct ConversationGraph: Sendable, Hashable {
  /// By intent, in the order in which they first came up.
  package private(set) var parts: [Part] = []

  package init() {}

  /// The conversations about one intent.
  package struct Part: Sendable, Hashable {
    package let intent: String

    /// In the order in which they first came up.
    package fileprivate(set) var moves: [Move] = []
  }

  /// A step from one point to the next.
  package struct Move: Sendable, Hashable {
    package let from: Point
    package let to: Point

    /// The shortest line that made it.
    package fileprivate(set) var line: String

    /// The number of times that it was made.
    package fileprivate(set) var count: Int
  }

  /// A point of a conversation: a question, or the end of a request.
  package enum Point: Sendable, Hashable {
    case start

    /// A parameter is asked about, after a resolution of this kind.
    case asked(Slot, resolution: String)

    /// The user is asked whether to go ahead.
    case goAhead

    /// The app's last word, by its code.
    case answered(code: String, isFailure: Bool)
    case opened(app: String)
    case cancelled
    case refused
    case broken(Finding.Rule)
  }
}

extension ConversationGraph {
  /// Adds a conversation.
  ///
  /// - Parameters:
  ///   - turns: Its turns from the start.
  ///   - lastOnly: True to count only the last line, where the others have been counted before.
  package mutating func add(_ turns: [Performance.Turn], lastOnly: Bool = false) {
    var (point, intent) = (Point.start, String?.none)
    for (index, turn) in turns.enumerated() {
      guard case .user(let line) = turn.input else { continue }
      let reached = turn.reached(from: point, about: intent)
      if reached.isNew { point = .start }
      intent = reached.intent
      if let intent, !lastOnly || index == turns.count - 1 {
        count(Move(from: point, to: reached.point, line: line, count: 1), of: intent)
      }
      point = reached.point
    }
  }

  private mutating func count(_ move: Move, of intent: String) {
    if !parts.contains(where: { $0.intent == intent }) { parts.append(Part(intent: intent)) }
    for index in parts.indices where parts[index].intent == intent { parts[index].count(move) }
  }
}

extension ConversationGraph.Part {
  fileprivate mutating func count(_ move: ConversationGraph.Move) {
    let known = moves.firstIndex { $0.from == move.from && $0.to == move.to }
    guard let known else { return moves.append(move) }
    moves[known].count += move.count
    if move.line.count < moves[known].line.count { moves[known].line = move.line }
  }

  /// All points, the start first, in the order in which they came up.
  package var points: [ConversationGraph.Point] {
    moves.reduce(into: [.start]) { points, move in
      for point in [move.from, move.to] where !points.contains(point) { points.append(point) }
    }
  }
}

// MARK: - Reading off

private struct Reached {
  var point: ConversationGraph.Point
  var intent: String?

  /// True if the request is another than before.
  var isNew = false
}

extension Performance.Turn {
  /// The point that a conversation comes to by the turn.
  fileprivate func reached(
    from point: ConversationGraph.Point,
    about intent: String?
  ) -> Reached {
    var reached = Reached(point: point, intent: intent)
    for case .fact(let fact) in events {
      switch fact {
      case .intent(let draft, _):
        reached.isNew = reached.isNew || point.isLast || draft.intent != intent
        reached.intent = draft.intent
      case .handler(let called, _): reached.intent = called
      default: break
      }
      if let point = ConversationGraph.Point(after: fact) { reached.point = point }
    }
    return reached
  }
}

extension ConversationGraph.Point {
  /// - Returns: `nil` after a fact that leads nowhere by itself.
  fileprivate init?(after fact: Fact) {
    switch fact {
    case .resolve(let slot, let resolutions):
      guard let asking = resolutions.first(where: \.asks) else { return nil }
      self = .asked(slot, resolution: asking.resultName)
    case .confirm(let intent, let code):
      let isFailure = Schema.isFailure(code, of: intent)
      self = isFailure ? .answered(code: code, isFailure: true) : .goAhead
    case .handle(let intent, let code):
      self = .answered(code: code, isFailure: Schema.isFailure(code, of: intent))
    case .open(let app, _): self = .opened(app: app)
    case .refused: self = .refused
    case .cancelled: self = .cancelled
    case .finding(let finding):
      guard finding.rule.severity == .error else { return nil }
      self = .broken(finding.rule)
    default: return nil
    }
  }

  /// True if the request is at its end.
  package var isLast: Bool {
    switch self {
    case .start, .asked, .goAhead: false
    case .answered, .opened, .cancelled, .refused, .broken: true
    }
  }
}

extension Resolution {
  fileprivate var asks: Bool {
    switch self {
    case .success, .notRequired: false
    case .needsValue, .disambiguation, .confirmationRequired, .unsupported: true
    }
  }
}
