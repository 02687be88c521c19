import Foundation
@_exported public import Parley
import Terminal

/// Does what the command line says, and ends the process: makes an executable of your apps that
/// is used as `parley` is.
///
///     // main.swift
///     await converse(with: ferry)
///
/// Without arguments it starts the conversation in the terminal; `say`, `replay`, `diagram`,
/// `import`, `check`, `explain` and `--help` are there, too.
///
/// - Parameters:
///   - apps: The apps to talk with.
///   - world: A folder with people and places to talk about, seen from that of the source file;
///     the sample world, if there is none. The option `--world` names another.
///   - file: The source file.
public func converse(
  with apps: App...,
  in world: String? = nil,
  file: StaticString = #filePath
) async -> Never {
  let executable = URL(filePath: CommandLine.arguments.first ?? "converse")
  let world = world.map { resolved($0, besides: file) }
  await Program(named: executable.lastPathComponent, apps: apps, world: world).main()
}

extension Program {
  fileprivate init(named name: String, apps: [App], world: String?) {
    self.init(
      title: name,
      version: "\(name), with Parley \(Self.parleyVersion)",
      repertoire: Repertoire(apps),
      world: world,
      commands: CommandTable(
        program: name,
        summary: "talk with an app through the intents it handles",
        unnamed: .converse,
        named: Command.ofEveryProgram
      )
    )
  }
}
