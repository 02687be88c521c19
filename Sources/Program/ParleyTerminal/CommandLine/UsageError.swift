/// A command line that cannot be obeyed: what was expected, what was found, what was meant.
enum UsageError: Error {
  case unknownCommand(String, known: [String])
  case missingOperand(String, command: String)
  case unexpectedOperand(String, command: String)
  case unknownOption(String, command: String, known: [String])
  case ambiguousOption(String, meant: [String])
  case missingArgument(Option)
  case unexpectedArgument(Option)
  case conflictingOptions(String, String)
  case givenTwice(Option, String, String)
  /// A limit of the memory, without processes whose memory could be told.
  case memoryWithoutProcesses
  /// An option that has files written, and no file.
  case noFileToWrite(String)
  case notAChoice(String, option: Option)
  case notOfKind(String, Option.Kind, option: Option)
  /// There is nothing to say, and nobody may be asked.
  case nothingToSay
}

extension UsageError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCommand(let found, let known):
      "Expected a command, found “\(found)”."
        + (found.nearest(among: known).map { " Did you mean “\($0)”?" }
          ?? " What is to be said stands in quotes, after “say”.")
    case .missingOperand(let name, let command):
      "Expected \(name) after “\(command)”, found nothing."
    case .unexpectedOperand(let found, let command):
      "Expected nothing more after “\(command)”, found “\(found)”."
    case .unknownOption(let found, let command, let known):
      "Expected an option of “\(command)”, found “\(found)”."
        + suggestion(found, among: known.map { "--\($0)" })
    case .ambiguousOption(let found, let meant):
      "Expected one option, found “\(found)”, which may be \(meant.map { "--\($0)" }.alternatives)."
    case .missingArgument(let option):
      "Expected \(option.argument?.name ?? "") after “--\(option.name)”, found nothing."
    case .unexpectedArgument(let option):
      "Expected “--\(option.name)” alone, found a value after it."
    case .notOfKind(let found, let kind, let option):
      "Expected \(kind.name) after “--\(option.name)”, found \(kind.finding(found))."
    case .nothingToSay:
      "Expected lines to say, after “--command” or through a pipe, found “--no-input” alone."
    case .conflictingOptions(let one, let other):
      "Expected “--\(one)” or “--\(other)”, found both."
    case .givenTwice(let option, let one, let other):
      "Expected “--\(option.name)” once, found it twice, with “\(one)” and with “\(other)”."
    case .memoryWithoutProcesses:
      "Expected apps in processes of their own (“--isolate”) with a budget of memory."
    case .noFileToWrite(let option):
      "Expected a file to write with “--\(option)”, found standard input."
    case .notAChoice(let found, let option):
      "Expected \(option.argument?.choices.alternatives ?? "") after “--\(option.name)”, "
        + "found “\(found)”." + suggestion(found, among: option.argument?.choices ?? [])
    }
  }

  private func suggestion(_ found: String, among known: [String]) -> String {
    found.nearest(among: known).map { " Did you mean “\($0)”?" } ?? ""
  }
}

extension [String] {
  /// The words as a choice, such as "auto, always or never".
  fileprivate var alternatives: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}
