import ParleyTerminal
import SampleDevice

/// The executable: talks with the sample apps.
@main struct Main {
  static func main() async {
    await Program.parley.main()
  }
}

extension Program {
  static let parley = Program(
    title: "Parley",
    version: "parley \(Program.parleyVersion)",
    repertoire: .sampleApps,
    commands: .parley
  )
}

extension CommandTable {
  /// The commands of this executable.
  static let parley = CommandTable(
    program: "parley",
    summary: "talk with apps through the intents they handle",
    unnamed: .converse,
    named: Command.ofEveryProgram + [.new, .evaluate]
  )
}
