package import Assistant
import Foundation
import Terminal

/// A program that talks with apps: `parley`, or an author's own.
package struct Program: Sendable {
  /// The greeting at the prompt.
  let title: String

  /// The output of `--version`.
  let version: String
  let repertoire: Repertoire

  /// The folder of the world, if nobody names another; the sample world if it is `nil`.
  let world: String?
  let commands: CommandTable

  package init(
    title: String,
    version: String,
    repertoire: Repertoire,
    world: String? = nil,
    commands: CommandTable
  ) {
    self.title = title
    self.version = version
    self.repertoire = repertoire
    self.world = world
    self.commands = commands
  }

  /// As it is called in the shell.
  var name: String { commands.program }
}

// MARK: - Running

extension Program {
  /// The version of all that comes with this package.
  package static let parleyVersion = "0.1.0"

  /// Does what the process's command line says, and ends the process.
  package func main() async -> Never {
    if let app = AppHost(CommandLine.arguments, repertoire) { await app.serve() }
    let missing = StandardStream.openMissing()
    let crashes = CrashReport.shared
    let start = ContinuousClock.now
    var request = Result { () throws(UsageError) in
      try commands.request(Array(CommandLine.arguments.dropFirst()))
    }
    SystemLimit.makeRoom()
    let predecessor = watched(&request)
    let beginning = self.beginning(of: request)
    if let host = beginning.host { await host.serve() }
    crashes.start()
    let interrupts = Interrupts { [name] in crashes.finishWork(endedBy: $0, in: name) }
    interrupts.start()
    let environment = Environment.ofProcess
    let run = Run(
      program: self,
      environment: environment,
      home: environment.home,
      interrupts: interrupts,
      beginning: beginning,
      start: start,
      predecessor: predecessor
    )
    // What nobody can be shown, nobody can have agreed to.
    guard !missing.contains(.output) else {
      crashes.exit(with: run.complainOfMissingOutput().value)
    }
    _ = crashes.begin(in: name) { _ in StorageCopy.removeAll() }
    let code = await run.obey(request)
    if case .ended(let broken) = predecessor { broken.takeEffect() }
    crashes.exit(with: code.value)
  }

  /// Goes on in a process that this one watches; after a crash, if the command can, once more with
  /// each app in a process of its own.
  private func watched(_ request: inout Result<CommandTable.Request, UsageError>) -> Predecessor? {
    guard case .success(.run(let command, var settings, let operands)) = request,
      command.watching != .none, let broken = CrashReport.shared.watch(in: name)
    else { return nil }
    guard command.watching == .resumes, !broken.isAskedFor, settings.isolate != true else {
      return .ended(broken)
    }
    settings.isolate = true
    request = .success(.run(command, settings, operands: operands))
    return CrashReport.shared.watch(in: name).map { .ended($0) } ?? .resumed(broken)
  }
}

// MARK: - The apps' processes

extension Program {
  /// The processes of apps that are there before everything else, if they can be, and what has been
  /// read for that.
  fileprivate struct Beginning: Sendable {
    var copies = AppCopies()
    var world: World?

    /// Set in a process of an app.
    var host: AppHost?
  }

  /// Begins the apps' processes.
  fileprivate func beginning(of request: Result<CommandTable.Request, UsageError>) -> Beginning {
    // What can't be read is told by whoever needs it.
    guard case .success(.run(let command, let settings, _)) = request, command.isolatesApps,
      settings.isolatesApps(usually: true), ProcessStatus().canBeCopied,
      let files = try? WorldFiles(named: settings.world ?? world),
      let world = try? repertoire.world(files)
    else { return Beginning() }
    let memory = settings.appMemory << 20
    return switch AppCopies.make(of: world, in: files.folder, memory: memory, repertoire) {
    case .original(let copies): Beginning(copies: copies, world: world)
    case .copy(let host): Beginning(host: host)
    }
  }
}

/// One run of a program.
private struct Run {
  let program: Program
  let environment: Environment
  let home: String
  let interrupts: Interrupts
  let beginning: Program.Beginning
  let start: ContinuousClock.Instant
  let predecessor: Predecessor?

  func obey(_ request: Result<CommandTable.Request, UsageError>) async -> ExitCode {
    do {
      return try await fulfil(request.get())
    } catch {
      await interrupts.yieldToEnd()
      return explain(error)
    }
  }

  private func fulfil(_ request: CommandTable.Request) async throws -> ExitCode {
    switch request {
    case .help(let text): console(Settings()).output.write(text)
    case .version: console(Settings()).output.write("\(program.version)\n")
    case .run(let command, let settings, let operands):
      if settings.jobs == 1 { Heap.share() }
      setAlarm(settings)
      let processes = AppProcesses(
        program: program.name,
        memory: settings.appMemory << 20,
        beginning.copies
      )
      defer { processes.end() }
      let work = CrashReport.shared.begin(in: program.name) { _ in processes.endAtOnce() }
      defer { CrashReport.shared.end(work) }
      let invocation = Invocation(
        program: program,
        settings: settings,
        operands: operands,
        locations: locations(settings),
        console: console(settings),
        isIsolated: settings.isolatesApps(usually: command.isolatesApps),
        readWorld: beginning.world,
        processes: processes,
        predecessor: predecessor
      )
      if settings.budget.limitsMemory, !invocation.isIsolated {
        throw UsageError.memoryWithoutProcesses
      }
      return try await command.run(invocation)
    }
    return .fine
  }

  /// A run that goes on with another's work has what is left of its time; one that only ends the
  /// report has no limit.
  private func setAlarm(_ settings: Settings) {
    guard let limit = settings.timeLimit else { return }
    if case .ended = predecessor { return }
    Signal.setAlarm(afterSeconds: max(0, limit - (ContinuousClock.now - start) / .seconds(1)))
  }

  private func locations(_ settings: Settings) -> Locations {
    Locations(
      program: program.name,
      data: settings.data,
      environment: environment,
      home: home
    )
  }

  /// Says what is wrong, and what to do about it where that is the command line.
  ///
  /// Commands throw for nothing but what they were told to use and can't: a conversation or test
  /// that fails is their result.
  private func explain(_ error: any Error) -> ExitCode {
    let errors = console(Settings()).errors
    errors.print("\(program.name): \(error)", style: .red)
    if error is UsageError {
      errors.print("“\(program.name) --help” lists the commands and options.")
    }
    return .usage
  }

  func complainOfMissingOutput() -> ExitCode {
    console(Settings()).complain("Expected a standard output to write to, found a closed one.")
    return .usage
  }

  private func console(_ settings: Settings) -> Console {
    Console(
      program: program.name,
      settings: settings,
      environment: environment,
      interrupts: interrupts
    )
  }
}

extension Settings {
  /// Returns whether each app runs in a process of its own.
  ///
  /// In a debugger none does: breakpoints are to be met. Nobody knows what an app makes of answers
  /// that are bent, so there each does.
  fileprivate func isolatesApps(usually isUsual: Bool) -> Bool {
    mutates || isolate ?? ((isUsual || continues) && !ProcessStatus().isTraced)
  }
}
