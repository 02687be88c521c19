internal import Phrases

// Slots: past a span that a finder saw, or over any words where the slot is open.

extension Matcher {
  mutating func expandSlot(_ edge: Int32, _ node: Node, _ number: Int32) {
    let slot = automaton.edges[edge]
    // Most slots of a state cannot begin with the word at hand, which one look tells.
    let fitting = slot.detail & outlook.prospects[index].kinds
    let seen = SlotKinds(rawValue: UInt16(truncatingIfNeeded: fitting))
    if !seen.isEmpty {
      if spans.misses(seen, at: index) { spans.seek(seen, at: index, with: outlook.finders) }
      fill(slot, edge, node, number)
    }
    guard slot.isOpen else { return }
    let quotes = outlook.prospects[index].marks.contains(.quoteOpen)
    if quotes, slot.kinds.hasAny(of: Self.quotable) { fillWithQuote(node, number, edge) }
    if fitting >> UInt16.bitWidth != 0 { beginRun(slot.kinds, node, number, edge) }
  }

  private mutating func fill(
    _ slot: Automaton.Edge,
    _ edge: Int32,
    _ node: Node,
    _ number: Int32
  ) {
    let kinds = slot.kinds
    var span = spans.first(at: index)
    while span >= 0 {
      let found = spans.all[Int(span)]
      if kinds.contains(found.kind), fills(found, slot) {
        let step = Node.Step.span(edge: edge, span: span)
        let (target, end) = (Int32(slot.target), Int(found.to))
        reach(target, in: node.context, at: end, cost: node.cost, from: number, step)
      }
      span = spans.next(after: span)
    }
  }

  private func fills(_ span: Span, _ slot: Automaton.Edge) -> Bool {
    // Where only known values count, a bare number says too little.
    if span.kind == .number, slot.kinds.contains(.known) { return false }
    guard span.kind == .terms, case .name(let entry) = span.value else { return true }
    return outlook.finders.gazetteer.hasTerm(entry, for: Int(slot.symbol))
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
    let kind = OpenSlot.Kind(kinds)
    let before = index > 0 ? outlook.prospects[index - 1] : nil
    guard let cost = OpenSlot(kind: kind).begin(word, after: before, isLast: index + 1 == count)
    else { return }
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
      Int32(automaton.edges[edge].target),
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
      let slot = OpenSlot(kind: run.kind)
      let length = Int32(index) - run.from
      guard slot.mayEnd(after: outlook.prospects[run.from], length) else { continue }
      let target = Int32(automaton.edges[run.edge].target)
      let step = Node.Step.open(edge: run.edge, from: run.from)
      reach(target, in: run.context, at: index, cost: run.cost, from: run.back, step)
    }
  }

  /// Lets open slots go on over the current word, and adds those that begin with it.
  mutating func extendRuns() {
    guard index < count else { return }
    guard runs.count > 0 || newRuns.count > 0 else { return }
    var kept = 0
    let word = outlook.prospects[index]
    for place in 0..<runs.count {
      var run = runs[place]
      let (before, first) = (outlook.prospects[index - 1], outlook.prospects[run.from])
      let length = Int32(index) - run.from
      guard let cost = OpenSlot(kind: run.kind).extend(over: word, before, first, length) else {
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
