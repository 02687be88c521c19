import Randomness

// MARK: - Quirks

extension PlanDraft {
  /// Adds what somebody of this temperament does.
  mutating func addQuirks(of temperament: Temperament) {
    switch temperament {
    case .brief, .polite, .thorough: break
    case .overAnswering: quirks.append(.overAnswer)
    case .answeringInFull: quirks.append(.answerInFull)
    case .changingMind: addChange(.review)
    case .changingMindTwice:
      addChange(random.happens(0.5) ? .review : .question)
      addChange(.review)
    case .correctingElsewhere: addChange(.question)
    case .correctingThemselves where isSelfCorrecting: addChange(.opening)
    case .correctingThemselves: addChange(.review)
    case .adjusting: addAdjustment()
    case .lookingUp:
      quirks.append(.lookUp(random.pick(Self.lookUps(ontology)), at: occasion()))
    case .interleaving: quirks.append(.interleave(at: occasion()))
    case .hesitating:
      let number = occasion()
      quirks.append(.hesitate(at: number))
      if random.happens(0.5) { quirks.append(.hesitate(at: number)) }
    case .agreeingByAct: quirks.append(.agreeByAct)
    case .askingBack:
      let asks: [Quirk] = [
        .ask(.repeatQuestion, at: occasion()), .ask(.help, at: occasion()),
        .ask(.back, at: 2), .askDetail,
      ]
      quirks.append(random.pick(asks))
    case .cancelling: quirks.append(.cancel(at: occasion()))
    }
  }

  /// True if the person corrects themselves within a line, which must then have no text that would
  /// absorb the correction.
  private var isSelfCorrecting: Bool { temperament == .correctingThemselves }

  private static func lookUps(_ ontology: Ontology) -> [String] {
    ontology.values["look-ups"]?.map { $0.names[0] } ?? []
  }

  /// The question at which it happens; most conversations have one or two.
  private mutating func occasion() -> Int {
    random.happens(0.65) ? 1 : 2
  }
}

// MARK: - Changes of mind

extension PlanDraft {
  private var kind: RequestKind? {
    errands.first.flatMap { ontology.kind($0.intent) }
  }

  /// Adds a change of one aspect to another value.
  private mutating func addChange(_ occasion: Change.Occasion) {
    let aspects = changeable(on: occasion)
    guard !aspects.isEmpty else { return }
    let aspect = random.pick(aspects)
    guard let new = otherItem(for: aspect) else { return }
    let isAgreeing = occasion == .review && random.happens(0.15)
    quirks.append(
      .change(
        Change(
          errand: 0,
          aspect: aspect.name,
          items: [new],
          manner: isAgreeing ? .agreeing : .replace,
          occasion: occasion
        )
      )
    )
  }

  /// The aspects of the first errand that are said by the time of an occasion.
  private func changeable(on occasion: Change.Occasion) -> [Aspect] {
    guard let kind, let errand = errands.first else { return [] }
    return kind.aspects.filter { aspect in
      guard let items = errand.wanted[aspect.name] else { return false }
      // In the line that names two people nobody could tell whom a third one replaces.
      if occasion == .opening, items.count > 1 { return false }
      return occasion == .review || errand.opening.contains(aspect.name)
    }
  }

  private mutating func otherItem(for aspect: Aspect) -> Item? {
    let planned = quirks.flatMap { quirk -> [Item] in
      if case .change(let change) = quirk { change.items } else { [] }
    }
    let taken = Set((errands.first?.wanted.values.joined()).map(Array.init) ?? []).union(planned)
    return ontology.items(for: aspect).filter { !taken.contains($0) }.randomElement(using: &random)
  }

  /// Adds a change in relation to what is there, or one more or fewer person.
  private mutating func addAdjustment() {
    let changes = adjustments
    if !changes.isEmpty { quirks.append(.change(random.pick(changes))) }
  }

  private var adjustments: [Change] {
    guard let kind, let errand = errands.first else { return [] }
    return kind.aspects.flatMap { aspect -> [Change] in
      guard let items = errand.wanted[aspect.name] else { return [] }
      return relations(of: aspect, items) + (aspect.isSeveral ? differences(of: aspect, items) : [])
    }
  }

  private func relations(of aspect: Aspect, _ items: [Item]) -> [Change] {
    (ontology.relations[items[0]] ?? []).map { relation in
      Change(errand: 0, aspect: aspect.name, items: [relation.result], manner: .relate(relation))
    }
  }

  private func differences(of aspect: Aspect, _ items: [Item]) -> [Change] {
    if items.count > 1 {
      return items.map { item in
        let rest = items.filter { $0 != item }
        return Change(errand: 0, aspect: aspect.name, items: rest, manner: .remove(item))
      }
    }
    let others = ontology.items(for: aspect).filter { !items.contains($0) }
    return others.prefix(3).map { item in
      Change(errand: 0, aspect: aspect.name, items: items + [item], manner: .add(item))
    }
  }
}
