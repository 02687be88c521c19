internal import Automata

/// Runs a sentence through the automaton and keeps the cheapest way to each state.
///
/// This is Viterbi's search: at every word there is a short list of states, each reached by its
/// cheapest path. The automaton is deterministic, and a state that cannot go on is never
/// reached, so the list stays short, and the work grows with the number of words and not with
/// that of phrases or names.
struct Matcher: ~Copyable {
  let automaton: Automaton
  let outlook: Outlook

  // Those of the automaton, at hand: every step of the search looks into some of them.
  private let states: Table<Automaton.State>
  private let firsts: Table<First>
  private let steps: WordSteps
  let edges: Table<Automaton.Edge>

  var spans: Spans
  var nodes: Pool<Node>

  var scratch: Scratch

  /// The part of the line that has to be covered.
  private var extent = Search.Extent.wholeLine

  /// The number of sentences tried as the request.
  private var starts = 0

  /// The word that is being worked on.
  private(set) var index = 0

  private(set) var candidates: [Search.Candidate] = []

  init(
    _ automaton: Automaton,
    _ outlook: Outlook,
    _ spans: Spans,
    _ scratch: consuming Scratch
  ) {
    let count = outlook.recognizers.line.count
    self.automaton = automaton
    self.outlook = outlook
    states = automaton.states
    firsts = automaton.firsts
    steps = automaton.wordSteps
    edges = automaton.edges
    self.spans = spans
    nodes = Pool(capacity: count * 8 + 64)
    scratch.prepare(words: count, rules: automaton.starts.count)
    self.scratch = scratch
  }

  var count: Int { outlook.prospects.count - 1 }
}

// MARK: - Running

extension Matcher {
  /// Searches from a start of the automaton.
  mutating func run(from start: Int32, in extent: Search.Extent) {
    self.extent = extent
    for index in 0...count {
      self.index = index
      if index > Self.longestRequest, index < count {
        extendRuns()
        continue
      }
      scratch.frontier.move()
      resume()
      if index == 0 {
        reach(start, in: 0, at: 0, cost: 0, from: -1, .start)
      } else if extent == .anySentence, let opening = startCost {
        starts += 1
        let cost = opening + Costs.otherWord * Int32(index)
        reach(start, in: 0, at: index, cost: cost, from: -1, .skip)
      }
      endRuns()
      while let node = scratch.agenda.popLast() { expand(node) }
      extendRuns()
    }
    candidates.sort { ($0.cost, $0.intent) < ($1.cost, $1.intent) }
  }

  /// Behind so many words only text goes on, up to the line's end: whoever says that much dictates,
  /// and a line that is made of nothing but commands must not take long.
  private static let longestRequest = 500

  /// The cost of starting the request at the current word, in a later sentence; `nil` if none can
  /// begin there.
  private var startCost: Int32? {
    guard index < count, starts < Self.mostStarts,
      !outlook.recognizers.line.sentence.isInsideQuote(index)
    else { return nil }
    let word = outlook.prospects[index]
    if word.marks.hasAny(of: Self.breaks) || word.marks.isBlankedHyphen {
      return Costs.otherSentence
    }
    if word.marks.contains([.colon, .space]) { return Costs.otherSentence + Costs.turn }
    return word.isTurn ? Costs.otherSentence + Costs.turn : nil
  }

  /// The limit for `starts`: a line of more sentences is a text, not a request.
  private static let mostStarts = 40

  /// Behind these another sentence may begin.
  private static let breaks: Marks = [.sentenceEnd, .comma, .dash]

  /// Notes that a state was reached, if there is a way to go on from it.
  mutating func reach(
    _ state: Int32,
    in context: Int32,
    at place: Int,
    cost: Int32,
    from back: Int32,
    _ step: Node.Step
  ) {
    let first = firsts[Int(states[state].first)]
    let ways = outlook.prospects[place].ways(first)
    guard !ways.isEmpty else {
      if isCourtesy(place, step) {
        reach(state, in: context, at: place + 1, cost: cost + Costs.courtesy, from: back, step)
      }
      return
    }
    let node = Node(
      state: state,
      context: context,
      place: Int32(place),
      cost: cost,
      back: back,
      ways: ways,
      step: step
    )
    place == index ? arrive(node) : wait(node)
  }

  /// Returns whether a request may go on behind the word at a place as if it were not there: the
  /// *please* of *order please a taxi*.
  ///
  /// What an open slot holds ends where it ends.
  private func isCourtesy(_ place: Int, _ step: Node.Step) -> Bool {
    switch step {
    case .word, .rule, .mark: place < count && outlook.prospects[place].has(.courtesy)
    case .start, .skip, .gap, .open, .span: false
    }
  }

  /// Keeps a node for when its word's turn comes.
  private mutating func wait(_ node: Node) {
    let number = nodes.append(node)
    let last = scratch.waiting[node.place].last
    if last < 0 { scratch.waiting[node.place].first = number } else { nodes[last].next = number }
    scratch.waiting[node.place].last = number
  }

  /// Puts a node of the current word on the agenda, unless its state was reached as cheaply.
  private mutating func arrive(_ node: Node) {
    switch scratch.frontier.offer(node.state, node.context, Int32(nodes.count)) {
    case .kept: scratch.agenda.append(nodes.append(node))
    case .known(let known): improve(known, node)
    case .dropped: break
    }
  }

  /// Takes up the nodes that were reached at this word before.
  private mutating func resume() {
    var number = scratch.waiting[index].first
    while number >= 0 {
      let node = nodes[number]
      switch scratch.frontier.offer(node.state, node.context, number) {
      case .kept: scratch.agenda.append(number)
      case .known(let known): improve(known, node)
      case .dropped: break
      }
      number = node.next
    }
  }

  /// Replaces the way to a state by a cheaper one.
  private mutating func improve(_ known: Int32, _ node: Node) {
    guard node.cost < nodes[known].cost else { return }
    nodes[known].cost = node.cost
    nodes[known].back = node.back
    nodes[known].step = node.step
    scratch.agenda.append(known)
  }
}

// MARK: - Expanding

extension Matcher {
  private mutating func expand(_ number: Int32) {
    let (node, ways) = (nodes[number].state, nodes[number].ways)
    let state = states[node]
    end(state, number)
    var edge = Int32(state.edges)
    expandMarks(edge..<edge + Int32(state.markCount), number)
    guard index < count else { return }
    edge += Int32(state.markCount)
    if ways.has(Ways.gap) { expandGaps(edge..<edge + Int32(state.gapCount), number) }
    edge += Int32(state.gapCount)
    if ways.has(Ways.word) { expandWords(state.row, number) }
    expandSlots(edge..<edge + Int32(state.slotCount), number)
    edge += Int32(state.slotCount)
    if ways.goOn, !nodes[number].isExpanded {
      enterRules(edge..<edge + Int32(state.ruleCount), number)
      nodes[number].isExpanded = true
    }
  }

  private mutating func end(_ state: Automaton.State, _ number: Int32) {
    switch state.end {
    case .none: break
    case .request: accept(nodes[number], number)
    case .rule: leaveRule(number)
    }
  }

  private mutating func expandMarks(_ marks: Range<Int32>, _ number: Int32) {
    for mark in marks {
      let edge = edges[mark]
      let (context, cost) = (nodes[number].context, nodes[number].cost + Int32(edge.detail))
      let step = Node.Step.mark(Int32(edge.symbol))
      reach(Int32(edge.target), in: context, at: index, cost: cost, from: number, step)
    }
  }

  private mutating func expandGaps(_ gaps: Range<Int32>, _ number: Int32) {
    let marks = UInt32(outlook.prospects[index].marks.rawValue)
    for gap in gaps where edges[gap].detail & marks != 0 {
      let (context, cost) = (nodes[number].context, nodes[number].cost)
      reach(Int32(edges[gap].target), in: context, at: index, cost: cost, from: number, .gap)
    }
  }

  /// Goes on over the current word, and over those that it could be a typing error of.
  private mutating func expandWords(_ row: UInt32, _ number: Int32) {
    let word = outlook.prospects[index].word
    let isTold = outlook.prospects[index].marks.contains(.colon)
    if word >= 0 { take(word, row, number, cost: isTold ? Costs.behindColon : 0) }
    let cost = outlook.prospects[index].isDigits ? Costs.figure : Costs.misspelling
    for place in outlook.prospects[index].alternatives {
      take(outlook.alternatives[place], row, number, cost: cost)
    }
  }

  /// Goes on over the current word as if it were a given one.
  private mutating func take(_ word: Int32, _ row: UInt32, _ number: Int32, cost: Int32) {
    let target = steps.target(of: word, in: row)
    guard target >= 0 else { return }
    let (context, cost) = (nodes[number].context, nodes[number].cost + cost)
    reach(target, in: context, at: index + 1, cost: cost, from: number, .word)
  }

  /// Notes that a request may end here, with the cost of what would be left over.
  private mutating func accept(_ node: Node, _ number: Int32) {
    let intent = Int(automaton.accepted[node.state])
    guard node.context == 0, index > 0, outlook.prospects[index].isEnd else { return }
    let rest = Int32(count - index)
    guard rest == 0 || extent != .wholeLine else { return }
    let extra = rest == 0 ? 0 : Costs.otherSentence + Costs.otherWord * rest
    let found = Search.Candidate(intent: intent, node: number, cost: node.cost + extra)
    guard let known = candidates.firstIndex(where: { $0.intent == intent }) else {
      candidates.append(found)
      return
    }
    // Of two that cost the same, the one that leaves less over.
    if found.cost <= candidates[known].cost { candidates[known] = found }
  }
}
