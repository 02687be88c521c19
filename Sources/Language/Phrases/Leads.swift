package import Automata

/// The requests that each state of an automaton leads to, as sets of bits.
///
/// The last step of a template leads to its request; behind it there are only words that close a
/// sentence, and they lead nowhere. Neither do the states of a called rule: its callers have the
/// answer.
struct Leads {
  /// A set for each state, with the bit of each request's place in `requests`.
  private(set) var sets: [UInt64]
  private var sources: [[Int]]
  private let automaton: Automaton

  /// Finds the requests for every state, for at most 64 intents given by number.
  init(_ automaton: Automaton, _ requests: [Int]) {
    self.automaton = automaton
    sets = Array(repeating: 0, count: automaton.states.count)
    sources = Array(repeating: [], count: automaton.states.count)
    for (state, steps) in automaton.steps.enumerated() {
      for target in steps.values { sources[target].append(state) }
    }
    var pending: [Int] = []
    let intents = automaton.templates.map { requests.firstIndex(of: $0.intent) }
    for state in sets.indices { addEdges(of: state, intents, &pending) }
    while let state = pending.popLast() { spread(from: state, &pending) }
  }

  private mutating func addEdges(of state: Int, _ intents: [Int?], _ pending: inout [Int]) {
    for edge in automaton.edges(of: state, .mark) {
      if let intent = intents[Int(edge.symbol)] {
        sets[state] |= 1 << UInt64(intent)
      } else {
        sources[Int(edge.target)].append(state)
      }
    }
    if sets[state] != 0 { pending.append(state) }
    for edge in [.gap, .slot, .rule].flatMap({ automaton.edges(of: state, $0) }) {
      sources[Int(edge.target)].append(state)
    }
  }

  private mutating func spread(from state: Int, _ pending: inout [Int]) {
    for source in sources[state] where sets[source] | sets[state] != sets[source] {
      sets[source] |= sets[state]
      pending.append(source)
    }
  }
}

extension Automaton {
  /// The state behind what may come before any request; `nil` if nothing may.
  func opened(_ rules: [String]) -> Int? {
    guard let opening = rules.firstIndex(of: "opening") else { return nil }
    return edges(of: Int(requestStart), .rule).first { Int($0.symbol) == opening }
      .map { Int($0.target) }
  }
}
