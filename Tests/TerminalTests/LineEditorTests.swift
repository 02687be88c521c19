import Foundation
import Scratch
import Testing

/// Keys, pressed in a real terminal; what is shown is never compared byte for byte.
///
/// What is tested stands beside this file, by what it is about.
@Suite(.serialized) struct LineEditorTests {
  let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  var historyPath: String { scratch.path("state/history") }

  var probe: String { get throws { try Pseudoterminal.executable("terminal-probe") } }

  func environment(_ variables: [String]) -> [String] {
    variables + ["LANG=C.UTF-8", "TERM=xterm", "INPUTRC=/dev/null", "HOME=\(scratch.path)"]
  }

  func session(_ variables: String...) throws -> Pseudoterminal {
    let session = try Pseudoterminal(
      probe,
      [historyPath],
      environment: environment(variables)
    )
    try session.expect("ready>")
    return session
  }

  func linesOfHistory() throws -> [Substring] {
    try String(contentsOfFile: historyPath, encoding: .utf8).split(separator: "\n")
  }
}
