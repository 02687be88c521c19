import Assistant
import Foundation
import ParleyTerminal

/// Checks a copy of a sample app in a process of its own: `PLANTED=DEFECT planted-apps find WORLD`;
/// with `SOUND=` the copy that doesn't have the defect.
@main struct Main {
  static func main() async {
    let environment = ProcessInfo.processInfo.environment
    let named = Plant.all.first { $0.name == environment["PLANTED"] }
    guard let named else { exit(2) }
    let plant = environment["SOUND"] == nil ? named : named.sound
    await Program(
      title: "Planted",
      version: "planted-apps",
      repertoire: plant.repertoire,
      commands: CommandTable(
        program: "planted-apps",
        summary: "talk with apps of which one has a defect",
        unnamed: .converse,
        named: Command.ofEveryProgram + [plant.find]
      )
    ).main()
  }
}

extension Plant {
  /// Prints how long the shortest conversation is that shows the defect, or the report.
  fileprivate var find: Command {
    Command(name: "find", operands: .one("WORLD"), summary: "look for the defect") { invocation in
      let processes = AppProcesses(program: "planted-apps")
      defer { processes.end() }
      let world = WorldFiles(folder: URL(filePath: invocation.operands[0]))
      let report = try await report(in: world, isolatedIn: processes)
      print(length(in: report).map { "\($0)" } ?? "\(report)")
      return .fine
    }
  }
}
