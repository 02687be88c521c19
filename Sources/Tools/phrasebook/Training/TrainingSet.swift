import Automata
import Foundation
import Measurement
import Phrases
import Randomness
import Understanding

/// The sentences that the second stage learns from, each with the intent that it asks for.
struct TrainingSet {
  struct Sentence {
    var text: String
    var intent: String
    var weight: Float

    /// The circumstances in which it is said.
    var circumstances = Circumstances.none
  }

  private(set) var sentences: [Sentence] = []

  /// The sampled sentences, with the slots that their values fill.
  private(set) var samples: [(sample: Sample, intent: String)] = []

  /// The class of sentences outside Parley's domains.
  static let elsewhere = "elsewhere"

  /// Requests that point back, or for help: only their own phrases ask for them.
  private static let references = Set(IntentName.references.union([.helpWith]).map(\.rawValue))

  /// The number of sentences sampled from each intent's phrases.
  private static let samplesPerIntent = 1500

  // What phrases stand for they understand themselves, so it says least about what they miss; and
  // what was written for this stage says most.
  private static let sampleWeight: Float = 0.1
  private static let corpusWeight: Float = 2
  private static let wordingWeight: Float = 6

  // There is no end to what is none of ours, so of all that could be said each says more.
  private static let elsewhereFactor: Float = 2

  init(_ folder: Folder) throws {
    let grammar = try Grammar(folder.files)
    try addSamples(of: grammar)
    try addCorpora(of: folder)
    try add(folder.wordings(in: "Wordings") + [folder.wordings("tuning")], grammar) { entry in
      entry.intent == "refused" ? Self.elsewhere : entry.intent
    }
    addCircumstances()
    addSubstitutes(Substitution(grammar))
  }

  /// Every intent there is a sentence for, in the order of the alphabet.
  var intents: [String] { Set(sentences.map(\.intent)).sorted() }
}

// MARK: - Where they come from

extension TrainingSet {
  private mutating func addSamples(of grammar: Grammar) throws {
    var sampler = Sampler(grammar, seed: 7)
    let intents = Set(grammar.files.flatMap(\.intents).filter { $0.role == .request }.map(\.name))
    for intent in intents.subtracting(Self.references).sorted() {
      for _ in 0..<Self.samplesPerIntent {
        guard let (sample, _) = sampler.sample(of: intent) else { continue }
        sentences.append(Sentence(text: sample.text, intent: intent, weight: Self.sampleWeight))
        samples.append((sample, intent))
      }
    }
  }

  /// Adds sentences that ask for the same whatever goes on, said while this or that goes on.
  ///
  /// So training learns that what goes on alone makes nothing likely.
  private mutating func addCircumstances() {
    var random = SplitMix(seed: 13)
    let known = Set(sentences.map(\.circumstances)).subtracting([.none])
      .sorted { "\($0)" < "\($1)" }
    sentences += sentences.filter { $0.circumstances == .none && $0.weight > 1 }.compactMap {
      let every = $0.intent == Self.elsewhere ? 1 : Self.requestEvery
      guard Int.random(in: 0..<every, using: &random) == 0,
        let circumstances = known.randomElement(using: &random)
      else { return nil }
      var sentence = $0
      sentence.circumstances = circumstances
      return sentence
    }
  }

  /// Of so many requests one is also said while something goes on; so is all that asks for nothing.
  private static let requestEvery = 3

  private mutating func addSubstitutes(_ substitution: Substitution) {
    var substitution = substitution
    for sentence in sentences where sentence.intent != Self.elsewhere {
      guard let text = substitution.elsewhere(for: sentence.text) else { continue }
      sentences.append(Sentence(text: text, intent: Self.elsewhere, weight: sentence.weight / 4))
    }
  }

  private mutating func addCorpora(of folder: Folder) throws {
    for entry in try folder.corpora().flatMap(\.entries) {
      let intent = entry.expected.prefix { $0 != " " }
      guard intent != "tie", !Self.references.contains(String(intent)) else { continue }
      let name = intent == "refused" ? Self.elsewhere : String(intent)
      sentences.append(Sentence(text: entry.sentence, intent: name, weight: Self.corpusWeight))
    }
  }

  /// Adds the sentences of files of wordings.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - grammar: What stands in their templates.
  ///   - weight: How much a sentence counts.
  ///   - label: The class of a sentence; `nil` for one that nothing is to be learned from.
  /// - Throws: A template that can't be read.
  private mutating func add(
    _ files: [Wordings],
    _ grammar: Grammar,
    weight: Float = Self.wordingWeight,
    as label: (Wordings.Entry) -> String?
  ) throws {
    for wordings in files {
      var sampler = Sampler(grammar, seed: 11)
      for entry in wordings.entries {
        guard let intent = label(entry) else { continue }
        let texts = try entry.isTemplate ? sampler.variants(of: entry.text) : [entry.text]
        let factor = intent == Self.elsewhere ? Self.elsewhereFactor : 1
        let weight = factor * weight / Float(min(texts.count, 3))
        sentences += texts.flatMap { text in
          let all = entry.circumstances
          return all.map {
            let own = $0 == .none ? weight : weight / Float(all.count)
            return Sentence(text: text, intent: intent, weight: own, circumstances: $0)
          }
        }
      }
    }
  }
}

// MARK: - Replies

extension TrainingSet {
  /// The answers that replies are learned from, and what is none of them.
  init(repliesOf folder: Folder) throws {
    let grammar = try Grammar(folder.files)
    for entry in try folder.moves.entries where entry.question?.kind == .approval {
      // The verb of an act says yes or no by what was asked.
      guard !entry.expected.hasPrefix("verb"), entry.expected != "keep" else { continue }
      let reply = Self.replies[entry.expected]?.rawValue ?? Self.elsewhere
      sentences.append(Sentence(text: entry.sentence, intent: reply, weight: Self.corpusWeight))
    }
    try add(folder.wordings(in: "Replies"), grammar) { entry in
      entry.intent == ReplyKind.other.rawValue ? Self.elsewhere : entry.intent
    }
    // Neither a request nor some word or other, known or not, answers anything.
    try add(
      folder.wordings(in: "Wordings"),
      grammar,
      weight: Self.requestWeight,
      as: Self.elsewhereAtRest
    )
    for text in Substitution(grammar).senselessLines {
      sentences.append(Sentence(text: text, intent: Self.elsewhere, weight: Self.corpusWeight))
    }
  }

  private static let requestWeight: Float = 1

  /// The class of a request among what is no request; what is one only after another says nothing.
  private static func elsewhereAtRest(_ entry: Wordings.Entry) -> String? {
    entry.precedent == nil ? elsewhere : nil
  }

  /// The replies by the moves that corpora have for them.
  private static let replies: [String: ReplyKind] = [
    "affirm": .affirm, "deny": .deny, "retract": .deny, "wait": .wait, "unsure": .wait,
    "again": .again,
  ]
}

// MARK: - Questions

extension TrainingSet {
  /// The questions that details are learned from, and what asks for none of them.
  init(questionsOf folder: Folder) throws {
    let grammar = try Grammar(folder.files)
    for entry in try folder.moves.entries where entry.expected.hasPrefix("detail ") {
      let detail = entry.expected.dropFirst("detail ".count).prefix { $0.isLetter }
      sentences.append(
        Sentence(text: entry.sentence, intent: String(detail), weight: Self.corpusWeight)
      )
    }
    try add(folder.wordings(in: "Questions"), grammar, as: \.intent)
    // Neither a request nor an answer asks for any of them; but most are read before questions are.
    for name in ["Wordings", "Replies"] {
      try add(
        folder.wordings(in: name),
        grammar,
        weight: Self.requestWeight * 0.3,
        as: Self.elsewhereAtRest
      )
    }
  }
}

// MARK: - What goes on

extension Wordings.Entry {
  /// The circumstances in which it may be said: the thing that was done last, and what goes on for longer also
  /// without that.
  var circumstances: [Circumstances] {
    guard let precedent else { return [.none] }
    let right = Circumstances(after: IntentName(rawValue: precedent))
    return right.goesOn.isEmpty ? [right] : [right, Circumstances(goesOn: right.goesOn)]
  }
}

extension Sampler {
  /// Different sentences that a template stands for; a few, however many there are.
  fileprivate mutating func variants(of template: String) throws -> [String] {
    let file = try PhraseFileParser.parse("rule variants\n  \(template)\n", name: "wordings")
    guard let parsed = file.rules.first?.alternatives.first else { return [] }
    let samples = (0..<Self.mostVariants).map { _ in
      sentence(of: parsed, in: "wordings").text
    }
    return Set(samples).sorted()
  }

  private static let mostVariants = 8
}
