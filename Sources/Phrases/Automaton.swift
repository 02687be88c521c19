/// Every phrase of every intent as one machine, ready to run.
///
/// The edges of a state stand together in flat arrays, those of one kind behind each other;
/// `wordEdges[state] ..< wordEdges[state + 1]` are the places of its words, in rising order.
package struct Automaton: Sendable {
  package struct Template: Sendable, Hashable {
    package var intent: Int
    package var file: String
    package var line: Int
    package var cost: Int
  }

  package struct Intent: Sendable, Hashable {
    package var name: String
    package var isAnswer: Bool
    package var examples: [String]

    /// Words by which a refused sentence is known to have come close.
    package var hints: [String]
  }

  package struct Slot: Sendable, Hashable {
    package var name: String
    package var kinds: SlotKinds
  }

  /// A wording of a closed list.
  package struct Term: Sendable, Hashable {
    package var slot: String
    package var identifier: String
    package var wording: String
  }

  package internal(set) var words: WordTable

  /// The sorts of each word, as the bits of `WordSort`.
  package internal(set) var sorts: [Int32] = []
  package internal(set) var wordEdges: [Int32] = [0]
  package internal(set) var edgeWords: [Int32] = []
  package internal(set) var edgeTargets: [Int32] = []
  package internal(set) var slotEdges: [Int32] = [0]
  package internal(set) var edgeSlots: [Int32] = []
  package internal(set) var slotTargets: [Int32] = []
  package internal(set) var markEdges: [Int32] = [0]
  package internal(set) var edgeMarks: [Int32] = []
  package internal(set) var markTargets: [Int32] = []
  package internal(set) var gapEdges: [Int32] = [0]
  package internal(set) var edgeGaps: [Int32] = []
  package internal(set) var gapTargets: [Int32] = []

  package internal(set) var ruleEdges: [Int32] = [0]
  package internal(set) var edgeRules: [Int32] = []
  package internal(set) var ruleTargets: [Int32] = []

  /// The intent in which a sentence may end here; from `firstRule` on, the rule; or -1.
  package internal(set) var accepts: [Int32] = []

  /// What is accepted is a rule from this number on.
  package static let firstRule = Int32(Network.firstRule)

  /// Where requests, answers, and the rules begin.
  package internal(set) var starts: [Int32] = []
  package internal(set) var templates: [Template] = []
  package internal(set) var intents: [Intent] = []
  package internal(set) var slots: [Slot] = []
  package internal(set) var terms: [Term] = []

  package var requestStart: Int32 { starts[0] }
  package var answerStart: Int32 { starts[1] }

  package func start(ofRule rule: Int32) -> Int32 { starts[Int(rule) + 2] }

  init(_ machine: Machine, _ network: Network, _ grammar: Grammar) {
    words = WordTable(network.words)
    sorts = Self.sorts(network, grammar)
    for state in machine.states { add(state) }
    starts = machine.starts.map(Int32.init)
    templates = network.templates
    intents = network.intents
    slots = grammar.slots.map { Slot(name: $0.name, kinds: $0.kinds) }
    terms = grammar.files.flatMap(\.terms).flatMap { list in
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

  private mutating func add(_ state: Machine.State) {
    for (symbol, target) in state.edges {
      let (index, target) = (Int32(symbol.index), Int32(target))
      switch symbol.kind {
      case .word: Self.append(index, to: &edgeWords, target, to: &edgeTargets)
      case .slot: Self.append(index, to: &edgeSlots, target, to: &slotTargets)
      case .mark: Self.append(index, to: &edgeMarks, target, to: &markTargets)
      case .gap: Self.append(index, to: &edgeGaps, target, to: &gapTargets)
      case .rule: Self.append(index, to: &edgeRules, target, to: &ruleTargets)
      }
    }
    wordEdges.append(Int32(edgeWords.count))
    slotEdges.append(Int32(edgeSlots.count))
    markEdges.append(Int32(edgeMarks.count))
    gapEdges.append(Int32(edgeGaps.count))
    ruleEdges.append(Int32(edgeRules.count))
    accepts.append(Int32(state.accepts ?? -1))
  }

  private static func append(
    _ symbol: Int32,
    to symbols: inout [Int32],
    _ target: Int32,
    to targets: inout [Int32]
  ) {
    symbols.append(symbol)
    targets.append(target)
  }
}
