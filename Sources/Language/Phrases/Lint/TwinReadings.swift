package import Automata

/// Ways through an automaton that take one sentence, end in templates of one intent at one cost,
/// and read different slots out of it: nothing tells which is meant.
///
/// A slot is told from another by what it fills and by the kinds of value that it takes. Rules that
/// are called are steps like words here, so what two ways differ in inside of one is not seen.
struct TwinReadings {
  /// Two templates by their numbers, and the slots that take the same words.
  struct Twins: Hashable {
    var templates: [Int]
    var slots: [String]
  }

  /// Two states that the same words lead to, and the slots in which the ways differ.
  private struct Pair: Hashable {
    var one: Int
    var other: Int
    var slots: [String]
  }

  private(set) var found: Set<Twins> = []
  private var known: Set<Pair> = []
  private var pending: [Pair] = []
  private let automaton: Automaton
  private let steps: [[Int: Int]]

  /// The wordings of each slot's closed list, by the slot's number without restriction.
  private let terms: [Int: Set<String>]

  init(_ automaton: Automaton) {
    self.automaton = automaton
    steps = automaton.steps
    terms = Dictionary(grouping: automaton.terms, by: \.slot).mapValues { Set($0.map(\.wording)) }
    for state in automaton.states.elements.indices { pair(state, state, []) }
    while let pair = pending.popLast() { follow(pair) }
  }

  /// Notes a pair of states that is new, and worth following.
  private mutating func add(_ one: Int, _ other: Int, _ slots: [String]) {
    let pair = Pair(one: min(one, other), other: max(one, other), slots: slots)
    if known.insert(pair).inserted { pending.append(pair) }
  }

  private mutating func follow(_ pair: Pair) {
    compareEnds(pair)
    for (word, target) in steps[pair.one] {
      if let other = steps[pair.other][word] { add(target, other, pair.slots) }
    }
    for kind in [Symbol.Kind.gap, .rule] {
      let others = automaton.edges(of: pair.other, kind)
      for edge in automaton.edges(of: pair.one, kind) {
        guard let other = others.first(where: { $0.symbol == edge.symbol }) else { continue }
        add(Int(edge.target), Int(other.target), pair.slots)
      }
    }
    self.pair(pair.one, pair.other, pair.slots)
  }

  private mutating func compareEnds(_ pair: Pair) {
    for one in automaton.edges(of: pair.one, .mark).map({ Int($0.symbol) }) {
      for other in automaton.edges(of: pair.other, .mark).map({ Int($0.symbol) }) {
        let (first, second) = (automaton.template(one), automaton.template(other))
        guard one != other, first.intent >= 0, first.intent == second.intent,
          first.cost == second.cost
        else { continue }
        found.insert(Twins(templates: [one, other].sorted(), slots: pair.slots))
      }
    }
  }
}

// MARK: - Slots

extension TwinReadings {
  /// Goes on past slots of two states that take the same words; from one and the same state only
  /// past those that differ.
  private mutating func pair(_ one: Int, _ other: Int, _ slots: [String]) {
    let others = automaton.edges(of: other, .slot)
    for edge in automaton.edges(of: one, .slot) {
      for twin in others where takeSame(Int(edge.symbol), Int(twin.symbol)) {
        let (first, second) = (slot(edge), slot(twin))
        let differ = areReadApart(first, second)
        guard differ || !slots.isEmpty else { continue }
        let names = slots.isEmpty ? [first.name, second.name].sorted() : slots
        add(Int(edge.target), Int(twin.target), names)
      }
    }
  }

  private func slot(_ edge: Automaton.Edge) -> Automaton.Slot { automaton.slots[Int(edge.symbol)] }

  /// Returns `true` if some words fill both slots at one cost.
  private func takeSame(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (automaton.slots[one].kinds, automaton.slots[other].kinds)
    if one & ~1 == other & ~1 || !first.values.isDisjoint(with: second.values) { return true }
    if SlotKinds.alike.contains(where: { $0.isShared(by: first, second) }) { return true }
    return !(terms[one & ~1] ?? []).isDisjoint(with: terms[other & ~1] ?? [])
  }

  /// Returns `true` if the same words have different meanings in the two slots.
  private func areReadApart(_ one: Automaton.Slot, _ other: Automaton.Slot) -> Bool {
    one.parameter != other.parameter
      || one.kinds.values.isDisjoint(with: other.kinds.values)
        && SlotKinds.alike.contains { $0.isShared(by: one.kinds, other.kinds) }
  }
}

extension SlotKinds {
  /// Kinds whose values the same words may be: *6* is a number and a time.
  fileprivate static let alike: [SlotKinds] = [
    [.number, .phone], [.number, .time], [.ordinal, .time], [.text, .title],
  ]

  /// The kinds that recognizers find, or that any words fill.
  fileprivate var values: SlotKinds { subtracting([.known, .terms]) }

  /// Returns `true` if one slot takes one of these kinds and the other slot another.
  fileprivate func isShared(by one: SlotKinds, _ other: SlotKinds) -> Bool {
    !isDisjoint(with: one) && !isDisjoint(with: other) && isSubset(of: one.union(other))
  }
}
