import Automata
import Foundation
import Phrases
import Understanding

extension Folder {
  /// Prints what is wrong in the phrases, and which samples are misread.
  ///
  /// - Throws: `UnsoundPhrases` if something is wrong; sentences have more than one reading for
  ///   good reasons, too.
  func lint() throws {
    let findings = try PhraseLint(files).findings
    for finding in findings { print(finding) }
    let outOfLayout = try outOfLayout()
    for (name, _) in outOfLayout {
      print("\(name): Expected it as `phrasebook format` lays it out.")
    }
    print("\nSentences of the phrases that are read otherwise:")
    try printMisreadings()
    let count = findings.count + outOfLayout.count
    guard count == 0 else { throw UnsoundPhrases(count: count) }
  }

  /// Prints how many sentences each template stands for, the most first.
  func count() throws {
    for count in try PhraseLint(files).counts {
      print("\(count.file):\(count.line): \(String(format: "%.3g", count.sentences))")
    }
  }

  private func printMisreadings() throws {
    let interpreter = try interpreter(.none)
    let grammar = try Grammar(files)
    var sampler = Sampler(grammar, seed: 3)
    for intent in grammar.files.flatMap(\.intents) where intent.role == .request {
      var wrong = 0
      for _ in 0..<Self.samples {
        guard let (sample, origin) = sampler.sample(of: intent.name),
          let other = interpreter.misreading(of: sample, as: intent.name, at: Self.now)
        else { continue }
        wrong += 1
        if wrong <= Self.shown {
          print("\(origin.file):\(origin.line): \(sample.text)\n  \(other)")
        }
      }
      print("\(intent.name): \(Self.samples - wrong) of \(Self.samples) as meant")
    }
  }

  /// The number of sentences to try for each intent, and the number of misread ones to show.
  private static let samples = 500
  private static let shown = 12
}

/// Phrases in which something should be mended.
private struct UnsoundPhrases: Error, CustomStringConvertible {
  let count: Int

  var description: String { "Expected nothing to mend in the phrases, found \(count)." }
}
