/// The commands that a program has.
package struct CommandTable: Sendable {
  /// The program's name in the shell.
  let program: String

  /// The program's purpose, after “to”.
  let summary: String

  /// The command for a command line that names none.
  let unnamed: Command
  let named: [Command]

  package init(program: String, summary: String, unnamed: Command, named: [Command]) {
    self.program = program
    self.summary = summary
    self.unnamed = unnamed
    self.named = named
  }

  /// Returns the name by which a command is called: `parley replay`, or just `parley`.
  func call(of command: Command) -> String {
    command.name.isEmpty ? program : "\(program) \(command.name)"
  }

  /// The meaning of a command line.
  enum Request: Sendable {
    case help(String)
    case version
    case run(Command, Settings, operands: [String])
  }

  /// Reads the arguments, the program's name left out.
  ///
  /// - Throws: A sentence about the expected usage; nothing has been done then.
  func request(_ arguments: [String]) throws(UsageError) -> Request {
    var settings = Settings()
    // Options may stand before the command's name.
    let parser = OptionParser(command: unnamed, call: program)
    let rest = try parser.parse(arguments, stopsAtOperand: true, into: &settings)
    guard let name = rest.first else { return try request(unnamed, settings, operands: []) }
    let command = try command(named: name)
    let operands = try OptionParser(command: command, call: call(of: command))
      .parse(Array(rest.dropFirst()), stopsAtOperand: false, into: &settings)
    return try request(command, settings, operands: operands)
  }

  private func request(
    _ command: Command,
    _ settings: Settings,
    operands: [String]
  ) throws(UsageError) -> Request {
    if settings.help { return .help(command.name.isEmpty ? help : help(for: command)) }
    if settings.version { return .version }
    let (expected, count) = (command.operands, command.operands.count)
    if operands.count < count.lowerBound {
      throw .missingOperand(expected.name, command: call(of: command))
    }
    if operands.count > count.upperBound {
      throw .unexpectedOperand(operands[count.upperBound], command: call(of: command))
    }
    return .run(command, settings, operands: operands)
  }

  private func command(named name: String) throws(UsageError) -> Command {
    guard let command = named.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, known: named.map(\.name))
    }
    return command
  }
}
