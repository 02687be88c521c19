internal import Phrases

/// Runs a sentence through the automaton and keeps the cheapest way to each state.
///
/// This is Viterbi's search: at every word there is a short list of states, each reached by its
/// cheapest path. The automaton is deterministic, and a state that cannot go on is never
/// reached, so the list stays short, and the work grows with the number of words and not with
/// that of phrases or names.
struct Matcher: ~Copyable {
  let automaton: Automaton
  let outlook: Outlook
  var spans: Spans
  var nodes: Pool<Node>

  /// For each word the nodes that were reached there from an earlier one: first and last.
  private var waiting: Pool<Waiting>
  private var frontier = Frontier()

  /// The nodes at the current word that still have to be expanded.
  private var agenda: Pool<Int32>

  /// How many sentences were tried as the request.
  private var starts = 0

  /// The word that is being worked on.
  private(set) var index = 0

  var contexts: Pool<Context>
  var callers: Pool<Caller>

  /// For each rule the context in which it was entered last.
  var entered: Pool<Int32>

  /// Open slots that go on over the current word, and those that begin with it.
  var runs: Pool<OpenRun>
  var newRuns: Pool<OpenRun>

  private(set) var candidates: [Search.Candidate] = []

  struct Waiting: BitwiseCopyable {
    var first: Int32 = -1
    var last: Int32 = -1
  }

  init(_ automaton: Automaton, _ outlook: Outlook) {
    let count = outlook.finders.line.count
    self.automaton = automaton
    self.outlook = outlook
    spans = outlook.spans
    nodes = Pool(capacity: count * 8 + 64)
    waiting = Pool(repeating: Waiting(), count: count + 1)
    agenda = Pool(capacity: 64)
    contexts = Pool(capacity: 64)
    contexts.append(Context(start: 0))
    callers = Pool(capacity: 64)
    entered = Pool(repeating: -1, count: automaton.starts.count)
    runs = Pool(capacity: 32)
    newRuns = Pool(capacity: 32)
  }

  var count: Int { outlook.prospects.count - 1 }
}

// MARK: - Running

extension Matcher {
  /// Searches from a start of the automaton; `skipping` allows other sentences before the request.
  mutating func run(from start: Int32, skipping: Bool) {
    for index in 0...count {
      self.index = index
      if index > Self.longestRequest, index < count {
        extendRuns()
        continue
      }
      frontier.move(to: index)
      resume()
      if index == 0 {
        reach(start, in: 0, at: 0, cost: 0, from: -1, .start)
      } else if skipping, mayStart {
        starts += 1
        let cost = Costs.otherSentence + Costs.otherWord * Int32(index)
        reach(start, in: 0, at: index, cost: cost, from: -1, .skip)
      }
      endRuns()
      while let node = agenda.popLast() { expand(node) }
      extendRuns()
    }
    candidates.sort { ($0.cost, $0.intent) < ($1.cost, $1.intent) }
  }

  /// Behind so many words only text goes on, up to the line's end: whoever says that much dictates,
  /// and a line that is made of nothing but commands must not take long.
  private static let longestRequest = 500

  /// Whether another sentence than the first may begin at the word, which could be the request.
  private var mayStart: Bool {
    index < count && starts < Self.mostStarts
      && outlook.prospects[index].marks.hasAny(of: Self.breaks)
  }

  /// Who has said so many sentences does not ask for anything in the next: it is a text.
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
    let first = automaton.firsts[Int(automaton.states[state].first)]
    guard outlook.prospects[place].continues(first) else { return }
    let node = Node(
      state: state,
      context: context,
      place: Int32(place),
      cost: cost,
      back: back,
      step: step
    )
    place == index ? arrive(node) : wait(node)
  }

  /// Keeps a node for when its word's turn comes.
  private mutating func wait(_ node: Node) {
    let number = nodes.append(node)
    let last = waiting[node.place].last
    if last < 0 { waiting[node.place].first = number } else { nodes[last].next = number }
    waiting[node.place].last = number
  }

  /// Puts a node of the current word on the agenda, unless its state was reached as cheaply.
  private mutating func arrive(_ node: Node) {
    switch frontier.offer(node.state, node.context, Int32(nodes.count)) {
    case .kept: agenda.append(nodes.append(node))
    case .known(let known): improve(known, node)
    case .dropped: break
    }
  }

  /// Takes up the nodes that were reached at this word before.
  private mutating func resume() {
    var number = waiting[index].first
    while number >= 0 {
      let node = nodes[number]
      switch frontier.offer(node.state, node.context, number) {
      case .kept: agenda.append(number)
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
    agenda.append(known)
  }
}

// MARK: - Expanding

extension Matcher {
  private mutating func expand(_ number: Int32) {
    let node = nodes[number]
    let state = automaton.states[node.state]
    switch state.end {
    case .none: break
    case .request: accept(node, number, Int(automaton.accepted[node.state]))
    case .rule: leaveRule(node, number)
    }
    let marks = Int32(state.edges)
    let gaps = marks + Int32(state.markCount)
    let slots = gaps + Int32(state.gapCount)
    let rules = slots + Int32(state.slotCount)
    for edge in marks..<gaps { expandMark(automaton.edges[edge], node, number) }
    guard index < count else { return }
    for edge in gaps..<slots { expandGap(automaton.edges[edge], node, number) }
    if state.row != WordSteps.none { expandWords(state.row, node, number) }
    for edge in slots..<rules { expandSlot(edge, node, number) }
    if !node.isExpanded {
      for edge in rules..<rules + Int32(state.ruleCount) {
        enterRule(automaton.edges[edge], number)
      }
      nodes[number].isExpanded = true
    }
  }

  private mutating func expandMark(_ edge: Automaton.Edge, _ node: Node, _ number: Int32) {
    let step = Node.Step.mark(Int32(edge.symbol))
    let cost = node.cost + Int32(edge.detail)
    reach(Int32(edge.target), in: node.context, at: index, cost: cost, from: number, step)
  }

  private mutating func expandGap(_ edge: Automaton.Edge, _ node: Node, _ number: Int32) {
    let marks = Marks(rawValue: UInt16(truncatingIfNeeded: edge.detail))
    guard outlook.prospects[index].marks.hasAny(of: marks) else { return }
    reach(Int32(edge.target), in: node.context, at: index, cost: node.cost, from: number, .gap)
  }

  /// Goes on over the current word, and over those that it could be a typing error of.
  private mutating func expandWords(_ row: UInt32, _ node: Node, _ number: Int32) {
    let prospect = outlook.prospects[index]
    if prospect.word >= 0 { take(prospect.word, row, node, number, cost: 0) }
    for place in prospect.firstAlternative..<prospect.endOfAlternatives {
      take(outlook.alternatives[place], row, node, number, cost: Costs.misspelling)
    }
  }

  /// Goes on over the current word as if it were a given one.
  private mutating func take(
    _ word: Int32,
    _ row: UInt32,
    _ node: Node,
    _ number: Int32,
    cost: Int32
  ) {
    let target = automaton.wordSteps.target(of: word, in: row)
    guard target >= 0 else { return }
    reach(target, in: node.context, at: index + 1, cost: node.cost + cost, from: number, .word)
  }

  /// Notes that a request may end here, with the cost of what would be left over.
  private mutating func accept(_ node: Node, _ number: Int32, _ intent: Int) {
    guard node.context == 0, index > 0, outlook.prospects[index].isEnd else { return }
    let rest = Int32(count - index)
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
