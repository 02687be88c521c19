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
    var folder = "Sources/Understanding/Phrases"
    if let option = operands.firstIndex(of: "--phrases") {
      guard option + 1 < operands.count else { throw Usage() }
      folder = operands[option + 1]
      operands.removeSubrange(option...(option + 1))
    }
    try job.run(on: Folder(path: folder), operands)
  }
}

/// What can be done with a folder of phrases.
enum Job: String, CaseIterable {
  /// Reads every sentence of the corpora beside the phrases, and tells which came out otherwise.
  case check

  /// Predicts what the lines of a JSON file mean, as `parley evaluate` does.
  case evaluate

  /// Shows how sentences are read, and why.
  case explain

  func run(on folder: Folder, _ operands: [String]) throws {
    let interpreter = try folder.interpreter
    switch self {
    case .check: try folder.check(interpreter, only: operands)
    case .evaluate: try folder.evaluate(interpreter, files: operands)
    case .explain:
      for sentence in operands { print(interpreter.explain(sentence, at: Folder.now)) }
    }
  }
}

/// What the tool can be asked for.
struct Usage: Error, CustomStringConvertible {
  var description: String {
    let jobs = Job.allCases.map(\.rawValue).joined(separator: ", ")
    return "usage: phrasebook JOB [--phrases FOLDER] …, where JOB is one of \(jobs)"
  }
}
