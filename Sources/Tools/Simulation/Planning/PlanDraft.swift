import Randomness

/// A plan in the making.
struct PlanDraft {
  let ontology: Ontology
  let temperament: Temperament
  var random: SplitMix
  var errands: [Errand] = []
  var quirks: [Quirk] = []

  init(_ ontology: Ontology, _ temperament: Temperament, _ random: SplitMix) {
    self.ontology = ontology
    self.temperament = temperament
    self.random = random
  }

  private static let optional = 0.35
  private static let several = 0.25
}

// MARK: - Errands

extension PlanDraft {
  /// Adds something to get done, in a domain if one is given.
  mutating func addErrand(in domain: String? = nil) {
    let kinds = ontology.kinds.filter { $0.domain == (domain ?? $0.domain) && isPossible($0) }
    guard !kinds.isEmpty else { return }
    let kind = random.pick(kinds)
    var wanted: [String: [Item]] = [:]
    for aspect in kind.aspects where aspect.isRequired || random.happens(rate(of: kind)) {
      wanted[aspect.name] = items(for: aspect, besides: wanted)
    }
    errands.append(Errand(intent: kind.intent, wanted: wanted, opening: []))
    errands[errands.count - 1].opening = opening(of: kind, Set(wanted.keys))
  }

  /// Returns the probability of an optional aspect, higher for people who say more than they are
  /// asked.
  private func rate(of kind: RequestKind) -> Double {
    let wantsMuch: Set<Temperament> = [.overAnswering, .thorough, .correctingElsewhere, .adjusting]
    return wantsMuch.contains(temperament) ? 0.6 : Self.optional
  }

  /// Two rides at once are not to be had, and what ends something comes after its beginning.
  private func isPossible(_ kind: RequestKind) -> Bool {
    let before = errands.map(\.intent)
    if let predecessor = kind.predecessor { return before.last == predecessor && !isInMiddle }
    return !kind.isExclusive || !before.contains(kind.intent)
  }

  private var isInMiddle: Bool { temperament == .interleaving }

  private mutating func items(for aspect: Aspect, besides wanted: [String: [Item]]) -> [Item] {
    let taken = Set(wanted.values.joined())
    let free = ontology.items(for: aspect).filter { !taken.contains($0) }
    let first = random.pick(free)
    guard aspect.isSeveral, random.happens(Self.several) else { return [first] }
    return [first, random.pick(free.filter { $0 != first })]
  }

  /// Picks the aspects that the request itself gives.
  private mutating func opening(of kind: RequestKind, _ wanted: Set<String>) -> Set<String> {
    let required = kind.aspects.filter(\.isRequired).map(\.name)
    let leavesOut: Bool =
      switch temperament {
      case .thorough, .cancelling: false
      case .correctingThemselves: false
      case .correctingElsewhere, .overAnswering, .answeringInFull, .brief: true
      default: random.happens(0.4)
      }
    var said = wanted
    if leavesOut, let last = required.last {
      said.remove(last)
      if required.count > 1, random.happens(0.3) { said.remove(required[0]) }
    }
    if temperament == .correctingThemselves {
      said = said.filter { kind.aspect(named: $0)?.isText == false }
    }
    // What is optional may come later only where it is asked for a yes.
    let isComplete = said.isSuperset(of: required)
    guard kind.isReviewed || !isComplete else { return said }
    return said.filter { required.contains($0) || temperament == .thorough || random.happens(0.5) }
  }
}
