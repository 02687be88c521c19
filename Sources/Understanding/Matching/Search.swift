internal import Phrases

/// A sentence with everything that was found out about it: the material of readings.
struct Search {
  let line: Line
  let spans: Spans
  let matcher: Matcher
  let gazetteer: Gazetteer

  /// The cheapest way to each intent that the sentence can be read as, cheapest first.
  let candidates: [Candidate]

  struct Candidate {
    /// The intent's number in the automaton.
    var intent: Int
    var node: Int32
    var cost: Int32
  }

  init(
    _ line: Line,
    _ spans: Spans,
    _ gazetteer: Gazetteer,
    _ phrases: Automaton,
    from start: Int32,
    skipping: Bool
  ) {
    self.line = line
    self.spans = spans
    self.gazetteer = gazetteer
    var matcher = Matcher(
      automaton: phrases,
      line: line,
      spans: spans,
      gazetteer: gazetteer
    )
    matcher.run(from: start, skipping: skipping)
    self.matcher = matcher
    candidates = Self.cheapest(matcher)
  }

  private static func cheapest(_ matcher: Matcher) -> [Candidate] {
    var best: [Candidate] = []
    for (node, cost) in matcher.ends() {
      let state = Int(matcher.nodes[Int(node)].state)
      let intent = Int(matcher.automaton.accepts[state])
      if let known = best.firstIndex(where: { $0.intent == intent }) {
        if cost < best[known].cost { best[known] = .init(intent: intent, node: node, cost: cost) }
      } else {
        best.append(.init(intent: intent, node: node, cost: cost))
      }
    }
    return best.sorted { ($0.cost, $0.intent) < ($1.cost, $1.intent) }
  }

  /// The name of a candidate's intent, as the phrases spell it.
  func name(of candidate: Candidate) -> String {
    matcher.automaton.intents[candidate.intent].name
  }
}
