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

  /// The use that another process makes of watching the one that runs the command.
  package enum Watching: Sendable {
    case none

    /// Completes the report if that process comes to an end it should not.
    case reports

    /// Goes on with the work, unless it was asked to end.
    case resumes
  }

  let watching: Watching

  /// True if each app runs in a process of its own unless somebody asks for something else.
  let isolatesApps: Bool
  let run: @Sendable (Invocation) async throws -> ExitCode

  package init(
    name: String,
    operands: Operands = .none,
    summary: String,
    options: [Option] = [],
    watching: Watching = .none,
    isolatesApps: Bool = false,
    run: @escaping @Sendable (Invocation) async throws -> ExitCode
  ) {
    self.name = name
    self.operands = operands
    self.summary = summary
    self.options = options
    self.watching = watching
    self.isolatesApps = isolatesApps
    self.run = run
  }
}
