// Laying a machine out in tables.

extension Automaton {
  convenience init(_ machine: Machine, _ network: Network, _ grammar: Grammar) {
    var tables = Tables()
    tables.sorts = Self.sorts(network, grammar)
    tables.add(machine, firsts: FirstSets(machine, grammar.slots).sets)
    let names = Names(
      templates: network.templates,
      intents: network.intents,
      slots: grammar.slots.map { Slot(name: $0.name, kinds: $0.kinds) },
      terms: Self.terms(grammar)
    )
    self.init(tables.layout, WordTable(network.words), names, Spellings(network, grammar))
  }

  private static func terms(_ grammar: Grammar) -> [Term] {
    grammar.files.flatMap(\.terms).flatMap { list in
      list.entries.flatMap { term in
        term.wordings.map {
          Term(slot: list.slot, identifier: term.identifier, wording: $0)
        }
      }
    }
  }

  private static func sorts(_ network: Network, _ grammar: Grammar) -> [Int32] {
    var sorts = [Int32](repeating: 0, count: network.words.count)
    for list in grammar.files.flatMap(\.lists) {
      for word in list.words.flatMap(Sentence.words) {
        if let number = network.words[word] { sorts[number] |= list.sort.bit }
      }
    }
    return sorts
  }
}

extension Automaton.Tables {
  fileprivate mutating func add(_ machine: Machine, firsts sets: [First]) {
    var numbers: [First: Int32] = [:]
    for (state, first) in zip(machine.states, sets) {
      let number = numbers[first] ?? Int32(firsts.count)
      if number == firsts.count {
        numbers[first] = number
        firsts.append(first)
      }
      states.append(start(accepts: Int32(state.accepts ?? -1), first: number))
      for (symbol, target) in state.edges { add(symbol, Int32(target)) }
    }
    // The last state's edges end where those of one more would begin.
    states.append(start(accepts: -1, first: 0))
    starts = machine.starts.map(Int32.init)
  }

  private func start(accepts: Int32, first: Int32) -> Automaton.State {
    Automaton.State(
      words: Int32(edgeWords.count),
      slots: Int32(slotEdges.count),
      marks: Int32(markEdges.count),
      gaps: Int32(gapEdges.count),
      rules: Int32(ruleEdges.count),
      accepts: accepts,
      first: first
    )
  }

  private mutating func add(_ symbol: Symbol, _ target: Int32) {
    let edge = Automaton.Edge(symbol: Int32(symbol.index), target: target)
    switch symbol.kind {
    case .word:
      edgeWords.append(edge.symbol)
      edgeTargets.append(target)
    case .slot: slotEdges.append(edge)
    case .mark: markEdges.append(edge)
    case .gap: gapEdges.append(edge)
    case .rule: ruleEdges.append(edge)
    }
  }
}
