internal import Automata

// Slots: past a span that a recognizer saw, or over any words where the slot is open.

extension Matcher {
  /// Goes on past those of some slots that can begin with the current word.
  mutating func expandSlots(_ slots: Range<Int32>, _ number: Int32) {
    let kinds = outlook.prospects[index].kinds
    let isQuoted = outlook.prospects[index].marks.contains(.quoteOpen)
    for edge in slots {
      // Most slots of a state cannot begin with the word at hand, which one look tells.
      let fitting = edges[edge].detail & kinds
      if fitting != 0 || isQuoted { expandSlot(edge, fitting, isQuoted, number) }
    }
  }

  private mutating func expandSlot(
    _ edge: Int32,
    _ fitting: UInt32,
    _ isQuoted: Bool,
    _ number: Int32
  ) {
    let slot = edges[edge]
    let seen = SlotKinds(rawValue: UInt16(truncatingIfNeeded: fitting))
    if seen.rawValue != 0 {
      if spans.misses(seen, at: index) { spans.seek(seen, at: index, with: outlook.recognizers) }
      fill(slot, edge, number)
    }
    if isQuoted, slot.kinds.hasAny(of: .quotable) { fillWithQuote(number, edge) }
    guard slot.isOpen else { return }
    if fitting >> UInt16.bitWidth != 0 { beginRun(slot.kinds, number, edge) }
  }

  private mutating func fill(_ slot: Automaton.Edge, _ edge: Int32, _ number: Int32) {
    let kinds = slot.kinds
    var span = spans.first(at: index)
    while span >= 0 {
      let found = spans.all[Int(span)]
      if kinds.hasAny(of: found.kind), fills(found, slot, kinds) {
        let (context, cost) = (nodes[number].context, nodes[number].cost)
        let step = Node.Step.span(edge: edge, span: span)
        reach(Int32(slot.target), in: context, at: Int(found.to), cost: cost, from: number, step)
      }
      span = spans.next(after: span)
    }
  }

  @inline(__always)
  private func fills(_ span: Span, _ slot: Automaton.Edge, _ kinds: SlotKinds) -> Bool {
    // Where only known values count, a bare number says too little.
    if span.kind.hasAny(of: .number), kinds.hasAny(of: .known) { return false }
    guard span.kind.hasAny(of: .terms), case .name(let entry) = span.value else { return true }
    return outlook.recognizers.gazetteer.hasTerm(entry, for: Int(slot.symbol))
  }
}

// MARK: - Open slots

extension Matcher {
  private mutating func beginRun(_ kinds: SlotKinds, _ number: Int32, _ edge: Int32) {
    let word = outlook.prospects[index]
    let kind = OpenSlot.Kind(kinds)
    let before = index > 0 ? outlook.prospects[index - 1] : nil
    guard let cost = OpenSlot(kind: kind).begin(word, after: before, isLast: index + 1 == count)
    else { return }
    let run = OpenRun(
      edge: edge,
      kind: kind,
      context: nodes[number].context,
      from: Int32(index),
      cost: nodes[number].cost + cost,
      back: number
    )
    Self.merge(run, into: &scratch.newRuns)
  }

  private mutating func fillWithQuote(_ number: Int32, _ edge: Int32) {
    guard let quote = outlook.recognizers.line.sentence.quote(at: index), !quote.tokens.isEmpty
    else {
      return
    }
    reach(
      Int32(edges[edge].target),
      in: nodes[number].context,
      at: quote.tokens.upperBound,
      cost: nodes[number].cost,
      from: number,
      .open(edge: edge, from: Int32(index))
    )
  }

  /// Lets open slots end before the current word.
  mutating func endRuns() {
    for place in 0..<scratch.runs.count {
      let run = scratch.runs[place]
      let slot = OpenSlot(kind: run.kind)
      let length = Int32(index) - run.from
      let (first, last) = (outlook.prospects[run.from], outlook.prospects[index - 1])
      guard slot.mayEnd(after: first, last, length) else { continue }
      let target = Int32(edges[run.edge].target)
      let step = Node.Step.open(edge: run.edge, from: run.from)
      reach(target, in: run.context, at: index, cost: run.cost, from: run.back, step)
    }
  }

  /// Lets open slots go on over the current word, and adds those that begin with it.
  mutating func extendRuns() {
    guard index < count else { return }
    guard scratch.runs.count > 0 || scratch.newRuns.count > 0 else { return }
    var kept = 0
    let word = outlook.prospects[index]
    for place in 0..<scratch.runs.count {
      var run = scratch.runs[place]
      let (before, first) = (outlook.prospects[index - 1], outlook.prospects[run.from])
      let length = Int32(index) - run.from
      guard let cost = OpenSlot(kind: run.kind).extend(over: word, before, first, length) else {
        continue
      }
      run.cost += cost
      scratch.runs[kept] = run
      kept += 1
    }
    scratch.runs.truncate(to: kept)
    for place in 0..<scratch.newRuns.count {
      Self.merge(scratch.newRuns[place], into: &scratch.runs)
    }
    scratch.newRuns.truncate(to: 0)
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
