import Automata
import Foundation
import Measurement
import Phrases
import Understanding

extension Folder {
  /// Trains the second stage and writes its weights.
  func train() throws {
    let interpreter = try interpreter(.none)
    try train(TrainingSet(self), interpreter, .requests, into: weights)
    try train(TrainingSet(repliesOf: self), interpreter, .replies, into: replyWeights)
    try train(TrainingSet(questionsOf: self), interpreter, .questions, into: questionWeights)
    try measureWordings()
  }

  private func train(
    _ sentences: TrainingSet,
    _ interpreter: Interpreter,
    _ bounds: Training.Bounds,
    into file: String
  ) throws {
    let content = Training(sentences, interpreter, bounds).weights()
    try Data(content.bytes).write(to: URL(filePath: file), options: .atomic)
    print("\(content.codes.count) features, \(content.bytes.count / 1000) kB")
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
        if !intents.contains(intent) { intents.append(intent) }
      }
      for intent in intents {
        let own = entries.filter { $0.intent == intent }
        let hits = [phrases, both].map { interpreter in
          own.count { interpreter.label(of: $0) == intent }
        }
        print("  \(intent): \(hits[0]), then \(hits[1]) of \(own.count)")
      }
    }
    try measureReplies(phrases, both)
    try measureQuestions(phrases, both)
  }

  /// Prints how many held-out answers of each kind are understood, by phrases and in all, and how
  /// many of the others are taken for a yes.
  private func measureReplies(_ phrases: Interpreter, _ both: Interpreter) throws {
    print("replies.wordings")
    let entries = try wordings("replies").entries
    for reply in ReplyKind.allCases {
      let own = entries.filter { $0.intent == reply.rawValue }
      let hits = [phrases, both].map { interpreter in
        own.count { interpreter.hear($0.text, at: Self.now).reply == reply }
      }
      let agreed = own.count { both.hear($0.text, at: Self.now).reply == .affirm }
      print("  \(reply): \(hits[0]), then \(hits[1]) of \(own.count); \(agreed) as yes")
    }
  }

  /// Prints how many held-out questions are understood, by phrases and in all, and how many of those
  /// that nothing here answers are answered.
  private func measureQuestions(_ phrases: Interpreter, _ both: Interpreter) throws {
    let entries = try wordings("questions").entries
    print("questions.wordings")
    for isKnown in [true, false] {
      let own = entries.filter { ($0.intent == TrainingSet.elsewhere) != isKnown }
      let found = [phrases, both].map { interpreter in
        own.map { (interpreter.hear($0.text, at: Self.now).detail?.rawValue, $0.intent) }
      }
      let hits = found.map { $0.count { $0 == $1 } }
      let other = found.map { $0.count { $0 != $1 && $0 != nil } }
      print(
        isKnown
          ? "  known: \(hits[0]), then \(hits[1]) of \(own.count); as others \(other[0]), \(other[1])"
          : "  none: answered \(other[0]), then \(other[1]) of \(own.count)"
      )
    }
  }
}

extension Interpreter {
  /// The intent that a sentence is taken or asked for, or `refused`.
  fileprivate func label(of entry: Wordings.Entry) -> String {
    let utterance = hear(entry.text, at: Folder.now)
    return switch utterance.amid(entry.circumstances[0]).understood {
    case .reading(let reading, _), .nearTie(let reading, _), .doubtful(let reading):
      reading.intent.rawValue
    case .refused: "refused"
    }
  }
}
