/// Every phrase of every intent as one machine, ready to run.
///
/// The edges of a state stand together in flat tables, those of one kind behind each other: the
/// words of a state are at `states[state].words ..< states[state + 1].words`, in rising order.
package final class Automaton: Sendable {
  package let words: WordTable

  /// The sorts of each word, as the bits of `WordSort`.
  package let sorts: Table<Int32>
  package let states: Table<State>
  package let wordEdges: WordEdges
  package let slotEdges: Table<Edge>
  package let markEdges: Table<Edge>
  package let gapEdges: Table<Edge>
  package let ruleEdges: Table<Edge>

  /// What can come next, by the number that states give.
  package let firsts: Table<First>

  /// What each rule can begin with.
  package let openings: RuleOpenings

  /// Where requests, answers, and the rules begin.
  package let starts: Table<Int32>

  /// What choosing a template costs, by its number.
  package let costs: Table<Int32>

  /// The kinds of value that each slot takes.
  package let kinds: Table<UInt16>
  package let names: Names

  /// The words of the templates by their letters.
  package let spellings: Spellings

  /// The intents whose hints a word is among, by their numbers.
  package let hints: [Word: [Int]]

  /// What is accepted is a rule from this number on.
  package static let firstRule = Int32(Network.firstRule)

  init(_ layout: Layout, _ words: WordTable, _ names: Names, _ spellings: Spellings) {
    self.spellings = spellings
    self.words = words
    hints = names.intents.indices.reduce(into: [:]) { hints, intent in
      for hint in names.intents[intent].hints { hints[Word(hint), default: []].append(intent) }
    }
    self.names = names
    sorts = layout.sorts
    states = layout.states
    wordEdges = WordEdges(words: layout.edgeWords, targets: layout.edgeTargets)
    slotEdges = layout.slotEdges
    markEdges = layout.markEdges
    gapEdges = layout.gapEdges
    ruleEdges = layout.ruleEdges
    firsts = layout.firsts
    starts = layout.starts
    openings = RuleOpenings(layout, wordCount: words.hashes.count)
    costs = Table(names.templates.map { Int32($0.cost) })
    kinds = Table(names.slots.map(\.kinds.rawValue))
  }

  deinit {
    for table in [sorts, wordEdges.words, wordEdges.targets, starts, costs] { table.deallocate() }
    for table in [slotEdges, markEdges, gapEdges, ruleEdges] { table.deallocate() }
    states.deallocate()
    openings.deallocate()
    firsts.deallocate()
    kinds.deallocate()
  }
}

extension Automaton {
  package var templates: [Template] { names.templates }
  package var intents: [Intent] { names.intents }
  package var slots: [Slot] { names.slots }
  package var terms: [Term] { names.terms }

  package var requestStart: Int32 { starts.start[0] }
  package var answerStart: Int32 { starts.start[1] }

  /// Where the starts of rules begin among `starts`.
  package static let firstRuleStart = 2

  /// The slot that an edge asks for.
  package func slot(ofEdge edge: Int32) -> Slot { slots[Int(slotEdges.start[Int(edge)].symbol)] }
}

// MARK: - What it is made of

extension Automaton {
  /// Where the edges of a state begin; they end where those of the next state begin.
  package struct State: BitwiseCopyable, Sendable, Hashable {
    package var words: Int32 = 0
    package var slots: Int32 = 0
    package var marks: Int32 = 0
    package var gaps: Int32 = 0
    package var rules: Int32 = 0

    /// The intent in which a sentence may end here; from `firstRule` on, the rule; or -1.
    package var accepts: Int32 = -1

    /// The place of what can come next among `firsts`.
    package var first: Int32 = 0
  }

  /// A step that takes something other than a plain word.
  package struct Edge: BitwiseCopyable, Sendable, Hashable {
    /// The number of the slot, the template, the gap or the rule.
    package var symbol: Int32
    package var target: Int32
  }

  /// Steps that take a word.
  package struct WordEdges: Sendable {
    package let words: Table<Int32>
    package let targets: Table<Int32>
  }

  /// Tables that are complete.
  struct Layout {
    let sorts: Table<Int32>
    let states: Table<State>
    let edgeWords: Table<Int32>
    let edgeTargets: Table<Int32>
    let slotEdges: Table<Edge>
    let markEdges: Table<Edge>
    let gapEdges: Table<Edge>
    let ruleEdges: Table<Edge>
    let firsts: Table<First>
    let starts: Table<Int32>
  }

  /// Tables while they are put together.
  struct Tables {
    var sorts: [Int32] = []
    var states: [State] = []
    var edgeWords: [Int32] = []
    var edgeTargets: [Int32] = []
    var slotEdges: [Edge] = []
    var markEdges: [Edge] = []
    var gapEdges: [Edge] = []
    var ruleEdges: [Edge] = []
    var firsts: [First] = []
    var starts: [Int32] = []

    var layout: Layout {
      Layout(
        sorts: Table(sorts),
        states: Table(states),
        edgeWords: Table(edgeWords),
        edgeTargets: Table(edgeTargets),
        slotEdges: Table(slotEdges),
        markEdges: Table(markEdges),
        gapEdges: Table(gapEdges),
        ruleEdges: Table(ruleEdges),
        firsts: Table(firsts),
        starts: Table(starts)
      )
    }
  }

  /// What is needed to say what was matched.
  package struct Names: Sendable {
    package var templates: [Template] = []
    package var intents: [Intent] = []
    package var slots: [Slot] = []
    package var terms: [Term] = []
  }

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

    /// What it fills: `attribute-unread` is the slot `attribute` with a list of its own.
    package var parameter: String { String(name.prefix { $0 != "-" }) }
  }

  /// A wording of a closed list.
  package struct Term: Sendable, Hashable {
    package var slot: String
    package var identifier: String
    package var wording: String
  }
}
