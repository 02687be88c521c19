internal import Automata

extension Search {
  /// The reading that a candidate stands for.
  func reading(_ candidate: Candidate) -> Reading {
    let path = path(to: candidate)
    let slots = path.compactMap(slot)
    var reading = Reading(
      intent: IntentName(rawValue: name(of: candidate)),
      slots: said(slots, on: path),
      app: slots.first { $0.name == Self.app },
      score: score(of: candidate),
      evidence: path.compactMap { evidence($0, from: path) }
    )
    reading.isHedged = slots.contains { $0.name == Self.hedged }
    return reading
  }

  /// The slots of the reading that a candidate stands for.
  func slots(of candidate: Candidate) -> [SlotReading] {
    let path = path(to: candidate)
    return said(path.compactMap(slot), on: path)
  }

  /// The slots of a path that are parameters of what is asked for.
  private func said(_ slots: [SlotReading], on path: [Node]) -> [SlotReading] {
    let said = slots.filter { !Self.unsaid.contains($0.name) }
    guard !said.isEmpty else { return [] }
    return Antecedent(self).resolve(
      withAlternatives(Self.withLabels(said)),
      ofRequestAt: requestStart(path)
    )
  }

  /// The word with which a request begins, behind what else was said.
  private func requestStart(_ path: [Node]) -> Int {
    let before = path.first { node in
      switch node.step {
      case .skip: true
      case .open(let edge, _), .span(let edge, _): declaration(edge).name == Self.aside
      case .start, .word, .gap, .rule, .mark: false
      }
    }
    return Int(before?.place ?? 0)
  }

  static let aside = "aside"

  /// Indicates whether something fits so well that no other spelling has to be tried.
  var isConvincing: Bool {
    guard let best = candidates.first else { return false }
    return score(of: best) >= Costs.lowestScore
  }

  /// Indicates whether the best fit is one at a stretch, so that a typing error may be the better
  /// explanation: “a mesage” as a text.
  var isStrained: Bool {
    guard let best = candidates.first else { return false }
    return score(of: best) < Costs.easyScore
  }

  /// Returns whether something fits better than in another search, which is so much in doubt.
  func fits(betterThan other: Search, doubtedBy doubt: Int32 = 0) -> Bool {
    guard let best = candidates.first else { return false }
    return other.candidates.first.map {
      score(of: best) > other.score(of: $0) - Double(doubt) / 100
    } ?? true
  }

  /// The words of names that nobody and no place has, in what fits best.
  var strangers: [Int] {
    guard let best = candidates.first else { return [] }
    return path(to: best).flatMap { node -> [Int] in
      guard case .open(let edge, let from) = node.step,
        !declaration(edge).kinds.isDisjoint(with: [.person, .place])
      else { return [] }
      return Array(Int(from)..<Int(node.place))
    }
  }

  /// Returns whether a candidate leaves no other sentence of the line over.
  func isCovering(_ candidate: Candidate) -> Bool {
    guard Int(nodes[candidate.node].place) == line.count else { return false }
    var number = candidate.node
    while number >= 0 {
      if case .skip = nodes[number].step { return false }
      number = nodes[number].back
    }
    return true
  }

  /// The words behind a candidate, which are other sentences.
  func rest(behind candidate: Candidate) -> Range<Int> {
    Int(nodes[candidate.node].place)..<line.count
  }

  static let app = "app"
  private static let hedged = "hedged"

  /// Slots that are no parameter of what is asked for.
  static let unsaid: Set = [
    app, "aside", "anything", "count", "elapsed", hedged, "make", "observation", "other", "remark",
    "subject", "unwanted", "whereabouts",
  ]
  static let label = "label"

  /// Returns a candidate's score from 0 to 1, lowered by doubtful steps but not by long free text.
  func score(of candidate: Candidate) -> Double {
    let rest = Int32(line.count) - nodes[candidate.node].place
    let free =
      freeCost(ofPathTo: candidate.node) + max(0, rest - Costs.otherWords) * Costs.otherWord
    return max(0, 1 - Double(max(0, candidate.cost - free)) / 100)
  }

  /// The part of the cost that only tells readings of one sentence from each other: that of the
  /// words of free text, and of all but the first words of other sentences around the request.
  private func freeCost(ofPathTo end: Int32) -> Int32 {
    var free: Int32 = 0
    var number = end
    while number >= 0 {
      let node = nodes[number]
      switch node.step {
      case .open(let edge, let from) where phrases.edges[edge].kinds.contains(.text):
        free += (node.place - from) * Costs.textWord
      case .skip: free += max(0, node.place - Costs.otherWords) * Costs.otherWord
      case .rule(let inner): free += freeCost(ofPathTo: inner)
      case .open, .start, .word, .gap, .span, .mark: break
      }
      number = node.back
    }
    return free
  }

  /// *Kate or Anna*: one person, of whom it is open who it is.
  private func withAlternatives(_ slots: [SlotReading]) -> [SlotReading] {
    var result: [SlotReading] = []
    for slot in slots {
      if let joined = result.last.flatMap({ either($0, slot) }) {
        result[result.count - 1] = joined
      } else {
        result.append(slot)
      }
    }
    return result
  }

  /// - Returns: `nil` if they are not two people with nothing but *or* in between.
  private func either(_ first: SlotReading, _ second: SlotReading) -> SlotReading? {
    guard first.name == second.name, case .person(let one) = first.meaning,
      case .person(let other) = second.meaning,
      isOr(first.range.upperBound..<second.range.lowerBound)
    else { return nil }
    let range = first.range.lowerBound..<second.range.upperBound
    var mention = PersonMention()
    mention.alternatives = one.either(called: first.wording) + other.either(called: second.wording)
    return SlotReading(
      name: first.name,
      wording: line.sentence.text(range),
      range: range,
      meaning: .person(mention)
    )
  }

  /// Returns whether words are *or*, with at most which number of the first is meant before it.
  private func isOr(_ range: Range<Int>) -> Bool {
    let words = line.sentence.tokens.filter { $0.range.overlaps(range) }.map(\.word)
    return words.last == Self.or && words.count <= 4
  }

  private static let or = Word("or")

  private func evidence(_ node: Node, from path: [Node]) -> Evidence? {
    guard case .mark(let number) = node.step else { return nil }
    let template = phrases.template(Int(number))
    let from = path.first.map { Int($0.place) } ?? 0
    return Evidence(
      file: template.file,
      line: template.line,
      range: line.sentence.range(ofWords: from..<max(from, Int(node.place)))
    )
  }

  /// *Anna's mobile*: the label goes to the person it belongs to.
  private static func withLabels(_ slots: [SlotReading]) -> [SlotReading] {
    var result: [SlotReading] = []
    for slot in slots {
      guard slot.name == label else {
        result.append(slot.with(labelOf: &result))
        continue
      }
      let owner = result.lastIndex { if case .person = $0.meaning { true } else { false } }
      guard let owner, case .term(let label) = slot.meaning,
        case .person(var mention) = result[owner].meaning
      else {
        result.append(slot)
        continue
      }
      mention.label = label
      result[owner].meaning = .person(mention)
    }
    return result
  }
}

extension SlotReading {
  /// A person with the label that was said before, which is no slot any more: *the landline of Tom*.
  fileprivate func with(labelOf slots: inout [SlotReading]) -> SlotReading {
    guard case .person(var mention) = meaning, mention.label == nil, let last = slots.last,
      last.name == Search.label, case .term(let label) = last.meaning
    else { return self }
    slots.removeLast()
    mention.label = label
    var labelled = self
    labelled.meaning = .person(mention)
    return labelled
  }
}

extension PersonMention {
  /// The people among whom one is meant: those left open before, or this one by their name.
  fileprivate func either(called wording: String) -> [Suggestion] {
    alternatives.isEmpty
      ? [Suggestion(name: wording, candidates: candidates, label: label)] : alternatives
  }
}
