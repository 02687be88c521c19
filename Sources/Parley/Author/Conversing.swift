import Foundation
import Terminal

/// Does what the command line says, and ends the process: makes an executable of your apps that
/// is used as `parley` is.
///
///     // main.swift
///     await converse(with: ferry)
///
/// Without arguments it starts the conversation in the terminal, in the sample world or that of
/// `--world`; `say`, `replay` and `--help` are there, too.
public func converse(with apps: App...) async -> Never {
  let path = CommandLine.arguments.first ?? "converse"
  await Program(named: URL(filePath: path).lastPathComponent, apps: apps).main()
}

extension Program {
  fileprivate init(named name: String, apps: [App]) {
    self.init(
      title: name,
      version: "\(name), with Parley \(Self.parleyVersion)",
      repertoire: Repertoire(apps),
      commands: CommandTable(
        program: name,
        summary: "Talks with an app through the intents it handles.",
        unnamed: .converse,
        named: Command.ofEveryProgram
      )
    )
  }
}
