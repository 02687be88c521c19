internal import Automata

/// A sentence with everything that was found out about it: the material of readings.
final class Search {
  let phrases: Automaton
  let outlook: Outlook
  let spans: Spans
  let nodes: Pool<Node>

  /// The cheapest way to each intent that the sentence can be read as, cheapest first.
  let candidates: [Candidate]

  /// The sentences of a line that a search may leave over.
  enum Extent {
    /// The sentences before and after the request.
    case anySentence

    /// None.
    case wholeLine
  }

  struct Candidate {
    /// The intent's number in the automaton.
    var intent: Int
    var node: Int32
    var cost: Int32
  }

  /// Searches a line; `spans` are those that an earlier search with the same outlook has seen.
  init(
    _ outlook: Outlook,
    _ phrases: Automaton,
    from start: Int32,
    in extent: Extent,
    with pad: ScratchPad,
    knowing spans: Spans? = nil
  ) {
    var matcher = Matcher(phrases, outlook, spans ?? outlook.spans, pad.take())
    matcher.run(from: start, in: extent)
    self.phrases = phrases
    self.outlook = outlook
    self.spans = matcher.spans
    candidates = matcher.candidates
    nodes = matcher.nodes
    pad.keep(matcher.scratch)
  }

  var recognizers: Recognizers { outlook.recognizers }
  var line: Line { recognizers.line }
  var gazetteer: Gazetteer { recognizers.gazetteer }

  /// The name of a candidate's intent, as the phrases spell it.
  func name(of candidate: Candidate) -> String {
    phrases.intents[candidate.intent].name
  }
}

// MARK: - Ways

extension Search {
  /// The steps that led to a candidate, first to last, those inside rules in their places.
  func path(to candidate: Candidate) -> [Node] {
    var path: [Node] = []
    path.reserveCapacity(line.count * 2 + 8)
    collect(candidate.node, into: &path)
    path.reverse()
    return path
  }

  private func collect(_ end: Int32, into path: inout [Node]) {
    var node = end
    while node >= 0 {
      path.append(nodes[node])
      if case .rule(let inner) = nodes[node].step { collect(inner, into: &path) }
      node = nodes[node].back
    }
  }
}
