import Foundation
import Terminal

/// The executable: reads the command line and does what it says.
@main struct Parley {
  static let version = "0.1.0"

  static func main() async {
    StandardStream.openMissing()
    let interrupts = Interrupts()
    interrupts.start()
    let parley = Parley(
      environment: Environment(ProcessInfo.processInfo.environment),
      home: NSHomeDirectory(),
      interrupts: interrupts
    )
    let code = await parley.run(Array(CommandLine.arguments.dropFirst()))
    exit(code.value)
  }

  let environment: Environment
  let home: String
  let interrupts: Interrupts

  private func run(_ arguments: [String]) async -> ExitCode {
    do {
      return try await fulfil(CommandTable.parley.request(arguments))
    } catch {
      return explain(error)
    }
  }

  private func fulfil(_ request: CommandTable.Request) async throws -> ExitCode {
    switch request {
    case .help(let text): console(.auto).output.write(text)
    case .version: console(.auto).output.write("parley \(Self.version)\n")
    case .run(let command, let settings, let operands):
      let locations = Locations(data: settings.data, environment: environment, home: home)
      return try await command.run(
        Invocation(
          settings: settings,
          operands: operands,
          locations: locations,
          console: console(settings.color)
        )
      )
    }
    return .fine
  }

  /// Says what is wrong, and what to do about it where that is the command line.
  ///
  /// Commands throw for nothing but what they were told to use and can't: a conversation or test
  /// that fails is their result.
  private func explain(_ error: any Error) -> ExitCode {
    let errors = console(.auto).errors
    errors.print("parley: \(error)", style: .red)
    if error is UsageError { errors.print("“parley --help” lists what there is.") }
    return .usage
  }

  private func console(_ color: ColorChoice) -> Console {
    Console(color: color, environment: environment, interrupts: interrupts)
  }
}
