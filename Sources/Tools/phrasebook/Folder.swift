import Automata
import Foundation
import Measurement
import Phrases
import Understanding

/// A folder with phrases and corpora.
struct Folder {
  var path: String

  static let now = CivilTime.corpora

  /// The files of phrases, by name.
  var files: [PhraseFile] {
    get throws {
      try names(ending: ".phrases").map { name in
        try PhraseFileParser.parse(text(name), name: name)
      }
    }
  }

  /// One that knows these phrases, and the weights beside them.
  var interpreter: Interpreter {
    get throws {
      func read(_ file: String) throws -> Weights {
        Weights(Array(try Data(contentsOf: URL(filePath: file))))
      }
      let weights = SecondWeights(
        requests: try read(weights),
        replies: try read(replyWeights),
        questions: try read(questionWeights)
      )
      return try interpreter(.weights(weights))
    }
  }

  func interpreter(_ secondStage: SecondStage) throws -> Interpreter {
    Interpreter(
      lexicon: .corpora,
      phrases: try Compiler.compile(files),
      secondStage: secondStage
    )
  }

  func names(ending suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}

// MARK: - Measuring

extension Folder {
  /// The corpora of requests.
  func corpora() throws -> [Corpus] {
    try names(ending: ".corpus").map { Corpus(try text($0), name: $0) }
  }

  /// Corpora of requests are about phrases, so nothing else helps here.
  func check(only wanted: [String]) throws {
    if wanted.isEmpty || wanted.contains(Self.moves) { try checkMoves() }
    let interpreter = try interpreter(.none)
    for corpus in try corpora() where wanted.isEmpty || wanted.contains(corpus.name) {
      var wrong = 0
      for entry in corpus.entries {
        let found = interpreter.read(entry.sentence, at: Self.now).notation
        guard found != entry.expected else { continue }
        wrong += 1
        print("\(corpus.name):\(entry.line): \(entry.sentence)")
        print("  expected \(entry.expected)\n  found    \(found)")
      }
      print("\(corpus.name): \(corpus.entries.count - wrong) of \(corpus.entries.count)")
    }
  }

  private static let moves = "moves.corpus"

  /// The corpus of lines at questions.
  var moves: MoveCorpus {
    get throws {
      try MoveCorpus(String(contentsOfFile: language + "/" + Self.moves, encoding: .utf8))
    }
  }

  private func checkMoves() throws {
    let (interpreter, entries) = (try interpreter, try moves.entries)
    var wrong = 0
    for entry in entries {
      let utterance = interpreter.hear(entry.sentence, at: Self.now)
      let found = utterance.clauses(answering: entry.question).notation
      guard found != entry.expected else { continue }
      wrong += 1
      print("\(Self.moves):\(entry.line): \(entry.sentence)")
      print("  expected \(entry.expected)\n  found    \(found)")
    }
    print("\(Self.moves): \(entries.count - wrong) of \(entries.count)")
  }

  func evaluate(_ interpreter: Interpreter, files: [String]) throws {
    let evaluation = Evaluation(lexicon: .corpora, interpreter: interpreter, now: Self.now)
    for file in files {
      try evaluation.run(file: file) { prediction, _, _ in print(prediction) }
    }
  }
}

// MARK: - What stands beside it

extension Folder {
  /// A file of wordings, from the folder of the language.
  func wordings(_ name: String) throws -> Wordings {
    let text = try String(contentsOfFile: language + "/\(name).wordings", encoding: .utf8)
    return try Wordings(text, name: name)
  }

  /// The files that the second stage is trained with: “Wordings” has those of requests, and of
  /// sentences outside Parley's domains, “Replies” those of answers, “Questions” those of questions.
  func wordings(in folder: String) throws -> [Wordings] {
    try FileManager.default.contentsOfDirectory(atPath: language + "/" + folder).sorted()
      .map { try wordings(folder + "/" + $0.split(separator: ".")[0]) }
  }

  /// The folder of the language, in which that of the phrases is.
  var language: String { path + "/.." }

  /// The weights of the second stage, for requests.
  var weights: String { language + "/evidence.weights" }

  /// The weights of the second stage, for replies.
  var replyWeights: String { language + "/replies.weights" }

  /// The weights of the second stage, for questions.
  var questionWeights: String { language + "/questions.weights" }
}
