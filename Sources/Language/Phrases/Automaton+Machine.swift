package import Automata

// Laying a machine out in tables.

extension Automaton {
  convenience init(_ machine: Machine, _ network: Network, _ grammar: Grammar) {
    var writer = ImageWriter()
    let hashes = network.words.sorted { $0.value < $1.value }.map(\.key.hash)
    WordTable.write(hashes, to: &writer)
    writer.write(Self.sorts(network, grammar))
    let firsts = FirstSets(machine, grammar.slots).sets
    let tables = StateTables(machine, firsts, network, grammar)
    tables.write(to: &writer)
    RuleOpenings.write(machine, firsts, wordCount: hashes.count, to: &writer)
    writer.write(machine.starts.map(Int32.init))
    writer.write(Self.hints(grammar))
    Spellings.write(Spellings.letters(network, grammar), to: &writer)
    Names.write(
      network.templates,
      network.intents,
      grammar.slots.map { Slot(name: $0.name, kinds: $0.kinds) },
      Self.terms(grammar),
      to: &writer
    )
    self.init(writer)
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

  private static func terms(_ grammar: Grammar) -> [Term] {
    grammar.files.flatMap(\.terms).flatMap { list in
      let slot = grammar.slot(named: list.slot) ?? 0
      return list.entries.flatMap { term in
        term.wordings.map { Term(slot: slot, identifier: term.identifier, wording: $0) }
      }
    }
  }

  private static func hints(_ grammar: Grammar) -> [Hint] {
    grammar.files.flatMap(\.intents).enumerated().flatMap { number, intent in
      intent.hints.map { Hint(word: Word($0).hash, intent: number) }
    }
    .sorted { ($0.word, $0.intent) < ($1.word, $1.intent) }
  }
}

/// The states of a machine and their edges, as tables.
private struct StateTables {
  private var states: [Automaton.State] = []
  private var edges: [Automaton.Edge] = []
  private var accepted: [UInt16] = []
  private var firsts: [First] = []
  private var steps: WordStepsBuilder
  private let machine: Machine
  private let templates: [Automaton.Template]
  private let slots: [PhraseFile.Slot]

  init(_ machine: Machine, _ sets: [First], _ network: Network, _ grammar: Grammar) {
    self.machine = machine
    templates = network.templates
    slots = grammar.slots
    let rows = machine.states.map(Self.row)
    steps = WordStepsBuilder(rows, width: network.words.count)
    var numbers: [First: UInt16] = [:]
    for (index, state) in machine.states.enumerated() {
      let number = numbers[sets[index]] ?? UInt16(firsts.count)
      if number == firsts.count {
        numbers[sets[index]] = number
        firsts.append(sets[index])
      }
      add(state, first: number, row: steps.places[rows[index]] ?? WordSteps.none)
    }
  }

  func write(to writer: inout ImageWriter) {
    writer.write(states)
    writer.write(steps.cells)
    writer.write(edges)
    writer.write(accepted)
    writer.write(firsts)
  }

  private static func row(of state: Machine.State) -> WordStepsBuilder.Row {
    state.edges.filter { $0.symbol.kind == .word }.map {
      .init(word: UInt16($0.symbol.index), target: UInt16($0.target))
    }
  }

  private mutating func add(_ source: Machine.State, first: UInt16, row: UInt32) {
    var state = Automaton.State(row: row, edges: UInt32(edges.count), first: first)
    state.markCount = UInt8(add(source, .mark))
    state.gapCount = UInt8(add(source, .gap))
    state.slotCount = UInt8(add(source, .slot))
    state.ruleCount = UInt16(add(source, .rule))
    if let number = source.accepts {
      let isRule = number >= Network.firstRule
      state.end = isRule ? .rule : .request
      accepted.append(UInt16(isRule ? number - Network.firstRule : number))
    } else {
      accepted.append(0)
    }
    states.append(state)
  }

  /// Adds the edges of a kind; how many they are.
  private mutating func add(_ state: Machine.State, _ kind: Symbol.Kind) -> Int {
    let before = edges.count
    for (symbol, target) in state.edges where symbol.kind == kind {
      let detail = detail(of: symbol)
      edges.append(
        .init(detail: detail, symbol: UInt16(symbol.index), target: UInt16(target))
      )
    }
    return edges.count - before
  }

  private func detail(of symbol: Symbol) -> UInt32 {
    switch symbol.kind {
    case .word: 0
    case .slot: slots[symbol.index].kinds.detail
    case .mark: UInt32(templates[symbol.index].cost)
    case .gap: UInt32(Gap(rawValue: UInt8(symbol.index))?.marks.rawValue ?? 0)
    case .rule: UInt32(machine.starts[symbol.index + Automaton.firstRuleStart])
    }
  }
}

extension SlotKinds {
  /// The kinds in the lower half; those of them that any words may fill in the upper.
  fileprivate var detail: UInt32 { UInt32(rawValue) | first }
}
