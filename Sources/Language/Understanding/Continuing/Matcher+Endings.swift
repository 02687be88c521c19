internal import Automata

/// A state of the search behind the last word of an unfinished line.
struct Ending {
  var state: Int32

  /// The requests that lie ahead, as bits; of a state inside of a rule that is called, those of
  /// its callers.
  var requests: UInt64

  /// Indicates whether the state is inside of a rule that is called.
  var isInRule: Bool
  var cost: Int32

  /// Indicates whether what somebody writes would have to end here.
  var isText: Bool

  /// The last word, or the sort of the value that stands there.
  var last: Word?
}

extension Matcher {
  /// Returns the states at the end of the line, cheapest first, after a run.
  func endings(_ tables: ContinuationTables) -> [Ending] {
    var callers = CallerSums(count: scratch.contexts.count)
    var endings: [Ending] = []
    for number in 0..<Int32(nodes.count) where nodes[number].place == Int32(count) {
      let node = nodes[number]
      let outside = sum(of: node.context, tables, &callers)
      endings.append(
        Ending(
          state: node.state,
          requests: node.context == 0 ? tables.leads(from: node.state) : outside.requests,
          isInRule: node.context != 0,
          cost: node.cost + outside.cost,
          isText: isText(node),
          last: last(of: node)
        )
      )
    }
    return endings.sorted { $0.cost < $1.cost }
  }

  /// Returns the least cost of all callers of a rule, and the requests ahead of any of them.
  private func sum(
    of context: Int32,
    _ tables: ContinuationTables,
    _ known: inout CallerSums
  ) -> CallerSums.Sum {
    guard context != 0 else { return .init(cost: 0, requests: 0) }
    if let sum = known.sums[Int(context)] { return sum }
    var result = CallerSums.Sum(cost: .max, requests: 0)
    var next = scratch.contexts[context].first
    while next >= 0 {
      let caller = scratch.callers[next]
      let node = nodes[caller.node]
      let outside = sum(of: node.context, tables, &known)
      result.cost = min(result.cost, node.cost + outside.cost)
      if caller.target != tables.opened {
        result.requests |=
          node.context == 0 ? tables.leads(from: caller.target) : outside.requests
      }
      next = caller.next
    }
    known.sums[Int(context)] = result
    return result
  }

  /// Returns whether a node is reached by the end of an open slot for what somebody writes.
  private func isText(_ node: Node) -> Bool {
    switch node.step {
    case .open(let edge, _): edges[edge].kinds.hasAny(of: .quotable)
    case .mark, .gap: isText(nodes[node.back])
    case .rule(let inner): isText(nodes[inner])
    case .start, .skip, .word, .span: false
    }
  }

  private func last(of node: Node) -> Word? {
    switch node.step {
    case .open(let edge, _), .span(let edge, _): edges[edge].kinds.sort ?? lastWord
    case .mark, .gap: last(of: nodes[node.back])
    case .rule(let inner): last(of: nodes[inner])
    case .start, .skip, .word: lastWord
    }
  }

  private var lastWord: Word? { outlook.recognizers.line.sentence.tokens.last?.word }
}

/// The sums computed so far for the entries into rules.
private struct CallerSums {
  struct Sum {
    var cost: Int32
    var requests: UInt64
  }

  var sums: [Sum?]

  init(count: Int) {
    sums = Array(repeating: nil, count: count)
  }
}
