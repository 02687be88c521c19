import Automata
import Foundation
import Measurement
import Phrases
import Understanding

extension Folder {
  /// Trains the second stage and writes its weights.
  func train() throws {
    let interpreter = try interpreter(.none)
    let content = Training(try TrainingSet(self), interpreter).weights()
    let bytes = content.bytes
    try Data(bytes).write(to: URL(filePath: weights), options: .atomic)
    print("\(content.codes.count) features, \(bytes.count / 1000) kB")
    try measureWordings()
  }

  /// Prints how many of the sentences of each intent are understood, by phrases and in all.
  ///
  /// What of the held-out sentences is missed stays hidden: who looks at it is tempted to write
  /// phrases for it.
  func measureWordings() throws {
    let (phrases, both) = (try interpreter(.none), try interpreter)
    for name in ["tuning", "heldout", "unforeseen"] {
      print("\(name).wordings")
      let entries = try wordings(name).entries
      let intents = entries.map(\.intent).reduce(into: [String]()) { intents, intent in
        if intents.last != intent { intents.append(intent) }
      }
      for intent in intents {
        let own = entries.filter { $0.intent == intent }
        let hits = [phrases, both].map { interpreter in
          own.count { interpreter.label(of: $0.text) == intent }
        }
        print("  \(intent): \(hits[0]), then \(hits[1]) of \(own.count)")
      }
    }
  }
}

extension Interpreter {
  /// The intent that a sentence is taken or asked for, or `refused`.
  fileprivate func label(of sentence: String) -> String {
    switch read(sentence, at: Folder.now) {
    case .reading(let reading, _), .nearTie(let reading, _), .doubtful(let reading):
      reading.intent.rawValue
    case .refused: "refused"
    }
  }
}
