/// One thing that `parley` does: how it is called, explained and carried out.
struct Command: Sendable {
  /// What follows the command's name, options aside.
  struct Operands: Sendable {
    /// As help shows it; empty if there are none.
    let name: String
    let count: ClosedRange<Int>

    static let none = Operands(name: "", count: 0...0)

    static func several(_ name: String) -> Operands {
      Operands(name: name + "…", count: 1...Int.max)
    }

    static func one(_ name: String) -> Operands {
      Operands(name: name, count: 1...1)
    }
  }

  /// Empty for what `parley` does without a command.
  let name: String
  var operands = Operands.none
  let summary: String
  /// Those it takes besides the common ones.
  var options: [Option] = []
  let run: @Sendable (Invocation) async throws -> ExitCode

  /// `parley replay`, or just `parley`.
  var call: String { name.isEmpty ? "parley" : "parley \(name)" }
}

/// All that a command is given to do its work.
struct Invocation: Sendable {
  let settings: Settings
  let operands: [String]
  let locations: Locations
  let console: Console
}
