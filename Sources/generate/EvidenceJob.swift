/// Writes the Swift file that carries the weights of the second stage.
func writeEvidence(of inputs: [String], to output: String) throws {
  let weights = try inputs.map(contents).joined()
  let source = """
    extension Weights {
      /// Those of Sources/Understanding/Corpora/evidence.weights; unpacked when first needed.
      static let trained = Weights(encoded: #"\(weights)"#)
    }

    """
  try write(source, to: output + "/TrainedWeights.swift")
}
