/// One thing that a program does: how it is called, explained and carried out.
package struct Command: Sendable {
  /// The operands after the command's name.
  package struct Operands: Sendable {
    /// As help shows it; empty if there are none.
    let name: String
    let count: ClosedRange<Int>

    package static let none = Operands(name: "", count: 0...0)

    package static func several(_ name: String) -> Operands {
      Operands(name: name + "…", count: 1...Int.max)
    }

    package static func one(_ name: String) -> Operands {
      Operands(name: name, count: 1...1)
    }
  }

  /// Empty for what the program does without a command.
  let name: String
  let operands: Operands
  let summary: String
  /// The options beside the common ones.
  let options: [Option]

  /// True if another process watches the one that runs the command, and completes its report if it
  /// fails.
  let isWatched: Bool

  /// True if each app runs in a process of its own unless somebody asks for something else.
  let isolatesApps: Bool
  let run: @Sendable (Invocation) async throws -> ExitCode

  package init(
    name: String,
    operands: Operands = .none,
    summary: String,
    options: [Option] = [],
    isWatched: Bool = false,
    isolatesApps: Bool = false,
    run: @escaping @Sendable (Invocation) async throws -> ExitCode
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.options = options
    self.isWatched = isWatched
    self.isolatesApps = isolatesApps
    self.run = run
  }
}
