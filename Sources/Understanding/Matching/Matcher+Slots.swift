internal import Phrases

// Slots: past a span that a finder saw, or over any words where the slot is open.

extension Matcher {
  mutating func expandSlot(_ node: Node, _ number: Int32, _ edge: Int32) {
    let slot = automaton.slotEdges[edge].symbol
    let kinds = SlotKinds(rawValue: automaton.kinds[slot])
    let seen = SlotKinds(rawValue: UInt16(truncatingIfNeeded: outlook.prospects[index].kinds))
    if kinds.hasAny(of: seen) {
      spans.seek(kinds, of: seen, at: index, with: outlook.finders)
      fill(slot, kinds, node, number, edge)
    }
    guard kinds.hasAny(of: .open), !kinds.contains(.known) else { return }
    beginRun(kinds, node, number, edge)
  }

  private mutating func fill(
    _ slot: Int32,
    _ kinds: SlotKinds,
    _ node: Node,
    _ number: Int32,
    _ edge: Int32
  ) {
    let target = automaton.slotEdges[edge].target
    var span = spans.first(at: index)
    while span >= 0 {
      let found = spans.all[Int(span)]
      if kinds.contains(found.kind), fills(found, slot, kinds) {
        let step = Node.Step.span(edge: edge, span: span)
        let end = Int(found.to)
        reach(target, in: node.context, at: end, cost: node.cost, from: number, step)
      }
      span = spans.next(after: span)
    }
  }

  private func fills(_ span: Span, _ slot: Int32, _ kinds: SlotKinds) -> Bool {
    // Where only known values count, a bare number says too little.
    if span.kind == .number, kinds.contains(.known) { return false }
    guard span.kind == .terms, case .name(let entry) = span.value else { return true }
    return outlook.finders.gazetteer.term(entry, for: automaton.slots[Int(slot)].name) != nil
  }
}

// MARK: - Open slots

extension Matcher {
  private mutating func beginRun(
    _ kinds: SlotKinds,
    _ node: Node,
    _ number: Int32,
    _ edge: Int32
  ) {
    let word = outlook.prospects[index]
    if kinds.hasAny(of: Self.quotable), word.marks.contains(.quoteOpen) {
      fillWithQuote(node, number, edge)
    }
    let kind = OpenSlot.Kind(kinds)
    guard let cost = OpenSlot(kind: kind, line: outlook.finders.line).begin(at: index, word) else {
      return
    }
    let run = OpenRun(
      edge: edge,
      kind: kind,
      context: node.context,
      from: Int32(index),
      cost: node.cost + cost,
      back: number
    )
    Self.merge(run, into: &newRuns)
  }

  /// Kinds of slot that hold whatever stands in quotation marks.
  private static let quotable: SlotKinds = [.text, .title]

  private mutating func fillWithQuote(_ node: Node, _ number: Int32, _ edge: Int32) {
    guard let quote = outlook.finders.line.sentence.quote(at: index), !quote.tokens.isEmpty else {
      return
    }
    reach(
      automaton.slotEdges[edge].target,
      in: node.context,
      at: quote.tokens.upperBound,
      cost: node.cost,
      from: number,
      .open(edge: edge, from: Int32(index))
    )
  }

  /// Lets open slots end before the current word.
  mutating func endRuns() {
    for place in 0..<runs.count {
      let run = runs[place]
      let slot = OpenSlot(kind: run.kind, line: outlook.finders.line)
      guard slot.mayEnd(from: Int(run.from), at: index) else { continue }
      let target = automaton.slotEdges[run.edge].target
      let step = Node.Step.open(edge: run.edge, from: run.from)
      reach(target, in: run.context, at: index, cost: run.cost, from: run.back, step)
    }
  }

  /// Lets open slots go on over the current word, and adds those that begin with it.
  mutating func extendRuns() {
    guard index < count else { return }
    var kept = 0
    for place in 0..<runs.count {
      var run = runs[place]
      let slot = OpenSlot(kind: run.kind, line: outlook.finders.line)
      guard let cost = slot.extend(from: Int(run.from), at: index, outlook.prospects[index]) else {
        continue
      }
      run.cost += cost
      runs[kept] = run
      kept += 1
    }
    runs.truncate(to: kept)
    for place in 0..<newRuns.count { Self.merge(newRuns[place], into: &runs) }
    newRuns.truncate(to: 0)
  }

  /// Keeps the cheaper of two runs over the same edge; in no more contexts than a state.
  private static func merge(_ run: OpenRun, into runs: inout Pool<OpenRun>) {
    var contexts: Int32 = 0
    for place in 0..<runs.count where runs[place].edge == run.edge {
      if runs[place].context == run.context {
        if run.cost < runs[place].cost { runs[place] = run }
        return
      }
      contexts += 1
    }
    if contexts < Frontier.mostContexts { runs.append(run) }
  }
}
