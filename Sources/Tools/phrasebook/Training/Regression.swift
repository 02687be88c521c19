import Automata
import Foundation
import Phrases
import Randomness

/// Multinomial logistic regression over features that are there or not.
///
/// Trained by stochastic gradient descent with a step of its own for each weight (AdaGrad: Duchi,
/// Hazan and Singer, 2011), in an order that is shuffled the same each time.
struct Regression {
  /// One sentence: its features and its class, and how much it counts.
  struct Example {
    var features: [Int]
    var label: Int
    var weight: Float
  }

  let classes: Int
  private(set) var weights: [Float]
  private var squares: [Float]

  /// The weight decay of each feature for one update.
  ///
  /// Over a round, frequent and rare features decay alike.
  private var decays: [Float]

  private static let rate: Float = 0.15

  /// The weight decay of a feature for one round.
  private let decay: Float

  init(classes: Int, features: Int, decay: Float) {
    self.classes = classes
    self.decay = decay
    weights = Array(repeating: 0, count: classes * features)
    squares = Array(repeating: 1e-6, count: classes * features)
    decays = Array(repeating: 0, count: features)
  }

  mutating func train(on examples: [Example], rounds: Int) {
    for example in examples {
      for feature in example.features { decays[feature] += 1 }
    }
    decays = decays.map { decay / $0 }
    var random = SplitMix(seed: 1)
    var order = Array(examples.indices)
    for _ in 0..<rounds {
      order.shuffle(using: &random)
      for index in order { learn(examples[index]) }
    }
  }

  private mutating func learn(_ example: Example) {
    let probabilities = probabilities(of: example.features)
    for label in 0..<classes {
      let error = probabilities[label] - (label == example.label ? 1 : 0)
      guard abs(error) > 1e-4 else { continue }
      for feature in example.features { step(feature, label, error * example.weight) }
    }
  }

  private mutating func step(_ feature: Int, _ label: Int, _ error: Float) {
    let place = feature * classes + label
    let gradient = error + decays[feature] * weights[place]
    squares[place] += gradient * gradient
    weights[place] -= Self.rate * gradient / squares[place].squareRoot()
  }

  func probabilities(of features: [Int]) -> [Float] {
    var sums = [Float](repeating: 0, count: classes)
    for feature in features {
      for label in 0..<classes { sums[label] += weights[feature * classes + label] }
    }
    let most = sums.max() ?? 0
    let odds = sums.map { exp($0 - most) }
    let total = odds.reduce(0, +)
    return odds.map { $0 / total }
  }
}
