/// Makes a failing conversation as simple as it can be and still fail alike.
struct Shrinker {
  let ontology: Ontology

  /// Has the conversation that a plan leads to.
  let meet: (Plan) async throws -> Encounter

  /// The simplest encounter that fails like this one.
  func shrink(_ encounter: Encounter) async throws -> Encounter {
    guard let failure = encounter.failure else { return encounter }
    var best = encounter
    search: while true {
      for plan in best.plan.simpler(ontology) {
        let next = try await meet(plan)
        guard next.failure?.isLike(failure) == true else { continue }
        best = next
        continue search
      }
      return best
    }
  }
}

extension Simulator {
  /// The simplest encounter that fails like this one.
  ///
  /// - Throws: As `meet(_:)` does.
  package func shrink(_ encounter: Encounter) async throws -> Encounter {
    try await Shrinker(ontology: ontology) { try await meet($0) }.shrink(encounter)
  }
}

extension Plan {
  /// Plans that are one step simpler, those that leave out most first.
  fileprivate func simpler(_ ontology: Ontology) -> [Plan] {
    withoutErrand + withoutQuirk + plainer + withoutAspect(ontology) + moreAtOnce
  }

  private func with(_ change: (inout Plan) -> Void) -> [Plan] {
    var plan = self
    change(&plan)
    return plan == self ? [] : [plan]
  }

  private var withoutErrand: [Plan] {
    guard errands.count > 1 else { return [] }
    // Quirks name errands by their position.
    let first = with { plan in
      plan.errands.removeFirst()
      plan.quirks.removeAll { if case .change = $0 { true } else { false } }
    }
    return first + with { $0.errands.removeLast() }
  }

  private var withoutQuirk: [Plan] {
    quirks.indices.flatMap { index in with { $0.quirks.remove(at: index) } }
  }

  private var plainer: [Plan] {
    with {
      $0.speakPlainly()
      $0.isPlain = true
    } + with { $0.speakPlainly() } + with { $0.isPlain = true }
  }

  /// In the plainest voice; whoever says moves needs none.
  private mutating func speakPlainly() {
    if voice != nil { voice = "plain" }
  }

  /// Without an aspect that need not be wanted, or with one value less.
  private func withoutAspect(_ ontology: Ontology) -> [Plan] {
    errands.indices.flatMap { index in
      let kind = ontology.kind(errands[index].intent)
      return errands[index].wanted.sorted { $0.key < $1.key }.flatMap { name, items in
        with { plan in
          // What is changed has to be there.
          guard !changes(name) else { return }
          if items.count > 1 {
            plan.errands[index].wanted[name] = Array(items.prefix(1))
          } else if kind?.aspect(named: name)?.isRequired == false {
            plan.errands[index].wanted[name] = nil
            plan.errands[index].opening.remove(name)
          }
        }
      }
    }
  }

  private func changes(_ aspect: String) -> Bool {
    quirks.contains { quirk in
      if case .change(let change) = quirk { change.aspect == aspect } else { false }
    }
  }

  /// With all said in the request.
  private var moreAtOnce: [Plan] {
    errands.indices.flatMap { index in
      with { $0.errands[index].opening = Set($0.errands[index].wanted.keys) }
    }
  }
}
