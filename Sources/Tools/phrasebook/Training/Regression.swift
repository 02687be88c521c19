import Automata
import Foundation
import Phrases
import Randomness
import Understanding

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

    /// The factor of all its weights: the more features, the smaller.
    var scale: Float
  }

  let classes: Int
  private(set) var weights: [Float]
  private var squares: [Float]

  /// The weight decay of each feature for one update.
  ///
  /// Over a round, frequent and rare features decay alike.
  private var decays: [Float]

  private static let rate: Float = 0.15

  /// The probability that goes to the wrong classes of an example, shared by them: no sentence is
  /// so plain that nobody could mean something else by it (label smoothing: Szegedy et al., 2016).
  private static let doubt: Float = 0.05

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
    // The last examples of a round would count most: the mean over the later rounds has them all.
    var sum = [Float](repeating: 0, count: weights.count)
    let counted = rounds / 2
    for round in 0..<rounds {
      order.shuffle(using: &random)
      for index in order { learn(examples[index]) }
      guard round >= rounds - counted else { continue }
      for place in sum.indices { sum[place] += weights[place] }
    }
    weights = sum.map { $0 / Float(counted) }
  }

  private mutating func learn(_ example: Example) {
    let probabilities = probabilities(of: example)
    for label in 0..<classes {
      let error = probabilities[label] - aim(label, of: example)
      guard abs(error) > 1e-4 else { continue }
      let gradient = error * example.weight * example.scale
      for feature in example.features { step(feature, label, gradient) }
    }
  }

  private func aim(_ label: Int, of example: Example) -> Float {
    label == example.label ? 1 - Self.doubt : Self.doubt / Float(classes - 1)
  }

  private mutating func step(_ feature: Int, _ label: Int, _ error: Float) {
    let place = feature * classes + label
    let gradient = error + decays[feature] * weights[place]
    squares[place] += gradient * gradient
    weights[place] -= Self.rate * gradient / squares[place].squareRoot()
  }

  private func probabilities(of example: Example) -> [Float] {
    var sums = [Float](repeating: 0, count: classes)
    for feature in example.features {
      for label in 0..<classes { sums[label] += weights[feature * classes + label] }
    }
    let most = sums.max() ?? 0
    let odds = sums.map { exp(($0 - most) * example.scale) }
    let total = odds.reduce(0, +)
    return odds.map { $0 / total }
  }
}
