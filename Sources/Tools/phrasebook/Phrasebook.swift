import Foundation
import Understanding

/// Works on a folder of phrases without building anything: `phrasebook JOB [--phrases FOLDER] …`.
@main struct Phrasebook {
  static func main() {
    do {
      try run(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("phrasebook: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: ArraySlice<String>) throws {
    guard let name = arguments.first, let job = Job(rawValue: name) else { throw Usage() }
    var operands = Array(arguments.dropFirst())
    var folder = "Sources/Language/English/Phrases"
    if let option = operands.firstIndex(of: "--phrases") {
      guard option + 1 < operands.count else { throw Usage() }
      folder = operands[option + 1]
      operands.removeSubrange(option...(option + 1))
    }
    try job.run(on: Folder(path: folder), operands)
  }
}

/// A task for a folder of phrases.
enum Job: String, CaseIterable {
  /// Reads every sentence of the corpora beside the phrases, and tells which came out otherwise.
  case check

  /// Tells how many sentences each template stands for.
  case count

  /// Tells which templates no corpus has a sentence of.
  case cover

  /// Predicts what the lines of a JSON file mean, as `parley evaluate` does.
  case evaluate

  /// Samples the sentences that each request is shown by where somebody asks what can be said, and
  /// writes them beside the corpora.
  case examples

  /// Shows how sentences are read, and why.
  case explain

  /// Lays out the files of phrases.
  case format

  /// Tells what is wrong or useless in the phrases, and which of their sentences are misread.
  case lint

  /// Writes sentences that an intent's phrases stand for: `sample cancelRide 20`.
  case sample

  /// Trains the second stage on the phrases and corpora, and writes its weights beside these.
  case train

  /// Tells how many sentences of the files of wordings are understood.
  case wordings

  func run(on folder: Folder, _ operands: [String]) throws {
    switch self {
    case .check: try folder.check(only: operands)
    case .count: try folder.count()
    case .cover: try folder.cover()
    case .evaluate: try folder.evaluate(folder.interpreter, files: operands)
    case .examples: try folder.writeExamples()
    case .explain:
      let interpreter = try folder.interpreter
      for sentence in operands { print(interpreter.explain(sentence, at: Folder.now)) }
    case .format: try folder.format()
    case .lint: try folder.lint()
    case .sample: try folder.sample(operands)
    case .train: try folder.train()
    case .wordings: try folder.measureWordings()
    }
  }
}

/// The error for wrong arguments.
struct Usage: Error, CustomStringConvertible {
  var description: String {
    let jobs = Job.allCases.map(\.rawValue).joined(separator: ", ")
    return "usage: phrasebook JOB [--phrases FOLDER] …, where JOB is one of \(jobs)"
  }
}
