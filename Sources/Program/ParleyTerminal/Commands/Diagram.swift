import Assistant
import Diagrams
import Files
import Foundation
import Parley
import Terminal
import Transcripts

extension Command {
  /// `diagram FILE`: a conversation as a picture of who told whom what.
  package static let diagram = Command(
    name: "diagram",
    operands: .one("FILE"),
    summary: "draw a transcript, as it is played, as a sequence diagram",
    options: [.format, .output, .filter, .allow],
    run: { invocation in
      try await Diagram(invocation).run(invocation.operands[0])
    }
  )
}

/// Plays a transcript and draws what happened.
private struct Diagram {
  let invocation: Invocation
  let player: Player

  init(_ invocation: Invocation) throws {
    self.invocation = invocation
    player = try Player(
      files: invocation.files,
      repertoire: invocation.program.repertoire,
      allowed: invocation.allowed
    )
  }

  func run(_ path: String) async throws -> ExitCode {
    let scripts = try Selection(invocation.settings, allowed: invocation.allowed).scripts(in: [path]
    )
    let outputs = try invocation.outputs(besides: player.inputs(of: scripts.transcripts))
    let transcript = try scripts.onlyTranscript(to: "draw")
    let (prompter, problems) = try await player.prompter(
      havingPlayed: transcript,
      keepingTurns: true
    )
    let performance = prompter.performance
    for problem in problems { invocation.console.warn(problem) }
    let text = text(of: performance, title: transcript.headline)
    outputs.write(text, to: invocation.settings.output)
    warn(of: transcript.differences(from: performance))
    return outputs.code(after: .fine)
  }

  private func text(of performance: Performance, title: String) -> String {
    let diagram = SequenceDiagram(of: performance, title: title)
    switch invocation.settings.diagramFormat {
    case .mermaid: return Mermaid(diagram).text
    case .svg: return SVG(diagram).text
    }
  }

  private func warn(of differences: [Difference]) {
    guard let first = differences.first else { return }
    invocation.console.warn(
      "The diagram shows what happened, which differs from the transcript: \(first)"
    )
  }
}

extension Transcript {
  /// The first sentence of its notes.
  fileprivate var headline: String {
    let text = notes.joined(separator: " ")
    return text.firstRange(of: ". ").map { String(text[..<$0.lowerBound]) } ?? text
  }
}

extension Settings {
  /// As it is told, or else as the output's name says.
  fileprivate var diagramFormat: DiagramFormat {
    format ?? (output?.lowercased().hasSuffix(".svg") == true ? .svg : .mermaid)
  }
}
