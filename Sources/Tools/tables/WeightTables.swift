import Phrases

/// Writes the Swift file that carries the weights of the second stage.
func writeWeights(of inputs: [String], to output: String) throws {
  let tables = EvidenceTables.encoded(try inputs.map(contents).joined())
  let source = """
    internal import Phrases

    extension Weights {
      /// The weights in Sources/Language/English/evidence.weights.
      static let trained = Weights(EvidenceTables(encoded: #"\(tables)"#))
    }

    """
  try write(source, to: output + "/TrainedWeights.swift")
}
