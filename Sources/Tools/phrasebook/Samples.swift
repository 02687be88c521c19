import Automata
import Foundation
import Phrases
import Understanding

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

extension Folder {
  /// Writes the sentences that show each request best, a few for each.
  ///
  /// What points to an earlier request shows nothing on its own.
  func writeExamples() throws {
    let grammar = try Grammar(files)
    let examples = Examples(grammar, try corpora())
    let others = IntentName.references.union([.elsewhere, .helpWith])
    let requests = grammar.files.flatMap(\.intents)
      .filter { $0.role == .request && !others.contains(IntentName(rawValue: $0.name)) }
    let lines = requests.flatMap { request in
      ["", request.name] + examples.examples(of: request.name).map { "  \($0)" }
    }
    let text = (Self.exampleNotes + lines).joined(separator: "\n") + "\n"
    try text.write(toFile: language + "/requests.examples", atomically: true, encoding: .utf8)
  }

  private static let exampleNotes = [
    "# Sentences that show what can be said, the best first: written by “phrasebook examples”.",
    "# {person} and {place} stand for names of the world in which they are shown.",
  ]
}

/// A name that no file of phrases has.
private struct UnknownIntent: Error, CustomStringConvertible {
  var name: String

  var description: String { "No file declares an intent “\(name)”." }
}
