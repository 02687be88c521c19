/// Random numbers that are the same each time (Steele, Lea and Flood, 2014): a test that fails with
/// a seed fails with it again, and phrases that are trained anew come to the same weights.
package struct SplitMix: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

// MARK: - Choosing

extension SplitMix {
  /// Returns `true` with a probability from 0 to 1.
  package mutating func happens(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// One of the choices, of which there is one at least.
  package mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  /// One of the choices, each as likely as its weight has it; `nil` if there is none.
  package mutating func pick<Choice>(_ choices: [Choice], weighing weights: [Double]) -> Choice? {
    let all = weights.reduce(0, +)
    guard all > 0 else { return choices.randomElement(using: &self) }
    var left = Double.random(in: 0..<all, using: &self)
    for (choice, weight) in zip(choices, weights) {
      left -= weight
      if left < 0 { return choice }
    }
    return choices.last
  }
}
