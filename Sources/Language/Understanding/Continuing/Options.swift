internal import Automata

/// The words and slots that can come next in some states, with the requests each leads to.
struct Options {
  /// By the numbers of words and slots.
  private(set) var words: [Int32: UInt64] = [:]
  private(set) var slots: [Int: UInt64] = [:]

  /// The requests for which each state was looked into.
  private var known: [Int32: UInt64] = [:]
  private let phrases: Automaton
  private let tables: ContinuationTables
  private let wanted: [Int32]
  private let allowed: UInt64

  /// None yet; of the words only those with some numbers are of interest.
  init(_ phrases: Automaton, _ source: Source, wanted: [Int32]) {
    self.phrases = phrases
    tables = source.tables
    allowed = source.allowed
    self.wanted = wanted
  }

  /// Adds what can come next where a search stands.
  mutating func add(_ ending: Ending) {
    add(ending.state, inside: ending.isInRule ? ending.requests & allowed : nil)
  }

  /// Adds what can come next in a state; of one inside of a rule, with the requests ahead of that.
  private mutating func add(_ number: Int32, inside requests: UInt64?) {
    let ahead = requests ?? allowed
    guard ahead & ~(known[number] ?? 0) != 0 else { return }
    known[number, default: 0] |= ahead
    let state = phrases.states[number]
    for word in wanted {
      let target = phrases.wordSteps.target(of: word, in: state.row)
      guard target >= 0 else { continue }
      let bits = (requests ?? tables.leads(from: target)) & allowed
      if bits != 0 { words[word, default: 0] |= bits }
    }
    let first = Int32(state.edges) + Int32(state.markCount) + Int32(state.gapCount)
    let rules = first + Int32(state.slotCount)
    for edge in first..<rules {
      let target = Int32(phrases.edges[edge].target)
      let bits = (requests ?? tables.leads(from: target)) & allowed
      if bits != 0 { slots[Int(phrases.edges[edge].symbol), default: 0] |= bits }
    }
    for edge in rules..<rules + Int32(state.ruleCount) {
      enter(phrases.edges[edge], inside: requests)
    }
  }

  private mutating func enter(_ rule: Automaton.Edge, inside requests: UInt64?) {
    let target = Int32(rule.target)
    guard target != tables.opened else { return }
    let ahead = (requests ?? tables.leads(from: target)) & allowed
    if ahead != 0 { add(Int32(rule.detail), inside: ahead) }
  }
}
