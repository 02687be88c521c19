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
    } catch is CancellationError {
      complain("No report was written.")
    } catch {
      complain("\(error)")
      storageFailures.note()
    }
  }

  /// Plays the conversation again, from a folder that nobody else can read.
  ///
  /// - Throws: `CancellationError` after Ctrl-C.
  private func makeReport() async throws -> Report {
    let folder = try StorageCopy()
    let stored = start()
    let data = stored.map { _ in URL(filePath: "\(folder.path)/stored") }
    if let data { try stored?.copy(to: data.path) }
    let text = try text(data: data)
    let document = try Document(parsing: text, file: "\(folder.path)/conversation.transcript")
    let work = Task { [invocation] in try await invocation.report(on: document.transcripts[0]) }
    let listening = console.interrupts.listen { signal in
      if signal.endsWork { work.cancel() }
      return signal.endsWork
    }
    let remark = remarkWhenItTakesLong()
    let report = await work.result
    remark()
    console.screen.endRemark()
    return try withExtendedLifetime((folder, listening)) { try report.get() }
  }
}
