import Automata
import Foundation
import Measurement
import Phrases
import Understanding

extension Training {
  /// The bounds that keep the weights from learning sentences by heart.
  struct Bounds {
    /// The number of sentences that a feature has to be in.
    var fewest: Int

    /// The weight decay of each feature for one round.
    var decay: Float

    /// For requests, of which there are many sentences, most of them sampled.
    static let requests = Bounds(fewest: 3, decay: 2)

    /// For replies, of which there are few, and short ones.
    static let replies = Bounds(fewest: 3, decay: 1)

    /// For questions, which come in many kinds.
    static let questions = Bounds(fewest: 4, decay: 1)
  }
}

/// Trains the second stage; the same training set gives the same weights.
struct Training {
  private let trainingSet: TrainingSet
  private let interpreter: Interpreter
  private let intents: [String]
  private let examples: [(features: [UInt32], label: Int, weight: Float)]

  /// The codes of features that count, rising: each is in several sentences.
  private let codes: [UInt32]

  private let bounds: Bounds

  private static let rounds = 12

  init(_ trainingSet: TrainingSet, _ interpreter: Interpreter, _ bounds: Bounds) {
    self.bounds = bounds
    self.trainingSet = trainingSet
    self.interpreter = interpreter
    let intents = trainingSet.intents
    let numbers = Dictionary(uniqueKeysWithValues: intents.enumerated().map { ($1, $0) })
    let examples = trainingSet.sentences.map { sentence in
      let features = interpreter.clues(
        of: sentence.text,
        amid: sentence.circumstances,
        at: .corpora
      )
      return (features, numbers[sentence.intent] ?? 0, sentence.weight)
    }
    var counts: [UInt32: Int] = [:]
    for example in examples {
      for feature in example.0 { counts[feature, default: 0] += 1 }
    }
    codes = counts.filter { $0.value >= bounds.fewest }.map(\.key).sorted()
    self.intents = intents
    self.examples = examples
  }

  func weights() -> Weights.Content {
    let places = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
    let known = examples.map { example in
      Regression.Example(
        features: example.features.compactMap { places[$0] },
        label: example.label,
        weight: example.weight,
        scale: Float(Weights.scale(ofClues: example.features.count))
      )
    }
    var regression = Regression(
      classes: intents.count,
      features: codes.count,
      decay: bounds.decay
    )
    regression.train(on: known, rounds: Self.rounds)
    return content(regression)
  }

  /// The entries of a feature.
  ///
  /// Only the differences between its weights count, so that the one in the middle is made zero:
  /// then most are.
  private static func row(_ weights: ArraySlice<Float>) -> [Weights.Entry] {
    let middle = weights.sorted()[weights.count / 2]
    let steps = weights.map { Int((Double($0 - middle) / Weights.step).rounded()) }
    let last = steps.lastIndex { $0 != 0 }
    return steps.indices.filter { steps[$0] != 0 }.map {
      Weights.Entry(intent: $0, steps: steps[$0], isLast: $0 == last)
    }
  }

  /// The weights in steps.
  ///
  /// A feature that counts a single step for a single class is left out.
  private func content(_ regression: Regression) -> Weights.Content {
    var content = Weights.Content()
    content.intents = intents.map { IntentName(rawValue: $0) }
    for (place, code) in codes.enumerated() {
      let row = Self.row(regression.weights[place * intents.count..<(place + 1) * intents.count])
      guard row.reduce(0, { $0 + abs($1.steps) }) > 1 else { continue }
      content.codes.append(code)
      content.rows.append(row)
    }
    var count = Roles.Count()
    for (sample, intent) in trainingSet.samples {
      interpreter.count(sample, as: IntentName(rawValue: intent), at: .corpora, in: &count)
    }
    content.roles = count.roles
    return content
  }
}
