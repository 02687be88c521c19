import Assistant
import Foundation
import Reporting
import Terminal
import Transcripts

extension Talk {
  /// Writes the conversation so far as a transcript for others to see, with a world of its own.
  func report(_ name: String) async {
    guard !name.isEmpty else {
      return complain("Expected a file's name after :report, found nothing.")
    }
    let files = ReportFiles(named: locations.expanded(name))
    do {
      let report = try await makeReport()
      try files.write(report)
      files.tell(report, console)
    } catch {
      complain("\(error)")
      storageFailures.note()
    }
  }

  /// Plays the conversation again, from a folder that nobody else can read.
  private func makeReport() async throws -> Report {
    let folder = try StorageCopy()
    let stored = start()
    let data = stored.map { _ in URL(filePath: "\(folder.path)/stored") }
    if let data { try stored?.copy(to: data.path) }
    let text = try recording.text(data: data)
    let document = try Document(parsing: text, file: "\(folder.path)/conversation.transcript")
    let report = try await invocation.report(on: document.transcripts[0])
    return withExtendedLifetime(folder) { report }
  }
}
