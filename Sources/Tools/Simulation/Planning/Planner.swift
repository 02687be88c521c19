import Randomness

/// Makes up plans: the same for the same seed, and each temperament and domain as often as others.
package struct Planner: Sendable {
  let ontology: Ontology
  let voices: Voices

  package init(_ ontology: Ontology, _ voices: Voices) {
    self.ontology = ontology
    self.voices = voices
  }

  /// The plan of a number.
  package func plan(_ number: UInt64) -> Plan {
    var random = SplitMix(seed: number)
    let temperaments = Temperament.allCases
    let temperament = temperaments[Int(number % UInt64(temperaments.count))]
    let domains = ontology.domains
    let round = number / UInt64(temperaments.count)
    let domain = domains[Int(round % UInt64(domains.count))]
    var draft = PlanDraft(ontology, temperament, random)
    draft.addErrand(in: domain)
    if temperament == .interleaving || random.happens(0.25) { draft.addErrand() }
    draft.addQuirks(of: temperament)
    // Nobody is always just one way.
    if random.happens(0.2) { draft.addQuirks(of: random.pick(temperaments)) }
    return Plan(
      seed: number,
      temperament: temperament,
      errands: draft.errands,
      quirks: draft.quirks,
      voice: isInMoves(number) ? nil : voice(for: temperament, &random)
    )
  }

  /// Half of all people say moves, in each temperament and each domain as many as type lines.
  private func isInMoves(_ number: UInt64) -> Bool {
    let round = number / UInt64(Temperament.allCases.count * ontology.domains.count)
    return (number + round).isMultiple(of: 2)
  }

  /// Somebody brief is brief in words, too; anybody else may have any voice.
  ///
  /// What was made of the phrases, and what authors wrote blind, is said as often as all that was
  /// written for people.
  private func voice(for temperament: Temperament, _ random: inout SplitMix) -> String {
    let suited = voices.written.filter { $0.tones.contains(temperament.rawValue) }
    let written = random.pick(suited.isEmpty ? voices.written : suited)
    return random.pick([written] + voices.sampled).name
  }
}
