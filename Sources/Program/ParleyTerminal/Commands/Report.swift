import Assistant
import Foundation
import Parley
import Transcripts

extension Command {
  /// `report FILE`: a conversation for somebody else's eyes.
  package static let report = Command(
    name: "report",
    operands: .one("FILE"),
    summary: "write a transcript for others to see, cut down and with invented names",
    options: [.reportName, .whole, .filter, .allow, .inProcess, .appMemory],
    isolatesApps: true,
    run: { invocation in
      let path = invocation.operands[0]
      let selection = Selection(invocation.settings, allowed: invocation.allowed)
      let transcript = try selection.scripts(in: [path]).onlyTranscript(to: "report")
      let report = try await invocation.report(on: transcript)
      let name = URL(filePath: path).deletingPathExtension().lastPathComponent
      let files = ReportFiles(named: invocation.settings.output ?? "\(name).report")
      try files.write(report)
      files.tell(report, invocation.console)
      return .fine
    }
  )
}
