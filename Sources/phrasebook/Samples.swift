import Phrases

extension Folder {
  /// Prints sentences of an intent's phrases; the same each time.
  func sample(_ operands: [String]) throws {
    guard let intent = operands.first else { throw Usage() }
    var sampler = Sampler(try Grammar(files), seed: 1)
    for _ in 0..<(operands.dropFirst().first.flatMap { Int($0) } ?? 10) {
      guard let (sample, _) = sampler.sample(of: intent) else { throw UnknownIntent(name: intent) }
      print(sample.text)
    }
  }
}

/// A name that no file of phrases has.
private struct UnknownIntent: Error, CustomStringConvertible {
  var name: String

  var description: String { "No file declares an intent “\(name)”." }
}
