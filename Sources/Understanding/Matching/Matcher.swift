internal import Phrases

/// Runs a sentence through the automaton and keeps the cheapest way to each state.
///
/// This is Viterbi's search: at every word there is a short list of states, each reached by its
/// cheapest path. The automaton is deterministic, so the list stays short, and the work grows
/// with the number of words and not with that of phrases or names.
struct Matcher {
  let automaton: Automaton
  let line: Line
  let spans: Spans
  let gazetteer: Gazetteer
  private(set) var nodes: [Node] = []
  private var heads: [Int32]
  private var tails: [Int32]
  private let words: [Int32]

  /// The nodes at the current word that still have to be expanded.
  private var agenda: [Int32] = []
  private var contexts: [Context] = [Context(rule: -1, start: 0, callers: [])]

  /// For each rule the context in which it was entered last.
  private var latest: [Int32]

  init(automaton: Automaton, line: Line, spans: Spans, gazetteer: Gazetteer) {
    self.automaton = automaton
    self.line = line
    self.spans = spans
    self.gazetteer = gazetteer
    heads = Array(repeating: -1, count: line.count + 1)
    tails = heads
    latest = Array(repeating: -1, count: automaton.starts.count)
    words = line.sentence.tokens.map { automaton.words.number(of: $0.word) }
    nodes.reserveCapacity(line.count * 16 + 64)
  }

  /// Searches from a start of the automaton; `skipping` allows other sentences before the request.
  mutating func run(from start: Int32, skipping: Bool) {
    for index in 0...line.count {
      gather(at: index)
      if index == 0 {
        reach(start, in: 0, at: 0, now: 0, cost: 0, from: -1, .start)
      } else if skipping, index < line.count, beginsAnew(index) {
        let cost = Costs.otherSentence + Costs.otherWord * Int32(index)
        reach(start, in: 0, at: index, now: index, cost: cost, from: -1, .skip)
      }
      while let node = agenda.popLast() { expand(node, at: index) }
    }
  }

  private mutating func gather(at index: Int) {
    var node = heads[index]
    while node >= 0 {
      agenda.append(node)
      node = nodes[Int(node)].next
    }
  }

  private func beginsAnew(_ index: Int) -> Bool {
    !line.marks(index).isDisjoint(with: [.sentenceEnd, .comma, .dash])
  }

  /// Notes that a state was reached, unless it was reached as cheaply before; `now` is the word
  /// that is being worked on.
  private mutating func reach(
    _ state: Int32,
    in context: Int32,
    at index: Int,
    now: Int,
    cost: Int32,
    from back: Int32,
    _ step: Node.Step
  ) {
    var known = heads[index]
    while known >= 0 {
      let node = nodes[Int(known)]
      if node.state == state, node.context == context { break }
      known = node.next
    }
    if known >= 0 {
      guard cost < nodes[Int(known)].cost else { return }
      nodes[Int(known)].cost = cost
      nodes[Int(known)].back = back
      nodes[Int(known)].step = step
    } else {
      known = Int32(nodes.count)
      nodes.append(
        Node(
          state: state,
          context: context,
          place: Int32(index),
          cost: cost,
          back: back,
          next: -1,
          step: step
        )
      )
      if heads[index] < 0 { heads[index] = known } else { nodes[Int(tails[index])].next = known }
      tails[index] = known
    }
    if index == now { agenda.append(known) }
  }

  private var stateCount: Int32 { Int32(automaton.accepts.count) }

  private mutating func expand(_ node: Int32, at index: Int) {
    if case .inside(let edge, let from) = nodes[Int(node)].step {
      expandInside(node, edge, Int(from), at: index)
      return
    }
    let state = Int(nodes[Int(node)].state)
    let cost = nodes[Int(node)].cost
    if automaton.accepts[state] >= Automaton.firstRule { leaveRule(node, at: index) }
    for edge in range(automaton.markEdges, state) {
      let template = automaton.edgeMarks[edge]
      let total = cost + Int32(automaton.templates[Int(template)].cost)
      reach(
        automaton.markTargets[edge],
        in: nodes[Int(node)].context,
        at: index,
        now: index,
        cost: total,
        from: node,
        .mark(template)
      )
    }
    guard index < line.count else { return }
    expandGaps(node, state, cost, at: index)
    expandWord(node, state, cost, at: index)
    for edge in range(automaton.slotEdges, state) { expandSlot(node, edge, cost, at: index) }
    if !nodes[Int(node)].isExpanded {
      for edge in range(automaton.ruleEdges, state) { enterRule(node, edge, at: index) }
    }
    nodes[Int(node)].isExpanded = true
  }

  private func range(_ table: [Int32], _ state: Int) -> Range<Int> {
    Int(table[state])..<Int(table[state + 1])
  }

  private mutating func expandGaps(_ node: Int32, _ state: Int, _ cost: Int32, at index: Int) {
    for edge in range(automaton.gapEdges, state) {
      let gap = Gap(rawValue: UInt8(automaton.edgeGaps[edge])) ?? .comma
      guard line.marks(index).contains(gap.marks) else { continue }
      reach(
        automaton.gapTargets[edge],
        in: nodes[Int(node)].context,
        at: index,
        now: index,
        cost: cost,
        from: node,
        .gap
      )
    }
  }

  private mutating func expandWord(_ node: Int32, _ state: Int, _ cost: Int32, at index: Int) {
    let word = words[index]
    guard word >= 0 else { return }
    var low = Int(automaton.wordEdges[state])
    var high = Int(automaton.wordEdges[state + 1])
    while low < high {
      let middle = (low + high) / 2
      if automaton.edgeWords[middle] < word { low = middle + 1 } else { high = middle }
    }
    guard low < Int(automaton.wordEdges[state + 1]), automaton.edgeWords[low] == word
    else { return }
    reach(
      automaton.edgeTargets[low],
      in: nodes[Int(node)].context,
      at: index + 1,
      now: index,
      cost: cost,
      from: node,
      .word
    )
  }
}

// MARK: - Rules

extension Matcher {
  private mutating func enterRule(_ node: Int32, _ edge: Int, at index: Int) {
    let rule = automaton.edgeRules[edge]
    let caller = Context.Caller(node: node, target: automaton.ruleTargets[edge])
    let known = latest[Int(rule)]
    if known >= 0, contexts[Int(known)].start == Int32(index) {
      contexts[Int(known)].callers.append(caller)
      return
    }
    let context = Int32(contexts.count)
    contexts.append(Context(rule: rule, start: Int32(index), callers: [caller]))
    latest[Int(rule)] = context
    reach(
      automaton.start(ofRule: rule),
      in: context,
      at: index,
      now: index,
      cost: 0,
      from: -1,
      .start
    )
  }

  /// Everybody who entered the rule where this node did goes on from here.
  private mutating func leaveRule(_ node: Int32, at index: Int) {
    let context = Int(nodes[Int(node)].context)
    for caller in contexts[context].callers {
      let outside = nodes[Int(caller.node)]
      reach(
        caller.target,
        in: outside.context,
        at: index,
        now: index,
        cost: outside.cost + nodes[Int(node)].cost,
        from: caller.node,
        .rule(inner: node)
      )
    }
  }
}

// MARK: - Slots

extension Matcher {
  private mutating func expandSlot(_ node: Int32, _ edge: Int, _ cost: Int32, at index: Int) {
    let slot = automaton.slots[Int(automaton.edgeSlots[edge])]
    var span = spans.first(at: index)
    while span >= 0 {
      let found = spans.all[Int(span)]
      if slot.kinds.contains(found.kind), fills(found, slot) {
        reach(
          automaton.slotTargets[edge],
          in: nodes[Int(node)].context,
          at: Int(found.to),
          now: index,
          cost: cost,
          from: node,
          .span(edge: Int32(edge), span: span)
        )
      }
      span = spans.next(after: span)
    }
    guard !slot.kinds.isDisjoint(with: .open), !slot.kinds.contains(.known) else { return }
    openSlot(node, edge, slot.kinds, cost, at: index)
  }

  private func fills(_ span: Span, _ slot: Automaton.Slot) -> Bool {
    // Where only known values count, a bare number says too little.
    if span.kind == .number, slot.kinds.contains(.known) { return false }
    guard span.kind == .terms, case .name(let entry) = span.value else { return true }
    return gazetteer.term(entry, for: slot.name) != nil
  }

  private mutating func openSlot(
    _ node: Int32,
    _ edge: Int,
    _ kinds: SlotKinds,
    _ cost: Int32,
    at index: Int
  ) {
    if !kinds.isDisjoint(with: [.text, .title]), line.marks(index).contains(.quoteOpen),
      let quote = line.sentence.quotes.first(where: { $0.tokens.lowerBound == index }),
      !quote.tokens.isEmpty
    {
      reach(
        automaton.slotTargets[edge],
        in: nodes[Int(node)].context,
        at: quote.tokens.upperBound,
        now: index,
        cost: cost,
        from: node,
        .open(edge: Int32(edge), from: Int32(index))
      )
    }
    guard let first = OpenSlot(kinds).begin(words: words, line, automaton, at: index) else {
      return
    }
    reach(
      stateCount + Int32(edge),
      in: nodes[Int(node)].context,
      at: index + 1,
      now: index,
      cost: cost + first,
      from: node,
      .inside(edge: Int32(edge), from: Int32(index))
    )
  }

  /// An open slot may end before this word, or go on over it.
  private mutating func expandInside(_ node: Int32, _ edge: Int32, _ from: Int, at index: Int) {
    let cost = nodes[Int(node)].cost
    let slot = OpenSlot(automaton.slots[Int(automaton.edgeSlots[Int(edge)])].kinds)
    if slot.mayEnd(line, from: from, at: index) {
      reach(
        automaton.slotTargets[Int(edge)],
        in: nodes[Int(node)].context,
        at: index,
        now: index,
        cost: cost,
        from: node,
        .open(edge: edge, from: Int32(from))
      )
    }
    guard index < line.count else { return }
    guard
      let more = slot.extend(words: words, line, automaton, from: from, at: index)
    else { return }
    reach(
      stateCount + edge,
      in: nodes[Int(node)].context,
      at: index + 1,
      now: index,
      cost: cost + more,
      from: nodes[Int(node)].back,
      .inside(edge: edge, from: Int32(from))
    )
  }
}

// MARK: - Results

extension Matcher {
  /// The nodes in which a request may end, with the cost of what would be left over.
  func ends() -> [(node: Int32, cost: Int32)] {
    var result: [(node: Int32, cost: Int32)] = []
    for index in stride(from: line.count, to: 0, by: -1) {
      let rest = line.count - index
      guard rest == 0 || line.marks(index).contains(.sentenceEnd) else { continue }
      let extra = rest == 0 ? 0 : Costs.otherSentence + Costs.otherWord * Int32(rest)
      var node = heads[index]
      while node >= 0 {
        let state = Int(nodes[Int(node)].state)
        if nodes[Int(node)].context == 0, state < stateCount, automaton.accepts[state] >= 0 {
          result.append((node, nodes[Int(node)].cost + extra))
        }
        node = nodes[Int(node)].next
      }
    }
    return result
  }

  /// The steps that led to a node, first to last, those inside rules in their places.
  func path(to end: Int32) -> [Node] {
    var path: [Node] = []
    collect(end, into: &path)
    return path.reversed()
  }

  private func collect(_ end: Int32, into path: inout [Node]) {
    var node = end
    while node >= 0 {
      path.append(nodes[Int(node)])
      if case .rule(let inner) = nodes[Int(node)].step { collect(inner, into: &path) }
      node = nodes[Int(node)].back
    }
  }
}
