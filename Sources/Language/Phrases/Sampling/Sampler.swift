package import Automata
import Randomness

/// Makes sentences of the phrases, the same for the same seed.
///
/// ```
/// var sampler = Sampler(grammar, seed: 1)
/// sampler.sample(of: "cancelRide")  // please call off my cab
/// ```
package struct Sampler: Sendable {
  private let grammar: Grammar
  private let fillers: Fillers

  private var letters: Letters
  private let terms: [String: [String]]
  private var random: SplitMix

  /// The frequencies to choose by; without them all choices are equally likely.
  private let common: Commonness?
  private var file = ""

  /// The probabilities of an optional part, and of one more repetition.
  private static let optional = 0.3
  private static let again = 0.3

  package init(_ grammar: Grammar, fillers: Fillers = .world, seed: UInt64) {
    self.init(grammar, fillers: fillers, seed: seed, by: nil)
  }

  /// One that says what is common sooner than what is not.
  init(_ grammar: Grammar, fillers: Fillers = .world, seed: UInt64, by common: Commonness?) {
    self.common = common
    self.grammar = grammar
    self.fillers = fillers
    random = SplitMix(seed: seed)
    terms = grammar.files.flatMap(\.terms).reduce(into: [:]) { terms, list in
      terms[list.slot, default: []] += list.entries.flatMap(\.wordings)
    }
    letters = Letters(grammar)
  }
}

// MARK: - Sentences

extension Sampler {
  /// A sentence of any of an intent's templates, with what leads up to it and what follows.
  package mutating func sample(of intent: String) -> (sample: Sample, template: Origin)? {
    let templates = templates(of: intent)
    guard let (origin, template) = choose(templates, { $0($1.1.expression) }) else { return nil }
    return (sentence(of: template, in: origin.file, isFramed: random.happens(0.2)), origin)
  }

  /// The same with nothing before and behind it.
  package mutating func plainSample(of intent: String) -> Sample? {
    guard let (origin, template) = choose(templates(of: intent), { $0($1.1.expression) }) else {
      return nil
    }
    return sentence(of: template, in: origin.file)
  }

  /// A sentence of one template; a framed one has an opening and a closing of its own.
  package mutating func sentence(
    of template: PhraseFile.Template,
    in file: String,
    isFramed: Bool = false
  ) -> Sample {
    self.file = file
    letters.learn(template.source)
    var sample = Sample()
    if isFramed { add(.rule("opening"), to: &sample) }
    add(template.expression, to: &sample)
    if isFramed, !endsInText(sample) { add(.rule("closing"), to: &sample) }
    return sample
  }

  /// Returns `true` if the sentence ends in free text, which would swallow a closing.
  private func endsInText(_ sample: Sample) -> Bool {
    guard let last = sample.slots.last, last.range.upperBound == sample.text.utf8.count,
      let number = grammar.slot(named: last.name)
    else { return false }
    return !grammar.slots[number].kinds.isDisjoint(with: [.text, .title])
  }

  /// The position of a template in the sources.
  package struct Origin: Sendable, Hashable {
    package var file: String
    package var line: Int
  }

  /// Every template of a request or an answer with the place where it is written.
  package func templates(of intent: String) -> [(Origin, PhraseFile.Template)] {
    grammar.files.flatMap { file in
      file.intents.filter { $0.name == intent && $0.role != .parts }.flatMap(\.templates)
        .map { (Origin(file: file.name, line: $0.line), $0) }
    }
  }
}

// MARK: - Expressions

extension Sampler {
  private mutating func add(_ expression: Expression, to sample: inout Sample) {
    switch expression {
    case .word(let word): sample.add(letters[word] ?? "")
    case .slot(let name): fill(name, of: &sample)
    case .rule(let name): addRule(name, to: &sample)
    case .gap(let gap): sample.add(gap)
    case .sequence(let parts):
      for part in parts { add(part, to: &sample) }
    case .alternatives(let parts):
      if let part = choose(parts, { $0($1) }) { add(part, to: &sample) }
    case .optional(let part):
      if random.happens(Self.optional) { add(part, to: &sample) }
    case .loop(let part, let atLeastOnce):
      if atLeastOnce || random.happens(Self.again) { add(part, to: &sample) }
      if random.happens(Self.again * Self.again) { add(part, to: &sample) }
    }
  }

  private mutating func addRule(_ name: String, to sample: inout Sample) {
    guard let alternatives = grammar.rules[name]?.alternatives,
      let template = choose(alternatives, { $0($1.expression) })
    else { return }
    add(template.expression, to: &sample)
  }

  private mutating func fill(_ name: String, of sample: inout Sample) {
    guard let number = grammar.slot(named: name) else { return }
    let slot = grammar.slots[number]
    let wordings =
      slot.kinds.contains(.app)
      ? [Fillers.app(inFile: file)] : fillers.wordings(for: slot, terms: terms[slot.name] ?? [])
    guard let list = wordings.randomElement(using: &random),
      let wording = choose(list, { $0($1) })
    else { return }
    sample.add(wording, for: slot.name)
  }

  /// One of several, by how common each is.
  private mutating func choose<Part>(
    _ parts: [Part],
    _ weight: (Commonness, Part) -> Double
  ) -> Part? {
    guard let common else { return parts.randomElement(using: &random) }
    return random.pick(parts, weighing: parts.map { weight(common, $0) })
  }
}
