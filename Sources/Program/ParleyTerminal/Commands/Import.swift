import Files
import Foundation
import Importing
import Parley
import Terminal
import Transcripts

extension Command {
  /// `import FILE`: another tool's conversation as a transcript.
  package static let importing = Command(
    name: "import",
    operands: .one("FILE"),
    summary: "print a conversation of Botium or of the ASK CLI as a transcript",
    options: [.output],
    run: { invocation in
      try Importing(invocation).run(invocation.operands[0])
    }
  )
}

/// Translates a file, and says what could not be.
private struct Importing {
  let invocation: Invocation

  init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  func run(_ path: String) throws -> ExitCode {
    let library = BotiumLibrary(besides: path)
    let outputs = try invocation.outputs(besides: [path] + library.paths)
    guard let format = ImportFormat(ofFile: path) else {
      let expected = "a file of Botium (.convo.txt) or of the ASK CLI (.json)"
      throw UnusableFile(path: path, expected: expected)
    }
    let conversation = try format.conversation(
      in: try Script.text(ofFile: path),
      file: path,
      library
    )
    for remark in conversation.remarks {
      let position = remark.position
      invocation.console.errors.print(
        "\(path):\(position.line):\(position.column): Not translated: \(remark.sentence)"
      )
    }
    outputs.write(conversation.text, to: invocation.settings.output)
    return outputs.code(after: .fine)
  }
}
