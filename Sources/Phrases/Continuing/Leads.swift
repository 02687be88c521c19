/// Which requests each state of an automaton leads to, as sets of bits.
///
/// What a template is complete with leads to its request; behind that there are only words that
/// close a sentence, and they lead nowhere. Neither do the states of a rule that is called: who
/// called it knows.
struct Leads {
  /// A set for each state, with the bit of each request's place in `requests`.
  private(set) var sets: [UInt64]
  private var sources: [[Int]]
  private let automaton: Automaton

  /// Those of some intents by their numbers, at most as many as there are bits.
  init(_ automaton: Automaton, _ requests: [Int]) {
    self.automaton = automaton
    sets = Array(repeating: 0, count: automaton.states.count)
    sources = Array(repeating: [], count: automaton.states.count)
    for (state, word) in automaton.wordTargets { sources[word].append(state) }
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
  /// The edges of a state of one kind; those of words are steps.
  fileprivate func edges(of state: Int, _ kind: Symbol.Kind) -> [Edge] {
    let state = states[state]
    let (marks, gaps) = (Int(state.markCount), Int(state.gapCount))
    let (slots, rules) = (Int(state.slotCount), Int(state.ruleCount))
    let places =
      switch kind {
      case .word: 0..<0
      case .mark: 0..<marks
      case .gap: marks..<marks + gaps
      case .slot: marks + gaps..<marks + gaps + slots
      case .rule: marks + gaps + slots..<marks + gaps + slots + rules
      }
    return places.map { edges[Int(state.edges) + $0] }
  }

  /// Every step that a word takes: from which state, and to which.
  fileprivate var wordTargets: [(Int, Int)] {
    var rows: [UInt32: [Int]] = [:]
    for (place, cell) in wordSteps.cells.elements.enumerated() where cell.row != .max {
      // The word is how far the cell is from its row's begin, of which it knows the last bits.
      let word = (place - Int(cell.row)) & Int(UInt16.max)
      rows[UInt32(place - word), default: []].append(Int(cell.target))
    }
    return states.elements.enumerated().flatMap { number, state in
      rows[state.row, default: []].map { (number, $0) }
    }
  }

  /// The state behind what may come before any request; `nil` if nothing may.
  func opened(_ rules: [String]) -> Int? {
    guard let opening = rules.firstIndex(of: "opening") else { return nil }
    return edges(of: Int(requestStart), .rule).first { Int($0.symbol) == opening }
      .map { Int($0.target) }
  }
}
