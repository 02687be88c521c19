package import Automata

/// Makes the automaton of a grammar: subset construction, then merging of equal states.
package enum Compiler {
  package static func compile(_ files: [PhraseFile]) throws(PhraseError) -> Automaton {
    let grammar = try Grammar(files)
    let network = Network(grammar)
    var subsets = SubsetConstruction(network)
    var minimizer = Minimizer(subsets.run())
    let machine = minimizer.run()
    try refuseEmptyRules(machine, network, grammar)
    try refuseExcess(machine, network, grammar)
    return Automaton(machine, network, grammar)
  }
}

extension Compiler {
  /// A rule that is called has to take at least one word; optional is its use.
  private static func refuseEmptyRules(
    _ machine: Machine,
    _ network: Network,
    _ grammar: Grammar
  ) throws(PhraseError) {
    for (rule, name) in network.ruleNames.enumerated()
    where machine.states[machine.starts[rule + Automaton.firstRuleStart]].accepts != nil {
      throw PhraseError(
        file: grammar.files.first { $0.rules.contains { $0.name == name } }?.name ?? "",
        line: grammar.rules[name]?.line ?? 0,
        column: 1,
        message: "The rule “\(name)” can be empty; write “[<\(name)>]” where it is used instead.",
        source: "rule \(name)"
      )
    }
  }

  /// The tables keep numbers short, so that what is used together stands together.
  private static func refuseExcess(
    _ machine: Machine,
    _ network: Network,
    _ grammar: Grammar
  ) throws(PhraseError) {
    let edges = machine.states.map { state in
      [Symbol.Kind.mark, .gap, .slot].map { kind in state.edges.count { $0.symbol.kind == kind } }
    }
    let counts: [(name: String, count: Int, limit: Int)] = [
      ("states", machine.states.count, 65_535),
      ("words", network.words.count, 65_535),
      ("templates", network.templates.count, 65_535),
      ("ways out of one state", edges.joined().max() ?? 0, 255),
    ]
    for (name, count, limit) in counts where count > limit {
      throw PhraseError(
        file: grammar.files.first?.name ?? "",
        line: 1,
        column: 1,
        message: "All files together have \(count) \(name); there is room for \(limit).",
        source: ""
      )
    }
  }
}

/// A deterministic machine, as a list of states.
struct Machine {
  struct State {
    /// Sorted by symbol.
    var edges: [(symbol: Symbol, target: Int)] = []
    var accepts: Int?
  }

  var states: [State] = []
  var starts: [Int] = []
}

/// Subset construction (Rabin and Scott, 1959), with slots and marks as ordinary symbols.
struct SubsetConstruction {
  private let network: Network
  private var machine = Machine()
  private var numbers: [[Int32]: Int] = [:]
  private var pending: [[Int32]] = []
  private var stamp: [Int32]
  private var round: Int32 = 0

  init(_ network: Network) {
    self.network = network
    stamp = Array(repeating: 0, count: network.states.count)
  }

  mutating func run() -> Machine {
    for start in network.starts { machine.starts.append(number(of: [Int32(start)])) }
    var next = 0
    while next < pending.count {
      expand(next)
      next += 1
    }
    return machine
  }

  /// The machine's state for a set of the network's states, made when it is new.
  private mutating func number(of set: [Int32]) -> Int {
    if let known = numbers[set] { return known }
    numbers[set] = pending.count
    pending.append(set)
    machine.states.append(.init())
    return pending.count - 1
  }

  private mutating func expand(_ index: Int) {
    var targets: [Symbol: [Int32]] = [:]
    for state in closure(of: pending[index]) {
      if let intent = network.states[Int(state)].accepts { machine.states[index].accepts = intent }
      for edge in network.states[Int(state)].edges {
        targets[edge.symbol, default: []].append(Int32(edge.target))
      }
    }
    for (symbol, set) in targets.sorted(by: { $0.key < $1.key }) {
      let target = number(of: set.count == 1 ? set : Array(Set(set)).sorted())
      machine.states[index].edges.append((symbol, target))
    }
  }

  private mutating func closure(of set: [Int32]) -> [Int32] {
    round += 1
    var found = set
    for state in set { stamp[Int(state)] = round }
    var next = 0
    while next < found.count {
      for state in network.states[Int(found[next])].empty where stamp[state] != round {
        stamp[state] = round
        found.append(Int32(state))
      }
      next += 1
    }
    return found
  }
}

/// Merges states that nothing can tell apart, by refining a partition until it is stable
/// (Moore, 1956).
struct Minimizer {
  private let machine: Machine
  private var classes: [Int]

  init(_ machine: Machine) {
    self.machine = machine
    classes = machine.states.map { ($0.accepts ?? -1) + 1 }
  }

  mutating func run() -> Machine {
    var count = Set(classes).count
    while true {
      let next = refine()
      if next == count { break }
      count = next
    }
    return merged(count)
  }

  /// Splits classes whose members lead to different classes; the new number of classes.
  private mutating func refine() -> Int {
    var numbers: [UInt64: Int] = [:]
    var refined = classes
    for (index, state) in machine.states.enumerated() {
      var signature = Word.sequence(Word.seed, Word(hash: UInt64(classes[index])))
      for edge in state.edges {
        let step = UInt64(UInt32(bitPattern: edge.symbol.code)) << 32 | UInt64(classes[edge.target])
        signature = Word.sequence(signature, Word(hash: step))
      }
      let fresh = numbers.count
      refined[index] = numbers[signature] ?? fresh
      numbers[signature] = refined[index]
    }
    classes = refined
    return numbers.count
  }

  private func merged(_ count: Int) -> Machine {
    var result = Machine()
    result.states = Array(repeating: .init(), count: count)
    result.starts = machine.starts.map { classes[$0] }
    for (index, state) in machine.states.enumerated() {
      var copy = state
      copy.edges = state.edges.map { ($0.symbol, classes[$0.target]) }
      result.states[classes[index]] = copy
    }
    return result
  }
}
