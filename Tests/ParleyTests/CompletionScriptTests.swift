import Foundation
import Scratch
import Testing

@testable import ParleyTerminal
@testable import program

/// What shells are given, tried in the shells that are there.
@Suite struct CompletionScriptTests {
  /// Runs a program of the system's.
  ///
  /// - Returns: What it wrote, and its exit code; `nil` if the program isn't there.
  private func run(_ program: String, _ arguments: [String]) throws -> (String, Int32)? {
    let paths = ["/usr/bin/\(program)", "/bin/\(program)"]
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
  }

  private func file(_ text: String) throws -> (ScratchFolder, String) {
    let folder = try ScratchFolder()
    return (folder, try folder.write(text.utf8, to: "script"))
  }

  @Test(arguments: Shell.allCases)
  func `each shell can read its script`(shell: Shell) throws {
    let (folder, path) = try file(CommandTable.parley.completions(for: shell))
    if let (text, code) = try run(shell.rawValue, ["-n", path]) {
      #expect(text == "")
      #expect(code == 0)
    }
    withExtendedLifetime(folder) {}
  }

  /// What bash offers behind these words.
  private func offers(_ words: String...) throws -> [Substring] {
    let (folder, path) = try file(CommandTable.parley.completions(for: .bash))
    let line = words.map(\.quotedForShell).joined(separator: " ")
    let script = """
      source \(path)
      COMP_WORDS=(\(line)) COMP_CWORD=\(words.count - 1)
      _parley
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let (text, code) = try #require(try run("bash", ["-c", script]))
    #expect(code == 0)
    return withExtendedLifetime(folder) { text.split(separator: "\n") }
  }

  @Test func `bash completes commands, options and their values`() throws {
    #expect(try offers("parley", "re") == ["replay", "report"])
    #expect(try offers("parley", "--pri") == ["--private"])
    #expect(try offers("parley", "replay", "--up") == ["--update"])
    #expect(try offers("parley", "say", "--up") == [])
    #expect(try offers("parley", "--color", "a") == ["auto", "always"])
    #expect(try offers("parley", "completions", "") == ["bash", "zsh", "fish"])
  }

  @Test func `each option of each command is offered by each shell`() throws {
    for command in CommandTable.parley.named {
      for option in command.options {
        let offers = try offers("parley", command.name, "--\(option.name)")
        #expect(offers.contains("--\(option.name)"))
      }
    }
    let options = CommandTable.parley.named.flatMap(\.options)
    let (fish, zsh) = (
      CommandTable.parley.completions(for: .fish), CommandTable.parley.completions(for: .zsh)
    )
    for option in options {
      #expect(fish.contains("-l \(option.name) "))
      #expect(zsh.contains("--\(option.name)["))
    }
  }

  @Test func `fish has a rule for each command and each option`() {
    let rules = CommandTable.sample.completions(for: .fish)
    #expect(rules.contains("-a replay -d 'replay conversations'\n"))
    #expect(
      rules.contains(
        "complete -c parley -n \"__fish_seen_subcommand_from replay\" -s u -l update "
          + "-d 'accept what happened: write it into the files'\n"
      )
    )
    #expect(rules.contains("-s w -l world -r -a \"(__fish_complete_directories)\""))
  }

  @Test func `zsh knows what stands behind options and commands`() {
    let script = CommandTable.sample.completions(for: .zsh)
    #expect(script.contains("'replay:replay conversations'"))
    #expect(
      script.contains("'*--color[whether to use colours]:WHEN:(auto always never)'")
    )
    #expect(script.contains("'*:PATH…:_files'"))
  }

  @Test func `a shell that nobody knows is told with those that are`() throws {
    let result = try ParleyProcess.run(["completions", "fis"])
    #expect(
      result.errors
        == "parley: Expected a shell (bash, zsh, fish), found “fis”. Did you mean “fish”?\n"
    )
    #expect(result.code == 2)
  }

  @Test func `the manual has every option, command and exit code, and is sound`() throws {
    let manual = CommandTable.parley.manual
    let table = CommandTable.parley
    for option in Option.common + (table.named + [table.unnamed]).flatMap(\.options) {
      #expect(manual.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))"))
    }
    for command in SessionCommand.all { #expect(manual.contains(".B \(command.name)")) }
    for (code, _) in ExitCode.documented { #expect(manual.contains(".B \(code.value)\n")) }
    let (folder, path) = try file(manual)
    if let (text, code) = try run("mandoc", ["-Tlint", "-Werror", path]) {
      #expect(text == "")
      #expect(code == 0)
    }
    withExtendedLifetime(folder) {}
  }
}
